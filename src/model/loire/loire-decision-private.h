/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-rules.h"
#include "loire-decision.h"

G_BEGIN_DECLS

/* What the files of the decision share; one for each kind of question:
 *
 *   loire-decision-ride.c       which figure rides, and where
 *   loire-decision-arrival.c    one ride as a choice
 *   loire-decision-merchant.c   trade where the merchant stops
 *   loire-decision-build.c      what is built, and where
 *   loire-decision-messenger.c  messages where the messenger stops
 *   loire-decision-hire.c       characters, for either figure
 *   loire-decision-other.c      collect, circus, pick, over, looking back
 *   loire-decision-choice.c     choices made of moves, steps and refusals
 *   loire-decision-warning.c    what a choice loses or costs later
 *   loire-decision-suggest.c    which choice is the best next step
 *   loire-decision-words.c      names and small phrases
 *   loire-decision-price.c      what a price is made of
 *
 * Choices are made into a list, since a place on the board asks for some that
 * the prompt bar does not offer. */

struct _RelaisLoireDecision
{
  RelaisDecision parent_instance;

  /* The position asked about, and what is legal in it. */
  RelaisMatch *match;           /* the parent's */
  const RelaisGame *game;
  const LoireEdition *e;
  const LoireState *s;
  int n_legal;
  RelaisMove legal[RELAIS_MAX_MOVES];

  /* With LOIRE_CHORE_FINISHES_STOPS, a stop of the turn's first figure at which nothing
   * can be done is not asked about: the other figure's rides are, and each
   * plays "done" first. Then s is the position after it. */
  gboolean ends_stop;
  LoireState after_stop;

  /* Chosen so far. */
  guint figure;                 /* LoireFigure; LOIRE_NONE: neither */
  gboolean only_figure;         /* nobody had to choose it */
  guint setting;                /* which of the ride's settings; 0: any */
  guint building;               /* LoireBuilding; LOIRE_NONE: none */
};

/* What moves lead to. */
typedef struct
{
  LoireState after;
  RelaisEvents events;
  gboolean reveals;             /* a barrier */
  gboolean ends_turn;
} LoireOutcome;

void               loire_outcome           (RelaisLoireDecision *self,
                                            const RelaisMove    *moves,
                                            guint                n,
                                            LoireOutcome        *outcome);
const RelaisEvent *loire_outcome_find      (const LoireOutcome  *outcome,
                                            int                  kind);
/* Deniers that the seat pays and gets. */
int                loire_outcome_paid      (const LoireOutcome  *outcome);
int                loire_outcome_got       (const LoireOutcome  *outcome);
int                loire_outcome_points    (const LoireOutcome  *outcome,
                                            int                  column);
/* L-DEL-1, L-SCORE-1: what a delivery adds, and pays. */
int                loire_delivery_points   (const LoireEdition  *e,
                                            const LoireState    *before,
                                            guint                card,
                                            int                 *deniers);
gboolean           loire_check_move        (RelaisLoireDecision *self,
                                            RelaisMove           move,
                                            RelaisRefusal       *why);

/* The group of choices of how many cards of a good to sell: this and the good. */
#define LOIRE_GROUP_SELL "sell-some-"

/* Choices; what is done, its price and details are taken over. */
RelaisChoice      *loire_choice_new        (RelaisLoireDecision *self,
                                            const LoireOutcome  *outcome,
                                            RelaisMove           move,
                                            const char          *icon,
                                            char                *what,
                                            char                *detail);
RelaisChoice      *loire_choice_new_several (RelaisLoireDecision *self,
                                            const LoireOutcome  *outcome,
                                            const RelaisMove    *moves,
                                            guint                n,
                                            const char          *id,
                                            const char          *icon,
                                            char                *what,
                                            char                *detail);
RelaisChoice      *loire_choice_new_unknown (RelaisLoireDecision *self,
                                            const char          *id,
                                            const char          *icon,
                                            char                *what);
RelaisChoice      *loire_choice_new_refused (RelaisLoireDecision *self,
                                            const RelaisRefusal *why,
                                            const char          *id,
                                            const char          *icon,
                                            char                *what);
RelaisChoice      *loire_choice_new_impossible (RelaisLoireDecision *self,
                                            const char          *rule,
                                            const char          *sentence,
                                            const char          *id,
                                            const char          *icon,
                                            char                *what,
                                            char                *detail);
RelaisChoice      *loire_choice_new_step   (const char          *id,
                                            const char          *icon,
                                            char                *what,
                                            char                *detail);
void               loire_offer             (GListStore          *into,
                                            RelaisChoice        *choice);
/* What was put aside. */
void               loire_offer_all         (GListStore          *into,
                                            GListStore          *choices);
char              *loire_move_id           (RelaisLoireDecision *self,
                                            RelaisMove           move);

/* Phrases. Names live as long as the program. */
const char        *loire_name              (RelaisLoireDecision *self,
                                            guint                class,
                                            guint                value);
const char        *loire_seat_name         (RelaisLoireDecision *self,
                                            guint                seat);
const char        *loire_bought_words      (guint                good);
const char        *loire_sold_words        (guint                good);
char              *loire_join              (char                *first,
                                            char                *second);
/* A price. */
char              *loire_deniers_words     (int                  deniers);
char              *loire_points_words      (int                  points);
char              *loire_added_points_words (int                 points);
char              *loire_building_words    (RelaisLoireDecision *self,
                                            guint                village);
char              *loire_shield_words      (RelaisLoireDecision *self,
                                            guint                village);
char              *loire_boat_words        (RelaisLoireDecision *self,
                                            const LoireOutcome  *outcome);
char              *loire_purse_words       (RelaisLoireDecision *self);
char              *loire_reason_words      (RelaisLoireDecision *self,
                                            const RelaisRefusal *why);
char              *loire_missing_words     (const LoireState    *s,
                                            guint                level);
int                loire_find_place        (const char          *place);

/* What a purchase's price is made of (L-BUY). */
typedef struct
{
  guint market;
  guint factor;                 /* of beer */
  guint building;               /* LoireBuilding; LOIRE_NONE: none counts */
  guint building_less;
  guint circus_less;
  guint count;                  /* what each costs is paid so often */
  guint price;
} LoirePrice;

LoirePrice         loire_price             (const LoireEdition  *e,
                                            const LoireState    *s,
                                            guint                village,
                                            guint                good,
                                            guint                count);
char              *loire_price_words       (const LoirePrice    *price);
/* What else costs: the printed price and what changes it (taken over); NULL if
 * nothing does. */
char              *loire_changes_words     (guint                printed,
                                            char                *first,
                                            char                *second);

/* What the moves that led to the outcome lose or cost later (L-TURN-1, L-TURN-3,
 * L-SHIP-1); the last of them is what is chosen. */
void               loire_add_warnings      (RelaisLoireDecision *self,
                                            const LoireOutcome  *outcome,
                                            RelaisMove           last,
                                            RelaisChoice        *choice);
gboolean           loire_suggest           (const RelaisView    *view,
                                            GListModel          *choices,
                                            guint               *which,
                                            char               **why);

/* The questions. */
void               loire_ask_ride          (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_ride_at_place     (RelaisLoireDecision *self,
                                            guint                place,
                                            GListStore          *into);
const char        *loire_figure_id         (guint                figure);
char              *loire_figure_title      (guint                figure);
RelaisChoice      *loire_ride_choice       (RelaisLoireDecision *self,
                                            guint                figure,
                                            RelaisMove           move);
void               loire_offer_figure      (RelaisLoireDecision *self,
                                            guint                figure,
                                            GListStore          *into);
gboolean           loire_ride_adjust       (RelaisLoireDecision *self,
                                            int                  by);
/* What is set after so many steps; NULL if there are not so many. */
char              *loire_ride_adjusted     (RelaisLoireDecision *self,
                                            int                  by);

void               loire_ask_merchant      (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_ask_messenger     (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_offer_stop        (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_stop_at_place     (RelaisLoireDecision *self,
                                            guint                place,
                                            GListStore          *into);
void               loire_offer_trade       (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_offer_messages    (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_offer_hire        (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_offer_done        (RelaisLoireDecision *self,
                                            GListStore          *into);

void               loire_offer_build       (RelaisLoireDecision *self,
                                            GListStore          *into);
/* Of every building, with what it is. */
void               loire_offer_sites       (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_ask_site          (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_site_at_place     (RelaisLoireDecision *self,
                                            guint                place,
                                            GListStore          *into);

void               loire_ask_collect       (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_ask_circus        (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_circus_at_place   (RelaisLoireDecision *self,
                                            guint                place,
                                            GListStore          *into);
void               loire_ask_pick          (RelaisLoireDecision *self,
                                            GListStore          *into);
void               loire_ask_over          (RelaisLoireDecision *self);
void               loire_ask_looking_back  (RelaisLoireDecision *self);

G_END_DECLS
