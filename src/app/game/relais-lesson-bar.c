/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-lesson-bar.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"

/* Pixels: large text in a small window is scrolled, and does not push the board out of it. */
#define HIGHEST 132

struct _RelaisLessonBar
{
  AdwBin parent_instance;

  RelaisGuide *guide;
  guint step;                   /* that was told last */
  RelaisGuideStatus status;     /* then */

  GtkWidget *bar;
  GtkLabel *task;
  GtkLabel *number;
  GtkWidget *page;              /* around the text */
  GtkLabel *text;
  GtkWidget *go_on;
  GtkWidget *onward;            /* once it is over */
  GtkWidget *first_game;
};

enum
{
  LEARNT,
  GONE_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisLessonBar, relais_lesson_bar, ADW_TYPE_BIN)

/* The number, the task and the reason, in the order in which they are read. */
static void
tell (RelaisLessonBar *self)
{
  const char *number = gtk_label_get_text (self->number);
  g_autofree char *words = g_strjoin (" ", number, *number != '\0' ? "·" : "", relais_guide_get_task (self->guide),
                                      relais_guide_get_text (self->guide), NULL);

  relais_announce (GTK_WIDGET (self), words);
}

static void
update (RelaisLessonBar *self)
{
  RelaisGuideStatus status = relais_guide_get_status (self->guide);
  /* TRANSLATORS: which step of the guided first game it is, e.g. “Step 3 of 18” */
  g_autofree char *number = g_strdup_printf (_("Step %u of %u"), relais_guide_get_step (self->guide) + 1,
                                             relais_guide_get_n_steps (self->guide));
  const char *css[] = { "task-bar", status == RELAIS_GUIDE_DONE ? "solved" : "open", NULL };

  gtk_widget_set_css_classes (self->bar, css);
  gtk_label_set_label (self->task, relais_guide_get_task (self->guide));
  gtk_label_set_label (self->number, status == RELAIS_GUIDE_LEFT ? "" : number);
  gtk_label_set_label (self->text, relais_guide_get_text (self->guide));
  gtk_widget_set_visible (self->go_on, relais_guide_get_waits (self->guide));
  gtk_widget_set_visible (self->onward, status == RELAIS_GUIDE_DONE);
}

gboolean
relais_lesson_bar_begin (RelaisLessonBar *self)
{
  g_return_val_if_fail (RELAIS_IS_LESSON_BAR (self), FALSE);

  if (gtk_widget_get_visible (self->go_on))
    return gtk_widget_grab_focus (self->go_on);
  return gtk_widget_get_visible (self->onward) && gtk_widget_grab_focus (self->first_game);
}

static void
note (RelaisLessonBar *self)
{
  self->step = relais_guide_get_step (self->guide);
  self->status = relais_guide_get_status (self->guide);
}

/* A step that has come, and not one that is there since the game was opened. */
static void
on_changed (RelaisLessonBar *self, RelaisChange what)
{
  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_QUESTION)) == 0)
    return;
  update (self);
  if (relais_guide_get_step (self->guide) == self->step && relais_guide_get_status (self->guide) == self->status)
    return;
  note (self);
  tell (self);
  if (self->status == RELAIS_GUIDE_DONE)
    g_signal_emit (self, signals[LEARNT], 0);
}

/* The answers have no keyboard to give while nothing can be answered. */
static void
on_settled (RelaisLessonBar *self)
{
  if (relais_guide_get_waits (self->guide) || relais_guide_get_status (self->guide) == RELAIS_GUIDE_DONE)
    {
      if (!relais_focus_is_below (GTK_WIDGET (self)))
        relais_lesson_bar_begin (self);
    }
}

static void
on_go_on (RelaisLessonBar *self)
{
  relais_guide_go_on (self->guide);
  g_signal_emit (self, signals[GONE_ON], 0);
}

static void
on_map (RelaisLessonBar *self)
{
  tell (self);
}

static void
relais_lesson_bar_dispose (GObject *object)
{
  g_clear_object (&RELAIS_LESSON_BAR (object)->guide);
  G_OBJECT_CLASS (relais_lesson_bar_parent_class)->dispose (object);
}

static void
relais_lesson_bar_class_init (RelaisLessonBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_lesson_bar_dispose;
  signals[LEARNT] = g_signal_new ("learnt", RELAIS_TYPE_LESSON_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GONE_ON] = g_signal_new ("gone-on", RELAIS_TYPE_LESSON_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-lesson-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, bar);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, task);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, number);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, page);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, onward);
  gtk_widget_class_bind_template_child (widget_class, RelaisLessonBar, first_game);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *page)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks for the height that its text has at its natural width, which is not the one that it gets. */
static void
measure (GtkWidget *page, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (page);
  GtkWidget *port = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *text = gtk_viewport_get_child (GTK_VIEWPORT (port));

  gtk_widget_measure (text, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MIN (*natural, HIGHEST);
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate (GtkWidget *page, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (page), width, height, baseline, NULL);
}

static void
relais_lesson_bar_init (RelaisLessonBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->page, gtk_custom_layout_new (get_request_mode, measure, allocate));
}

GtkWidget *
relais_lesson_bar_new (RelaisGuide *guide)
{
  RelaisLessonBar *self;
  RelaisMatch *match;

  g_return_val_if_fail (RELAIS_IS_GUIDE (guide), NULL);

  self = g_object_new (RELAIS_TYPE_LESSON_BAR, NULL);
  match = relais_guide_get_match (guide);
  self->guide = g_object_ref (guide);
  note (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
