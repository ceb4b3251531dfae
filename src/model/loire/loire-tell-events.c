/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told at once: whose turn it is, and what happens without having been
 * asked for. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

static char *
tell_turn_start (const RelaisView *view, const RelaisEvent *event)
{
  if (view->n_seats == 1)
    {
      g_autofree char *number = g_strdup_printf ("%d", event->arg[1] + 1);

      return relais_lore_fill (_("Turn {number}"), "number", number, NULL);
    }
  return relais_lore_fill_event (view, event, _("{player}’s turn"), NULL);
}

static char *
tell_ending (const RelaisView *view, const RelaisEvent *event)
{
  if (view->n_seats == 1)
    return g_strdup (_("A goal is reached: this is the last turn"));
  return relais_lore_fill_event (view, event, _("The end is near: everyone else has one more turn"), NULL);
}

/* A boat says by its space what it brings; an undelivered message's point is
 * but lent. */
static char *
tell_points (const RelaisView *view, const RelaisEvent *event)
{
  g_autofree char *count = g_strdup_printf ("%d", ABS (event->arg[1]));
  gulong n = (gulong) ABS (event->arg[1]);
  const char *template;

  if (event->arg[3] == LOIRE_COLUMN_BOAT || event->arg[3] == LOIRE_COLUMN_UNDELIVERED)
    return NULL;
  /* TRANSLATORS: {for} is what points are for: "Spy", "message to Tours" */
  template = event->arg[1] >= 0
               ? g_dngettext (GETTEXT_PACKAGE, "+{count} point: {for}", "+{count} points: {for}", n)
               : g_dngettext (GETTEXT_PACKAGE, "−{count} point: {for}", "−{count} points: {for}", n);
  return relais_lore_fill_event (view, event, template, "count", count, NULL);
}

static char *
tell_boat (const RelaisView *view, const RelaisEvent *event)
{
  return relais_lore_fill_event (view, event,
                                 event->arg[0] == view->game->seat (&view->state) ? _("Your boat moves to {to}")
                                                                                : _("{player}’s boat moves to {to}"),
                                 NULL);
}

static char *
tell_drew (const RelaisView *view, const RelaisEvent *event)
{
  const LoireEdition *edition = view->edition;
  gulong worth = event->arg[1] != RELAIS_UNKNOWN ? edition->message[event->arg[1]].points : 0;
  g_autofree char *points = g_strdup_printf ("%lu", worth);

  if (event->arg[1] == RELAIS_UNKNOWN)
    return g_strdup (_("A new message, which is not known yet"));
  return relais_lore_fill_event (view, event,
                                 g_dngettext (GETTEXT_PACKAGE,
                                              "New message {message}, worth {points} point",
                                              "New message {message}, worth {points} points", worth),
                                 "points", points,
                                 NULL);
}

/**
 * loire_tell_event:
 * @event: of the move that led to the position
 *
 * Returns: (nullable): what must be told at once
 */
char *
loire_tell_event (const RelaisView *view, const RelaisEvent *event)
{
  switch (event->kind)
    {
    case RELAIS_EVENT_TURN: return tell_turn_start (view, event);
    case RELAIS_EVENT_ENDING: return tell_ending (view, event);
    case RELAIS_EVENT_OVER: return g_strdup (_("The game is over"));
    case RELAIS_EVENT_POINTS: return tell_points (view, event);
    case LOIRE_EVENT_BOAT: return tell_boat (view, event);
    case LOIRE_EVENT_CIRCUS:
      return relais_lore_fill_event (view, event, _("The circus moves from {from} to {to}"), NULL);
    case LOIRE_EVENT_DREW: return tell_drew (view, event);
    case LOIRE_EVENT_RETURNED:
      return relais_lore_fill_event (view, event, _("Too rich to leave the city: {deniers} d go back"), NULL);
    case LOIRE_EVENT_GOT:
      if (event->arg[2] == LOIRE_WHAT (LOIRE_CLASS_WHAT, LOIRE_WHAT_BANK))
        return relais_lore_fill_event (view, event, _("The Bank pays {deniers} d"), NULL);
      return NULL;
    default:
      return NULL;
    }
}

/* How far a game alone has come. */
static char *
tell_solo_turn (const LoireState *s, gboolean over)
{
  const LoireSeat *seat = &s->seats[0];
  g_autofree char *turn = g_strdup_printf ("%u", s->turn + 1);
  g_autofree char *turns = g_strdup_printf ("%u", s->options.solo_turns);
  g_autofree char *boat = g_strdup_printf ("%u", seat->boat);
  g_autofree char *boat_goal = g_strdup_printf ("%u", s->options.boat_goal);
  g_autofree char *messages = g_strdup_printf ("%u", seat->n_delivered);
  g_autofree char *message_goal = g_strdup_printf ("%u", s->options.message_goal);
  const char *template;

  if (over)
    template = _("Turn {turn} of {turns} · the game is over");
  else if (s->ending || s->turn + 1u >= s->options.solo_turns)
    template = _("Turn {turn} of {turns} · last turn");
  else
    template = _("Turn {turn} of {turns} · boat {boat} of {boat_goal}, messages {messages} of {message_goal}");
  return relais_lore_fill (template,
                           "turn", turn,
                           "turns", turns,
                           "boat", boat,
                           "boat_goal", boat_goal,
                           "messages", messages,
                           "message_goal", message_goal,
                           NULL);
}

/**
 * loire_tell_turn:
 *
 * Returns: whose turn it is, and how far the game has come
 */
char *
loire_tell_turn (const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  gboolean over = relais_view_is_over (view);
  g_autofree char *turn = g_strdup_printf ("%u", s->turn + 1);
  g_autofree char *round = g_strdup_printf ("%u", s->turn / s->players + 1);
  g_autofree char *boat = g_strdup_printf ("%u", s->options.boat_goal);
  g_autofree char *messages = g_strdup_printf ("%u", s->options.message_goal);
  const char *template;

  if (s->players == 1)
    return tell_solo_turn (s, over);
  if (over)
    /* TRANSLATORS: turns are counted over all players, as in the history; in a round everybody has one. */
    template = _("Turn {turn}, round {round} · the game is over");
  else if (s->ending)
    template = _("Turn {turn}, round {round} · {player} to move · last turns");
  else
    /* TRANSLATORS: the numbers are the goals that end the game: a boat's space, delivered messages */
    template = _("Turn {turn}, round {round} · {player} to move · boats race to {boat}, messages to {messages}");
  return relais_lore_fill (template,
                           "turn", turn,
                           "round", round,
                           "player", view->names[s->player],
                           "boat", boat,
                           "messages", messages,
                           NULL);
}
