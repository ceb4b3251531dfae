/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/common/text.h"

G_BEGIN_DECLS

/* How much of what comes from outside is read: every bound of texts, and what
 * applies it. Whoever shows a text need not think about its length. A letter is
 * a Unicode character; marks that combine with one count, too. */

/* Names of setups, authors and players, and titles: one paragraph. What is
 * longer is cut where it is read. */
#define RELAIS_NAME_LENGTH 100
/* The longest name of a player that can be typed. */
#define RELAIS_PLAYER_LENGTH 40

/* Notes and remarks. What is longer is refused where it is read: somebody wrote
 * it on purpose. */
#define RELAIS_NOTE_LENGTH 10000
#define RELAIS_NOTE_LINES 500

/* What an analysis found about a move, in bytes, and how its line begins. */
#define RELAIS_JUDGED_LENGTH 200
#define RELAIS_JUDGED_BEGINS "analysis: "

/* What a line of a list shows of one. */
#define RELAIS_BEGINNING_LENGTH 240
#define RELAIS_BEGINNING_LINES 8
/* The same where a name and who made it stand in the line, too. */
#define RELAIS_GLIMPSE_LENGTH 100

/* All the words that are looked for at a time. */
#define RELAIS_WORDS_LENGTH 200

/* A text that may hold the code of a setup, as it is shown: in letters; one of
 * ASCII alone, as codes are, in bytes, as it is laid out quickly. */
#define RELAIS_CODE_LENGTH 8000
#define RELAIS_CODE_BYTES (128 * 1024)
/* Of it, letters in a row between which no line can be broken: to lay them out
 * takes the square of their number. A whole code that is longer comes in groups. */
#define RELAIS_CODE_WORD 2000

/* The id of a scenario. */
#define RELAIS_ID_LENGTH 64
/* What is kept of another version's members of NAME.json, in bytes: too short
 * for so many that with ours the file could not be read again. */
#define RELAIS_UNKNOWN_LENGTH 4096

/* JSON, of a setup, of card values and of all else, in bytes. How deep it may be
 * nested, and how many values there may be, is in engine/common/json.h. */
#define RELAIS_JSON_LENGTH (1024 * 1024)

/* What is quoted in a sentence about what is wrong, in bytes. */
#define RELAIS_QUOTE_BYTES 40

/* Of one text; more help nobody, and each is a sentence. */
#define RELAIS_MAX_PROBLEMS 256

/* In one paragraph, and cut if it is longer; NULL for NULL. */
char     *relais_bounds_line      (const char *text,
                                   glong       letters);
/* A name that is within its bounds stays as it is. */
char     *relais_bounds_name      (const char *text);
/* Words to look for, with one blank between them; what is longer is left out. */
char     *relais_bounds_words     (const char *text);
/* As much of a note or remark as is within its bounds; FALSE if that is not all. */
gboolean  relais_bounds_note      (const char *text,
                                   char      **kept);
/* Whether a text may be shown where codes are pasted. */
gboolean  relais_bounds_code      (const char *text);
/* A line of an analysis as it is kept, in plain letters; FALSE if it is none: somebody's own words. */
gboolean  relais_bounds_judged    (RelaisWord  line);
/* What to say of a note or remark that is not. */
char     *relais_bounds_refuse    (void);
/* How many bytes of a text that is UTF-8 so many letters in so many lines are. */
gsize     relais_bounds_fitting   (const char *text,
                                   guint       letters,
                                   guint       lines);
/* The beginning of a note or remark for a line of a list, as it is written. */
char     *relais_bounds_beginning (const char *text);
/* How many bytes of a text that is not empty are laid out at a time. */
gsize     relais_bounds_portion   (const char *text);
/* A word of somebody else's in quotation marks, made valid and not too long. */
char     *relais_quote            (RelaisWord  word);

G_END_DECLS
