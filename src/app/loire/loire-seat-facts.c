/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-seat-facts.h"

#include <glib/gi18n.h>

#include "model/loire/loire-lore.h"
#include "model/relais-player-kind.h"

static const LoireState *
state_of (RelaisMatch *match)
{
  return loire_state (relais_match_get_view (match));
}

static const LoireSeat *
seat_of (RelaisMatch *match, RelaisSeat *seat)
{
  return &state_of (match)->seats[relais_seat_get_index (seat)];
}

void
relais_loire_seat_facts_bind (GtkWidgetClass *widget_class, gssize offset)
{
#define BIND(name) \
  gtk_widget_class_bind_template_child_full (widget_class, #name, FALSE, offset + G_STRUCT_OFFSET (RelaisLoireSeatFacts, name))
  BIND (deniers);
  BIND (boat);
  BIND (delivered);
#undef BIND
}

char *
relais_loire_tell_delivered (RelaisMatch *match, RelaisSeat *seat)
{
  guint goal = state_of (match)->options.message_goal;

  return g_strdup_printf (ngettext ("%u of %u message delivered", "%u of %u messages delivered", goal),
                          seat_of (match, seat)->n_delivered, goal);
}

void
relais_loire_seat_facts_show (const RelaisLoireSeatFacts *facts, RelaisMatch *match, RelaisSeat *seat)
{
  const LoireState *s = state_of (match);
  const LoireSeat *has = seat_of (match, seat);
  guint left = s->options.boat_goal - MIN (has->boat, s->options.boat_goal);
  g_autofree char *deniers = g_strdup_printf ("%u", has->deniers);
  g_autofree char *boat = g_strdup_printf ("%u/%u", has->boat, s->options.boat_goal);
  g_autofree char *delivered = g_strdup_printf ("%u/%u", has->n_delivered, s->options.message_goal);

  relais_sprite_label_set (facts->deniers, deniers, g_strdup_printf (ngettext ("%u denier", "%u deniers", has->deniers), has->deniers));
  relais_sprite_label_set (facts->boat, boat,
                           g_strdup_printf (ngettext ("Boat on space %u, %u space to the goal",
                                                      "Boat on space %u, %u spaces to the goal", left), has->boat, left));
  relais_sprite_label_set (facts->delivered, delivered, relais_loire_tell_delivered (match, seat));
}

char *
relais_loire_tell_seat (RelaisMatch *match, RelaisSeat *seat)
{
  const LoireState *s = state_of (match);
  const LoireSeat *has = seat_of (match, seat);
  g_autofree char *points = g_strdup_printf ("%d", relais_seat_get_points (seat));
  g_autofree char *deniers = g_strdup_printf ("%u", has->deniers);
  g_autofree char *boat = g_strdup_printf ("%u", has->boat);
  g_autofree char *goal = g_strdup_printf ("%u", s->options.boat_goal);
  g_autofree char *delivered = g_strdup_printf ("%u", has->n_delivered);
  g_autofree char *messages = g_strdup_printf ("%u", s->options.message_goal);
  g_autofree char *told = NULL;

  told = relais_lore_fill (_("{name}, {colour}. Points: {points}. Deniers: {deniers}. Boat: {boat} of {goal}. Messages delivered: {delivered} of {messages}."),
                           "name", relais_seat_get_name (seat),
                           "colour", relais_seat_colour_name (relais_seat_get_colour (seat)),
                           "points", points, "deniers", deniers, "boat", boat, "goal", goal,
                           "delivered", delivered, "messages", messages, NULL);
  if (relais_seat_is_human (seat))
    return g_steal_pointer (&told);
  /* TRANSLATORS: {told} is some sentences, {level} “Easy”, “Hard” */
  return relais_lore_fill (_("{told} Played by the computer: {level}."), "told", told,
                           "level", relais_player_kind_title (relais_seat_get_kind (seat)), NULL);
}
