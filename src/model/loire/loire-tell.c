/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move as a line of the history. The event that the move is about makes the
 * first clause; what else happened follows, each thing in a clause of its own.
 * Three kinds of events have no clause: what was paid stands with what it was
 * paid for, points are added up (a boat's are its spaces), and how the market
 * shifts is the same with every purchase. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

typedef struct
{
  const RelaisView *view;       /* after the move */
  const RelaisEvents *events;
  RelaisMove move;
  const LoireEdition *edition;
  const LoireState *before;
  const LoireState *after;
  const LoireSeat *seat;        /* who made the move, before it */
} Telling;

typedef char *(*Clause) (const Telling *t, const RelaisEvent *event);

static const RelaisEvent *
find (const Telling *t, int kind)
{
  for (int i = 0; i < t->events->count; i++)
    if (t->events->at[i].kind == kind)
      return &t->events->at[i];
  return NULL;
}

/* What was paid or got: the second parameter of either. */
static gint32
deniers (const Telling *t, int kind)
{
  const RelaisEvent *event = find (t, kind);

  return event != NULL ? event->arg[1] : 0;
}

/* The template with the event's values, and {price}: what was paid. */
static char *
fill_price (const Telling *t, const RelaisEvent *event, const char *template)
{
  g_autofree char *price = g_strdup_printf ("%d", deniers (t, LOIRE_EVENT_PAID));

  return relais_lore_fill_event (t->view, event, template, "price", price, NULL);
}

static char *
fill (const Telling *t, const RelaisEvent *event, const char *template)
{
  return relais_lore_fill_event (t->view, event, template, NULL);
}

/* --- Riding --- */

static char *
tell_rode (const Telling *t, const RelaisEvent *event)
{
  gulong steps = (gulong) event->arg[4];
  gboolean on_foot = t->move.a == 0;

  if (event->arg[1] == LOIRE_MERCHANT_FIGURE)
    return fill (t, event,
                 on_foot ? _("Merchant walks from {from} to {to}")
                         : g_dngettext (GETTEXT_PACKAGE,
                                        "Merchant rides from {from} to {to} ({steps} place)",
                                        "Merchant rides from {from} to {to} ({steps} places)", steps));
  return fill (t, event,
               on_foot ? _("Messenger walks from {from} to {to}")
                       : g_dngettext (GETTEXT_PACKAGE,
                                      "Messenger rides from {from} to {to} ({steps} place)",
                                      "Messenger rides from {from} to {to} ({steps} places)", steps));
}

/* What it did with horses before it rode. */
static char *
tell_horses (const Telling *t, const RelaisEvent *event)
{
  gint32 left = event->arg[5];
  gint32 took = event->arg[6];

  if (took > 0)
    return fill (t, event, g_dngettext (GETTEXT_PACKAGE, "takes {took} horse", "takes {took} horses", (gulong) took));
  if (left > 0)
    return fill (t, event, g_dngettext (GETTEXT_PACKAGE, "leaves {left} horse", "leaves {left} horses", (gulong) left));
  return NULL;
}

static char *
tell_early (const Telling *t, const RelaisEvent *event)
{
  if (!event->arg[7])
    return NULL;
  return fill (t, event,
               loire_is_city ((unsigned) event->arg[3]) ? _("stops early with the City Guard")
                                                        : _("stops early with the Jester"));
}

static char *
tell_horse_bought (const Telling *t, const RelaisEvent *event)
{
  return fill_price (t, event, _("the Blacksmith brings a horse from {from} for {price} d"));
}

static char *
tell_returned (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, _("too rich to leave the city: {deniers} d go back"));
}

/* --- Trade --- */

static char *
tell_bought (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event,
               event->arg[2] > 1 ? _("Buys {n} {good} for {price} d") : _("Buys {good} for {price} d"));
}

/* How many of each good are sold; returns of how many goods. */
static guint
count_sold (const Telling *t, guint sold[LOIRE_GOODS])
{
  guint kinds = 0;

  for (int i = 0; i < t->events->count; i++)
    if (t->events->at[i].kind == LOIRE_EVENT_SOLD)
      kinds += sold[t->events->at[i].arg[1]]++ == 0;
  return kinds;
}

/* "wine, cheese and 2 wood", the dearest first. */
static char *
goods_words (const Telling *t, const guint sold[LOIRE_GOODS])
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *last = NULL;
  g_autofree char *others = NULL;

  for (guint good = LOIRE_GOODS; good-- > 0;)
    {
      g_autofree char *name = relais_lore_value (t->view, LOIRE_CLASS_GOOD, (gint32) good);

      if (sold[good] > 0)
        /* TRANSLATORS: a number of cards of a good: "2 wood" */
        g_ptr_array_add (parts, sold[good] == 1 ? g_strdup (name) : g_strdup_printf (_("%d %s"), (int) sold[good], name));
    }
  last = g_ptr_array_steal_index (parts, parts->len - 1);
  if (parts->len == 0)
    return g_steal_pointer (&last);
  g_ptr_array_add (parts, NULL);
  others = g_strjoinv (C_("list", ", "), (char **) parts->pdata);
  return relais_lore_fill (C_("list", "{first} and {second}"), "first", others, "second", last, NULL);
}

/* All that is sold together is told with the first of it. */
static char *
tell_sold (const Telling *t, const RelaisEvent *event)
{
  guint sold[LOIRE_GOODS] = { 0 };
  g_autofree char *count = NULL;
  g_autofree char *goods = NULL;
  g_autofree char *price = NULL;
  int got = 0;

  if (event != find (t, LOIRE_EVENT_SOLD))
    return NULL;
  for (int i = 0; i < t->events->count; i++)
    got += t->events->at[i].kind == LOIRE_EVENT_GOT ? t->events->at[i].arg[1] : 0;
  price = g_strdup_printf ("%d", got);
  if (count_sold (t, sold) > 1)
    {
      goods = goods_words (t, sold);
      return relais_lore_fill (_("Sells {goods} for {price} d"), "goods", goods, "price", price, NULL);
    }
  count = g_strdup_printf ("%u", sold[event->arg[1]]);
  return relais_lore_fill_event (t->view, event,
                                 sold[event->arg[1]] > 1 ? _("Sells {n} {good} for {price} d") : _("Sells {good} for {price} d"),
                                 "n", count, "price", price, NULL);
}

static char *
tell_boat (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event,
               event->arg[0] == t->before->player ? _("the boat moves to {to}") : _("{player}’s boat moves to {to}"));
}

static char *
tell_circus (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, _("Moves the circus from {from} to {to}"));
}

/* --- Building and hiring --- */

static char *
tell_built (const Telling *t, const RelaisEvent *event)
{
  static const char *const with_wood[LOIRE_BUILDINGS] = {
    [LOIRE_FARM] = N_("Builds a farm in {at} for {price} d and {wood} wood"),
    [LOIRE_MONASTERY] = N_("Builds a monastery in {at} for {price} d and {wood} wood"),
    [LOIRE_CASTLE] = N_("Builds a castle in {at} for {price} d and {wood} wood"),
  };
  static const char *const without[LOIRE_BUILDINGS] = {
    [LOIRE_FARM] = N_("Builds a farm in {at} for {price} d"),
    [LOIRE_MONASTERY] = N_("Builds a monastery in {at} for {price} d"),
    [LOIRE_CASTLE] = N_("Builds a castle in {at} for {price} d"),
  };
  int wood = t->seat->goods[LOIRE_WOOD] - t->after->seats[t->before->player].goods[LOIRE_WOOD];
  g_autofree char *price = g_strdup_printf ("%d", deniers (t, LOIRE_EVENT_PAID));
  g_autofree char *wood_text = g_strdup_printf ("%d", wood);
  const char *template = (wood > 0 ? with_wood : without)[event->arg[1]];

  return relais_lore_fill_event (t->view, event, g_dgettext (GETTEXT_PACKAGE, template),
                                 "price", price,
                                 "wood", wood_text,
                                 NULL);
}

static char *
tell_patron (const Telling *t, const RelaisEvent *event)
{
  return event->arg[3] ? fill (t, event, _("the Patronus saves 1 wood")) : NULL;
}

static char *
tell_palace (const Telling *t, const RelaisEvent *event)
{
  return fill_price (t, event, _("Builds the {id} for {price} d"));
}

static char *
tell_hired (const Telling *t, const RelaisEvent *event)
{
  return fill_price (t, event,
                     event->arg[2] ? _("Hires the {character} by Palatium Balivi for {price} d")
                                   : _("Hires the {character} for {price} d"));
}

static char *
tell_token (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, _("gets a message token"));
}

/* --- Messages --- */

/* What the drawn card will bring. */
static gulong
worth (const Telling *t, const RelaisEvent *drew)
{
  return t->edition->message[drew->arg[1]].points;
}

/* {points}: what the drawn card is worth; {level}: of the deck. */
static char *
fill_card (const Telling *t, const RelaisEvent *drew, const char *template)
{
  guint card = (guint) drew->arg[1];
  g_autofree char *points = g_strdup_printf ("%lu", worth (t, drew));
  g_autofree char *level = g_strdup_printf ("%u", loire_level (card));
  g_autofree char *price = g_strdup_printf ("%d", deniers (t, LOIRE_EVENT_PAID));

  return relais_lore_fill_event (t->view, drew, template,
                                 "points", points,
                                 "level", level,
                                 "price", price,
                                 NULL);
}

/* Drawn at once, or shown by the Spy or the Ducal Palace to pick from. */
static char *
tell_message_bought (const Telling *t, const RelaisEvent *paid)
{
  const RelaisEvent *drew = find (t, LOIRE_EVENT_DREW);
  g_autofree char *level = g_strdup_printf ("%d", t->move.a);

  if (drew != NULL && drew->arg[1] != RELAIS_UNKNOWN)
    /* TRANSLATORS: {message} is "to Tours" or "for a red and a blue shield" */
    return fill_card (t, drew,
                      g_dngettext (GETTEXT_PACKAGE,
                                   "Buys a message of level {level} for {price} d: {message}, worth {points} point",
                                   "Buys a message of level {level} for {price} d: {message}, worth {points} points",
                                   worth (t, drew)));
  return relais_lore_fill_event (t->view, paid, _("Buys a message of level {level} for {deniers} d"),
                                 "level", level,
                                 NULL);
}

static char *
tell_shown (const Telling *t, const RelaisEvent *event)
{
  gulong n = (gulong) event->arg[1];

  if (loire_ducal_here (t->after))
    return fill (t, event, g_dngettext (GETTEXT_PACKAGE,
                                        "the Ducal Palace shows the deck of {n} card",
                                        "the Ducal Palace shows the deck of {n} cards", n));
  return fill (t, event, g_dngettext (GETTEXT_PACKAGE, "the Spy shows {n} card", "the Spy shows {n} cards", n));
}

static char *
tell_picked (const Telling *t, const RelaisEvent *drew)
{
  return fill_card (t, drew,
                    g_dngettext (GETTEXT_PACKAGE,
                                 "Picks the message {message}, worth {points} point",
                                 "Picks the message {message}, worth {points} points",
                                 worth (t, drew)));
}

static char *
tell_shuffled (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, _("the deck of level {level} is shuffled"));
}

static char *
tell_bottom (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, g_dngettext (GETTEXT_PACKAGE,
                                      "{n} card goes under the deck",
                                      "{n} cards go under the deck", (gulong) event->arg[1]));
}

static char *
tell_marked (const Telling *t, const RelaisEvent *event)
{
  /* TRANSLATORS: {message} is "for a red and a blue shield" */
  return fill (t, event, _("Marks the {shield} shield in {at} on the message {message}"));
}

static char *
tell_unmarked (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event,
               t->move.kind == LOIRE_MOVE_MARK ? _("takes the token from {at}, off the message {message}")
                                               : _("the token in {at} comes back"));
}

static char *
tell_delivered (const Telling *t, const RelaisEvent *event)
{
  const RelaisEvent *got = find (t, LOIRE_EVENT_GOT);
  g_autofree char *price = g_strdup_printf ("%d", deniers (t, LOIRE_EVENT_GOT));
  guint level = loire_level ((guint) event->arg[1]);

  if (got != NULL)
    return relais_lore_fill_event (t->view, event, _("Delivers the message {message} and gets {price} d"),
                                   "price", price,
                                   NULL);
  return fill (t, event,
               level == 2 || level == 3 ? _("Delivers the message {message} in {at}")
                                        : _("Delivers the message {message}"));
}

/* --- Money, and the course of the game --- */

static char *
tell_got (const Telling *t, const RelaisEvent *event)
{
  if (event->arg[2] == LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_POOR))
    return fill (t, event, _("Too poor to ride on: takes {deniers} d and loses the turn"));
  if (event->arg[2] == LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_BANK))
    return fill (t, event, _("the Bank pays {deniers} d"));
  return NULL;
}

static char *
tell_paid (const Telling *t, const RelaisEvent *event)
{
  if (event->arg[2] == LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_SHIP))
    return fill (t, event, _("Ships goods for {deniers} d"));
  if (event->arg[2] == LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_MESSAGE))
    return tell_message_bought (t, event);
  return NULL;
}

static char *
tell_ending (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event,
               t->before->players == 1 ? _("a goal is reached: this is the last turn")
                                       : _("this brings the end: everyone else has one more turn"));
}

static char *
tell_turn_ended (const Telling *t, const RelaisEvent *event)
{
  /* A lost turn says so itself. */
  return t->move.kind == LOIRE_MOVE_COLLECT ? NULL : fill (t, event, _("the turn ends"));
}

static char *
tell_over (const Telling *t, const RelaisEvent *event)
{
  return fill (t, event, _("the game is over"));
}

/* The later clauses of an event belong more closely to its first than to the
 * rest of the line. No clause: another event's tells it. */
static const struct
{
  Clause clause[3];
} clauses[LOIRE_EVENTS] = {
  [RELAIS_EVENT_ENDING] = { { tell_ending } },
  [RELAIS_EVENT_TURN] = { { tell_turn_ended } },
  [RELAIS_EVENT_OVER] = { { tell_over } },
  [LOIRE_EVENT_RODE] = { { tell_rode, tell_horses, tell_early } },
  [LOIRE_EVENT_HORSE_BOUGHT] = { { tell_horse_bought } },
  [LOIRE_EVENT_RETURNED] = { { tell_returned } },
  [LOIRE_EVENT_PAID] = { { tell_paid } },
  [LOIRE_EVENT_GOT] = { { tell_got } },
  [LOIRE_EVENT_BOUGHT] = { { tell_bought } },
  [LOIRE_EVENT_SOLD] = { { tell_sold } },
  [LOIRE_EVENT_BOAT] = { { tell_boat } },
  [LOIRE_EVENT_CIRCUS] = { { tell_circus } },
  [LOIRE_EVENT_BUILT] = { { tell_built, tell_patron } },
  [LOIRE_EVENT_PALACE] = { { tell_palace } },
  [LOIRE_EVENT_HIRED] = { { tell_hired } },
  [LOIRE_EVENT_TOKEN] = { { tell_token } },
  [LOIRE_EVENT_SHOWN] = { { tell_shown } },
  [LOIRE_EVENT_SHUFFLED] = { { tell_shuffled } },
  [LOIRE_EVENT_BOTTOM] = { { tell_bottom } },
  [LOIRE_EVENT_MARKED] = { { tell_marked } },
  [LOIRE_EVENT_UNMARKED] = { { tell_unmarked } },
  [LOIRE_EVENT_DELIVERED] = { { tell_delivered } },
};

/* What a move is about. */
static const int main_events[LOIRE_MOVES] = {
  [LOIRE_MOVE_COLLECT] = LOIRE_EVENT_GOT,
  [LOIRE_MOVE_RIDE_MERCHANT] = LOIRE_EVENT_RODE,
  [LOIRE_MOVE_RIDE_MESSENGER] = LOIRE_EVENT_RODE,
  [LOIRE_MOVE_BUY] = LOIRE_EVENT_BOUGHT,
  [LOIRE_MOVE_SELL] = LOIRE_EVENT_SOLD,
  [LOIRE_MOVE_SHIP] = LOIRE_EVENT_PAID,
  [LOIRE_MOVE_BUILD] = LOIRE_EVENT_BUILT,
  [LOIRE_MOVE_PALACE] = LOIRE_EVENT_PALACE,
  [LOIRE_MOVE_HIRE] = LOIRE_EVENT_HIRED,
  [LOIRE_MOVE_DONE] = -1,
  [LOIRE_MOVE_CIRCUS] = LOIRE_EVENT_CIRCUS,
  [LOIRE_MOVE_MESSAGE] = LOIRE_EVENT_PAID,
  [LOIRE_MOVE_DELIVER] = LOIRE_EVENT_DELIVERED,
  [LOIRE_MOVE_MARK] = LOIRE_EVENT_MARKED,
  [LOIRE_MOVE_PICK] = LOIRE_EVENT_DREW,
};

/* --- The line --- */

/* Takes both; either may be NULL. */
static char *
join (char *line, const char *template, char *more)
{
  g_autofree char *before = line;
  g_autofree char *after = more;

  if (before == NULL || after == NULL)
    return before != NULL ? g_steal_pointer (&before) : g_steal_pointer (&after);
  return relais_lore_fill (template, "line", before, "more", after, NULL);
}

static char *
add_clauses (const Telling *t, char *line, const RelaisEvent *event)
{
  /* TRANSLATORS: joins things that belong together: "Merchant rides from Nantes to Saumur (3 places), takes 1 horse" */
  const char *close = C_("history", "{line}, {more}");
  /* TRANSLATORS: joins what follows from a move: "Buys wine for 2 d; Ben’s boat moves to 4" */
  const char *loose = C_("history", "{line}; {more}");
  const Clause *all = clauses[event->kind].clause;

  for (guint i = 0; i < G_N_ELEMENTS (clauses[0].clause); i++)
    if (all[i] != NULL)
      line = join (line, i == 0 ? loose : close, all[i] (t, event));
  return line;
}

/* Was nothing done at the stop that the move ends? What the turn has used up
 * tells of the other figure's stop too, so it is asked only at a start. */
static gboolean
is_idle (const RelaisMoveView *done)
{
  const LoireState *s = loire_state (done->before);

  if (done->previous != NULL)
    return done->previous->kind == LOIRE_MOVE_RIDE_MERCHANT || done->previous->kind == LOIRE_MOVE_RIDE_MESSENGER;
  return s->used.action == LOIRE_NOTHING && s->used.palatium == 0;
}

/* A stop's end: there is no event for it. */
static char *
tell_done (const Telling *t, const RelaisMoveView *done)
{
  gboolean idle = is_idle (done);
  guint at = loire_here (t->before);
  const char *template;

  if (loire_stopped (t->before) == LOIRE_MERCHANT_FIGURE)
    template = idle ? _("Merchant does nothing in {place}") : _("Merchant is done in {place}");
  else
    template = idle ? _("Messenger does nothing in {place}") : _("Messenger is done in {place}");
  return relais_lore_fill (template, "place", loire_location_names[at], NULL);
}

/* Points but those that something else tells: a boat's by the space it moves
 * to; the one that an undelivered message lends until it is delivered. */
static char *
tell_points (const Telling *t)
{
  int n = 0;
  g_autofree char *count = NULL;

  for (int i = 0; i < t->events->count; i++)
    {
      const RelaisEvent *event = &t->events->at[i];

      if (event->kind == RELAIS_EVENT_POINTS
          && event->arg[3] != LOIRE_COLUMN_BOAT && event->arg[3] != LOIRE_COLUMN_UNDELIVERED)
        n += event->arg[1];
    }
  if (n == 0)
    return NULL;
  count = g_strdup_printf ("%d", ABS (n));
  return relais_lore_fill (n > 0 ? g_dngettext (GETTEXT_PACKAGE, "+{n} point", "+{n} points", (gulong) n)
                                 : g_dngettext (GETTEXT_PACKAGE, "−{n} point", "−{n} points", (gulong) -n),
                           "n", count,
                           NULL);
}

/* Whose turn it is and whether the game ends comes last. */
static gboolean
is_course (int kind)
{
  return kind == RELAIS_EVENT_ENDING || kind == RELAIS_EVENT_TURN || kind == RELAIS_EVENT_OVER;
}

gboolean
loire_told_together (RelaisMove before, RelaisMove next)
{
  return before.kind == LOIRE_MOVE_SELL && next.kind == LOIRE_MOVE_SELL;
}

/**
 * loire_tell_move:
 *
 * Returns: (nullable): a line of the history; NULL if the events are none
 */
char *
loire_tell_move (const RelaisMoveView *told)
{
  const LoireState *before = loire_state (told->before);
  const RelaisEvents *events = told->events;
  const Telling t = {
    .view = told->after,
    .events = events,
    .move = told->move,
    .edition = told->after->edition,
    .before = before,
    .after = loire_state (told->after),
    .seat = loire_active (before),
  };
  const RelaisEvent *main_event = find (&t, main_events[told->move.kind]);
  char *line = NULL;

  if (told->move.kind == LOIRE_MOVE_DONE)
    line = tell_done (&t, told);
  else if (told->move.kind == LOIRE_MOVE_PICK && main_event != NULL)
    line = tell_picked (&t, main_event);
  else if (main_event != NULL)
    line = add_clauses (&t, NULL, main_event);

  for (int i = 0; i < events->count; i++)
    if (&events->at[i] != main_event && !is_course (events->at[i].kind))
      line = add_clauses (&t, line, &events->at[i]);
  line = join (line, C_("history", "{line}; {more}"), tell_points (&t));
  for (int i = 0; i < events->count; i++)
    if (is_course (events->at[i].kind))
      line = add_clauses (&t, line, &events->at[i]);
  return line;
}
