/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-program.h"

enum
{
  OPENING,
  PAGES_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (RelaisProgram, relais_program, GTK_TYPE_APPLICATION)

static void
relais_program_default_init (RelaisProgramInterface *iface)
{
  signals[OPENING] = g_signal_new ("opening", RELAIS_TYPE_PROGRAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PAGES_CHANGED] = g_signal_new ("pages-changed", RELAIS_TYPE_PROGRAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

GSettings *
relais_program_get_settings (RelaisProgram *self)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return RELAIS_PROGRAM_GET_IFACE (self)->get_settings (self);
}

RelaisLibrary *
relais_program_get_library (RelaisProgram *self)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return RELAIS_PROGRAM_GET_IFACE (self)->get_library (self);
}

RelaisSetupLibrary *
relais_program_get_setups (RelaisProgram *self)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return RELAIS_PROGRAM_GET_IFACE (self)->get_setups (self);
}

void
relais_program_open_files (RelaisProgram *self, GFile **files, gsize n)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  RELAIS_PROGRAM_GET_IFACE (self)->open_files (self, files, n, NULL);
}

void
relais_program_open_file (RelaisProgram *self, GFile *file)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  relais_program_open_files (self, &file, 1);
}

void
relais_program_open_in (RelaisProgram *self, RelaisHost *host, GFile *file)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self) && RELAIS_IS_HOST (host));
  RELAIS_PROGRAM_GET_IFACE (self)->open_files (self, &file, 1, host);
}

void
relais_program_asked_to_open (RelaisProgram *self, GFile **files, gsize n)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  RELAIS_PROGRAM_GET_IFACE (self)->asked_to_open (self, files, n);
}

void
relais_program_go_back (RelaisProgram *self, RelaisHost *host, GFile *file, RelaisMatch *left)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self) && RELAIS_IS_HOST (host));
  RELAIS_PROGRAM_GET_IFACE (self)->go_back (self, host, file, left);
}

void
relais_program_stop_opening (RelaisProgram *self)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  RELAIS_PROGRAM_GET_IFACE (self)->stop_opening (self);
}

RelaisHost *
relais_program_find (RelaisProgram *self, RelaisHostTest test, gconstpointer data)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (RELAIS_IS_HOST (l->data) && test (l->data, data))
      return l->data;
  return NULL;
}

static gboolean
is_any (RelaisHost *host, gconstpointer data)
{
  return TRUE;
}

static gboolean
is_free (RelaisHost *host, gconstpointer data)
{
  return relais_host_is_free (host);
}

static gboolean
shows_file (RelaisHost *host, gconstpointer path)
{
  return g_strcmp0 (relais_host_get_path (host), path) == 0;
}

RelaisHost *
relais_program_front (RelaisProgram *self)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return relais_program_find (self, is_any, NULL);
}

RelaisHost *
relais_program_find_open (RelaisProgram *self, const char *path)
{
  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return relais_program_find (self, shows_file, path);
}

static RelaisHost *
new_host (RelaisProgram *self)
{
  return RELAIS_PROGRAM_GET_IFACE (self)->new_host (self);
}

RelaisHost *
relais_program_free_host (RelaisProgram *self)
{
  RelaisHost *host = relais_program_find (self, is_free, NULL);

  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);
  return host != NULL ? host : new_host (self);
}

/* What is wrong with a file is told over what is played. */
RelaisHost *
relais_program_host_for_files (RelaisProgram *self)
{
  RelaisHost *host = relais_program_find (self, is_free, NULL);

  g_return_val_if_fail (RELAIS_IS_PROGRAM (self), NULL);

  if (host == NULL)
    host = relais_program_front (self);
  return host != NULL ? host : new_host (self);
}

/* A window with a game stays as it is. */
void
relais_program_search (RelaisProgram *self, const char *words)
{
  RelaisHost *host = relais_program_free_host (self);

  g_return_if_fail (RELAIS_IS_PROGRAM (self));

  relais_host_show_start (host, words);
  gtk_window_present (GTK_WINDOW (host));
}

void
relais_program_play (RelaisProgram *self, RelaisMatch *match)
{
  RelaisHost *host = relais_program_free_host (self);

  g_return_if_fail (RELAIS_IS_PROGRAM (self));

  relais_host_play (host, match, NULL);
  gtk_window_present (GTK_WINDOW (host));
}

void
relais_program_opening (RelaisProgram *self, const char *path)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  g_signal_emit (self, signals[OPENING], 0, path);
}

void
relais_program_pages_changed (RelaisProgram *self)
{
  g_return_if_fail (RELAIS_IS_PROGRAM (self));
  g_signal_emit (self, signals[PAGES_CHANGED], 0);
}
