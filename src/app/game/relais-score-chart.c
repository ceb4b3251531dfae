/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-score-chart.h"

#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/kit/relais-points.h"
#include "model/relais-lore.h"
#include "relais-score-plot.h"

#define LEAST_WIDTH 240
#define PORTION 10000           /* moves: so many at once */

struct _RelaisScoreChart
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisReview *review;         /* NULL: the points of the match */
  RelaisScorePlot plot;
  gboolean stale;               /* the match has moved on since the plot was begun */
  guint source;                 /* goes on with it */
  int cursor;
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisScoreChart, relais_score_chart, GTK_TYPE_WIDGET)

static void tell (RelaisScoreChart *self);

static gboolean
on_next (gpointer data)
{
  RelaisScoreChart *self = data;

  if (!relais_score_plot_go_on (&self->plot, PORTION))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  tell (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* Perhaps without lines yet; NULL without a match. */
static RelaisScorePlot *
fresh_plot (RelaisScoreChart *self)
{
  if (self->match == NULL)
    return NULL;
  if (self->stale)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      if (self->review != NULL)
        relais_score_plot_take (&self->plot, self->review);
      else
        relais_score_plot_begin (&self->plot, self->match);
      if (!relais_score_plot_go_on (&self->plot, PORTION))
        self->source = g_idle_add (on_next, self);
    }
  self->stale = FALSE;
  return &self->plot;
}

/* NULL as long as not all of it is known, too. */
static RelaisScorePlot *
whole_plot (RelaisScoreChart *self)
{
  RelaisScorePlot *plot = fresh_plot (self);

  return plot != NULL && self->source == 0 ? plot : NULL;
}

static char *
tell_points (RelaisScorePlot *plot, guint seat, int cursor)
{
  g_autofree char *n = relais_points_text (plot->points[seat][cursor]);

  /* TRANSLATORS: one player's points in a list of all players' */
  return relais_lore_fill (_("{player} {points}"), "player",
                           relais_seat_get_name (relais_match_nth_seat (plot->match, seat)), "points", n, NULL);
}

char *
relais_score_chart_dup_values (RelaisScoreChart *self, int cursor)
{
  RelaisScorePlot *plot = whole_plot (self);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;
  g_autofree char *turn = NULL;

  g_return_val_if_fail (RELAIS_IS_SCORE_CHART (self), NULL);

  if (plot == NULL)
    return g_strdup ("");
  if (cursor < 0 || (guint) cursor > plot->turns)
    cursor = (int) plot->turns;
  for (guint seat = 0; seat < plot->seats; seat++)
    g_ptr_array_add (parts, tell_points (plot, seat, cursor));
  g_ptr_array_add (parts, NULL);
  all = g_strjoinv (C_("list", ", "), (char **) parts->pdata);
  turn = g_strdup_printf ("%d", plot->first + cursor);
  if (self->review != NULL && !relais_review_is_alone (self->review))
    /* TRANSLATORS: {points} is a list such as "Claire 61, Jonas 39" */
    return relais_lore_fill (_("Chances to win after turn {turn}, in percent: {points}"), "turn", turn, "points", all, NULL);
  /* TRANSLATORS: {points} is a list such as "Claire 24, Jonas 19" */
  return relais_lore_fill (_("Points after turn {turn}: {points}"), "turn", turn, "points", all, NULL);
}

/* Who cannot see the lines hears the end of them, and each turn that is asked
 * for. */
static void
tell (RelaisScoreChart *self)
{
  g_autofree char *values = relais_score_chart_dup_values (self, self->cursor);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, values,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->review != NULL ? _("Chances over the turns. Arrow keys go from turn to turn.")
                                                       : _("Points over the turns. Arrow keys go from turn to turn."),
                                  -1);
}

static void
refresh (RelaisScoreChart *self)
{
  self->stale = TRUE;
  self->cursor = -1;
  tell (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_match (RelaisScoreChart *self, RelaisMatch *match)
{
  if (self->match == match)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  relais_score_plot_clear (&self->plot);
  g_set_object (&self->match, match);
  relais_follow (self, match, RELAIS_CHANGE_RECORD, G_CALLBACK (refresh));
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

static void
on_motion (RelaisScoreChart *self, double x)
{
  RelaisScorePlot *plot = whole_plot (self);

  if (plot != NULL)
    relais_score_chart_set_cursor (self, relais_score_plot_pick (plot, GTK_WIDGET (self), x));
}

static void
on_pressed (RelaisScoreChart *self, int n, double x)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  on_motion (self, x);
}

/* The pointer or the focus has gone. */
static void
on_left (RelaisScoreChart *self)
{
  relais_score_chart_set_cursor (self, -1);
}

static void
on_focused (RelaisScoreChart *self)
{
  RelaisScorePlot *plot = whole_plot (self);

  if (plot != NULL && self->cursor < 0)
    relais_score_chart_set_cursor (self, (int) plot->turns);
}

static gboolean
on_key (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RelaisScoreChart *self = RELAIS_SCORE_CHART (widget);
  RelaisScorePlot *plot = whole_plot (self);
  int by = g_variant_get_int32 (args);
  int turns = plot != NULL ? (int) plot->turns : 0;
  int from = self->cursor >= 0 ? self->cursor : turns;

  if (plot != NULL)
    relais_score_chart_set_cursor (self, (int) CLAMP ((gint64) from + by, 0, turns));
  return TRUE;
}

static void
relais_score_chart_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RelaisScorePlot *plot = fresh_plot (RELAIS_SCORE_CHART (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = LEAST_WIDTH * 2;
    }
  else
    *minimum = *natural = plot != NULL ? relais_score_plot_height (plot, widget, MAX (for_size, LEAST_WIDTH)) : 0;
}

static GtkSizeRequestMode
relais_score_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_score_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisScoreChart *self = RELAIS_SCORE_CHART (widget);
  RelaisScorePlot *plot = fresh_plot (self);

  if (plot != NULL)
    relais_score_plot_draw (plot, widget, snapshot, self->cursor);
}

static void
relais_score_chart_dispose (GObject *object)
{
  RelaisScoreChart *self = RELAIS_SCORE_CHART (object);

  g_clear_handle_id (&self->source, g_source_remove);
  relais_score_plot_clear (&self->plot);
  g_clear_object (&self->review);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (relais_score_chart_parent_class)->dispose (object);
}

static void
relais_score_chart_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_SCORE_CHART (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_score_chart_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_SCORE_CHART (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_score_chart_class_init (RelaisScoreChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_score_chart_dispose;
  object_class->get_property = relais_score_chart_get_property;
  object_class->set_property = relais_score_chart_set_property;
  widget_class->measure = relais_score_chart_measure;
  widget_class->get_request_mode = relais_score_chart_get_request_mode;
  widget_class->snapshot = relais_score_chart_snapshot;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, on_key, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, on_key, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, on_key, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, 0, on_key, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, on_key, "i", -G_MAXINT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, on_key, "i", G_MAXINT);
  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
relais_score_chart_init (RelaisScoreChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->cursor = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_focused), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

int
relais_score_chart_get_cursor (RelaisScoreChart *self)
{
  g_return_val_if_fail (RELAIS_IS_SCORE_CHART (self), 0);
  return self->cursor;
}

void
relais_score_chart_set_cursor (RelaisScoreChart *self, int cursor)
{
  g_return_if_fail (RELAIS_IS_SCORE_CHART (self));

  if (self->cursor == cursor)
    return;
  self->cursor = cursor;
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
relais_score_chart_set_review (RelaisScoreChart *self, RelaisReview *review)
{
  g_return_if_fail (RELAIS_IS_SCORE_CHART (self));
  g_return_if_fail (RELAIS_IS_REVIEW (review));

  g_set_object (&self->review, review);
  g_set_object (&self->match, relais_review_get_match (review));
  refresh (self);
}
