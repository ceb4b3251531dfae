/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-saving.h"

#include <glib/gi18n.h>

#include "relais-question.h"

typedef struct
{
  GtkWidget *asking;
  GFile *file;
  RelaisSavingFunc write;
  GObject *data;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->file);
  g_clear_object (&saving->data);
  g_free (saving);
}

/* What the portal of a sandbox gives is one file: there is no other beside it. */
static gboolean
is_of_portal (GFile *file)
{
  g_autofree char *portal = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (portal);

  return g_file_has_prefix (file, folder);
}

static GFile *
with_suffix (GFile *chosen, const char *suffix)
{
  g_autofree char *name = g_file_get_basename (chosen);
  g_autofree char *whole = g_strconcat (name, suffix, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (chosen);

  if (folder == NULL || g_str_has_suffix (name, suffix) || is_of_portal (chosen))
    return g_object_ref (chosen);
  return g_file_get_child (folder, whole);
}

static void
on_response (RelaisQuestion *question, const char *response, GtkWidget *asking)
{
  Saving *saving = g_object_get_data (G_OBJECT (question), "saving");

  if (g_str_equal (response, "replace"))
    saving->write (asking, saving->file, saving->data);
}

/* saving: (transfer full) */
static void
ask (Saving *saving)
{
  g_autofree char *base = g_file_get_basename (saving->file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *heading = g_strdup_printf (_("“%s” Is There Already"), name);
  RelaisQuestion *question = relais_question_new (heading, _("What it holds would be gone."));

  relais_question_add_answer (question, "cancel", _("_Cancel"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (question, "replace", _("_Replace"), ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (question), "saving", saving, (GDestroyNotify) saving_free);
  g_signal_connect_object (question, "response", G_CALLBACK (on_response), saving->asking, 0);
  relais_question_ask (question, saving->asking, "cancel");
}

void
relais_saving_write (GtkWidget *asking, GFile *chosen, const char *suffix, RelaisSavingFunc write, GObject *data)
{
  g_autoptr (GFile) file = with_suffix (chosen, suffix);
  Saving *saving;

  if (g_file_equal (file, chosen) || !g_file_query_exists (file, NULL))
    {
      write (asking, file, data);
      return;
    }
  saving = g_new0 (Saving, 1);
  saving->asking = asking;
  saving->file = g_steal_pointer (&file);
  saving->write = write;
  g_set_object (&saving->data, data);
  ask (saving);
}

char *
relais_saving_path (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("The place is not on this computer."));
  return path;
}
