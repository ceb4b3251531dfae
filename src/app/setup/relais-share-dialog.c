/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-share-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-problem-dialog.h"

struct _RelaisShareDialog
{
  AdwWindow parent_instance;

  char *code;

  GtkLabel *text;
  GtkLabel *length;
  GtkLabel *missing;
  GtkWidget *copy;
};

G_DEFINE_TYPE (RelaisShareDialog, relais_share_dialog, ADW_TYPE_WINDOW)

static void
on_copy_clicked (RelaisShareDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->code);
  gtk_label_set_label (self->length, _("The code is in the clipboard."));
  relais_announce (GTK_WIDGET (self), gtk_label_get_text (self->length));
}

static void
relais_share_dialog_finalize (GObject *object)
{
  g_free (RELAIS_SHARE_DIALOG (object)->code);
  G_OBJECT_CLASS (relais_share_dialog_parent_class)->finalize (object);
}

static void
relais_share_dialog_class_init (RelaisShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_share_dialog_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisShareDialog, text);
  gtk_widget_class_bind_template_child (widget_class, RelaisShareDialog, length);
  gtk_widget_class_bind_template_child (widget_class, RelaisShareDialog, missing);
  gtk_widget_class_bind_template_child (widget_class, RelaisShareDialog, copy);
  gtk_widget_class_bind_template_callback (widget_class, on_copy_clicked);
}

static void
relais_share_dialog_init (RelaisShareDialog *self)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* A hyphen at the end of a row would be one too many. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (self->text, attributes);
}

static const char *
tell_missing (RelaisDraftTexts texts)
{
  switch (texts)
    {
    case RELAIS_DRAFT_WITH_TEXTS: return "";
    case RELAIS_DRAFT_WITHOUT_NOTE: return _("The note is not in it: the code would be too long. Save a copy to send everything.");
    default: return _("Not all names and texts are in it: the code would be too long. Save a copy to send everything.");
    }
}

/**
 * relais_share_dialog_new:
 */
GtkWidget *
relais_share_dialog_new (GtkWindow *parent, RelaisDraft *draft)
{
  RelaisShareDialog *self = g_object_new (RELAIS_TYPE_SHARE_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *words = NULL;
  RelaisDraftTexts texts;
  gulong n;

  self->code = relais_draft_dup_code (draft, &texts, problems);
  n = self->code != NULL ? strlen (self->code) : 0;
  /* Texts can be too long for a line. */
  words = self->code != NULL ? g_strdup_printf (ngettext ("%lu character", "%lu characters", n), n)
                             : relais_problem_dialog_print (problems);
  gtk_label_set_label (self->text, self->code != NULL ? self->code : "");
  gtk_label_set_label (self->length, words);
  gtk_label_set_label (self->missing, tell_missing (texts));
  gtk_widget_set_visible (GTK_WIDGET (self->missing), texts != RELAIS_DRAFT_WITH_TEXTS);
  gtk_widget_set_sensitive (self->copy, self->code != NULL);
  gtk_widget_grab_focus (self->copy);
  return GTK_WIDGET (self);
}

/**
 * relais_share_dialog_get_code:
 *
 * Returns: (nullable)
 */
const char *
relais_share_dialog_get_code (RelaisShareDialog *self)
{
  g_return_val_if_fail (RELAIS_IS_SHARE_DIALOG (self), NULL);
  return self->code;
}
