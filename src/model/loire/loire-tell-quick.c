/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Quick questions, for who does not see the board and would have to walk there:
 * what whose turn it is has and is to deliver, the market, the circus. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

char *
loire_tell_means (const RelaisView *view)
{
  return loire_tell_seat (view, loire_state (view)->player);
}

static char *
list (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (C_("list", ", "), (char **) parts->pdata);
}

/* A card that is not known in a trial has no name. */
char *
loire_tell_errands (const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  const LoireSeat *seat = &s->seats[s->player];
  g_autofree char *count = g_strdup_printf ("%u", seat->n_held);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, relais_lore_fill (g_dngettext (GETTEXT_PACKAGE, "{n} message to deliver", "{n} messages to deliver", seat->n_held),
                                            "n", count, NULL));
  for (guint i = 0; i < seat->n_held; i++)
    {
      guint card = seat->held[i].card;

      g_ptr_array_add (parts, relais_lore_value (view, LOIRE_CLASS_MESSAGE, loire_is_supposed (s, card) ? RELAIS_UNKNOWN : (gint32) card));
    }
  return list (parts);
}

/* From the left. */
char *
loire_tell_prices (const RelaisView *view)
{
  const LoireState *s = loire_state (view);
  const LoireEdition *e = view->edition;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *prices = NULL;

  for (guint space = 0; space < LOIRE_COLOURS; space++)
    {
      g_autofree char *price = g_strdup_printf ("%d", e->market_prices[space]);
      g_autofree char *colour = s->market[space] != LOIRE_NONE ? relais_lore_value (view, LOIRE_CLASS_COLOUR, s->market[space]) : NULL;

      if (colour != NULL)
        /* TRANSLATORS: what goods cost in the villages with a shield of that colour: "green for 2 d" */
        g_ptr_array_add (parts, relais_lore_fill (_("{colour} for {n} d"), "colour", colour, "n", price, NULL));
    }
  prices = list (parts);
  return relais_lore_fill (_("Market: {prices}"), "prices", prices, NULL);
}

char *
loire_tell_circus (const RelaisView *view)
{
  if (loire_state (view)->circus == LOIRE_NONE)
    return g_strdup (_("There is no circus in this game."));
  return loire_tell_place (view, "circus");
}
