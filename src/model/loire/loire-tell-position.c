/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole position as plain text, to be sent to somebody who has no board
 * before him: the players, the market, then place by place. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

/* Takes the line. */
static void
add_line (GString *text, char *line)
{
  g_string_append (text, line);
  g_string_append_c (text, '\n');
  g_free (line);
}

/* A template with one number. */
static void
add_count (GPtrArray *parts, const char *template, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u", n);

  g_ptr_array_add (parts, relais_lore_fill (template, "n", count, NULL));
}

static void
add_goods (GPtrArray *parts, const RelaisView *view, const LoireSeat *seat)
{
  for (guint good = 0; good < LOIRE_GOODS; good++)
    {
      g_autofree char *name = relais_lore_value (view, LOIRE_CLASS_GOOD, (gint32) good);

      if (seat->goods[good] > 0)
        g_ptr_array_add (parts, g_strdup_printf (_("%u × %s"), seat->goods[good], name));
    }
}

static void
add_cards (GPtrArray *parts, const RelaisView *view, guint class, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (parts, relais_lore_value (view, class, cards[i]));
}

char *
loire_tell_seat (const RelaisView *view, guint index)
{
  const LoireSeat *seat = &loire_state (view)->seats[index];
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, relais_lore_fill (_("{name} ({colour})"),
                                            "name", view->names[index],
                                            "colour", relais_seat_colour_name (view->colours[index]),
                                            NULL));
  add_count (parts, _("{n} d"), seat->deniers);
  add_count (parts, _("boat on river space {n}"), seat->boat);
  add_goods (parts, view, seat);
  add_count (parts, g_dngettext (GETTEXT_PACKAGE, "{n} message delivered", "{n} messages delivered", seat->n_delivered),
             seat->n_delivered);
  add_count (parts, g_dngettext (GETTEXT_PACKAGE, "{n} message to deliver", "{n} messages to deliver", seat->n_held),
             seat->n_held);
  add_cards (parts, view, LOIRE_CLASS_CHARACTER, seat->hired, seat->n_characters);
  add_cards (parts, view, LOIRE_CLASS_PALACE, seat->palace, seat->n_palaces);
  g_ptr_array_add (parts, NULL);
  /* TRANSLATORS: between the members of a list */
  return g_strjoinv (C_("list", ", "), (char **) parts->pdata);
}

/**
 * loire_tell_position:
 *
 * Returns: a line each for the turn, the players, the
 *   market's spaces, the palaces and the places of the board
 */
char *
loire_tell_position (const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  GString *text = g_string_new (NULL);

  add_line (text, loire_tell_turn (view));
  g_string_append_c (text, '\n');
  for (guint seat = 0; seat < s->players; seat++)
    add_line (text, loire_tell_seat (view, seat));
  g_string_append_c (text, '\n');
  for (guint space = 1; space <= LOIRE_COLOURS; space++)
    {
      g_autofree char *id = g_strdup_printf ("market-%u", space);

      add_line (text, loire_tell_place (view, id));
    }
  g_string_append_c (text, '\n');
  for (guint palace = 0; palace < LOIRE_PALACES && s->variant != LOIRE_CASUAL; palace++)
    {
      g_autofree char *id = g_strconcat ("palace-", loire_palaces[palace], NULL);

      add_line (text, loire_tell_place (view, id));
    }
  g_string_append_c (text, '\n');
  for (guint at = 0; at < LOIRE_LOCATIONS; at++)
    add_line (text, loire_tell_place (view, loire_locations[at]));
  return g_string_free (text, FALSE);
}
