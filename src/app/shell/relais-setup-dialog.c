/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/relais-problem-dialog.h"
#include "app/pages/relais-program.h"
#include "app/setup/relais-setup-summary.h"
#include "record/relais-bounds.h"
#include "record/relais-setup-code.h"

struct _RelaisSetupDialog
{
  AdwWindow parent_instance;

  RelaisHost *host;             /* with which it goes */
  RelaisDraft *draft;

  GtkWidget *code_box;
  GtkTextView *code;
  GtkLabel *problem;
  GtkWidget *problem_pane;
  GtkWidget *mend;              /* the code, where it is known how */
  RelaisSetupSummary *summary;
  GtkCheckButton *keep;
  GtkWidget *edit;
  GtkWidget *play;
};

G_DEFINE_TYPE (RelaisSetupDialog, relais_setup_dialog, ADW_TYPE_WINDOW)

static void
set_problem (RelaisSetupDialog *self, const char *words)
{
  gtk_label_set_label (self->problem, words != NULL ? words : "");
  gtk_widget_set_visible (self->problem_pane, words != NULL);
}

static void
set_draft (RelaisSetupDialog *self, RelaisDraft *draft)
{
  gboolean playable = draft != NULL && relais_draft_is_playable (draft);

  g_set_object (&self->draft, draft);
  relais_setup_summary_set_draft (self->summary, draft);
  gtk_widget_set_sensitive (self->edit, draft != NULL);
  gtk_widget_set_sensitive (self->play, playable);
  gtk_widget_set_visible (GTK_WIDGET (self->keep), playable);
  gtk_window_set_default_widget (GTK_WINDOW (self), playable ? self->play : self->edit);
}

static char *
get_code (RelaisSetupDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->code);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

/* At every letter: a mistyped one is told where it stands. */
static void
on_code_changed (RelaisSetupDialog *self)
{
  g_autofree char *code = get_code (self);
  g_autofree char *json = NULL;
  g_autofree char *words = NULL;
  g_autofree char *mended = NULL;
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (gtk_text_view_get_buffer (self->code), &start, &end);
  gtk_text_buffer_apply_tag_by_name (gtk_text_view_get_buffer (self->code), "code", &start, &end);
  if (*code != '\0')
    json = relais_setup_code_to_json (code, problems);
  if (json != NULL)
    draft = relais_draft_read (json, strlen (json), problems);
  mended = draft == NULL ? relais_setup_code_mend (code) : NULL;
  gtk_widget_set_visible (self->mend, mended != NULL);
  words = problems->len > 0 ? relais_problem_dialog_print (problems) : NULL;
  set_problem (self, words);
  set_draft (self, draft);
}

static gboolean
has_room (RelaisSetupDialog *self, const char *text)
{
  g_autofree char *code = get_code (self);
  g_autofree char *both = g_strconcat (code, text, NULL);

  return relais_bounds_code (both);
}

/* Before the buffer's own handler, which would take all of it: typed, pasted and
 * dropped. Of a text that is too long to be laid out, the code comes in. */
static void
on_code_insert (RelaisSetupDialog *self, GtkTextIter *at, char *text, int length, GtkTextBuffer *buffer)
{
  g_autofree char *whole = g_strndup (text, length < 0 ? strlen (text) : (gsize) length);
  g_autofree char *code = NULL;

  if (has_room (self, whole))
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  code = relais_setup_code_find (whole);
  if (code != NULL && has_room (self, code))
    gtk_text_buffer_insert (buffer, at, code, -1);
  else
    set_problem (self, _("This text is too long to be a setup code."));
}

static void
on_mend_clicked (RelaisSetupDialog *self)
{
  g_autofree char *code = get_code (self);
  g_autofree char *mended = relais_setup_code_mend (code);

  if (mended == NULL)
    return;
  relais_setup_dialog_set_code (self, mended);
  gtk_widget_grab_focus (self->edit);
}

/* A line break means nothing in a code: Enter does what it does elsewhere. */
static gboolean
on_code_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType held, RelaisSetupDialog *self)
{
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter)
    return GDK_EVENT_PROPAGATE;
  if (self->draft != NULL)
    gtk_widget_activate_default (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

/* It may stand over a game. */
static RelaisHost *
free_window (RelaisSetupDialog *self)
{
  if (relais_host_is_free (self->host))
    return self->host;
  return relais_program_free_host (relais_host_get_program (self->host));
}

static void
on_edit_clicked (RelaisSetupDialog *self)
{
  RelaisHost *host = free_window (self);

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  relais_host_edit (host, self->draft, NULL);
  gtk_window_present (GTK_WINDOW (host));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* NULL: it is not kept, or could not be, which does not hinder the game. */
static char *
keep_setup (RelaisSetupDialog *self, RelaisHost *host)
{
  RelaisSetupLibrary *library = relais_program_get_setups (relais_host_get_program (host));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  char *path;

  if (!gtk_check_button_get_active (self->keep))
    return NULL;
  text = relais_draft_print (self->draft, &length);
  path = relais_setup_library_find_same (library, relais_draft_get_name (self->draft), text);
  if (path != NULL)
    return path;
  path = relais_setup_library_keep (library, NULL, g_steal_pointer (&text), length, &error);
  if (path == NULL)
    relais_problem_dialog_tell (GTK_WIDGET (host), _("The Setup Could Not Be Saved"), error->message);
  return path;
}

static void
on_play_clicked (RelaisSetupDialog *self)
{
  g_autoptr (RelaisMatch) match = relais_draft_start (self->draft);
  RelaisHost *host = free_window (self);
  g_autofree char *path = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (match != NULL)
    {
      path = keep_setup (self, host);
      relais_host_play_setup (host, match, self->draft, path);
    }
  gtk_window_present (GTK_WINDOW (host));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
relais_setup_dialog_dispose (GObject *object)
{
  RelaisSetupDialog *self = RELAIS_SETUP_DIALOG (object);

  g_clear_object (&self->draft);
  G_OBJECT_CLASS (relais_setup_dialog_parent_class)->dispose (object);
}

static void
relais_setup_dialog_class_init (RelaisSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_dialog_dispose;
  g_type_ensure (RELAIS_TYPE_SETUP_SUMMARY);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, code_box);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, code);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, problem_pane);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, mend);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, keep);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, edit);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupDialog, play);
  gtk_widget_class_bind_template_callback (widget_class, on_code_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_code_insert);
  gtk_widget_class_bind_template_callback (widget_class, on_code_key);
  gtk_widget_class_bind_template_callback (widget_class, on_mend_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_edit_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_play_clicked);
}

static void
relais_setup_dialog_init (RelaisSetupDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A hyphen at the end of a row would be one too many. */
  gtk_text_buffer_create_tag (gtk_text_view_get_buffer (self->code), "code", "insert-hyphens", FALSE, NULL);
}

static RelaisSetupDialog *
make (RelaisHost *host)
{
  RelaisSetupDialog *self = g_object_new (RELAIS_TYPE_SETUP_DIALOG, "transient-for", host, NULL);

  self->host = host;
  return self;
}

/**
 * relais_setup_dialog_new:
 * @problems: (element-type RelaisProblem): may be empty
 */
GtkWidget *
relais_setup_dialog_new (RelaisHost *host, RelaisDraft *draft, GPtrArray *problems)
{
  RelaisSetupDialog *self = make (host);
  g_autofree char *told = problems->len > 0 ? relais_problem_dialog_print (problems) : NULL;
  g_autofree char *words = told != NULL ? g_strdup_printf ("%s\n%s", _("These parts are wrong and were left out:"), told) : NULL;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  gtk_widget_set_visible (self->code_box, FALSE);
  set_problem (self, words);
  set_draft (self, draft);
  return GTK_WIDGET (self);
}

GtkWidget *
relais_setup_dialog_new_for_code (RelaisHost *host)
{
  RelaisSetupDialog *self = make (host);

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  gtk_window_set_title (GTK_WINDOW (self), _("Open a Setup Code"));
  set_draft (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->code));
  return GTK_WIDGET (self);
}

void
relais_setup_dialog_set_code (RelaisSetupDialog *self, const char *code)
{
  g_return_if_fail (RELAIS_IS_SETUP_DIALOG (self));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->code), code, -1);
}
