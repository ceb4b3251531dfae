/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-tip.h"

/* All answers that are seen: what scrolls them, else what holds them. */
static GtkWidget *
all_answers (GtkWidget *answer)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (answer, GTK_TYPE_SCROLLED_WINDOW);

  return scrolled != NULL ? scrolled : gtk_widget_get_parent (answer);
}

/* As wide as the answer, as high as all of them: GTK puts it below that or above. */
static void
keep_off (GtkTooltip *tooltip, GtkWidget *answer)
{
  GtkWidget *all = all_answers (answer);
  graphene_rect_t bounds;

  if (all == NULL || !gtk_widget_compute_bounds (all, answer, &bounds))
    return;
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { 0, (int) bounds.origin.y, gtk_widget_get_width (answer),
                                                       (int) bounds.size.height });
}

gboolean
relais_choice_tip_set (GtkTooltip *tooltip, GtkWidget *answer, RelaisChoiceFace *face, const char *more)
{
  g_autofree char *cut = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (RELAIS_IS_CHOICE_FACE (face), FALSE);

  cut = relais_choice_face_dup_cut (face);
  if (cut == NULL && more == NULL)
    return FALSE;
  words = cut != NULL ? g_strjoin ("\n", cut, more, NULL) : g_strdup (more);
  gtk_tooltip_set_text (tooltip, words);
  keep_off (tooltip, answer);
  return TRUE;
}
