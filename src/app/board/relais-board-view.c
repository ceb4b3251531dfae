/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-view-private.h"

#include "app/art/relais-art.h"
#include "app/art/relais-following.h"
#include "app/art/relais-palette.h"
#include "app/kit/relais-popover-on.h"

#define SCHEMA "io.github.relaisgame.Relais"
#define SETTLE 120              /* milliseconds without a change, until everything is drawn in its size */
#define UNIT (G_USEC_PER_SEC * 28 / 100)        /* from a stop to the next one */

enum
{
  PROP_MATCH = 1,
  PROP_DECISION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisBoardView, relais_board_view, GTK_TYPE_WIDGET)

static void
look (RelaisBoardView *self, gboolean settled)
{
  relais_board_layer_look (self->layer, &self->frame, settled);
  relais_board_pieces_prepare (self->pieces, &self->frame, settled);
  relais_board_labels_prepare (self->labels, &self->frame, self->style, settled);
}

static gboolean
on_settled (gpointer data)
{
  RelaisBoardView *self = data;

  self->settle = 0;
  look (self, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* The frame is another one. While it keeps changing, what was drawn for
 * another size is stretched. */
void
relais_board_view_arrange (RelaisBoardView *self, gboolean settled)
{
  if (self->scene == NULL || self->frame.scale <= 0)
    return;
  g_clear_handle_id (&self->settle, g_source_remove);
  look (self, settled);
  if (!settled)
    self->settle = g_timeout_add (SETTLE, on_settled, self);
  if (self->trace != NULL)
    relais_board_trace_prepare (self->trace, &self->frame, self->style);
  relais_board_hover_light (self);
  relais_board_hover_hide (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_ticking (RelaisBoardView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

void
relais_board_view_skip (RelaisBoardView *self)
{
  if (self->pieces == NULL || !relais_board_pieces_are_moving (self->pieces))
    return;
  relais_board_pieces_arrive (self->pieces);
  stop_ticking (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);

  gtk_widget_queue_draw (widget);
  if (relais_board_pieces_tick (self->pieces, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
may_animate (RelaisBoardView *self)
{
  gboolean enabled;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static void
move_pieces (RelaisBoardView *self, GArray *pieces, const RelaisEvents *events)
{
  g_autoptr (GArray) trips = relais_scene_trips (self->scene, relais_match_get_view (self->match), events);
  gint64 now = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  double speed = self->settings != NULL ? g_settings_get_double (self->settings, "animation-speed") : 1;

  relais_board_pieces_move (self->pieces, pieces, trips, now, (gint64) ((double) UNIT / speed));
  if (relais_board_pieces_are_moving (self->pieces) && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
set_layer (RelaisBoardView *self)
{
  g_autofree char *css = relais_scene_css (self->scene, relais_match_get_view (self->match));

  relais_board_layer_set (self->layer, relais_scene_get_sheet (self->scene), self->width, self->height, self->style, css);
}

/* @events: (nullable): what led to the position shown; NULL: it is simply
 *   another one */
static void
show_position (RelaisBoardView *self, const RelaisEvents *events)
{
  const RelaisView *view = relais_match_get_view (self->match);
  GArray *pieces = relais_scene_pieces (self->scene, view);

  set_layer (self);
  if (events != NULL && may_animate (self))
    move_pieces (self, pieces, events);
  else
    {
      stop_ticking (self);
      relais_board_pieces_set (self->pieces, pieces);
    }
  relais_board_labels_set (self->labels, relais_scene_labels (self->scene, view));
  g_clear_pointer (&self->trace, relais_board_trace_free);
  self->trace = relais_board_trace_find (self->match, self->scene);
  relais_board_places_arrange (self);
  self->untold = TRUE;
  relais_board_view_arrange (self, self->settle == 0);
}

static void
on_layer_ready (RelaisBoardView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_style_changed (RelaisBoardView *self)
{
  self->style = relais_art_get_style (relais_art_get_default ());
  for (guint i = 0; i < self->widgets->len; i++)
    relais_board_place_set_style (self->widgets->pdata[i], self->style);
  relais_board_hover_forget_glows (self);
  if (self->scene == NULL)
    return;
  set_layer (self);
  relais_board_pieces_forget (self->pieces);
  relais_board_labels_forget (self->labels);
  relais_board_view_arrange (self, TRUE);
}

static void
on_text_size_changed (RelaisBoardView *self)
{
  if (self->scene == NULL)
    return;
  relais_board_labels_forget (self->labels);
  relais_board_view_arrange (self, TRUE);
}

static void
on_explain (RelaisBoardView *self, RelaisReason *reason)
{
  if (self->scene != NULL)
    relais_board_places_explain (self, reason);
}

static void
mark (RelaisBoardView *self)
{
  relais_board_places_mark (self);
  if (self->telling >= 0)
    relais_board_hover_tell (self, self->telling);
}

static void
refresh (RelaisBoardView *self, RelaisChange what, const RelaisEvents *events)
{
  if ((what & RELAIS_CHANGE_QUESTION) != 0)
    mark (self);
  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS)) != 0)
    show_position (self, events);
}

static void
leave_match (RelaisBoardView *self)
{
  relais_follow (self, NULL, 0, NULL);
  g_clear_handle_id (&self->settle, g_source_remove);
  stop_ticking (self);
  relais_board_preview_point (self, NULL);
  relais_board_hover_hide (self);
  relais_board_places_clear (self);
  relais_board_hover_darken (self);
  relais_board_hover_forget_glows (self);
  g_clear_pointer (&self->trace, relais_board_trace_free);
  g_clear_pointer (&self->pieces, relais_board_pieces_free);
  g_clear_pointer (&self->labels, relais_board_labels_free);
  g_clear_object (&self->scene);
  g_clear_object (&self->match);
}

static void
enter_match (RelaisBoardView *self)
{
  self->ui = relais_game_ui_find (relais_match_get_game (self->match));
  if (self->ui == NULL)
    return;
  self->scene = self->ui->scene_new ();
  relais_scene_get_size (self->scene, &self->width, &self->height);
  self->middle = GRAPHENE_POINT_INIT (self->width / 2, self->height / 2);
  self->pieces = relais_board_pieces_new (relais_scene_get_pieces_sheet (self->scene));
  self->labels = relais_board_labels_new ();
  relais_board_places_make (self);
  relais_follow (self, self->match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS | RELAIS_CHANGE_QUESTION,
                 G_CALLBACK (refresh));
  relais_board_zoom_update (self, self->frame.width, self->frame.height);
  show_position (self, NULL);
  relais_board_places_mark (self);
}

static void
relais_board_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 800 : 500;
}

static void
present_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        relais_popover_keep_in_sight (GTK_POPOVER (child), widget);
        gtk_popover_present (GTK_POPOVER (child));
      }
}

static void
relais_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);
  gboolean first = self->frame.width <= 0;

  if (fabsf (self->frame.width - (float) width) > 0 || fabsf (self->frame.height - (float) height) > 0
      || self->frame.pixels != gtk_widget_get_scale_factor (widget))
    {
      relais_board_zoom_update (self, (float) width, (float) height);
      relais_board_view_arrange (self, first);
    }
  relais_board_places_allocate (self);
  relais_board_hover_allocate (self);
  present_popovers (widget);
}

/* A layer is a node of its own, also when there is nothing in it, so that GSK
 * compares each one with what it was before. (It gives up and paints everything
 * when it finds more than some thirty differences.) Newer GTK (4.24) leaves out
 * nodes in which there is nothing, but not those that are there to be debugged,
 * which older GTK (4.8) compares by themselves only. @layer: (transfer full) */
static void
append_layer (GtkSnapshot *snapshot, GtkSnapshot *layer)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (layer);
  g_autoptr (GskRenderNode) container = gsk_container_node_new (&node, node != NULL ? 1 : 0);
  g_autoptr (GskRenderNode) kept = gtk_check_version (4, 20, 0) == NULL ? gsk_debug_node_new (container, g_strdup ("layer"))
                                                                        : gsk_render_node_ref (container);

  gtk_snapshot_append_node (snapshot, kept);
}

/* Nothing stands on the board before there is one. */
static void
snapshot_board (RelaisBoardView *self, GtkSnapshot *snapshot)
{
  graphene_rect_t board = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  gboolean drawn = relais_board_layer_has_picture (self->layer);
  RelaisBoardPreview *after = self->preview;
  GtkSnapshot *layer = gtk_snapshot_new ();

  board = relais_board_frame_place (&self->frame, &board);
  gtk_snapshot_append_color (layer, relais_palette_get (self->style, RELAIS_COLOUR_VELLUM), &board);
  relais_board_layer_snapshot (self->layer, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn)
    relais_board_hover_glow (self, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn && self->lit != NULL)
    gtk_snapshot_append_node (layer, self->lit);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn && self->trace != NULL)
    relais_board_trace_snapshot (self->trace, &self->frame, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn && after != NULL)
    relais_board_preview_snapshot_way (after, &self->frame, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn)
    relais_board_pieces_snapshot (self->pieces, after != NULL ? relais_board_preview_get_pieces (after) : NULL, &self->frame, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn)
    relais_board_labels_snapshot (after != NULL ? relais_board_preview_get_labels (after) : self->labels, &self->frame, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn && after != NULL)
    relais_board_preview_snapshot_frames (after, layer);
  append_layer (snapshot, layer);

  layer = gtk_snapshot_new ();
  if (drawn)
    relais_board_pieces_snapshot_moving (self->pieces, &self->frame, layer);
  append_layer (snapshot, layer);
}

static void
relais_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);
  /* Reaches beyond the widget, so that there is always something to clip: GTK
   * leaves out clips that are not needed, and with one come or gone (the shadow
   * of the callout needs it at the edge) GSK would paint everything in it. */
  graphene_rect_t ground = GRAPHENE_RECT_INIT (-1, -1, self->frame.width + 2, self->frame.height + 2);
  GtkSnapshot *places = gtk_snapshot_new ();

  gtk_snapshot_append_color (snapshot, relais_palette_get (self->style, RELAIS_COLOUR_GROUND), &ground);
  if (self->scene != NULL && self->frame.scale > 0)
    snapshot_board (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != GTK_WIDGET (self->callout);
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, places);
  append_layer (snapshot, places);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->callout), snapshot);
}

static gboolean
relais_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return relais_board_places_focus (RELAIS_BOARD_VIEW (widget), direction);
}

static gboolean
relais_board_view_grab_focus (GtkWidget *widget)
{
  return relais_board_places_focus (RELAIS_BOARD_VIEW (widget), GTK_DIR_TAB_FORWARD);
}

static void
relais_board_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_board_view_parent_class)->root (widget);
  relais_board_input_root (RELAIS_BOARD_VIEW (widget));
}

static void
relais_board_view_unroot (GtkWidget *widget)
{
  relais_board_input_unroot (RELAIS_BOARD_VIEW (widget));
  GTK_WIDGET_CLASS (relais_board_view_parent_class)->unroot (widget);
}

static void
relais_board_view_unmap (GtkWidget *widget)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (widget);

  relais_board_view_skip (self);
  relais_board_hover (self, -1);
  relais_board_preview_point (self, NULL);
  relais_board_hover_hide (self);
  GTK_WIDGET_CLASS (relais_board_view_parent_class)->unmap (widget);
}

static void
relais_board_view_dispose (GObject *object)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (object);
  GtkWidget *child;

  relais_board_view_set_decision (self, NULL);
  relais_board_view_set_hand (self, NULL);
  if (self->callout != NULL)
    leave_match (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_BOARD_VIEW);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->layer);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (relais_board_view_parent_class)->dispose (object);
}

static void
relais_board_view_finalize (GObject *object)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (object);

  g_ptr_array_unref (self->widgets);
  g_ptr_array_unref (self->groups);
  G_OBJECT_CLASS (relais_board_view_parent_class)->finalize (object);
}

static void
relais_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisBoardView *self = RELAIS_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_MATCH: relais_board_view_set_match (self, g_value_get_object (value)); break;
    case PROP_DECISION: relais_board_view_set_decision (self, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_board_view_class_init (RelaisBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_board_view_dispose;
  object_class->finalize = relais_board_view_finalize;
  object_class->get_property = relais_board_view_get_property;
  object_class->set_property = relais_board_view_set_property;
  widget_class->measure = relais_board_view_measure;
  widget_class->size_allocate = relais_board_view_size_allocate;
  widget_class->snapshot = relais_board_view_snapshot;
  widget_class->focus = relais_board_view_focus;
  widget_class->grab_focus = relais_board_view_grab_focus;
  widget_class->root = relais_board_view_root;
  widget_class->unroot = relais_board_view_unroot;
  widget_class->unmap = relais_board_view_unmap;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_signal_new ("ask", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, GDK_TYPE_RECTANGLE, G_TYPE_STRING);

  g_type_ensure (RELAIS_TYPE_BOARD_CALLOUT);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardView, callout);
  relais_board_input_bind (widget_class);
}

static GSettings *
open_settings (void)
{
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA, TRUE);

  return schema != NULL ? g_settings_new (SCHEMA) : NULL;
}

static void
relais_board_view_init (RelaisBoardView *self)
{
  self->style = relais_art_get_style (relais_art_get_default ());
  self->widgets = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->current = self->hovered = self->asking = self->telling = -1;
  self->settings = open_settings ();
  self->layer = relais_board_layer_new ();
  self->frame.pixels = 1;
  relais_board_zoom_init (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->layer, "ready", G_CALLBACK (on_layer_ready), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_text_size_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
relais_board_view_new (RelaisMatch *match, RelaisDecision *decision)
{
  return g_object_new (RELAIS_TYPE_BOARD_VIEW, "match", match, "decision", decision, NULL);
}

/**
 * relais_board_view_set_match:
 * @match: (nullable)
 */
void
relais_board_view_set_match (RelaisBoardView *self, RelaisMatch *match)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  if (match == self->match)
    return;
  leave_match (self);
  if (match != NULL)
    {
      self->match = g_object_ref (match);
      enter_match (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/**
 * relais_board_view_set_decision:
 * @decision: (nullable)
 */
void
relais_board_view_set_decision (RelaisBoardView *self, RelaisDecision *decision)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  if (decision == self->decision)
    return;
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (self->decision, self);
  g_set_object (&self->decision, decision);
  if (decision != NULL)
    {
      g_signal_connect_object (decision, "explain", G_CALLBACK (on_explain), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (decision, "pointed", G_CALLBACK (relais_board_preview_point), self, G_CONNECT_SWAPPED);
    }
  relais_board_places_mark (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DECISION]);
}

GActionGroup *
relais_board_view_get_actions (RelaisBoardView *self)
{
  g_return_val_if_fail (RELAIS_IS_BOARD_VIEW (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

/**
 * relais_board_view_light:
 * @places: (nullable): ids of places; NULL ends the list
 */
void
relais_board_view_light (RelaisBoardView *self, const char *const *places)
{
  g_return_if_fail (RELAIS_IS_BOARD_VIEW (self));

  g_strfreev (self->lit_up);
  self->lit_up = g_strdupv ((char **) places);
  relais_board_places_mark (self);
}
