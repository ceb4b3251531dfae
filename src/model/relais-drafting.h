/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-draft.h"

G_BEGIN_DECLS

/* What the editor of setups has to know of a game: a table, reached from the
 * game's RelaisLore. All of it works on a board, which is flat; the draft
 * keeps boards, undoes, and tells. Everything must stand gaps and impossible
 * positions. */

typedef struct
{
  const RelaisGame *game;
  gconstpointer edition;        /* its values may not go together */
  RelaisState state;
  RelaisConfig given;           /* options that were chosen */
  guint32 drawn;                /* what is drawn at random; bits of the game's own */
} RelaisDraftBoard;

/* For names: what the seats of a board are called. */
typedef struct
{
  const char *name[RELAIS_MAX_SEATS];
  const char *colour[RELAIS_MAX_SEATS];
} RelaisDraftSeats;

/* All strings are owned by the description and translated. */
typedef struct
{
  char *id;
  char *title;
  char *caption;                /* in a word, where it stands among its group */
  const char *group;            /* interned */
  char *group_title;
  const char *sprite;           /* interned */
  int seat;
} RelaisPieceText;

typedef struct
{
  char *key;
  char *title;
  const char *section;          /* interned */
  RelaisDraftFieldKind kind;
  guint id;                     /* the game's own */
  gboolean supply;              /* of a number: what is not taken is left for others */
} RelaisFieldText;

typedef struct
{
  gint64 value;
  gint64 minimum, maximum;
  gboolean sensitive;
} RelaisFieldValue;

#define RELAIS_DRAFT_MAX_CARDS 128      /* of one list, several of a kind among them */

typedef struct
{
  guint n;
  guint8 at[RELAIS_DRAFT_MAX_CARDS];
} RelaisCardList;

typedef struct
{
  const char *piece;
  const char *from;             /* NULL: from what is left */
  const char *to;               /* NULL: away */
} RelaisDraftMove;

/* What changes a whole draft at once. */
typedef struct
{
  const char *id;               /* RELAIS_DRAFT_CLEAR: a new draft that is to be empty begins with it */
  const char *title;            /* in a menu, with a mnemonic; untranslated, as the others */
  const char *deed;             /* as a step that was done */
  const char *unchanged;        /* why there was nothing to do; NULL: it is so already */
  gboolean rotates;             /* everybody sits one seat further on: names, colours and kinds go along */
  gboolean (*use) (RelaisDraftBoard *board, RelaisReason **why);
} RelaisDraftTool;

struct _RelaisDrafting
{
  /* A start drawn with the options' seed. FALSE, and why, if the card values
   * leave none. */
  gboolean (*begin)        (RelaisDraftBoard *board, RelaisReason **why);
  /* The options that agree with the state: from a game or a setup. */
  void     (*adopt)        (RelaisDraftBoard *board);
  /* What is hidden was dealt anew: where nothing of it is known, the options'
   * seed may as well draw it. */
  void     (*deal)         (RelaisDraftBoard *board);
  /* After a change: options, seats, supplies, decks and whose turn it is
   * follow from the rest. */
  void     (*settle)       (RelaisDraftBoard *board);
  void     (*remove_seat)  (RelaisDraftBoard *board, guint seat);
  /* Gaps, drawn with the options' seed; decks that are shuffled stay so. */
  gboolean (*complete)     (RelaisDraftBoard *board, RelaisReason **why);
  gboolean (*is_complete)  (const RelaisDraftBoard *board);
  /* In the order of the menu; ends at a NULL id. */
  const RelaisDraftTool *tools;

  /* Pieces, in the order of the palettes. */
  guint    (*n_pieces)     (const RelaisDraftBoard *board);
  void     (*tell_piece)   (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, guint piece,
                            RelaisPieceText *text);
  void     (*count_piece)  (const RelaisDraftBoard *board, guint piece, guint *left, guint *total);
  gboolean (*move)         (RelaisDraftBoard *board, const RelaisDraftSeats *seats, const RelaisDraftMove *move,
                            RelaisReason **why);
  /* Adds ids, as strings to be freed. */
  void     (*pieces_at)    (const RelaisDraftBoard *board, const char *place, GPtrArray *pieces);
  void     (*places_of)    (const RelaisDraftBoard *board, const char *piece, GPtrArray *places);

  /* Values. `fields` adds RelaisFieldText to be freed with
   * relais_field_text_free; they are asked for again when the shape changes. */
  guint32  (*shape)        (const RelaisDraftBoard *board);
  void     (*fields)       (const RelaisDraftBoard *board, GPtrArray *fields);
  void     (*get_value)    (const RelaisDraftBoard *board, guint id, RelaisFieldValue *value);
  void     (*set_value)    (RelaisDraftBoard *board, guint id, gint64 value);
  /* Titles of a choice's values, to be freed with g_strfreev. */
  char   **(*words)        (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, guint id);
  void     (*get_cards)    (const RelaisDraftBoard *board, guint id, RelaisCardList *cards, RelaisCardList *addable);
  gboolean (*set_cards)    (RelaisDraftBoard *board, guint id, const RelaisCardList *cards, RelaisReason **why);
  const char *(*card_id)   (guint id, guint card);
  char    *(*card_name)    (const RelaisDraftBoard *board, guint id, guint card);
  /* How many copies nobody has; 0 of a card that there is only once. */
  guint    (*card_left)    (const RelaisDraftBoard *board, guint id, guint card);
  /* "2 cards" or whatever the list is of, translated. */
  char    *(*count_cards)  (guint id, guint n);
  /* Why none can be added, where one might wonder: a sentence, translated; NULL. */
  char    *(*tell_none)    (const RelaisDraftBoard *board, guint id);

  /* The check; adds findings (transfer full). */
  void     (*check)        (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, GPtrArray *findings);
  /* The piece that it misses on the board; NULL: none, or it is a player's. */
  const char *(*missing)   (const RelaisFinding *finding);
  gboolean (*fix)          (RelaisDraftBoard *board, const RelaisFinding *finding, RelaisReason **why);
  /* Another way to mend it, and what that is called, untranslated; NULL: there is none. */
  const char *(*other_fix) (const RelaisFinding *finding);
  gboolean (*fix_otherwise) (RelaisDraftBoard *board, const RelaisFinding *finding, RelaisReason **why);

  /* Files: what the game's reader of setups cannot take or would fill in.
   * `state` and `json` are the members of a setup. */
  void     (*read_gaps)    (RelaisDraftBoard *board, const RelaisJson *json, RelaisFindings *findings);
  char    *(*print)        (const RelaisDraftBoard *board);
};

typedef struct _RelaisDrafting RelaisDrafting;

void relais_piece_text_clear (RelaisPieceText *text);
void relais_field_text_free  (gpointer text);

/* `finding` tells which refusal; beyond the game's table are codes of the
 * table's own. Takes sentence; places end at NULL or are NULL; what the fix is
 * called is not translated. */
RelaisDraftFinding  *relais_draft_finding_new         (RelaisDraftSeverity  severity,
                                                       const char          *rule,
                                                       char                *sentence,
                                                       const RelaisFinding *finding,
                                                       char               **places,
                                                       const char          *fix);
const RelaisFinding *relais_draft_finding_get_finding (RelaisDraftFinding  *self);
/* What the fix is called, untranslated. */
const char          *relais_draft_finding_get_deed    (RelaisDraftFinding  *self);

G_END_DECLS
