/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-expanded-rows.h"

typedef void (*Visit) (AdwExpanderRow *row, guint64 bit, guint64 *bits);

/* From the top; what is inside of a row comes after it, since it is made when
 * the row is unfolded. */
static void
each_that_folds (GtkWidget *in, Visit visit, guint64 *bit, guint64 *bits)
{
  if (ADW_IS_EXPANDER_ROW (in))
    {
      visit (ADW_EXPANDER_ROW (in), *bit, bits);
      *bit <<= 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    each_that_folds (child, visit, bit, bits);
}

static void
note_unfolded (AdwExpanderRow *row, guint64 bit, guint64 *bits)
{
  if (adw_expander_row_get_expanded (row))
    *bits |= bit;
}

static void
unfold (AdwExpanderRow *row, guint64 bit, guint64 *bits)
{
  if ((*bits & bit) != 0)
    adw_expander_row_set_expanded (row, TRUE);
}

static void
each (AdwPreferencesGroup *const *groups, gsize n_groups, Visit visit, guint64 *bits)
{
  guint64 bit = 1;

  for (gsize i = 0; i < n_groups; i++)
    each_that_folds (GTK_WIDGET (groups[i]), visit, &bit, bits);
}

guint64
relais_expanded_rows_note (AdwPreferencesGroup *const *groups, gsize n_groups)
{
  guint64 unfolded = 0;

  each (groups, n_groups, note_unfolded, &unfolded);
  return unfolded;
}

void
relais_expanded_rows_restore (AdwPreferencesGroup *const *groups, gsize n_groups, guint64 unfolded)
{
  each (groups, n_groups, unfold, &unfolded);
}
