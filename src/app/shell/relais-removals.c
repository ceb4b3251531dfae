/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-removals.h"

#include <glib/gi18n.h>

#include "app/kit/relais-question.h"

struct _RelaisRemovals
{
  GObject parent_instance;

  RelaisHost *host;             /* whose page's this is */
  RelaisRemoval remove, erase;
  GObject *library;
  GHashTable *toasts;           /* by path */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisRemovals, relais_removals, G_TYPE_OBJECT)

static GHashTable *
toasts_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static void
changed (RelaisRemovals *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_erase_response (RelaisQuestion *dialog, const char *response, RelaisRemovals *self)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "erase") && !self->erase (self->library, path, &error))
    relais_host_say (self->host, error->message);
}

/* Not every file system has a trash. */
static void
offer_to_erase (RelaisRemovals *self, const char *path)
{
  RelaisQuestion *dialog = relais_question_new (_("Delete It for Good?"),
                                                _("There is no trash here, so this cannot be undone."));

  relais_question_add_answer (dialog, "keep", _("_Keep It"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (dialog, "erase", _("_Delete"), ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_erase_response), self, 0);
  relais_question_ask (dialog, GTK_WIDGET (self->host), "keep");
}

static void
tell_not_removed (RelaisRemovals *self, const GError *error)
{
  g_autofree char *words = g_strdup_printf (_("It could not be moved to the trash: %s"), error->message);

  relais_host_say (self->host, words);
}

/* A toast that is gone has undone nothing. */
static void
throw_away (RelaisRemovals *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!g_hash_table_remove (self->toasts, path))
    return;
  if (self->remove (self->library, path, &error))
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    offer_to_erase (self, path);
  else
    tell_not_removed (self, error);
  changed (self);
}

static void
on_toast_dismissed (AdwToast *toast, RelaisRemovals *self)
{
  throw_away (self, g_object_get_data (G_OBJECT (toast), "path"));
}

static void
on_undo (AdwToast *toast, RelaisRemovals *self)
{
  g_hash_table_remove (self->toasts, g_object_get_data (G_OBJECT (toast), "path"));
  changed (self);
}

static void
relais_removals_dispose (GObject *object)
{
  g_clear_object (&RELAIS_REMOVALS (object)->library);
  G_OBJECT_CLASS (relais_removals_parent_class)->dispose (object);
}

static void
relais_removals_finalize (GObject *object)
{
  g_hash_table_unref (RELAIS_REMOVALS (object)->toasts);
  G_OBJECT_CLASS (relais_removals_parent_class)->finalize (object);
}

static void
relais_removals_class_init (RelaisRemovalsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_removals_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_removals_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_REMOVALS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_removals_init (RelaisRemovals *self)
{
  self->toasts = toasts_new ();
}

/**
 * relais_removals_new:
 * @library: (type GObject): the first argument of the functions
 */
RelaisRemovals *
relais_removals_new (RelaisHost *host, RelaisRemoval remove, RelaisRemoval erase, gpointer library)
{
  RelaisRemovals *self;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_REMOVALS, NULL);
  self->host = host;
  self->remove = remove;
  self->erase = erase;
  self->library = g_object_ref (library);
  return self;
}

gboolean
relais_removals_has (RelaisRemovals *self, const char *path)
{
  g_return_val_if_fail (RELAIS_IS_REMOVALS (self), FALSE);
  return g_hash_table_contains (self->toasts, path);
}

void
relais_removals_add (RelaisRemovals *self, const char *path, const char *words)
{
  AdwToast *toast;

  g_return_if_fail (RELAIS_IS_REMOVALS (self));

  toast = adw_toast_new (words);
  adw_toast_set_button_label (toast, _("_Undo"));
  /* Behind another one it would come too late. */
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (on_undo), self, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self, 0);
  g_hash_table_insert (self->toasts, g_strdup (path), g_object_ref (toast));
  relais_host_toast (self->host, toast);
  changed (self);
}

/**
 * relais_removals_add_row:
 *
 * The keyboard goes on with the row that comes into its place, or is last then.
 *
 * Returns: FALSE: there is none
 */
gboolean
relais_removals_add_row (RelaisRemovals *self, GtkListBoxRow *row, const char *path, const char *words)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (row)));
  int place = gtk_list_box_row_get_index (row);
  GtkListBoxRow *next;

  g_return_val_if_fail (RELAIS_IS_REMOVALS (self), FALSE);

  relais_removals_add (self, path, words);
  next = gtk_list_box_get_row_at_index (list, place);
  if (next == NULL && place > 0)
    next = gtk_list_box_get_row_at_index (list, place - 1);
  return next != NULL && gtk_widget_grab_focus (GTK_WIDGET (next));
}

void
relais_removals_keep (RelaisRemovals *self, const char *path)
{
  AdwToast *toast;

  g_return_if_fail (RELAIS_IS_REMOVALS (self));

  toast = g_hash_table_lookup (self->toasts, path);
  if (toast == NULL)
    return;
  g_object_ref (toast);
  g_hash_table_remove (self->toasts, path);
  adw_toast_dismiss (toast);
  g_object_unref (toast);
  changed (self);
}

void
relais_removals_finish (RelaisRemovals *self)
{
  g_autoptr (GHashTable) toasts = NULL;
  GHashTableIter iter;
  gpointer path, toast;

  g_return_if_fail (RELAIS_IS_REMOVALS (self));

  toasts = g_steal_pointer (&self->toasts);
  self->toasts = toasts_new ();
  g_hash_table_iter_init (&iter, toasts);
  while (g_hash_table_iter_next (&iter, &path, &toast))
    {
      g_autoptr (GError) error = NULL;

      g_signal_handlers_disconnect_by_data (toast, self);
      if (!self->remove (self->library, path, &error))
        tell_not_removed (self, error);
      adw_toast_dismiss (toast);
    }
}
