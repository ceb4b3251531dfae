/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-describe-dialog.h"

#include "app/kit/relais-name-entry.h"
#include "app/kit/relais-note-buffer.h"

struct _RelaisDescribeDialog
{
  AdwWindow parent_instance;

  RelaisDraft *draft;

  GtkEditable *name;
  GtkEditable *author;
  GtkTextBuffer *note;
};

enum
{
  DESCRIBED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisDescribeDialog, relais_describe_dialog, ADW_TYPE_WINDOW)

/* NULL for what is empty. */
static char *
clean (const char *text)
{
  g_autofree char *own = g_strstrip (g_strdup (text));

  return *own != '\0' ? g_steal_pointer (&own) : NULL;
}

static void
on_save_clicked (RelaisDescribeDialog *self)
{
  GtkTextIter start, end;
  g_autofree char *name = clean (gtk_editable_get_text (self->name));
  g_autofree char *author = clean (gtk_editable_get_text (self->author));
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;

  gtk_text_buffer_get_bounds (self->note, &start, &end);
  text = gtk_text_buffer_get_text (self->note, &start, &end, FALSE);
  note = clean (text);
  relais_draft_set_name (self->draft, name);
  relais_draft_set_author (self->draft, author);
  relais_draft_set_note (self->draft, note);
  g_signal_emit (self, signals[DESCRIBED], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
relais_describe_dialog_dispose (GObject *object)
{
  g_clear_object (&RELAIS_DESCRIBE_DIALOG (object)->draft);
  G_OBJECT_CLASS (relais_describe_dialog_parent_class)->dispose (object);
}

static void
relais_describe_dialog_class_init (RelaisDescribeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_describe_dialog_dispose;
  signals[DESCRIBED] = g_signal_new ("described", RELAIS_TYPE_DESCRIBE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-describe-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisDescribeDialog, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisDescribeDialog, author);
  gtk_widget_class_bind_template_child (widget_class, RelaisDescribeDialog, note);
  gtk_widget_class_bind_template_callback (widget_class, on_save_clicked);
}

static void
relais_describe_dialog_init (RelaisDescribeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_describe_dialog_new (GtkWindow *parent, RelaisDraft *draft)
{
  RelaisDescribeDialog *self = g_object_new (RELAIS_TYPE_DESCRIBE_DIALOG, "transient-for", parent, NULL);
  const char *note = relais_draft_get_note (draft);

  self->draft = g_object_ref (draft);
  relais_name_entry_set (self->name, relais_draft_get_name (draft), RELAIS_NAME_LENGTH);
  relais_name_entry_set (self->author, relais_draft_get_author (draft), RELAIS_NAME_LENGTH);
  gtk_text_buffer_set_text (self->note, note != NULL ? note : "", -1);
  relais_note_buffer_bound (self->note);
  /* With all of it selected: what is typed replaces it. */
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (self->name)));
  gtk_editable_select_region (self->name, 0, -1);
  return GTK_WIDGET (self);
}

RelaisDraft *
relais_describe_dialog_get_draft (RelaisDescribeDialog *self)
{
  g_return_val_if_fail (RELAIS_IS_DESCRIBE_DIALOG (self), NULL);
  return self->draft;
}
