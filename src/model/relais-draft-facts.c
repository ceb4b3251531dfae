/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole of a draft at one time. */

#include "relais-draft-private.h"

#include <string.h>

static GRefString *
share (GRefString *string)
{
  return string != NULL ? g_ref_string_acquire (string) : NULL;
}

void
relais_draft_facts_set_string (GRefString **at, const char *text)
{
  GRefString *new = text != NULL && *text != '\0' ? g_ref_string_new (text) : NULL;

  g_clear_pointer (at, g_ref_string_release);
  *at = new;
}

void
relais_draft_facts_copy (RelaisDraftFacts *to, const RelaisDraftFacts *from)
{
  memcpy (to, from, sizeof *to);
  if (to->changed != NULL)
    g_rc_box_acquire (to->changed);
  for (guint i = 0; i < RELAIS_DRAFT_TEXTS; i++)
    share (to->text[i]);
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    {
      share (to->seat[i].name);
      share (to->seat[i].kind);
    }
}

void
relais_draft_facts_clear (RelaisDraftFacts *facts)
{
  g_clear_pointer (&facts->changed, g_rc_box_release);
  for (guint i = 0; i < RELAIS_DRAFT_TEXTS; i++)
    g_clear_pointer (&facts->text[i], g_ref_string_release);
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    {
      g_clear_pointer (&facts->seat[i].name, g_ref_string_release);
      g_clear_pointer (&facts->seat[i].kind, g_ref_string_release);
    }
}

void
relais_draft_facts_set_edition (RelaisDraftFacts *facts, gpointer changed)
{
  g_clear_pointer (&facts->changed, g_rc_box_release);
  facts->changed = changed;
  facts->board.edition = changed != NULL ? changed : facts->board.game->edition;
}

void
relais_draft_facts_init (RelaisDraftFacts *facts, const RelaisGame *game)
{
  memset (facts, 0, sizeof *facts);
  facts->board.game = game;
  facts->board.edition = game->edition;
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    facts->seat[i].colour = relais_seat_colours[i];
}

static gboolean
same_board (const RelaisDraftBoard *a, const RelaisDraftBoard *b)
{
  return memcmp (&a->state, &b->state, a->game->state_size) == 0 && a->drawn == b->drawn
         && a->given.given == b->given.given
         && memcmp (a->given.value, b->given.value, sizeof a->given.value) == 0
         && memcmp (a->edition, b->edition, a->game->edition_size) == 0;
}

gboolean
relais_draft_facts_equal (const RelaisDraftFacts *a, const RelaisDraftFacts *b)
{
  if (!same_board (&a->board, &b->board))
    return FALSE;
  if (a->chance != b->chance)
    return FALSE;
  for (guint i = 0; i < RELAIS_DRAFT_TEXTS; i++)
    if (g_strcmp0 (a->text[i], b->text[i]) != 0)
      return FALSE;
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    if (g_strcmp0 (a->seat[i].name, b->seat[i].name) != 0 || a->seat[i].colour != b->seat[i].colour
        || g_strcmp0 (a->seat[i].kind, b->seat[i].kind) != 0)
      return FALSE;
  return TRUE;
}

gboolean
relais_draft_facts_same_seats (const RelaisDraftFacts *a, const RelaisDraftFacts *b)
{
  int n = a->board.game->seats (&a->board.state);

  if (n != b->board.game->seats (&b->board.state))
    return FALSE;
  for (int i = 0; i < n; i++)
    if (g_strcmp0 (a->seat[i].name, b->seat[i].name) != 0 || a->seat[i].colour != b->seat[i].colour)
      return FALSE;
  return TRUE;
}

static const char *
name_of (const RelaisDraftSeat *seat)
{
  return relais_seat_told_name (seat->name, seat->colour);
}

void
relais_draft_facts_seats (const RelaisDraftFacts *facts, RelaisDraftSeats *seats)
{
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    {
      seats->name[i] = name_of (&facts->seat[i]);
      seats->colour[i] = facts->seat[i].colour;
    }
}

/* Who plays, as records and setups tell it. */
GPtrArray *
relais_draft_players (const RelaisDraftFacts *facts, gboolean only_given)
{
  GPtrArray *players = relais_players_new ();

  for (int i = 0; i < facts->board.game->seats (&facts->board.state); i++)
    g_ptr_array_add (players, relais_player_info_new (only_given ? facts->seat[i].name : relais_seat_stored_name (facts->seat[i].name, facts->seat[i].colour),
                                                      facts->seat[i].colour,
                                                      facts->seat[i].kind != NULL ? facts->seat[i].kind : "human"));
  return players;
}
