/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "../record/long-record.h"
#include "app/shell/relais-search-provider.h"
#include "blocks.h"

/* Requests of other programs. */

#define REQUESTS 300
#define PATHS 10000
#define PATH_LETTERS 4000
#define TERMS 100000

static GPtrArray *files;        /* of GFile, to be asked for */
static GVariant *terms;
static int answered;            /* atomic */

static inline void
make_paths (RelaisHost *window)
{
  g_autofree char *rest = g_strnfill (PATH_LETTERS, 'a');

  files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < PATHS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%u-%s", i, rest);

      g_ptr_array_add (files, g_file_new_for_path (path));
    }
}

static inline void
open_many (RelaisHost *window)
{
  g_application_open (G_APPLICATION (desktop.application), (GFile **) files->pdata, (int) files->len, "");
  g_clear_pointer (&files, g_ptr_array_unref);
}

static inline void
make_games (RelaisHost *window)
{
  gsize length;
  g_autofree char *text = long_text (LONG_LINE, 10, FALSE, &length);

  files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < REQUESTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/asked-%u.relais", desktop.home, i);

      g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
      g_ptr_array_add (files, g_file_new_for_path (path));
    }
}

/* One after the other, each a block. */
static inline void
open_each (RelaisHost *window)
{
  for (guint i = 0; i < files->len; i++)
    {
      g_application_open (G_APPLICATION (desktop.application), (GFile **) files->pdata + i, 1, "");
      end_block ();
      turn ();
      begin_block ();
    }
  g_clear_pointer (&files, g_ptr_array_unref);
}

static inline void
make_terms (RelaisHost *window)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < TERMS; i++)
    g_ptr_array_add (words, g_strdup_printf ("word-%u", i));
  terms = g_variant_ref_sink (g_variant_new ("(@as)", g_variant_new_strv ((const char *const *) words->pdata, (gssize) words->len)));
}

static inline gpointer
call_search (gpointer connection)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) found
    = g_dbus_connection_call_sync (connection, g_dbus_connection_get_unique_name (connection), "/search/SearchProvider", "org.gnome.Shell.SearchProvider2",
                                   "GetInitialResultSet", terms, NULL, G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (found);
  g_atomic_int_set (&answered, TRUE);
  return NULL;
}

/* The shell is another program. */
static inline void
search (RelaisHost *window)
{
  g_autoptr (GDBusConnection) connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (RelaisSearchProvider) provider = relais_search_provider_new (desktop.application);
  GThread *thread;

  g_assert_true (relais_search_provider_export (provider, connection, "/search", NULL));
  g_atomic_int_set (&answered, FALSE);
  thread = g_thread_new ("search", call_search, connection);
  while (!g_atomic_int_get (&answered))
    turn ();
  g_thread_join (thread);
  relais_search_provider_unexport (provider);
  g_clear_pointer (&terms, g_variant_unref);
}
