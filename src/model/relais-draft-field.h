/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-reason.h"

G_BEGIN_DECLS

/* A value of a draft that is no piece on the board. A field stays the same
 * object as long as there is such a value, and follows the draft by itself.
 * Setting it is an edit of the draft; settings of one field that follow each
 * other are one step of undo.
 *
 * Properties, all with notify: key, title, section, kind, value (of a number,
 * a choice or a flag), minimum, maximum, words (titles of a choice's values),
 * sensitive (it means something at present), text (the value as words).
 * Signal "cards-changed": the list, or what could be added to it. */

typedef enum
{
  RELAIS_DRAFT_NUMBER,          /* from minimum to maximum */
  RELAIS_DRAFT_CHOICE,          /* index of one of the words */
  RELAIS_DRAFT_FLAG,            /* 0 or 1 */
  RELAIS_DRAFT_CARDS,           /* an ordered list of ids, none twice */
} RelaisDraftFieldKind;

#define RELAIS_TYPE_DRAFT_FIELD (relais_draft_field_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraftField, relais_draft_field, RELAIS, DRAFT_FIELD, GObject)

/* A path of the setup file: "turn", "seats.0.deniers", "seats.0.merchant.dir",
 * "decks.1"; or below one, for what a file tells by leaving it out:
 * "decks.1.shuffled", "seats.0.messages.drawn". */
const char           *relais_draft_field_get_key       (RelaisDraftField  *self);
const char           *relais_draft_field_get_title     (RelaisDraftField  *self);
/* "table", "seat-0" .. "seat-3", "decks", or one of the game's own. */
const char           *relais_draft_field_get_section   (RelaisDraftField  *self);
RelaisDraftFieldKind  relais_draft_field_get_kind      (RelaisDraftField  *self);
gboolean              relais_draft_field_get_sensitive (RelaisDraftField  *self);

gint64                relais_draft_field_get_value     (RelaisDraftField  *self);
/* FALSE if the value is none of the field's, or means nothing at present. */
gboolean              relais_draft_field_set_value     (RelaisDraftField  *self,
                                                        gint64             value);
gint64                relais_draft_field_get_minimum   (RelaisDraftField  *self);
gint64                relais_draft_field_get_maximum   (RelaisDraftField  *self);
gint64                relais_draft_field_get_left      (RelaisDraftField  *self);
/* Titles of a choice's values; NULL ends the list; NULL for other kinds. */
const char *const    *relais_draft_field_get_words     (RelaisDraftField  *self);

/* Ids, such as "spy", "m2.05", "nantes.bank" (of marks: villages). NULL ends
 * the lists, which belong to the field and stay until it changes. */
const char *const    *relais_draft_field_get_cards     (RelaisDraftField  *self);
const char *const    *relais_draft_field_get_addable   (RelaisDraftField  *self);
/* FALSE, and why (a sentence), if the draft cannot have it, or be without it. */
gboolean              relais_draft_field_add_card      (RelaisDraftField  *self,
                                                        const char        *card,
                                                        RelaisReason     **why);
gboolean              relais_draft_field_remove_card   (RelaisDraftField  *self,
                                                        const char        *card);
/* To the place of that number, counted without the card itself. */
gboolean              relais_draft_field_move_card     (RelaisDraftField  *self,
                                                        const char        *card,
                                                        guint              to);
/* What one of the ids is called, beginning with a capital. */
char                 *relais_draft_field_name_card     (RelaisDraftField  *self,
                                                        const char        *card);
/* The same, with how many are left where there are several. */
char                 *relais_draft_field_name_addable  (RelaisDraftField  *self,
                                                        const char        *card);
/* "2 cards", "1 mark", "None". */
char                 *relais_draft_field_count_cards   (RelaisDraftField  *self);
/* (nullable) Why none can be added, where one might wonder. */
char                 *relais_draft_field_tell_none     (RelaisDraftField  *self);

G_END_DECLS
