/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire.h"
#include "loire-lore.h"
#include "model/relais-drafting.h"

G_BEGIN_DECLS

/* La Loire's part of the setup editor. A gap is LOIRE_NONE: a village without
 * a shield, a space of the market without a tile, a standard game without a
 * circus, a figure nowhere; and horses or cards that are in no place. */

/* What is drawn at random: bits of the board's `drawn`. */
#define LOIRE_DRAWN_DECK(level) (1u << (level))                         /* 0 .. 3 */
#define LOIRE_DRAWN_HAND(seat) (1u << (LOIRE_LEVELS + (seat)))
#define LOIRE_DRAWN_DECKS (LOIRE_DRAWN_HAND (0) - 1)

static inline LoireState *
loire_draft_state (RelaisDraftBoard *board)
{
  return (LoireState *) &board->state;
}

static inline const LoireState *
loire_draft_peek (const RelaisDraftBoard *board)
{
  return (const LoireState *) &board->state;
}

/* A message of a seat's hand, to be changed; NULL: it is not there. */
static inline LoireHeld *
loire_draft_held (LoireSeat *seat, guint card)
{
  guint slot = loire_slot_of (seat, card);

  return slot < seat->n_held ? &seat->held[slot] : NULL;
}

/* What the pieces are: "shield-red" is a shield of number LOIRE_RED. */
typedef enum
{
  LOIRE_PIECE_SHIELD,
  LOIRE_PIECE_TILE,
  LOIRE_PIECE_CIRCUS,
  LOIRE_PIECE_HORSE,
  LOIRE_PIECE_FIGURE,           /* number: LoireFigure */
  LOIRE_PIECE_BUILDING,         /* number: LoireBuilding */
  LOIRE_PIECE_BOAT,
  LOIRE_PIECE_TOKEN,
  LOIRE_PIECE_PALACE,           /* a palace's owner */
  LOIRE_PIECE_SORTS
} LoirePieceSort;

typedef struct
{
  LoirePieceSort sort;
  guint number;
  guint seat;                   /* of a player's */
} LoirePiece;

typedef enum
{
  LOIRE_PLACE_LOCATION,
  LOIRE_PLACE_MARKET,           /* 0 .. 6 */
  LOIRE_PLACE_RIVER,            /* 0 .. 20 */
  LOIRE_PLACE_PALACES,
  LOIRE_PLACE_STACK,            /* number: LoireFigure */
} LoirePlaceSort;

typedef struct
{
  LoirePlaceSort sort;
  guint number;
  guint seat;
} LoireDraftPlace;

#define LOIRE_LAST_SPACE 20     /* of the river */

gboolean  loire_draft_find_piece  (const LoireState       *s,
                                   const char             *id,
                                   LoirePiece             *piece);
gboolean  loire_draft_find_place  (const LoireState       *s,
                                   const char             *id,
                                   LoireDraftPlace        *place);
void      loire_draft_piece_id    (const LoirePiece       *piece,
                                   char                    id[32]);
char     *loire_draft_piece_title (const LoirePiece       *piece,
                                   const RelaisDraftSeats *seats);
void      loire_draft_count       (const RelaisDraftBoard *board,
                                   const LoirePiece       *piece,
                                   guint                  *left,
                                   guint                  *total);

/* Palettes */
guint     loire_draft_n_pieces    (const RelaisDraftBoard *board);
void      loire_draft_tell_piece  (const RelaisDraftBoard *board,
                                   const RelaisDraftSeats *seats,
                                   guint                   piece,
                                   RelaisPieceText        *text);
void      loire_draft_count_piece (const RelaisDraftBoard *board,
                                   guint                   piece,
                                   guint                  *left,
                                   guint                  *total);
gboolean  loire_draft_move        (RelaisDraftBoard       *board,
                                   const RelaisDraftSeats *seats,
                                   const RelaisDraftMove  *move,
                                   RelaisReason          **why);
void      loire_draft_pieces_at   (const RelaisDraftBoard *board,
                                   const char             *place,
                                   GPtrArray              *pieces);
void      loire_draft_places_of   (const RelaisDraftBoard *board,
                                   const char             *piece,
                                   GPtrArray              *places);

/* Beginning, and what follows from what */
gboolean  loire_draft_begin       (RelaisDraftBoard       *board,
                                   RelaisReason          **why);
void      loire_draft_adopt       (RelaisDraftBoard       *board);
void      loire_draft_deal        (RelaisDraftBoard       *board);
void      loire_draft_settle      (RelaisDraftBoard       *board);
void      loire_draft_settle_read (RelaisDraftBoard       *board,
                                   gboolean                supplies_told);
/* The options of a state, by the table of options; but for the preset. */
void      loire_draft_values      (const LoireState       *s,
                                   gint64                 *value);
void      loire_draft_remove_seat (RelaisDraftBoard       *board,
                                   guint                   seat);
/* The turn begins anew: nothing has been done in it. */
void      loire_draft_fresh_turn  (LoireState             *s);
/* Do the card values go together? */
gboolean  loire_draft_edition_fits (const LoireEdition    *e,
                                    RelaisReason         **why);

/* Cards. What leaves a hand goes to the bottom of its deck. */
void      loire_draft_claimed     (const LoireState       *s,
                                   gboolean                claimed[LOIRE_MESSAGES]);
void      loire_draft_set_hand    (RelaisDraftBoard       *board,
                                   guint                   seat,
                                   const RelaisCardList   *cards);
void      loire_draft_set_delivered (RelaisDraftBoard     *board,
                                   guint                   seat,
                                   const RelaisCardList   *cards);
void      loire_draft_get_delivered (const LoireState     *s,
                                   guint                   seat,
                                   RelaisCardList         *cards);
void      loire_draft_set_characters (LoireSeat           *seat,
                                   const RelaisCardList   *cards);
void      loire_draft_set_palaces (LoireState             *s,
                                   guint                   seat,
                                   const RelaisCardList   *cards);
/* The decks as the seed shuffles them, without the cards that lie elsewhere. */
void      loire_draft_shuffled    (const LoireState       *s,
                                   LoireState             *shuffled);
void      loire_draft_remove_mark (LoireHeld              *held,
                                   guint                   mark);
/* Could the message get a mark there? */
gboolean  loire_draft_mark_fits   (const LoireEdition     *e,
                                   const LoireState       *s,
                                   const LoireHeld        *held,
                                   guint                   village);

/* Gaps */
gboolean  loire_draft_has_gaps    (const LoireState       *s);
int       loire_draft_horses_left (const RelaisDraftBoard *board);
/* All gaps, as whoever reads the setup fills them; nothing else. */
gboolean  loire_draft_fill        (RelaisDraftBoard       *board,
                                   RelaisReason          **why);
gboolean  loire_draft_complete    (RelaisDraftBoard       *board,
                                   RelaisReason          **why);
gboolean  loire_draft_is_complete (const RelaisDraftBoard *board);
/* Anything in place of gaps, so that the engine can look at it. */
void      loire_draft_paper_over  (const LoireEdition     *e,
                                   LoireState             *s);

/* Shields */
guint32   loire_draft_shield_gaps (const LoireState       *s);
/* Can the gaps be filled (L-SET-1)? */
gboolean  loire_draft_can_arrange (const LoireEdition     *e,
                                   const LoireState       *s);
gboolean  loire_draft_repair      (const LoireEdition     *e,
                                   LoireState             *s,
                                   RelaisReason          **why);

/* Tools */
#define LOIRE_TOOL_REPAIR "repair"
#define LOIRE_TOOL_MIRROR "mirror"
#define LOIRE_TOOL_ROTATE "rotate"
extern const RelaisDraftTool loire_draft_tools[];

/* Values */
guint32   loire_draft_shape       (const RelaisDraftBoard *board);
void      loire_draft_fields      (const RelaisDraftBoard *board,
                                   GPtrArray              *fields);
void      loire_draft_get_value   (const RelaisDraftBoard *board,
                                   guint                   id,
                                   RelaisFieldValue       *value);
void      loire_draft_set_value   (RelaisDraftBoard       *board,
                                   guint                   id,
                                   gint64                  value);
char    **loire_draft_words       (const RelaisDraftBoard *board,
                                   const RelaisDraftSeats *seats,
                                   guint                   id);
void      loire_draft_get_cards   (const RelaisDraftBoard *board,
                                   guint                   id,
                                   RelaisCardList         *cards,
                                   RelaisCardList         *addable);
gboolean  loire_draft_set_cards   (RelaisDraftBoard       *board,
                                   guint                   id,
                                   const RelaisCardList   *cards,
                                   RelaisReason          **why);
const char *loire_draft_card_id   (guint                   id,
                                   guint                   card);
char     *loire_draft_card_name   (const RelaisDraftBoard *board,
                                   guint                   id,
                                   guint                   card);
char     *loire_draft_count_cards (guint                   id,
                                   guint                   n);
char     *loire_draft_tell_none   (const RelaisDraftBoard *board,
                                   guint                   id);
guint     loire_draft_card_left   (const RelaisDraftBoard *board,
                                   guint                   id,
                                   guint                   card);

/* The check */
void      loire_draft_check       (const RelaisDraftBoard *board,
                                   const RelaisDraftSeats *seats,
                                   GPtrArray              *findings);
const char *loire_draft_missing   (const RelaisFinding    *finding);
const char *loire_draft_fix_title (const RelaisFinding    *finding);
gboolean  loire_draft_fix         (RelaisDraftBoard       *board,
                                   const RelaisFinding    *finding,
                                   RelaisReason          **why);

const char *loire_draft_other_fix (const RelaisFinding    *finding);
gboolean  loire_draft_fix_otherwise (RelaisDraftBoard     *board,
                                   const RelaisFinding    *finding,
                                   RelaisReason          **why);

/* Files */
void      loire_draft_read_gaps   (RelaisDraftBoard       *board,
                                   const RelaisJson       *json,
                                   RelaisFindings         *findings);
char     *loire_draft_print       (const RelaisDraftBoard *board);

extern const RelaisDrafting relais_drafting_loire;

/* Why something cannot be: a sentence, translated. */
static inline gboolean
loire_draft_refuse (RelaisReason **why, const char *sentence)
{
  return relais_reason_refuse (why, &relais_loire, sentence);
}

G_END_DECLS
