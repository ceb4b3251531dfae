/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-bundle-dialog.h"

#include <glib/gi18n.h>

#include "app/kit/relais-announce.h"
#include "app/kit/relais-in-thread.h"
#include "app/pages/relais-program.h"
#include "model/relais-bundle.h"

#define TICK 100                /* milliseconds between two looks at how far it is */

typedef enum
{
  KEEPING,
  LOOKING,
  BRINGING
} Step;

/* What the thread works with. */
typedef struct
{
  Step step;
  char *path;
  char *games;
  char *setups;
  char *settings;               /* to be kept */
  RelaisBundle *bundle;
  RelaisBundleCounts counts;
  RelaisBundleProgress progress;
} Work;

struct _RelaisBundleDialog
{
  AdwWindow parent_instance;

  RelaisProgram *program;
  char *path;
  RelaisBundle *bundle;         /* looked at */
  Work *work;                   /* of the thread that runs; NULL: none */
  guint ticking;

  GtkStack *stack;
  GtkLabel *doing;
  GtkProgressBar *bar;
  GtkWidget *stop;
  GtkLabel *intro;
  AdwActionRow *games;
  AdwActionRow *setups;
  GtkWidget *settings_row;
  GtkSwitch *settings;
  GtkLabel *damage;
  GtkWidget *bring;
  GtkWidget *leave;             /* instead, where there is nothing to be brought */
  GtkLabel *result;
  GtkWidget *close;
};

G_DEFINE_TYPE (RelaisBundleDialog, relais_bundle_dialog, ADW_TYPE_WINDOW)

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->path);
  g_free (work->games);
  g_free (work->setups);
  g_free (work->settings);
  g_clear_pointer (&work->bundle, relais_bundle_free);
  g_object_unref (work->progress.cancellable);
  g_free (work);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  RelaisBundleFolders folders = { work->games, work->setups };
  GError *error = NULL;

  if (work->step == KEEPING)
    relais_bundle_keep (work->path, &folders, work->settings, &work->counts, &work->progress, &error);
  else if (work->step == LOOKING)
    work->bundle = relais_bundle_look (work->path, &folders, &work->progress, &error);
  else
    relais_bundle_bring (work->bundle, &folders, &work->counts, &work->progress, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* Words */

static void
add_words (GString *all, char *words)
{
  g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "", words);
  g_free (words);
}

static char *
tell_fates (const guint fates[RELAIS_BUNDLE_FATES])
{
  GString *all = g_string_new (NULL);
  guint new = fates[RELAIS_BUNDLE_NEW] + fates[RELAIS_BUNDLE_RENAMED];
  guint renamed = fates[RELAIS_BUNDLE_RENAMED];
  guint same = fates[RELAIS_BUNDLE_SAME];

  if (new == 0 && same == 0)
    /* TRANSLATORS: games or setups in a file */
    add_words (all, g_strdup (C_("kept", "None")));
  if (new > 0)
    /* TRANSLATORS: games or setups in a file, and what happens to them */
    add_words (all, g_strdup_printf (ngettext ("%u will be added", "%u will be added", new), new));
  if (renamed > 0)
    /* TRANSLATORS: of those that will be added */
    add_words (all, g_strdup_printf (ngettext ("%u of them under another name, since another one has it here",
                                               "%u of them under other names, since others have them here", renamed), renamed));
  if (same > 0)
    add_words (all, g_strdup_printf (ngettext ("%u is here already", "%u are here already", same), same));
  return g_string_free (all, FALSE);
}

static char *
tell_damage (const RelaisBundle *bundle)
{
  GString *all = g_string_new (NULL);

  if (bundle->beginning)
    add_words (all, g_strdup (_("The beginning of the file is damaged.")));
  if (bundle->damaged > 0)
    add_words (all, g_strdup_printf (ngettext ("%u file in it is damaged or not known here, and will not be added.",
                                               "%u files in it are damaged or not known here, and will not be added.", bundle->damaged),
                                     bundle->damaged));
  if (bundle->cut)
    add_words (all, g_strdup (_("The end of the file is missing, and perhaps more files with it.")));
  if (bundle->hasty)
    add_words (all, g_strdup (_("Not everything in the file was searched, since too much of it is damaged or too many files are in it.")));
  return g_string_free (all, FALSE);
}

static void
add_counts (GString *all, const RelaisBundleCounts *counts)
{
  add_words (all, g_strdup_printf (ngettext ("%u game", "%u games", counts->games), counts->games));
  add_words (all, g_strdup_printf (ngettext ("%u setup", "%u setups", counts->setups), counts->setups));
}

/* The pages */

static void
show_page (RelaisBundleDialog *self, const char *page, GtkWidget *focus)
{
  gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_grab_focus (focus);
}

static void
show_result (RelaisBundleDialog *self, const char *words)
{
  gtk_label_set_label (self->result, words);
  show_page (self, "done", self->close);
  relais_announce (GTK_WIDGET (self), words);
}

static gboolean
on_tick (gpointer data)
{
  RelaisBundleDialog *self = data;

  gtk_progress_bar_set_fraction (self->bar, g_atomic_int_get (&self->work->progress.permille) / 1000.0);
  return G_SOURCE_CONTINUE;
}

static char *
shown_name (RelaisBundleDialog *self)
{
  return g_filename_display_basename (self->path);
}

static void
show_kept (RelaisBundleDialog *self, const Work *work)
{
  g_autofree char *name = shown_name (self);
  g_autoptr (GString) all = g_string_new (NULL);

  add_words (all, g_strdup_printf (_("Everything is in “%s”, the settings too:"), name));
  add_counts (all, &work->counts);
  if (work->counts.unreadable > 0)
    add_words (all, g_strdup_printf (ngettext ("%u file could not be read and is not in it.",
                                               "%u files could not be read and are not in it.", work->counts.unreadable),
                                     work->counts.unreadable));
  show_result (self, all->str);
}

static guint
n_new (const guint fates[RELAIS_BUNDLE_FATES])
{
  return fates[RELAIS_BUNDLE_NEW] + fates[RELAIS_BUNDLE_RENAMED];
}

static gboolean
has_games_or_setups (const RelaisBundle *bundle)
{
  return n_new (bundle->games) + n_new (bundle->setups) > 0;
}

/* That are not those that are here. */
static gboolean
has_statistics (RelaisBundleDialog *self)
{
  gsize length;
  g_autofree char *text = relais_bundle_dup_statistics (self->bundle, &length);
  g_autofree char *own = relais_statistics_print (relais_library_get_statistics (relais_program_get_library (self->program)), &length);

  return text != NULL && !g_str_equal (text, own);
}

/* With nothing to bring back the button would do nothing. */
static void
update_bring (RelaisBundleDialog *self)
{
  gtk_widget_set_visible (self->bring, self->bundle != NULL && (has_games_or_setups (self->bundle) || has_statistics (self)
                                                                            || gtk_switch_get_active (self->settings)));
}

static void
show_contents (RelaisBundleDialog *self)
{
  g_autofree char *name = shown_name (self);
  g_autofree char *games = tell_fates (self->bundle->games);
  g_autofree char *setups = tell_fates (self->bundle->setups);
  g_autofree char *damage = tell_damage (self->bundle);
  g_autofree char *intro = NULL;

  if (self->bundle->newer)
    {
      intro = g_strdup_printf (_("“%s” was made by a newer version of Relais, which this one cannot read."), name);
      show_result (self, intro);
      return;
    }
  intro = g_strdup_printf (has_games_or_setups (self->bundle)
                             ? _("This is in “%s”. Nothing that is here already is written over.")
                             : _("No game and no setup is in “%s” that is not here already."),
                           name);
  gtk_label_set_label (self->intro, intro);
  adw_action_row_set_subtitle (self->games, games);
  adw_action_row_set_subtitle (self->setups, setups);
  gtk_widget_set_visible (self->settings_row, self->bundle->settings != NULL);
  gtk_label_set_label (self->damage, damage);
  gtk_widget_set_visible (GTK_WIDGET (self->damage), *damage != '\0');
  update_bring (self);
  show_page (self, "contents", gtk_widget_get_visible (self->bring) ? self->bring : self->leave);
  relais_announce (GTK_WIDGET (self), intro);
}

static void
look_again (RelaisBundleDialog *self)
{
  relais_library_refresh (relais_program_get_library (self->program));
  relais_setup_library_refresh (relais_program_get_setups (self->program));
}

/* NULL: they were not asked for. */
static char *
bring_settings (RelaisBundleDialog *self)
{
  g_autofree char *settings = NULL;

  if (!gtk_switch_get_active (self->settings))
    return NULL;
  settings = relais_bundle_dup_settings (self->bundle);
  if (settings == NULL)
    return g_strdup (_("The settings are damaged and stay as they were."));
  return g_strdup (relais_bundle_settings_bring (relais_program_get_settings (self->program), settings)
                     ? _("The settings are those of the file.")
                     : _("The settings are those of the file, but for what this version does not know."));
}

/* Those that are here already are not counted twice. */
static guint
bring_statistics (RelaisBundleDialog *self)
{
  gsize length;
  g_autofree char *text = relais_bundle_dup_statistics (self->bundle, &length);

  return text != NULL
           ? relais_statistics_bring (relais_library_get_statistics (relais_program_get_library (self->program)), text, length)
           : 0;
}

static void
show_brought (RelaisBundleDialog *self, const Work *work, const GError *error)
{
  g_autoptr (GString) all = g_string_new (NULL);
  char *settings = error == NULL ? bring_settings (self) : NULL;
  guint counted = error == NULL ? bring_statistics (self) : 0;

  add_words (all, g_strdup (_("Added:")));
  add_counts (all, &work->counts);
  if (counted > 0)
    add_words (all, g_strdup_printf (ngettext ("%u finished game in the statistics", "%u finished games in the statistics", counted), counted));
  if (settings != NULL)
    add_words (all, settings);
  if (error != NULL)
    add_words (all, g_strdup_printf (_("Then something went wrong: %s"), error->message));
  show_result (self, all->str);
}

static void
show_failed (RelaisBundleDialog *self, const Work *work, const GError *error)
{
  g_autofree char *name = shown_name (self);
  g_autofree char *words = g_strdup_printf (work->step == KEEPING ? _("“%1$s” could not be written.\n%2$s") : _("“%1$s” could not be read.\n%2$s"),
                                            name, error->message);

  show_result (self, words);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  RelaisBundleDialog *self = RELAIS_BUNDLE_DIALOG (source);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  g_clear_handle_id (&self->ticking, g_source_remove);
  self->work = NULL;
  self->bundle = g_steal_pointer (&work->bundle);
  /* Also of what was stopped, some may have come in. */
  if (work->step == BRINGING)
    look_again (self);
  if (g_cancellable_is_cancelled (work->progress.cancellable))
    return;
  if (work->step == BRINGING)
    show_brought (self, work, error);
  else if (error != NULL)
    show_failed (self, work, error);
  else if (work->step == KEEPING)
    show_kept (self, work);
  else
    show_contents (self);
}

static void
start (RelaisBundleDialog *self, Step step, const char *doing)
{
  g_autoptr (GTask) task = NULL;
  Work *work = g_new0 (Work, 1);

  *work = (Work) {
    .step = step,
    .path = g_strdup (self->path),
    .games = g_strdup (relais_library_get_folder (relais_program_get_library (self->program))),
    .setups = g_strdup (relais_setup_library_get_folder (relais_program_get_setups (self->program))),
    .settings = relais_bundle_settings_print (relais_program_get_settings (self->program)),
    .bundle = g_steal_pointer (&self->bundle),
    .progress.cancellable = g_cancellable_new (),
  };
  self->work = work;
  task = g_task_new (self, NULL, on_done, NULL);
  g_task_set_task_data (task, work, work_free);
  self->ticking = g_timeout_add (TICK, on_tick, self);
  gtk_label_set_label (self->doing, doing);
  gtk_progress_bar_set_fraction (self->bar, 0);
  show_page (self, "working", self->stop);
  relais_announce (GTK_WIDGET (self), doing);
  relais_in_thread (task, run);
}

static void
on_bring_clicked (RelaisBundleDialog *self)
{
  start (self, BRINGING, _("Games and setups are being added."));
}

static gboolean
on_close_request (RelaisBundleDialog *self)
{
  if (self->work != NULL)
    g_cancellable_cancel (self->work->progress.cancellable);
  return GDK_EVENT_PROPAGATE;
}

static void
relais_bundle_dialog_dispose (GObject *object)
{
  RelaisBundleDialog *self = RELAIS_BUNDLE_DIALOG (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  g_clear_object (&self->program);
  G_OBJECT_CLASS (relais_bundle_dialog_parent_class)->dispose (object);
}

static void
relais_bundle_dialog_finalize (GObject *object)
{
  RelaisBundleDialog *self = RELAIS_BUNDLE_DIALOG (object);

  g_free (self->path);
  g_clear_pointer (&self->bundle, relais_bundle_free);
  G_OBJECT_CLASS (relais_bundle_dialog_parent_class)->finalize (object);
}

static void
relais_bundle_dialog_class_init (RelaisBundleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_bundle_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_bundle_dialog_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-bundle-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, doing);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, bar);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, stop);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, intro);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, games);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, setups);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, settings_row);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, settings);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, damage);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, bring);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, leave);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, result);
  gtk_widget_class_bind_template_child (widget_class, RelaisBundleDialog, close);
  gtk_widget_class_bind_template_callback (widget_class, on_bring_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_request);
  gtk_widget_class_bind_template_callback (widget_class, update_bring);
}

static void
relais_bundle_dialog_init (RelaisBundleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_dialog (RelaisHost *host, const char *path, Step step, const char *doing)
{
  RelaisBundleDialog *self = g_object_new (RELAIS_TYPE_BUNDLE_DIALOG, "transient-for", host, NULL);

  self->program = g_object_ref (relais_host_get_program (host));
  self->path = g_strdup (path);
  start (self, step, doing);
  return GTK_WIDGET (self);
}

GtkWidget *
relais_bundle_dialog_new_keeping (RelaisHost *host, const char *path)
{
  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);
  return new_dialog (host, path, KEEPING, _("Games, setups and settings are written into one file."));
}

GtkWidget *
relais_bundle_dialog_new_bringing (RelaisHost *host, const char *path)
{
  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);
  return new_dialog (host, path, LOOKING, _("What is in the file is looked at."));
}
