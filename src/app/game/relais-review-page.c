/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-review-page.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/old-gtk/relais-drop-down.h"
#include "model/relais-lore.h"
#include "relais-score-chart.h"

#define MOST_ROWS 200

struct _RelaisReviewPage
{
  AdwBin parent_instance;

  RelaisMatch *match;
  RelaisReview *review;
  RelaisNode *at;               /* where the game stood when it was made */

  GtkStack *stack;              /* what it is, how far it is, what came of it */
  GtkWidget *start;
  GtkWidget *cancel;
  GtkProgressBar *progress;
  GtkWidget *scroller;
  GtkDropDown *who;
  GtkLabel *summary;
  GtkLabel *heading;            /* of the chart */
  RelaisScoreChart *chart;
  GtkListBox *decisive;
  GtkListBox *turns;
};

enum
{
  CLOSED,
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisReviewPage, relais_review_page, ADW_TYPE_BIN)

static GtkWidget *
line (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "Turn 31 · luck +2 %" */
static char *
tell_head (RelaisReviewPage *self, const RelaisReviewTurn *turn)
{
  g_autofree char *number = g_strdup_printf ("%d", turn->turn + 1);
  g_autofree char *head = relais_lore_fill (_("Turn {number}"), "number", number, NULL);
  g_autofree char *worth = relais_review_tell_worth (self->review, ABS (turn->luck));
  g_autofree char *luck = NULL;

  if (ABS (turn->luck) < (relais_review_is_alone (self->review) ? 0.5 : 0.01))
    return g_steal_pointer (&head);
  luck = relais_lore_fill (turn->luck > 0 ? _("lucky: {worth}") : _("unlucky: {worth}"), "worth", worth, NULL);
  return g_strjoin (" · ", head, luck, NULL);
}

static GtkWidget *
new_row (RelaisReviewPage *self, guint i, gboolean with_why)
{
  const RelaisReviewTurn *turn = relais_review_get_turn (self->review, i);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *head = tell_head (self, turn);
  g_autofree char *words = relais_review_tell_turn (self->review, i);
  g_autofree char *why = with_why ? relais_review_tell_why (self->review, i) : NULL;
  g_autofree char *name = g_strjoin (". ", head, words != NULL ? words : why, words != NULL ? why : NULL, NULL);

  gtk_box_append (GTK_BOX (box), line (head, "heading"));
  if (words != NULL)
    gtk_box_append (GTK_BOX (box), line (words, "body"));
  if (why != NULL)
    gtk_box_append (GTK_BOX (box), line (why, "caption"));
  gtk_widget_add_css_class (box, "advice-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), "node", turn->worst != NULL ? turn->worst : turn->last);
  return row;
}

static void
clear (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}

static gboolean
counts (RelaisReviewPage *self, const RelaisReviewTurn *turn)
{
  return turn->worst != NULL || ABS (turn->luck) >= (relais_review_is_alone (self->review) ? 0.5 : 0.01);
}

static void
fill_lists (RelaisReviewPage *self, guint seat)
{
  guint which[RELAIS_REVIEW_DECISIVE];
  guint n = relais_review_find_decisive (self->review, seat, which);
  guint rows = 0;

  clear (self->decisive);
  clear (self->turns);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->decisive, new_row (self, which[i], TRUE));
  for (guint i = 0; i < relais_review_get_n_turns (self->review) && rows < MOST_ROWS; i++)
    {
      const RelaisReviewTurn *turn = relais_review_get_turn (self->review, i);

      if (turn->seat != (int) seat || !counts (self, turn))
        continue;
      gtk_list_box_append (self->turns, new_row (self, i, FALSE));
      rows++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->decisive), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->turns), rows > 0);
}

static void
show_seat (RelaisReviewPage *self)
{
  guint seat = gtk_drop_down_get_selected (self->who);
  g_autofree char *words = NULL;

  if (self->review == NULL || !relais_review_get_known (self->review) || seat == GTK_INVALID_LIST_POSITION)
    return;
  words = relais_review_tell (self->review, seat);
  gtk_label_set_label (self->summary, words);
  fill_lists (self, seat);
}

static void
name_seats (RelaisReviewPage *self)
{
  GListModel *seats = relais_match_get_seats (self->match);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    gtk_string_list_append (names, relais_seat_get_bare_name (relais_match_nth_seat (self->match, i)));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->who, relais_review_get_seat (self->review));
  gtk_widget_set_visible (GTK_WIDGET (self->who), g_list_model_get_n_items (seats) > 1);
}

static void
tell_progress (RelaisReviewPage *self)
{
  double done = relais_review_get_progress (self->review);
  g_autofree char *words = g_strdup_printf (_("%d %%"), (int) (100 * done));

  gtk_progress_bar_set_fraction (self->progress, done);
  gtk_progress_bar_set_text (self->progress, words);
}

static void
refresh (RelaisReviewPage *self)
{
  gboolean running = relais_review_get_running (self->review);
  gboolean known = relais_review_get_known (self->review);
  const char *before = gtk_stack_get_visible_child_name (self->stack);
  const char *page = running ? "running" : known ? "known" : "start";
  gboolean came = g_strcmp0 (before, page) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self));

  gtk_stack_set_visible_child_name (self->stack, page);
  tell_progress (self);
  if (known && !running)
    {
      gtk_label_set_label (self->heading, relais_review_is_alone (self->review) ? _("Expected Points over the Turns")
                                                                               : _("Chances to Win over the Turns"));
      relais_score_chart_set_review (self->chart, self->review);
      show_seat (self);
    }
  if (!came)
    return;
  gtk_widget_grab_focus (running ? self->cancel : known ? GTK_WIDGET (self->scroller) : self->start);
  if (known && !running)
    relais_announce (GTK_WIDGET (self), gtk_label_get_label (self->summary));
}

static void
forget (RelaisReviewPage *self)
{
  if (self->review == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->review, self);
  relais_review_cancel (self->review);
  g_clear_object (&self->review);
}

static void
on_start (RelaisReviewPage *self)
{
  relais_review_begin (self->review, 0);
}

static void
on_cancel (RelaisReviewPage *self)
{
  relais_review_cancel (self->review);
}

static void
on_back (RelaisReviewPage *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_row_activated (RelaisReviewPage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[LOOK], 0, g_object_get_data (G_OBJECT (row), "node"));
}

static void
relais_review_page_dispose (GObject *object)
{
  RelaisReviewPage *self = RELAIS_REVIEW_PAGE (object);

  forget (self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_review_page_parent_class)->dispose (object);
}

static void
relais_review_page_class_init (RelaisReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_review_page_dispose;
  signals[CLOSED] = g_signal_new ("closed", RELAIS_TYPE_REVIEW_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[LOOK] = g_signal_new ("look", RELAIS_TYPE_REVIEW_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (RELAIS_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, start);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, who);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, summary);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, heading);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, chart);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, decisive);
  gtk_widget_class_bind_template_child (widget_class, RelaisReviewPage, turns);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, show_seat);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "closed", NULL);
}

static void
relais_review_page_init (RelaisReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_drop_down_tell (self->who, NULL);
}

GtkWidget *
relais_review_page_new (RelaisMatch *match)
{
  RelaisReviewPage *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_REVIEW_PAGE, NULL);
  self->match = g_object_ref (match);
  return GTK_WIDGET (self);
}

void
relais_review_page_begin (RelaisReviewPage *self)
{
  g_return_if_fail (RELAIS_IS_REVIEW_PAGE (self));

  if (self->review == NULL || (self->at != relais_match_get_node (self->match) && !relais_review_get_running (self->review)))
    {
      forget (self);
      self->at = relais_match_get_node (self->match);
      self->review = relais_review_new (self->match);
      g_signal_connect_object (self->review, "notify::known", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->review, "notify::progress", G_CALLBACK (tell_progress), self, G_CONNECT_SWAPPED);
      name_seats (self);
    }
  refresh (self);
  gtk_widget_grab_focus (relais_review_get_running (self->review) ? self->cancel
                         : relais_review_get_known (self->review) ? GTK_WIDGET (self->scroller) : self->start);
}
