/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A place of the board with everything that is there, in one sentence without
 * a verb: for who hears the board and who points at it. */

#include "loire-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

#define RIVER_SPACES 20 /* the last one */

typedef struct
{
  const RelaisView *view;
  const LoireEdition *edition;
  const LoireState *state;
  GPtrArray *parts;             /* of char *; joined in the end */
} Place;

/* Takes the part. */
static void
add (Place *p, char *part)
{
  g_ptr_array_add (p->parts, part);
}

static const char *
seat_name (const Place *p, guint seat)
{
  return p->view->names[seat];
}

static void
add_player (Place *p, const char *template, guint seat)
{
  add (p, relais_lore_fill (template, "player", seat_name (p, seat), NULL));
}

/* A template with one number. */
static void
add_count (Place *p, const char *template, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u", n);

  add (p, relais_lore_fill (template, "n", count, NULL));
}

/* --- Villages and cities --- */

static void
add_price (Place *p, guint at, guint good)
{
  g_autofree char *price = g_strdup_printf ("%u", loire_buy_price (p->edition, p->state, at, good, 1));
  g_autofree char *name = relais_lore_value (p->view, LOIRE_CLASS_GOOD, (gint32) good);

  add (p, relais_lore_fill (_("{good} for {price} d"), "good", name, "price", price, NULL));
}

/* L-BUY-3, 4, L-PAY-1: why whose turn it is could not buy the village's good. */
static void
add_refusal (Place *p, guint at)
{
  RelaisRefusal why = { 0 };

  if (p->state->phase == LOIRE_OVER || loire_good_check (p->edition, p->state, at, p->edition->good[at], 1, &why))
    return;
  if (why.code == LOIRE_REFUSE_CARRIED)
    add_player (p, _("{player} already carries that"), p->state->player);
  else if (why.code == LOIRE_REFUSE_GOOD_GONE)
    add (p, g_strdup (_("none left")));
  else
    add_player (p, _("too dear for {player}"), p->state->player);
}

static void
add_building (Place *p, guint at)
{
  static const char *const templates[LOIRE_BUILDINGS] = {
    [LOIRE_FARM] = N_("{player}’s farm"),
    [LOIRE_MONASTERY] = N_("{player}’s monastery"),
    [LOIRE_CASTLE] = N_("{player}’s castle"),
  };

  for (guint seat = 0; seat < p->state->players; seat++)
    {
      guint kind = loire_building_of (&p->state->seats[seat], at);

      if (kind != LOIRE_NONE)
        add_player (p, g_dgettext (GETTEXT_PACKAGE, templates[kind]), seat);
    }
}

static void
add_horses (Place *p, guint at)
{
  guint n = p->state->horses[at];

  if (n > 0)
    add_count (p, g_dngettext (GETTEXT_PACKAGE, "{n} free horse", "{n} free horses", n), n);
}

guint
loire_city_ahead (const LoireStack *stack)
{
  gboolean rising = stack->direction == LOIRE_CW;
  gboolean north = stack->at < LOIRE_ORLEANS;

  return rising == north ? LOIRE_ORLEANS : LOIRE_NANTES;
}

static const char *
merchant_template (const LoireStack *stack)
{
  if (stack->direction == LOIRE_ANY_WAY)
    return stack->horses == 0 ? _("{player}’s merchant on foot")
                              : g_dngettext (GETTEXT_PACKAGE,
                                             "{player}’s merchant with {n} horse",
                                             "{player}’s merchant with {n} horses", stack->horses);
  return stack->horses == 0 ? _("{player}’s merchant walking on towards {city}")
                            : g_dngettext (GETTEXT_PACKAGE,
                                           "{player}’s merchant riding on with {n} horse towards {city}",
                                           "{player}’s merchant riding on with {n} horses towards {city}",
                                           stack->horses);
}

static const char *
messenger_template (const LoireStack *stack)
{
  if (stack->direction == LOIRE_ANY_WAY)
    return stack->horses == 0 ? _("{player}’s messenger on foot")
                              : g_dngettext (GETTEXT_PACKAGE,
                                             "{player}’s messenger with {n} horse",
                                             "{player}’s messenger with {n} horses", stack->horses);
  return stack->horses == 0 ? _("{player}’s messenger walking on towards {city}")
                            : g_dngettext (GETTEXT_PACKAGE,
                                           "{player}’s messenger riding on with {n} horse towards {city}",
                                           "{player}’s messenger riding on with {n} horses towards {city}",
                                           stack->horses);
}

static void
add_figure (Place *p, guint seat, guint figure)
{
  const LoireStack *stack = &p->state->seats[seat].stack[figure];
  g_autofree char *n = g_strdup_printf ("%u", stack->horses);

  add (p, relais_lore_fill (figure == LOIRE_MERCHANT_FIGURE ? merchant_template (stack) : messenger_template (stack),
                            "player", seat_name (p, seat),
                            "n", n,
                            "city", loire_location_names[loire_city_ahead (stack)],
                            NULL));
}

static void
add_figures (Place *p, guint at)
{
  for (guint seat = 0; seat < p->state->players; seat++)
    for (guint figure = 0; figure < LOIRE_FIGURES; figure++)
      if (p->state->seats[seat].stack[figure].at == at)
        add_figure (p, seat, figure);
}

static void
add_message (Place *p, const char *template, guint seat, guint card)
{
  g_autofree char *message = relais_lore_value (p->view, LOIRE_CLASS_MESSAGE, (gint32) card);

  add (p, relais_lore_fill (template, "player", seat_name (p, seat), "message", message, NULL));
}

/* Everybody's tokens, and what the active seat could deliver or mark. */
static void
add_messages (Place *p, guint at)
{
  for (guint seat = 0; seat < p->state->players; seat++)
    for (guint i = 0; i < p->state->seats[seat].n_held; i++)
      {
        const LoireHeld *held = &p->state->seats[seat].held[i];

        for (guint m = 0; m < held->n_marks; m++)
          if (held->mark[m] == at)
            /* TRANSLATORS: {message} is "for a red and a blue shield" */
            add_message (p, _("{player}’s token on the message {message}"), seat, held->card);
        if (seat == p->state->player && p->state->phase != LOIRE_OVER
            && (loire_held_targets (p->edition, p->state, held) & LOIRE_BIT (at)))
          add_message (p, _("a place for {player}’s message {message}"), seat, held->card);
      }
}

static void
tell_village (Place *p, guint at)
{
  gboolean priced = loire_has_price (p->state, p->state->shields[at]);

  if (p->state->shields[at] == LOIRE_NONE)
    add (p, g_strdup (_("no shield yet")));
  else
    {
      g_autofree char *colour = relais_lore_value (p->view, LOIRE_CLASS_COLOUR, p->state->shields[at]);

      add (p, relais_lore_fill (_("{colour} shield"), "colour", colour, NULL));
    }
  if (priced)
    {
      add_price (p, at, p->edition->good[at]);
      add_refusal (p, at);
    }
  if (priced && p->state->seats[p->state->player].built[LOIRE_MONASTERY] & LOIRE_BIT (at))
    add_price (p, at, LOIRE_BEER);
  add_building (p, at);
  add_horses (p, at);
  add_figures (p, at);
  add_messages (p, at);
  if (p->state->circus == at)
    add (p, g_strdup (_("the circus is here")));
}

static void
tell_location (Place *p, guint at)
{
  add (p, g_strdup (loire_location_names[at]));
  if (!loire_is_city (at))
    {
      tell_village (p, at);
      return;
    }
  add (p, g_strdup (_("city")));
  add_horses (p, at);
  add_figures (p, at);
  add_messages (p, at);
}

/* --- Everything else --- */

static void
tell_figure (Place *p, guint figure)
{
  const LoireStack *stack = &p->state->seats[p->state->player].stack[figure];

  add_figure (p, p->state->player, figure);
  if (stack->at == LOIRE_NONE)
    add (p, g_strdup (_("not on the board yet")));
  else
    add (p, relais_lore_fill (_("now in {place}"), "place", loire_location_names[stack->at], NULL));
}

static char *
name_villages (const Place *p, guint colour)
{
  const char *names[LOIRE_VILLAGE_COUNT + 1] = { NULL };
  guint n = 0;

  LOIRE_EACH (at, loire_villages_of (p->state, colour))
    names[n++] = loire_location_names[at];
  return g_strjoinv (C_("list", ", "), (char **) names);
}

static void
tell_market (Place *p, guint space)
{
  guint colour = p->state->market[space];
  g_autofree char *name = NULL;
  g_autofree char *villages = name_villages (p, colour);

  add_count (p, _("market space {n}"), space + 1);
  add_count (p, _("{n} d"), p->edition->market_prices[space]);
  if (colour == LOIRE_NONE)
    {
      add (p, g_strdup (_("no tile yet")));
      return;
    }
  name = relais_lore_value (p->view, LOIRE_CLASS_COLOUR, (gint32) colour);
  add (p, relais_lore_fill (_("{colour} tile for {villages}"), "colour", name, "villages", villages, NULL));
  if (p->state->circus != LOIRE_NONE && p->state->shields[p->state->circus] == colour)
    add (p, g_strdup (_("its circus side up")));
  if (p->state->circus != LOIRE_NONE && space + 1u == p->edition->market_central)
    add (p, g_strdup (_("the central space")));
}

static void
tell_river (Place *p, guint space)
{
  guint goal = p->state->options.boat_goal;
  guint boats = 0;

  add_count (p, _("river space {n}"), space);
  if (space == goal)
    add (p, g_strdup (_("the goal")));
  else if (space > goal)
    add (p, g_strdup (_("beyond the goal")));
  for (guint seat = 0; seat < p->state->players; seat++)
    if (p->state->seats[seat].boat == space)
      {
        add_player (p, _("{player}’s boat"), seat);
        boats++;
      }
  if (boats == 0)
    add (p, g_strdup (_("no boat")));
}

static void
tell_palace (Place *p, guint palace)
{
  g_autofree char *left = g_strdup_printf ("%u", p->state->palaces[palace]);
  g_autofree char *copies = g_strdup_printf ("%u", p->edition->palace_copies);

  add (p, relais_lore_value (p->view, LOIRE_CLASS_PALACE, (gint32) palace));
  if (p->state->variant == LOIRE_CASUAL)
    {
      add (p, g_strdup (_("not in the casual game")));
      return;
    }
  add (p, relais_lore_fill (_("{left} of {copies} left"), "left", left, "copies", copies, NULL));
  for (guint seat = 0; seat < p->state->players; seat++)
    if (p->state->seats[seat].palaces & LOIRE_BIT (palace))
      add_player (p, loire_palace_works (p->state, &p->state->seats[seat], palace)
                       ? _("{player} has it") : _("{player} has it, from the next turn on"), seat);
}

static void
tell_circus (Place *p)
{
  if (p->state->circus == LOIRE_NONE && p->state->variant != LOIRE_CASUAL)
    add (p, g_strdup (_("not on the board yet")));
  else if (p->state->circus == LOIRE_NONE)
    add (p, g_strdup (_("no circus in the casual game")));
  else
    add (p, relais_lore_fill (_("circus in {place}, where characters are hired"),
                              "place", loire_location_names[p->state->circus],
                              NULL));
}

/* The number behind a prefix: "market-4" is 4; -1: not such an id. */
static int
numbered (const char *id, const char *prefix, int min, int max)
{
  guint64 n;

  if (!g_str_has_prefix (id, prefix)
      || !g_ascii_string_to_unsigned (id + strlen (prefix), 10, (guint64) min, (guint64) max, &n, NULL))
    return -1;
  return (int) n;
}

static int
index_of (const char *id, const char *const *ids, int n)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (id, ids[i]))
      return i;
  return -1;
}

static gboolean
tell (Place *p, const char *id)
{
  int n;

  if ((n = index_of (id, loire_locations, LOIRE_LOCATIONS)) >= 0)
    tell_location (p, (guint) n);
  else if ((n = index_of (id, loire_figure_names, LOIRE_FIGURES)) >= 0)
    tell_figure (p, (guint) n);
  else if ((n = numbered (id, "market-", 1, LOIRE_COLOURS)) >= 0)
    tell_market (p, (guint) n - 1);
  else if ((n = numbered (id, "river-", 0, RIVER_SPACES)) >= 0)
    tell_river (p, (guint) n);
  else if (g_str_has_prefix (id, "palace-")
           && (n = index_of (id + strlen ("palace-"), loire_palaces, LOIRE_PALACES)) >= 0)
    tell_palace (p, (guint) n);
  else if (g_str_equal (id, "circus"))
    tell_circus (p);
  else if (g_str_equal (id, "market"))
    /* TRANSLATORS: what the tiles of the market together are called */
    add (p, g_strdup (_("market")));
  else if (g_str_equal (id, "river"))
    /* TRANSLATORS: what the spaces of the river together are called */
    add (p, g_strdup (_("river")));
  else
    return FALSE;
  return TRUE;
}

/* What is told of a place, beginning with what it is; NULL for an id of nothing
 * that has a description. */
static GPtrArray *
parts_of (const RelaisView *view, const char *id)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  Place p = {
    .view = view,
    .edition = view->edition,
    .state = loire_state (view),
    .parts = parts,
  };

  return tell (&p, id) && parts->len > 0 ? g_steal_pointer (&parts) : NULL;
}

/**
 * loire_name_place:
 *
 * Returns: (nullable): "Saumur", "Jonas’s merchant with 2 horses"
 */
char *
loire_name_place (const RelaisView *view, const char *id)
{
  g_autoptr (GPtrArray) parts = parts_of (view, id);

  return parts != NULL ? loire_capitalised (parts->pdata[0]) : NULL;
}

/**
 * loire_tell_place:
 * @id: of the board
 *
 * Returns: (nullable): what is there
 */
char *
loire_tell_place (const RelaisView *view, const char *id)
{
  g_autoptr (GPtrArray) parts = parts_of (view, id);
  g_autofree char *text = NULL;

  if (parts == NULL)
    return NULL;
  g_ptr_array_add (parts, NULL);
  /* TRANSLATORS: between the members of a list */
  text = g_strjoinv (C_("list", ", "), (char **) parts->pdata);
  return loire_capitalised (text);
}
