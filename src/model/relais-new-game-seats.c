/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where in a new game, and plays it. */

#include "relais-new-game-private.h"

#include <string.h>

#include "record/relais-bounds.h"
#include "relais-player-kind.h"

#define DEFAULT_LEVEL "easy"

static gboolean
is_computer (const RelaisNewSeat *seat)
{
  return !g_str_equal (seat->kind, "human");
}

static const char *
known_colour (const char *colour)
{
  for (gsize i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_strcmp0 (relais_seat_colours[i], colour) == 0)
      return relais_seat_colours[i];
  return NULL;
}

static int
seat_with_colour (RelaisNewGame *self, const char *colour)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (g_str_equal (self->seats[i].colour, colour))
      return (int) i;
  return -1;
}

const char *
relais_new_game_free_colour (RelaisNewGame *self)
{
  for (gsize i = 0; relais_seat_colours[i] != NULL; i++)
    if (seat_with_colour (self, relais_seat_colours[i]) < 0)
      return relais_seat_colours[i];
  g_return_val_if_reached (relais_seat_colours[0]);
}

void
relais_new_game_append_seat (RelaisNewGame *self, const char *name, const char *colour, const char *kind)
{
  RelaisNewSeat seat = { name != NULL && *name != '\0' ? g_strdup (name) : NULL, colour, g_intern_string (kind) };

  g_assert (self->n_seats < G_N_ELEMENTS (self->seats));
  self->seats[self->n_seats++] = seat;
}

void
relais_new_game_load_seats (RelaisNewGame *self, const RelaisJson *json)
{
  RelaisJsonValue seats = relais_json_below (json, 0, "seats");

  if (seats == RELAIS_JSON_NONE || relais_json_type (json, seats) != RELAIS_JSON_LIST)
    return;
  for (RelaisJsonValue v = relais_json_first (json, seats);
       v != RELAIS_JSON_NONE && self->n_seats < (guint) self->game->max_seats; v = relais_json_after (json, seats, v))
    {
      g_autofree char *told = relais_json_dup_string (json, relais_json_below (json, v, "name"));
      g_autofree char *name = relais_bounds_name (told);
      g_autofree char *word = relais_json_dup_string (json, relais_json_below (json, v, "colour"));
      g_autofree char *kind = relais_json_dup_string (json, relais_json_below (json, v, "kind"));
      const char *colour = known_colour (word);

      if (colour != NULL && seat_with_colour (self, colour) < 0)
        /* Another version may have known others. */
        relais_new_game_append_seat (self, name, colour, relais_player_kind_is_offered (self->game, kind) ? kind : "human");
    }
}

const char *
relais_new_game_get_name (RelaisNewGame *self, guint seat)
{
  const RelaisNewSeat *at;

  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);

  at = &self->seats[seat];
  return is_computer (at) && at->name == NULL ? relais_player_kind_name (at->colour) : relais_seat_told_name (at->name, at->colour);
}

void
relais_new_game_set_name (RelaisNewGame *self, guint seat, const char *name)
{
  RelaisNewSeat *at;
  g_autofree char *clean = g_strstrip (relais_bounds_name (name));

  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  at = &self->seats[seat];
  if (!relais_seat_is_named (clean, at->colour)
      || (is_computer (at) && g_str_equal (clean, relais_player_kind_name (at->colour))))
    g_clear_pointer (&clean, g_free);
  if (g_strcmp0 (clean, at->name) == 0)
    return;
  g_free (at->name);
  at->name = g_steal_pointer (&clean);
  relais_new_game_changed (self);
}

const char *
relais_new_game_get_colour (RelaisNewGame *self, guint seat)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);
  return self->seats[seat].colour;
}

void
relais_new_game_set_colour (RelaisNewGame *self, guint seat, const char *colour)
{
  const char *old;
  int other;

  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  old = self->seats[seat].colour;
  colour = known_colour (colour);
  if (colour == NULL || colour == old)
    return;
  other = seat_with_colour (self, colour);
  if (other >= 0)
    self->seats[other].colour = old;
  self->seats[seat].colour = colour;
  relais_new_game_seats_changed (self);
}

const char *
relais_new_game_get_kind (RelaisNewGame *self, guint seat)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);
  return self->seats[seat].kind;
}

void
relais_new_game_set_kind (RelaisNewGame *self, guint seat, const char *kind)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));
  g_return_if_fail (relais_player_kind_is_offered (self->game, kind));

  if (g_str_equal (self->seats[seat].kind, kind))
    return;
  self->seats[seat].kind = g_intern_string (kind);
  relais_new_game_seats_changed (self);
}

static guint
count_people (RelaisNewGame *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_seats; i++)
    n += is_computer (&self->seats[i]) ? 0 : 1;
  return n;
}

/* Who sits first stays, if nobody is one person among computers already. */
void
relais_new_game_play_computers (RelaisNewGame *self)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (self->n_seats > 1 && count_people (self) == 1)
    return;
  if (self->n_seats == 1 && relais_new_game_can_add (self))
    relais_new_game_append_seat (self, NULL, relais_new_game_free_colour (self), DEFAULT_LEVEL);
  self->seats[0].kind = g_intern_string ("human");
  for (guint i = 1; i < self->n_seats; i++)
    if (!is_computer (&self->seats[i]))
      {
        /* A friend's name is not one of theirs. */
        g_clear_pointer (&self->seats[i].name, g_free);
        self->seats[i].kind = g_intern_string (DEFAULT_LEVEL);
      }
  relais_new_game_seats_changed (self);
}

gboolean
relais_new_game_can_add (RelaisNewGame *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), FALSE);
  return self->n_seats < (guint) self->game->max_seats;
}

gboolean
relais_new_game_can_remove (RelaisNewGame *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), FALSE);
  return self->n_seats > (guint) self->game->min_seats;
}

void
relais_new_game_add_seat (RelaisNewGame *self)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (!relais_new_game_can_add (self))
    return;
  relais_new_game_append_seat (self, NULL, relais_new_game_free_colour (self), "human");
  relais_new_game_seats_changed (self);
}

/* Who was to begin still is, wherever he sits now. */
static void
follow_first_player (RelaisNewGame *self, const guint was_at[], guint n)
{
  gint64 first;

  if (self->first_player < 0 || !(self->given.given & 1u << self->first_player))
    return;
  first = self->given.value[self->first_player];
  if (first == RELAIS_RANDOM)
    return;
  for (guint i = 0; i < n; i++)
    if (was_at[i] == (guint) first)
      {
        self->given.value[self->first_player] = i;
        return;
      }
  self->given.given &= ~(1u << self->first_player);
}

void
relais_new_game_remove_seat (RelaisNewGame *self, guint seat)
{
  guint was_at[RELAIS_MAX_SEATS];

  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (!relais_new_game_can_remove (self))
    return;
  g_free (self->seats[seat].name);
  self->n_seats--;
  for (guint i = 0; i < self->n_seats; i++)
    {
      was_at[i] = i < seat ? i : i + 1;
      self->seats[i] = self->seats[was_at[i]];
    }
  follow_first_player (self, was_at, self->n_seats);
  relais_new_game_seats_changed (self);
}

void
relais_new_game_move_seat (RelaisNewGame *self, guint from, guint to)
{
  RelaisNewSeat seats[RELAIS_MAX_SEATS];
  guint was_at[RELAIS_MAX_SEATS], next = 0;

  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (from == to || from >= self->n_seats || to >= self->n_seats)
    return;
  memcpy (seats, self->seats, sizeof seats);
  for (guint i = 0; i < self->n_seats; i++)
    {
      if (next == from)
        next++;
      was_at[i] = i == to ? from : next++;
    }
  for (guint i = 0; i < self->n_seats; i++)
    self->seats[i] = seats[was_at[i]];
  follow_first_player (self, was_at, self->n_seats);
  relais_new_game_seats_changed (self);
}
