/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-draft-field.h"
#include "relais-draft-finding.h"
#include "relais-draft-piece.h"
#include "relais-match.h"
#include "record/relais-setup.h"

G_BEGIN_DECLS

/* A setup being made: a position that may have gaps and may be impossible, its
 * edition, who plays, and what is still drawn at random. Every change is a
 * step that can be undone.
 *
 * Properties, all with notify: can-undo, can-redo, undo-title, redo-title,
 * playable, name, author, note.
 * Signals: "changed" after any change (also undo and redo), when everything
 * else is up to date; "findings-changed" before that, if the findings are
 * others; "seats-changed" before that, if there are more or fewer seats or one
 * is called or coloured otherwise. */

#define RELAIS_TYPE_DRAFT (relais_draft_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraft, relais_draft, RELAIS, DRAFT, GObject)

/* A random start of the game as it is usually played. */
RelaisDraft      *relais_draft_new               (const RelaisGame   *game);
/* The same with nothing laid out: what is chosen for a start lies nowhere. */
RelaisDraft      *relais_draft_new_empty         (const RelaisGame   *game);
RelaisDraft      *relais_draft_new_from_setup    (const RelaisSetup  *setup);
/* A position of a game, also one in the middle of a turn. As long as the game
 * is not over, what is hidden in it is dealt anew. */
RelaisDraft      *relais_draft_new_from_position (RelaisMatch        *match,
                                                  RelaisNode         *node);
/* The same with what is hidden as it really lies. */
RelaisDraft      *relais_draft_new_as_it_lies    (RelaisMatch        *match,
                                                  RelaisNode         *node);
/* A .relais-setup file, also one that is impossible or has gaps. NULL if it
 * is none at all; otherwise what was not understood is among the problems
 * and is left out. */
RelaisDraft      *relais_draft_read              (const char         *text,
                                                  gsize               length,
                                                  GPtrArray          *problems);
/* As a .relais-setup file holds it: what is left out there is a gap or drawn
 * at random. One that is playable can be read by everything that reads setups. */
char             *relais_draft_print             (RelaisDraft        *self,
                                                  gsize              *length);
/* As one line, which of a start without changed card values is shorter than
 * RELAIS_DRAFT_CODE_LENGTH: as many of its texts are left out as that takes,
 * each step with those before it. NULL: texts of what else it may be are too
 * long for any line. */
#define RELAIS_DRAFT_CODE_LENGTH 200

typedef enum
{
  RELAIS_DRAFT_WITH_TEXTS,
  RELAIS_DRAFT_WITHOUT_NOTE,
  RELAIS_DRAFT_WITHOUT_PLAYERS, /* their names */
  RELAIS_DRAFT_WITHOUT_AUTHOR,
  RELAIS_DRAFT_WITHOUT_NAME,
} RelaisDraftTexts;

char             *relais_draft_dup_code          (RelaisDraft        *self,
                                                  RelaisDraftTexts   *texts,
                                                  GPtrArray          *problems);
/* The setup with its gaps filled in; NULL unless playable. */
RelaisSetup      *relais_draft_dup_setup         (RelaisDraft        *self);
/* A game that begins with it; NULL unless playable. */
RelaisMatch      *relais_draft_start             (RelaisDraft        *self);

const RelaisGame *relais_draft_get_game          (RelaisDraft        *self);
gconstpointer     relais_draft_get_edition       (RelaisDraft        *self);
/* For all that draws positions: its only position is the draft's state. It
 * may have gaps and be impossible, so nothing may be played or asked what is
 * legal. It stays the same object; every change of the draft resets it. */
RelaisMatch      *relais_draft_get_match         (RelaisDraft        *self);
gboolean          relais_draft_is_playable       (RelaisDraft        *self);
/* Another number for another position, other options or card values; names
 * and notes do not count. */
guint64           relais_draft_fingerprint       (RelaisDraft        *self);
/* Has it no gaps and nothing that is drawn at random? */
gboolean          relais_draft_is_complete       (RelaisDraft        *self);

/* What the file is called and says; NULL: nothing. */
const char       *relais_draft_get_name          (RelaisDraft        *self);
void              relais_draft_set_name          (RelaisDraft        *self,
                                                  const char         *name);
const char       *relais_draft_get_author        (RelaisDraft        *self);
void              relais_draft_set_author        (RelaisDraft        *self,
                                                  const char         *author);
const char       *relais_draft_get_note          (RelaisDraft        *self);
void              relais_draft_set_note          (RelaisDraft        *self,
                                                  const char         *note);

/* Seats. Who has no name of his own is called as his colour. More and fewer
 * seats at the end: the option "players". */
guint             relais_draft_get_n_seats       (RelaisDraft        *self);
const char       *relais_draft_get_seat_name     (RelaisDraft        *self,
                                                  guint               seat);
void              relais_draft_set_seat_name     (RelaisDraft        *self,
                                                  guint               seat,
                                                  const char         *name);
const char       *relais_draft_get_seat_colour   (RelaisDraft        *self,
                                                  guint               seat);
/* Who had the colour gets this seat's. */
void              relais_draft_set_seat_colour   (RelaisDraft        *self,
                                                  guint               seat,
                                                  const char         *colour);
/* With all that the player has; FALSE if there must be as many. */
/* "human", or a computer player's level (RelaisPlayerInfo). */
const char       *relais_draft_get_seat_kind     (RelaisDraft        *self,
                                                  guint               seat);
void              relais_draft_set_seat_kind     (RelaisDraft        *self,
                                                  guint               seat,
                                                  const char         *kind);
gboolean          relais_draft_remove_seat       (RelaisDraft        *self,
                                                  guint               seat);

/* Pieces and places. Places are called as on the board ("saumur", "market-4",
 * "river-07", "palace-nantes.bank"), and figures are places for horses
 * ("merchant-0"). What is refused is told (`why` may be NULL). */
GListModel       *relais_draft_get_pieces        (RelaisDraft        *self);
RelaisDraftPiece *relais_draft_find_piece        (RelaisDraft        *self,
                                                  const char         *piece);
gboolean          relais_draft_can_put           (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *place,
                                                  RelaisReason      **why);
/* From what is left; of what exists once also from where it lies. What lies
 * there already and cannot stay is taken away. */
gboolean          relais_draft_put               (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *place,
                                                  RelaisReason      **why);
gboolean          relais_draft_take              (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *place,
                                                  RelaisReason      **why);
/* Two of a sort (shields, tiles) change places. */
gboolean          relais_draft_move              (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *from,
                                                  const char         *to,
                                                  RelaisReason      **why);
gboolean          relais_draft_can_move          (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *from,
                                                  const char         *to,
                                                  RelaisReason      **why);
/* (transfer full) If that were done: the places of what would be wrong about
 * where the piece comes, or about what changes places with it. Empty: nothing,
 * or it cannot be done. from: NULL, from what is left. */
char            **relais_draft_foresee           (RelaisDraft        *self,
                                                  const char         *piece,
                                                  const char         *from,
                                                  const char         *to);
/* (transfer full) Ids of the pieces that lie there, topmost first; each once. */
char            **relais_draft_pieces_at         (RelaisDraft        *self,
                                                  const char         *place);
/* (transfer full) Where pieces of this sort lie. */
char            **relais_draft_places_of         (RelaisDraft        *self,
                                                  const char         *piece);

/* Values: of RelaisDraftField. NULL: all sections. */
GListModel       *relais_draft_fields            (RelaisDraft        *self,
                                                  const char         *section);
RelaisDraftField *relais_draft_find_field        (RelaisDraft        *self,
                                                  const char         *key);

/* Options, as RelaisNewGame has them: chosen, or derived. */
int               relais_draft_find_option       (RelaisDraft        *self,
                                                  const char         *key);
gint64            relais_draft_get_option        (RelaisDraft        *self,
                                                  int                 option);
gboolean          relais_draft_is_given          (RelaisDraft        *self,
                                                  int                 option);
void              relais_draft_set_option        (RelaisDraft        *self,
                                                  int                 option,
                                                  gint64              value);
void              relais_draft_unset_option      (RelaisDraft        *self,
                                                  int                 option);
/* Several rules at once: a bit for each option. */
void              relais_draft_unset_rules       (RelaisDraft        *self,
                                                  guint32             options);

/* Card values, by the game's table of them; `index` within a list, else 0. */
/* FALSE if it is none of the field's values. */
gboolean          relais_draft_set_value         (RelaisDraft        *self,
                                                  const RelaisField  *field,
                                                  guint               index,
                                                  guint               value);
/* As they are printed, several in one step. */
typedef struct
{
  const RelaisField *field;
  guint index;
} RelaisDraftCell;

void              relais_draft_reset_values      (RelaisDraft        *self,
                                                  const RelaisDraftCell *cells,
                                                  guint               n);
void              relais_draft_reset_edition     (RelaisDraft        *self);
/* An edition file: the object of changes. FALSE, and nothing changed, if
 * anything is wrong with it. */
gboolean          relais_draft_read_edition      (RelaisDraft        *self,
                                                  const char         *text,
                                                  gsize               length,
                                                  GPtrArray          *problems);
char             *relais_draft_print_edition     (RelaisDraft        *self,
                                                  gsize              *length);

/* Undo. The titles name what would be undone or redone; NULL: nothing. */
gboolean          relais_draft_can_undo          (RelaisDraft        *self);
gboolean          relais_draft_can_redo          (RelaisDraft        *self);
const char       *relais_draft_get_undo_title    (RelaisDraft        *self);
const char       *relais_draft_get_redo_title    (RelaisDraft        *self);
gboolean          relais_draft_undo              (RelaisDraft        *self);
gboolean          relais_draft_redo              (RelaisDraft        *self);

/* It begins as it is now: nothing can be undone or redone. */
void              relais_draft_forget_steps      (RelaisDraft        *self);

/* What is called otherwise in another language is told anew. */
void              relais_draft_retell            (RelaisDraft        *self);

/* The check: of RelaisDraftFinding, errors first. */
GListModel       *relais_draft_get_findings      (RelaisDraft        *self);
/* What should lie on the board and does not: (nullable) */
RelaisDraftPiece *relais_draft_missing_piece     (RelaisDraft        *self,
                                                  RelaisDraftFinding *finding);
gboolean          relais_draft_fix               (RelaisDraft        *self,
                                                  RelaisDraftFinding *finding,
                                                  RelaisReason      **why);
/* What another way to mend it is called; NULL: there is no other. */
const char       *relais_draft_get_other_fix     (RelaisDraft        *self,
                                                  RelaisDraftFinding *finding);
gboolean          relais_draft_fix_otherwise     (RelaisDraft        *self,
                                                  RelaisDraftFinding *finding,
                                                  RelaisReason      **why);

#define RELAIS_DRAFT_CLEAR "clear"      /* to the start, with nothing laid out */

/* The game's tools (RelaisDrafting), each one step. FALSE, and why, if there is
 * nothing that it could do or no way to do it. */
gboolean          relais_draft_use_tool          (RelaisDraft        *self,
                                                  const char         *id,
                                                  RelaisReason      **why);
/* A start drawn anew; players, options and card values stay. */
gboolean          relais_draft_use_random        (RelaisDraft        *self,
                                                  gint64              seed,
                                                  RelaisReason      **why);
/* The gaps, drawn with this seed (and shuffled with it); all else stays. */
gboolean          relais_draft_use_complete      (RelaisDraft        *self,
                                                  gint64              seed,
                                                  RelaisReason      **why);

G_END_DECLS
