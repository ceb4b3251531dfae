/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answer is the best next step, and why. One rule for all questions: what
 * brings most points, else most deniers, now or at the place that is ridden to;
 * and where one answer only is possible, that one. */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

/* What an answer is good for, and by which kind of move. */
typedef struct
{
  int points;
  int deniers;
  guint kind;                   /* LoireMoveKind; of what is done where a ride ends */
} Worth;

static gboolean
is_better (const Worth *a, const Worth *b)
{
  return a->points != b->points ? a->points > b->points : a->deniers > b->deniers;
}

static Worth
delivery_worth (const LoireEdition *e, const LoireState *s, RelaisMove move)
{
  int deniers;
  int points = loire_delivery_points (e, s, move.a, &deniers);

  return (Worth) { points, deniers, LOIRE_MOVE_DELIVER };
}

static Worth
purchase_worth (const LoireEdition *e, const LoireState *s, RelaisMove move)
{
  int price = (int) loire_buy_price (e, s, loire_here (s), move.a, move.b);

  return (Worth) { 0, (int) loire_sell_price (e, loire_active (s), move.a) * move.b - price, LOIRE_MOVE_BUY };
}

/* What is worth most where a figure arrived: all goods in a city, one purchase
 * or delivery elsewhere. */
static Worth
stop_worth (const LoireEdition *e, const LoireState *s)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  int n = loire_legal (e, s, moves);
  Worth best = { 0, 0, LOIRE_MOVE_DONE };
  Worth sales = { 0, 0, LOIRE_MOVE_SELL };

  for (int i = 0; i < n; i++)
    {
      Worth worth = { 0, 0, LOIRE_MOVE_DONE };

      if (moves[i].kind == LOIRE_MOVE_DELIVER)
        worth = delivery_worth (e, s, moves[i]);
      else if (moves[i].kind == LOIRE_MOVE_BUY)
        worth = purchase_worth (e, s, moves[i]);
      else if (moves[i].kind == LOIRE_MOVE_SELL)
        sales.deniers += loire_active (s)->goods[moves[i].a] * (int) loire_sell_price (e, loire_active (s), moves[i].a);
      if (is_better (&worth, &best))
        best = worth;
    }
  return is_better (&sales, &best) ? sales : best;
}

/* Wood may be wanted for a building. */
static gboolean
is_wood_for_building (const LoireEdition *e, const LoireState *s, const RelaisMove *sales, guint n)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  gboolean builds = FALSE;

  for (int i = loire_legal (e, s, moves) - 1; i >= 0 && !builds; i--)
    builds = moves[i].kind == LOIRE_MOVE_BUILD;
  for (guint i = 0; builds && i < n; i++)
    if (sales[i].a == LOIRE_WOOD)
      return TRUE;
  return FALSE;
}

static Worth
sales_worth (const LoireEdition *e, const LoireState *s, const RelaisMove *sales, guint n)
{
  Worth worth = { 0, 0, LOIRE_MOVE_SELL };

  if (is_wood_for_building (e, s, sales, n))
    return worth;
  for (guint i = 0; i < n; i++)
    worth.deniers += (int) loire_sell_price (e, loire_active (s), sales[i].a);
  return worth;
}

/* The moves before the last one lead to where it is made. */
static Worth
worth_of (const RelaisView *view, RelaisChoice *choice)
{
  const LoireEdition *e = view->edition;
  LoireState s = *(const LoireState *) (gconstpointer) &view->state;
  guint n, first = 0;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  if (n > 1 && moves[0].kind == LOIRE_MOVE_DONE)
    loire_make (e, &s, moves[first++], NULL);
  if (n == first)
    return (Worth) { 0, 0, LOIRE_MOVE_DONE };
  switch (moves[first].kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      loire_make (e, &s, moves[first], NULL);
      return stop_worth (e, &s);
    case LOIRE_MOVE_DELIVER:
      return delivery_worth (e, &s, moves[first]);
    case LOIRE_MOVE_BUY:
      return purchase_worth (e, &s, moves[first]);
    case LOIRE_MOVE_SELL:
      return sales_worth (e, &s, moves + first, n - first);
    default:
      return (Worth) { 0, 0, LOIRE_MOVE_DONE };
    }
}

static char *
delivery_words (const Worth *worth, gboolean ride)
{
  if (ride)
    return g_strdup_printf (ngettext ("a delivery there adds %d point", "a delivery there adds %d points",
                                      (gulong) worth->points),
                            worth->points);
  if (worth->deniers > 0)
    return g_strdup_printf (ngettext ("adds %d point and %d d", "adds %d points and %d d", (gulong) worth->points),
                            worth->points, worth->deniers);
  return g_strdup_printf (ngettext ("adds %d point", "adds %d points", (gulong) worth->points), worth->points);
}

static char *
why_words (const Worth *worth, RelaisMove last)
{
  gboolean ride = last.kind == LOIRE_MOVE_RIDE_MERCHANT || last.kind == LOIRE_MOVE_RIDE_MESSENGER;

  switch (worth->kind)
    {
    case LOIRE_MOVE_DELIVER:
      return delivery_words (worth, ride);
    case LOIRE_MOVE_BUY:
      return g_strdup_printf (_("sells for %d d more than it costs"), worth->deniers);
    default:
      return ride ? g_strdup_printf (_("your goods bring %d d there"), worth->deniers)
                  : g_strdup (_("both cities pay the same, and always will"));
    }
}

static RelaisMove
last_move (RelaisChoice *choice)
{
  guint n;
  const RelaisMove *moves = relais_choice_get_moves (choice, &n);

  return n > 0 ? moves[n - 1] : (RelaisMove) { LOIRE_MOVE_DONE, 0, 0, 0 };
}

/* The only one that is possible, if it is harmless. */
static gboolean
suggest_only (GListModel *choices, guint *which, char **why)
{
  guint possible = 0;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        continue;
      if (possible++ > 0 || !relais_choice_is_harmless (choice))
        return FALSE;
      *which = i;
    }
  if (possible == 0)
    return FALSE;
  *why = g_strdup (_("nothing else can be done now"));
  return TRUE;
}

gboolean
loire_suggest (const RelaisView *view, GListModel *choices, guint *which, char **why)
{
  Worth best = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      Worth worth;

      if (!relais_choice_is_harmless (choice))
        continue;
      worth = worth_of (view, choice);
      if (!is_better (&worth, &best))
        continue;
      best = worth;
      *which = i;
      g_free (*why);
      *why = why_words (&worth, last_move (choice));
    }
  return *why != NULL || suggest_only (choices, which, why);
}
