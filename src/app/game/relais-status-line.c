/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-status-line.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-spoken.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-history.h"
#include "model/relais-history-row.h"
#include "model/relais-lore.h"

struct _RelaisStatusLine
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  char *all;                    /* with what the move caused */
  guint announce_source;        /* what is shown is still to be announced */
  RelaisSprite *badge;
  GtkLabel *text;
  GtkWidget *locked;
  GtkWidget *since;
  AdwFlap *flap;                /* beside which what happened is told; NULL: not yet */
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisStatusLine, relais_status_line, GTK_TYPE_WIDGET)

/* NULL at the start of a game. Who looks back looks at one move. */
static char *
tell_move (RelaisMatch *match, RelaisNode *node)
{
  if (relais_match_is_looking_back (match) && node->parent != NULL)
    return relais_history_tell (match, node);
  return relais_history_tell_press (match, node);
}

/* Who does not see the board is told what the move caused, too. */
static char *
tell_all (RelaisMatch *match, const char *move, const RelaisEvents *events)
{
  const RelaisView *view = relais_match_get_view (match);
  const RelaisLore *lore = relais_lore_find (view->game);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (move != NULL)
    g_ptr_array_add (words, g_strdup (move));
  for (int i = 0; lore != NULL && lore->tell_event != NULL && i < events->count; i++)
    {
      char *event = lore->tell_event (view, &events->at[i]);

      if (event != NULL)
        g_ptr_array_add (words, event);
    }
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" · ", (char **) words->pdata);
}

/* Only strict undo keeps a move from being taken back, and only where something
 * cannot be unknown again. */
static const char *
why_locked (RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisLore *lore = relais_lore_find (game);
  RelaisNode *node = relais_match_get_node (match);

  if (!relais_match_get_strict (match) || node->parent == NULL || relais_match_is_looking_back (match)
      || relais_match_can_undo (match))
    return NULL;
  if (game->over (node->state))
    return _("The game is over: this cannot be taken back in a game with strict undo.");
  if (!node->barrier)
    return NULL;
  if (game->seat (node->state) != game->seat (node->parent->state))
    return _("The turn was handed over: this cannot be taken back in a game with strict undo.");
  return lore != NULL ? _(lore->revealed) : NULL;
}

static void
refresh_lock (RelaisStatusLine *self)
{
  const char *why = why_locked (self->match);

  gtk_widget_set_visible (self->locked, why != NULL);
  relais_tooltip_set (self->locked, why);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->locked),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why != NULL ? why : "",
                                  -1);
}

/* Where the pane is not seen in which it is told. */
static void
refresh_since (RelaisStatusLine *self)
{
  gboolean told = self->match != NULL && !relais_match_is_looking_back (self->match) && !relais_match_is_over (self->match)
                  && relais_match_get_viewer (self->match) != RELAIS_NOBODY
                  && relais_history_before_others (self->match, relais_match_get_seat (self->match)) != NULL;

  gtk_widget_set_visible (self->since, told && self->flap != NULL && !adw_flap_get_reveal_flap (self->flap));
}

static void
relais_status_line_map (GtkWidget *widget)
{
  RelaisStatusLine *self = RELAIS_STATUS_LINE (widget);
  GtkWidget *flap = gtk_widget_get_ancestor (widget, ADW_TYPE_FLAP);

  GTK_WIDGET_CLASS (relais_status_line_parent_class)->map (widget);
  if (flap != NULL && self->flap == NULL)
    {
      g_set_weak_pointer (&self->flap, ADW_FLAP (flap));
      g_signal_connect_object (flap, "notify::reveal-flap", G_CALLBACK (refresh_since), self, G_CONNECT_SWAPPED);
    }
  refresh_since (self);
}

static void
on_locked_clicked (RelaisStatusLine *self)
{
  const char *why = why_locked (self->match);
  g_autoptr (RelaisReason) reason = NULL;

  if (why == NULL)
    return;
  reason = relais_reason_new_literal (relais_match_get_game (self->match), NULL, why);
  relais_reason_popover_show (self->locked, NULL, reason);
}

static void
show_node (RelaisStatusLine *self, RelaisNode *node, const RelaisEvents *events)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  const RelaisGameUi *ui = relais_game_ui_find (game);
  g_autofree char *move = tell_move (self->match, node);
  g_autofree char *all = tell_all (self->match, move, events);

  gtk_widget_set_visible (GTK_WIDGET (self->badge), node->parent != NULL && ui != NULL);
  if (node->parent != NULL && ui != NULL)
    {
      RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) game->seat (node->parent->state));
      const char *sprite = relais_seat_badge (relais_seat_get_colour (seat));

      relais_sprite_set (self->badge, ui->pieces, sprite);
    }
  gtk_label_set_text (self->text, move != NULL ? move : "");
  relais_tooltip_set (GTK_WIDGET (self->text), move);
  relais_spoken_name (GTK_WIDGET (self), all);
  /* As long as nothing has happened there is nothing to come to. */
  gtk_widget_set_focusable (GTK_WIDGET (self), *all != '\0');
  g_free (self->all);
  self->all = g_steal_pointer (&all);
  refresh_lock (self);
}

static void
announce (RelaisStatusLine *self)
{
  g_clear_handle_id (&self->announce_source, g_source_remove);
  relais_announce (GTK_WIDGET (self), self->all);
}

static gboolean
on_time_to_announce (gpointer user_data)
{
  RelaisStatusLine *self = user_data;

  self->announce_source = 0;
  announce (self);
  return G_SOURCE_REMOVE;
}

/* What one press does is announced at once: whether it goes on is known when
 * all of it has been done. */
static void
show_move (RelaisStatusLine *self, const RelaisEvents *events)
{
  RelaisNode *node = relais_match_get_node (self->match);

  if (self->announce_source != 0 && !relais_history_continues (node))
    announce (self);
  show_node (self, node, events);
  if (self->announce_source == 0)
    self->announce_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_time_to_announce, self, NULL);
}

static void
show_position (RelaisStatusLine *self)
{
  RelaisNode *node = relais_match_get_shown_node (self->match);
  RelaisEvents events = { 0 };

  relais_match_told_events_of (self->match, node, &events);
  show_node (self, node, &events);
}

/* What led to a position that somebody looks back at. */
static void
look_at_position (RelaisStatusLine *self)
{
  show_position (self);
  if (relais_match_is_looking_back (self->match))
    relais_announce (GTK_WIDGET (self), self->all);
}

/* Where it is not seen, it is heard. */
static void
on_changed (RelaisStatusLine *self, RelaisChange what, const RelaisEvents *events)
{
  if ((what & RELAIS_CHANGE_MOVE) != 0)
    show_move (self, events);
  else if ((what & RELAIS_CHANGE_POSITION) != 0)
    look_at_position (self);
  else if ((what & RELAIS_CHANGE_SEATS) != 0)
    show_position (self);
  else if ((what & RELAIS_CHANGE_STRICT) != 0)
    refresh_lock (self);
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    refresh_since (self);
}

static void
set_match (RelaisStatusLine *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  gtk_widget_set_visible (GTK_WIDGET (self), match != NULL);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  show_position (self);
}

static void
relais_status_line_dispose (GObject *object)
{
  RelaisStatusLine *self = RELAIS_STATUS_LINE (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_handle_id (&self->announce_source, g_source_remove);
  g_clear_object (&self->match);
  g_clear_weak_pointer (&self->flap);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_STATUS_LINE);
  G_OBJECT_CLASS (relais_status_line_parent_class)->dispose (object);
}

static void
relais_status_line_finalize (GObject *object)
{
  g_free (RELAIS_STATUS_LINE (object)->all);
  G_OBJECT_CLASS (relais_status_line_parent_class)->finalize (object);
}

static void
relais_status_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_STATUS_LINE (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_status_line_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_STATUS_LINE (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_status_line_class_init (RelaisStatusLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_status_line_dispose;
  object_class->finalize = relais_status_line_finalize;
  object_class->get_property = relais_status_line_get_property;
  object_class->set_property = relais_status_line_set_property;
  widget_class->map = relais_status_line_map;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisStatusLine, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatusLine, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatusLine, locked);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatusLine, since);
  gtk_widget_class_bind_template_callback (widget_class, on_locked_clicked);
}

static void
relais_status_line_init (RelaisStatusLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_status_line_focus (RelaisStatusLine *self)
{
  g_return_if_fail (RELAIS_IS_STATUS_LINE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

const char *
relais_status_line_get_text (RelaisStatusLine *self)
{
  g_return_val_if_fail (RELAIS_IS_STATUS_LINE (self), NULL);
  return self->all != NULL ? self->all : "";
}
