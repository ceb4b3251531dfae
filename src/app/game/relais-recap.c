/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-recap.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-announce.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-history.h"

#define BADGE 16
/* Of one move; more has none. */
#define MOST_LINES 6
/* Of what is told at once; the rest is scrolled. */
#define HIGH 150
#define LOW 72
#define NEVER (-1)

struct _RelaisRecap
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisHistory *history;
  gboolean enabled;
  int turn;                     /* that it is told for; NEVER: for none yet */

  GtkLabel *title;
  GtkScrolledWindow *scroller;
  GtkBox *lines;
};

enum
{
  PROP_MATCH = 1,
  PROP_ENABLED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisRecap, relais_recap, GTK_TYPE_WIDGET)

static void
clear (RelaisRecap *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
}

/* A name may be one letter as wide as a screen. */
static GtkWidget *
new_label (const char *words, const char *class, int lines)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Badge and name, as in the history. */
static void
add_heading (RelaisRecap *self, RelaisSeat *seat)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (ui != NULL)
    gtk_box_append (GTK_BOX (box), relais_sprite_new (ui->pieces, relais_seat_badge (relais_seat_get_colour (seat)), BADGE));
  gtk_box_append (GTK_BOX (box), new_label (relais_seat_get_bare_name (seat), "recap-who", 1));
  gtk_box_append (self->lines, box);
}

/* Returns all that is told, for readers. */
static char *
fill (RelaisRecap *self, const GPtrArray *since)
{
  GString *told = g_string_new (NULL);

  clear (self);
  for (guint i = 0; i < since->len; i++)
    {
      const RelaisHistoryDeeds *deeds = since->pdata[i];
      RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) deeds->seat);

      add_heading (self, seat);
      g_string_append_printf (told, "%s%s", told->len > 0 ? "\n" : "", relais_seat_get_name (seat));
      for (guint k = 0; k < deeds->lines->len; k++)
        {
          gtk_box_append (self->lines, new_label (deeds->lines->pdata[k], "recap-deed", MOST_LINES));
          g_string_append_printf (told, "\n%s", (const char *) deeds->lines->pdata[k]);
        }
    }
  return g_string_free (told, FALSE);
}

static void
show_since (RelaisRecap *self, const GPtrArray *since, gboolean ever)
{
  g_autofree char *told = fill (self, since);

  gtk_label_set_label (self->title, ever ? _("Since your last turn") : _("What happened so far"));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_label (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told,
                                  -1);
}

/* Somebody at this screen is to play, and wants to be told. */
static gboolean
is_wanted (RelaisRecap *self)
{
  RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match));

  return self->enabled && !relais_match_is_over (self->match) && !relais_match_get_trying (self->match)
         && relais_seat_is_human (seat);
}

static void
refresh (RelaisRecap *self)
{
  g_autoptr (GPtrArray) since = NULL;
  gboolean ever;

  self->turn = self->match != NULL ? relais_match_get_turn (self->match) : NEVER;
  if (self->match != NULL && is_wanted (self))
    since = relais_history_since (self->history, relais_match_get_seat (self->match), &ever);
  if (since != NULL && since->len > 0)
    show_since (self, since, ever);
  else
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* In the middle of a turn it stays as it is. */
static void
on_changed (RelaisRecap *self, RelaisChange what)
{
  gboolean move = (what & RELAIS_CHANGE_MOVE) != 0;

  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS)) == 0)
    return;
  if (move && self->turn == relais_match_get_turn (self->match) && !relais_match_is_over (self->match))
    return;
  refresh (self);
  if (move && gtk_widget_get_visible (GTK_WIDGET (self)))
    relais_announce (GTK_WIDGET (self), gtk_label_get_label (self->title));
}

static void
set_match (RelaisRecap *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_clear_object (&self->history);
  if (match != NULL)
    {
      self->history = relais_history_new (match);
      g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
    }
  refresh (self);
}

static void
set_enabled (RelaisRecap *self, gboolean enabled)
{
  if (self->enabled == enabled)
    return;
  self->enabled = enabled;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

static void
relais_recap_dispose (GObject *object)
{
  RelaisRecap *self = RELAIS_RECAP (object);

  if (self->lines != NULL)
    set_match (self, NULL);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_RECAP);
  G_OBJECT_CLASS (relais_recap_parent_class)->dispose (object);
}

static void
relais_recap_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisRecap *self = RELAIS_RECAP (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_ENABLED: g_value_set_boolean (value, self->enabled); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_recap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisRecap *self = RELAIS_RECAP (object);

  switch (id)
    {
    case PROP_MATCH: set_match (self, g_value_get_object (value)); break;
    case PROP_ENABLED: set_enabled (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_recap_class_init (RelaisRecapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_recap_dispose;
  object_class->get_property = relais_recap_get_property;
  object_class->set_property = relais_recap_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "recap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-recap.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisRecap, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisRecap, scroller);
  gtk_widget_class_bind_template_child (widget_class, RelaisRecap, lines);
}

static void
relais_recap_init (RelaisRecap *self)
{
  self->enabled = TRUE;
  self->turn = NEVER;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_recap_set_low (RelaisRecap *self, gboolean low)
{
  g_return_if_fail (RELAIS_IS_RECAP (self));
  gtk_scrolled_window_set_max_content_height (self->scroller, low ? LOW : HIGH);
}
