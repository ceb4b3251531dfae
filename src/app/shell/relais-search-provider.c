/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-search-provider.h"

#include "app/art/relais-art.h"
#include "app/setup/relais-setup-text.h"
#include "record/relais-bounds.h"
#include "relais-config.h"
#include "relais-entry-text.h"
#include "relais-shell-search.h"

#define MOST_FOUND 20

struct _RelaisSearchProvider
{
  GObject parent_instance;

  RelaisProgram *program;               /* owns this */
  RelaisShellSearch *skeleton;
};

G_DEFINE_TYPE (RelaisSearchProvider, relais_search_provider, G_TYPE_OBJECT)

/* The application has its libraries from the moment it starts up; the shell asks later. */
static GListModel *
games_of (RelaisSearchProvider *self)
{
  RelaisLibrary *library = relais_program_get_library (self->program);

  relais_library_refresh (library);
  return G_LIST_MODEL (library);
}

static GListModel *
setups_of (RelaisSearchProvider *self)
{
  RelaisSetupLibrary *library = relais_program_get_setups (self->program);

  relais_setup_library_refresh (library);
  return G_LIST_MODEL (library);
}

/* What goes over the bus is UTF-8, and a path need not be. */
static char *
id_of (const char *path)
{
  return g_filename_to_uri (path, NULL, NULL);
}

static void
add_found (GStrvBuilder *found, const char *path)
{
  g_autofree char *id = id_of (path);

  g_strv_builder_add (found, id);
}

/* Anybody on the bus may ask for anything, and it is laid out in the entry of the start page. */
static char *
words_of (const char *const *terms)
{
  g_autofree char *all = g_strjoinv (" ", (char **) terms);

  return relais_bounds_words (all);
}

/* Games before setups: who has many of both wants to go on with one. */
static char **
find (RelaisSearchProvider *self, const char *const *terms)
{
  GListModel *games = games_of (self), *setups = setups_of (self);
  g_autofree char *words = words_of (terms);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (games) && n < MOST_FOUND; i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (games, i);

      if (relais_library_entry_get_broken (entry) || !relais_library_entry_matches (entry, words))
        continue;
      add_found (found, relais_library_entry_get_path (entry));
      n++;
    }
  n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (setups) && n < MOST_FOUND; i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (setups, i);

      if (relais_setup_entry_get_status (entry) == RELAIS_SETUP_BROKEN || !relais_setup_entry_matches (entry, words))
        continue;
      add_found (found, relais_setup_entry_get_path (entry));
      n++;
    }
  return g_strv_builder_end (found);
}

static GIcon *
icon_of (const char *picture, const char *otherwise)
{
  g_autoptr (GFile) file = NULL;

  if (picture == NULL || !g_file_test (picture, G_FILE_TEST_EXISTS))
    return g_themed_icon_new (otherwise);
  file = g_file_new_for_path (picture);
  return g_file_icon_new (file);
}

static GVariant *
describe (const char *path, const char *title, const char *description, GIcon *icon)
{
  g_auto (GVariantDict) meta = G_VARIANT_DICT_INIT (NULL);
  g_autofree char *id = id_of (path);
  g_autoptr (GVariant) serialized = g_icon_serialize (icon);

  g_variant_dict_insert (&meta, "id", "s", id);
  g_variant_dict_insert (&meta, "name", "s", title);
  g_variant_dict_insert (&meta, "description", "s", description);
  g_variant_dict_insert_value (&meta, "icon", serialized);
  return g_variant_dict_end (&meta);
}

static GVariant *
describe_game (RelaisLibraryEntry *entry)
{
  g_autofree char *title = relais_entry_text_title (entry);
  g_autofree char *description = relais_entry_text_describe (entry);
  g_autofree char *picture = relais_library_picture_path (relais_library_entry_get_path (entry),
                                                          relais_art_get_style (relais_art_get_default ()));
  g_autoptr (GIcon) icon = icon_of (picture, RELAIS_APPLICATION_ID ".record");

  return describe (relais_library_entry_get_path (entry), title, description, icon);
}

static GVariant *
describe_setup (RelaisSetupEntry *entry)
{
  g_autofree char *title = relais_setup_text_title (entry);
  g_autofree char *description = relais_setup_text_describe (entry);
  g_autoptr (GIcon) icon = icon_of (relais_setup_entry_get_picture (entry), RELAIS_APPLICATION_ID ".setup");

  return describe (relais_setup_entry_get_path (entry), title, description, icon);
}

/* Who asks may ask for as many as there are games, or more. */
static GHashTable *
set_of (const char *const *ids)
{
  GHashTable *set = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; ids[i] != NULL; i++)
    g_hash_table_add (set, (gpointer) ids[i]);
  return set;
}

static gboolean
is_among (GHashTable *ids, const char *path)
{
  g_autofree char *id = id_of (path);

  return g_hash_table_contains (ids, id);
}

static GVariant *
describe_all (RelaisSearchProvider *self, const char *const *ids)
{
  g_autoptr (GHashTable) wanted = set_of (ids);
  GListModel *games = games_of (self), *setups = setups_of (self);
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (games, i);

      if (!relais_library_entry_get_broken (entry) && is_among (wanted, relais_library_entry_get_path (entry)))
        g_variant_builder_add_value (&metas, describe_game (entry));
    }
  for (guint i = 0; i < g_list_model_get_n_items (setups); i++)
    {
      g_autoptr (RelaisSetupEntry) entry = g_list_model_get_item (setups, i);

      if (is_among (wanted, relais_setup_entry_get_path (entry)))
        g_variant_builder_add_value (&metas, describe_setup (entry));
    }
  return g_variant_builder_end (&metas);
}

static gboolean
on_initial_results (RelaisSearchProvider *self, GDBusMethodInvocation *invocation, const char *const *terms)
{
  g_auto (GStrv) found = find (self, terms);

  relais_shell_search_complete_get_initial_result_set (self->skeleton, invocation, (const char *const *) found);
  return TRUE;
}

static gboolean
on_further_results (RelaisSearchProvider  *self,
                    GDBusMethodInvocation *invocation,
                    const char *const     *previous,
                    const char *const     *terms)
{
  g_auto (GStrv) found = find (self, terms);

  relais_shell_search_complete_get_subsearch_result_set (self->skeleton, invocation, (const char *const *) found);
  return TRUE;
}

static gboolean
on_metas (RelaisSearchProvider *self, GDBusMethodInvocation *invocation, const char *const *ids)
{
  relais_shell_search_complete_get_result_metas (self->skeleton, invocation, describe_all (self, ids));
  return TRUE;
}

static gboolean
on_activate (RelaisSearchProvider  *self,
             GDBusMethodInvocation *invocation,
             const char            *id,
             const char *const     *terms,
             guint                  timestamp)
{
  g_autoptr (GFile) file = g_file_new_for_uri (id);

  relais_program_asked_to_open (self->program, &file, 1);
  relais_shell_search_complete_activate_result (self->skeleton, invocation);
  return TRUE;
}

static gboolean
on_launch (RelaisSearchProvider *self, GDBusMethodInvocation *invocation, const char *const *terms, guint timestamp)
{
  g_autofree char *words = words_of (terms);

  relais_program_search (self->program, words);
  relais_shell_search_complete_launch_search (self->skeleton, invocation);
  return TRUE;
}

static void
relais_search_provider_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SEARCH_PROVIDER (object)->skeleton);
  G_OBJECT_CLASS (relais_search_provider_parent_class)->dispose (object);
}

static void
relais_search_provider_class_init (RelaisSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_search_provider_dispose;
}

static void
relais_search_provider_init (RelaisSearchProvider *self)
{
  self->skeleton = relais_shell_search_skeleton_new ();
  g_signal_connect_object (self->skeleton, "handle-get-initial-result-set", G_CALLBACK (on_initial_results), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skeleton, "handle-get-subsearch-result-set", G_CALLBACK (on_further_results), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skeleton, "handle-get-result-metas", G_CALLBACK (on_metas), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skeleton, "handle-activate-result", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skeleton, "handle-launch-search", G_CALLBACK (on_launch), self, G_CONNECT_SWAPPED);
}

RelaisSearchProvider *
relais_search_provider_new (RelaisProgram *program)
{
  RelaisSearchProvider *self;

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), NULL);

  self = g_object_new (RELAIS_TYPE_SEARCH_PROVIDER, NULL);
  self->program = program;
  return self;
}

gboolean
relais_search_provider_export (RelaisSearchProvider *self, GDBusConnection *connection, const char *path, GError **error)
{
  g_autofree char *place = g_strconcat (path, "/SearchProvider", NULL);

  g_return_val_if_fail (RELAIS_IS_SEARCH_PROVIDER (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection, place, error);
}

void
relais_search_provider_unexport (RelaisSearchProvider *self)
{
  g_return_if_fail (RELAIS_IS_SEARCH_PROVIDER (self));

  if (g_dbus_interface_skeleton_get_connection (G_DBUS_INTERFACE_SKELETON (self->skeleton)) != NULL)
    g_dbus_interface_skeleton_unexport (G_DBUS_INTERFACE_SKELETON (self->skeleton));
}
