/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-task-bar.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-sized-bin.h"

struct _RelaisTaskBar
{
  AdwBin parent_instance;

  RelaisTask *task;
  RelaisTaskStatus status;
  gboolean counted;             /* what the game was when it was opened */

  GtkWidget *bar;
  GtkImage *icon;
  GtkLabel *sentence;
  GtkLabel *line;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *hint;
  GtkWidget *onward;            /* once it is solved */
  GtkWidget *next;
};

enum
{
  SOLVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisTaskBar, relais_task_bar, ADW_TYPE_BIN)

static void
update (RelaisTaskBar *self)
{
  static const char *const icons[] = {
    [RELAIS_TASK_OPEN] = "starred-symbolic",
    [RELAIS_TASK_SOLVED] = "object-select-symbolic",
    [RELAIS_TASK_FAILED] = "window-close-symbolic",
  };
  static const char *const classes[] = {
    [RELAIS_TASK_OPEN] = "open",
    [RELAIS_TASK_SOLVED] = "solved",
    [RELAIS_TASK_FAILED] = "failed",
  };
  const char *css[] = { "task-bar", NULL, NULL };
  g_autofree char *line = relais_task_dup_line (self->task);

  self->status = relais_task_get_status (self->task);
  self->counted = relais_task_is_counted (self->task);
  css[1] = classes[self->status];
  gtk_widget_set_css_classes (self->bar, css);
  gtk_image_set_from_icon_name (self->icon, icons[self->status]);
  gtk_label_set_label (self->line, line);
  gtk_widget_set_visible (self->onward, self->status == RELAIS_TASK_SOLVED);
}

static void
on_changed (RelaisTaskBar *self, RelaisChange what)
{
  RelaisTaskStatus before = self->status;
  gboolean news = self->counted;

  if ((what & RELAIS_CHANGE_TASK) == 0)
    return;
  update (self);
  /* What was done long ago. */
  if (!news)
    return;
  if (before == RELAIS_TASK_OPEN && self->status != RELAIS_TASK_OPEN)
    relais_announce (GTK_WIDGET (self), gtk_label_get_text (self->line));
  if (before == RELAIS_TASK_OPEN && self->status == RELAIS_TASK_SOLVED)
    g_signal_emit (self, signals[SOLVED], 0);
}

static void
relais_task_bar_dispose (GObject *object)
{
  g_clear_object (&RELAIS_TASK_BAR (object)->task);
  G_OBJECT_CLASS (relais_task_bar_parent_class)->dispose (object);
}

static void
relais_task_bar_class_init (RelaisTaskBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_task_bar_dispose;
  signals[SOLVED] = g_signal_new ("solved", RELAIS_TYPE_TASK_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-task-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, bar);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, line);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, hint);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, onward);
  gtk_widget_class_bind_template_child (widget_class, RelaisTaskBar, next);
}

static void
relais_task_bar_init (RelaisTaskBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_task_bar_new (RelaisTask *task)
{
  RelaisTaskBar *self;
  RelaisScenario *scenario = relais_task_get_scenario (task);

  g_return_val_if_fail (RELAIS_IS_TASK (task), NULL);

  self = g_object_new (RELAIS_TYPE_TASK_BAR, NULL);
  self->task = g_object_ref (task);
  gtk_label_set_label (self->sentence, relais_scenario_get_task (scenario));
  gtk_label_set_label (self->title, relais_scenario_get_title (scenario));
  gtk_label_set_label (self->text, relais_scenario_get_text (scenario));
  gtk_label_set_label (self->hint, relais_scenario_get_hint (scenario));
  gtk_widget_set_visible (self->next, relais_scenarios_next (relais_scenarios_get (), relais_scenario_get_id (scenario)) != NULL);
  g_signal_connect_object (relais_task_get_match (task), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

RelaisTask *
relais_task_bar_get_task (RelaisTaskBar *self)
{
  g_return_val_if_fail (RELAIS_IS_TASK_BAR (self), NULL);
  return self->task;
}
