/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-question.h"

/* The newer dialog is not among what may be used of the oldest libadwaita. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

#if ADW_CHECK_VERSION (1, 5, 0)

#define DIALOG_TYPE ADW_TYPE_ALERT_DIALOG
#define DIALOG(self) ADW_ALERT_DIALOG (self)
#define dialog_add_response adw_alert_dialog_add_response
#define dialog_set_response_appearance adw_alert_dialog_set_response_appearance
#define dialog_set_response_enabled adw_alert_dialog_set_response_enabled
#define dialog_set_default_response adw_alert_dialog_set_default_response
#define dialog_set_close_response adw_alert_dialog_set_close_response
#define dialog_set_extra_child adw_alert_dialog_set_extra_child

struct _RelaisQuestion
{
  AdwAlertDialog parent_instance;
};

static GtkWidget *
dialog_get_child (RelaisQuestion *self)
{
  return adw_dialog_get_child (ADW_DIALOG (self));
}

static void
dialog_present (RelaisQuestion *self, GtkWidget *parent)
{
  adw_dialog_present (ADW_DIALOG (self), parent);
}

#else

#define DIALOG_TYPE ADW_TYPE_MESSAGE_DIALOG
#define DIALOG(self) ADW_MESSAGE_DIALOG (self)
#define dialog_add_response adw_message_dialog_add_response
#define dialog_set_response_appearance adw_message_dialog_set_response_appearance
#define dialog_set_response_enabled adw_message_dialog_set_response_enabled
#define dialog_set_default_response adw_message_dialog_set_default_response
#define dialog_set_close_response adw_message_dialog_set_close_response
#define dialog_set_extra_child adw_message_dialog_set_extra_child

struct _RelaisQuestion
{
  AdwMessageDialog parent_instance;
};

static GtkWidget *
dialog_get_child (RelaisQuestion *self)
{
  return gtk_window_get_child (GTK_WINDOW (self));
}

static void
dialog_present (RelaisQuestion *self, GtkWidget *parent)
{
  gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_present (GTK_WINDOW (self));
}

#endif

G_DEFINE_TYPE (RelaisQuestion, relais_question, DIALOG_TYPE)

/* The large heading does not wrap, there is a small one for when it is too
 * wide; but it is measured all the same, for less than it needs, and GTK warns
 * of that. One that wraps is never too wide. */
static void
wrap_headings (GtkWidget *in)
{
  if (GTK_IS_LABEL (in) && gtk_widget_has_css_class (in, "title-2"))
    {
      gtk_label_set_wrap (GTK_LABEL (in), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (in), PANGO_WRAP_WORD_CHAR);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL; child = gtk_widget_get_next_sibling (child))
    wrap_headings (child);
}

static void
relais_question_class_init (RelaisQuestionClass *klass)
{
}

static void
relais_question_init (RelaisQuestion *self)
{
  wrap_headings (dialog_get_child (self));
}

/**
 * relais_question_new:
 *
 * Returns: (transfer floating)
 */
RelaisQuestion *
relais_question_new (const char *heading, const char *body)
{
  return g_object_new (RELAIS_TYPE_QUESTION, "heading", heading, "body", body, NULL);
}

void
relais_question_add_answer (RelaisQuestion *self, const char *id, const char *label, AdwResponseAppearance appearance)
{
  g_return_if_fail (RELAIS_IS_QUESTION (self));

  dialog_add_response (DIALOG (self), id, label);
  dialog_set_response_appearance (DIALOG (self), id, appearance);
}

void
relais_question_set_enabled (RelaisQuestion *self, const char *id, gboolean enabled)
{
  g_return_if_fail (RELAIS_IS_QUESTION (self));
  dialog_set_response_enabled (DIALOG (self), id, enabled);
}

void
relais_question_set_default (RelaisQuestion *self, const char *id)
{
  g_return_if_fail (RELAIS_IS_QUESTION (self));
  dialog_set_default_response (DIALOG (self), id);
}

void
relais_question_set_extra (RelaisQuestion *self, GtkWidget *extra)
{
  g_return_if_fail (RELAIS_IS_QUESTION (self));
  dialog_set_extra_child (DIALOG (self), extra);
}

void
relais_question_ask (RelaisQuestion *self, GtkWidget *parent, const char *otherwise)
{
  g_return_if_fail (RELAIS_IS_QUESTION (self));

  dialog_set_close_response (DIALOG (self), otherwise);
  dialog_present (self, parent);
}

G_GNUC_END_IGNORE_DEPRECATIONS
