/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-tip.h"

/* Of a tooltip's words, and around them. */
#define WIDEST 360
#define PADDING 24

/* All answers that are seen: what scrolls them, else what holds them. */
static GtkWidget *
all_answers (GtkWidget *answer)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (answer, GTK_TYPE_SCROLLED_WINDOW);

  return scrolled != NULL ? scrolled : gtk_widget_get_parent (answer);
}

/* As GTK wraps a tooltip's words, with what is around them. */
static int
height_of (GtkWidget *answer, const char *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (answer, words);
  int height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, WIDEST * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height + PADDING;
}

/* Above all of them: GTK puts it below a strip as wide as the answer, which is so far up that there is room for it. To an
 * area as high as all answers it would not keep: what is higher than an icon, GTK leaves out and takes the pointer. */
static void
keep_off (GtkTooltip *tooltip, GtkWidget *answer, const char *words)
{
  GtkWidget *all = all_answers (answer);
  graphene_rect_t bounds;

  if (all == NULL || !gtk_widget_compute_bounds (all, answer, &bounds))
    return;
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { 0, (int) bounds.origin.y - height_of (answer, words) - 1,
                                                       gtk_widget_get_width (answer), 1 });
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
  keep_off (tooltip, answer, words);
  return TRUE;
}
