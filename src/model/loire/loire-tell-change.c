/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat has otherwise in another position: what an answer would come to. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"

/* @words: translated, with {before} and {after} */
static void
add (GPtrArray *parts, const char *words, int before, int after)
{
  g_autofree char *was = g_strdup_printf ("%d", before);
  g_autofree char *is = g_strdup_printf ("%d", after);

  if (before != after)
    g_ptr_array_add (parts, relais_lore_fill (words, "before", was, "after", is, NULL));
}

static void
add_goods (GPtrArray *parts, const RelaisView *view, const LoireSeat *before, const LoireSeat *after)
{
  for (guint good = 0; good < LOIRE_GOODS; good++)
    {
      g_autofree char *name = relais_lore_value (view, LOIRE_CLASS_GOOD, (gint32) good);
      /* TRANSLATORS: how many somebody carries of a good, before and after: "wine 0 → 1" */
      g_autofree char *words = relais_lore_fill (_("{good} {before} → {after}"), "good", name, "before", "{before}", "after", "{after}", NULL);

      add (parts, words, before->goods[good], after->goods[good]);
    }
}

static int
points_of (const RelaisView *view, guint seat)
{
  RelaisScore score;

  loire_score (view->edition, &view->state, &score);
  return score.total[seat];
}

/**
 * loire_tell_change:
 *
 * Returns: (transfer full) (nullable): a line
 */
char *
loire_tell_change (const RelaisView *before, const RelaisView *after)
{
  guint seat = loire_state (before)->player;
  const LoireSeat *was = &loire_state (before)->seats[seat];
  const LoireSeat *is = &loire_state (after)->seats[seat];
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  /* TRANSLATORS: the deniers that somebody has, before and after */
  add (parts, _("{before} → {after} d"), was->deniers, is->deniers);
  add_goods (parts, before, was, is);
  add (parts, _("boat {before} → {after}"), was->boat, is->boat);
  add (parts, _("to deliver {before} → {after}"), was->n_held, is->n_held);
  add (parts, _("points {before} → {after}"), points_of (before, seat), points_of (after, seat));
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}
