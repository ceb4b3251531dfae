/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left behind by a program that was killed while it wrote, or while it
 * had taken a name and not written yet. */

#define _XOPEN_SOURCE 700       /* lstat */

#include "relais-file-private.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define OLD (60 * 60)           /* seconds: nobody is still writing */
#define LETTERS 6               /* at random, at the end of a temporary name */
#define AGAIN (10 * G_TIME_SPAN_MINUTE) /* before a folder is looked through once more */
#define FOLDERS 8               /* that are remembered */

typedef struct
{
  const char *end;              /* of the name, before the letters */
  gboolean hidden;
  gboolean letters;
  gboolean empty;               /* is only litter when nothing is in it… */
  const char *claims;           /* …and NAME has no file that ends like this */
} Litter;

static const Litter ours = { RELAIS_FILE_TEMPORARY, TRUE, TRUE, FALSE, NULL };

/* Only in folders of the program's own. */
static const Litter others[] = {
  /* Temporary files as GLib names them, which wrote before. Copies may be called
   * so, too: what has something in it stays. */
  { ".relais.", FALSE, TRUE, TRUE, NULL },
  { ".relais-setup.", FALSE, TRUE, TRUE, NULL },
  { ".json.", FALSE, TRUE, TRUE, NULL },
  { ".png.", FALSE, TRUE, TRUE, NULL },
  /* Names that were taken. */
  { ".json", FALSE, FALSE, TRUE, ".relais" },
  { ".relais-setup", FALSE, FALSE, TRUE, NULL },
};

/* Seen by people, "NAME.relais.BACKUP" or "NAME.relais.261120" may be their own. */
static gboolean
are_random (const char *letters, gboolean hidden)
{
  gboolean digit = hidden, capital = hidden;

  for (; *letters != '\0'; letters++)
    if (g_ascii_isdigit (*letters))
      digit = TRUE;
    else if (g_ascii_isupper (*letters))
      capital = TRUE;
    else
      return FALSE;
  return digit && capital;
}

/* The length of NAME; 0: it is not called like this. */
static gsize
match (const Litter *litter, const char *name)
{
  gsize length = strlen (name);
  gsize end = strlen (litter->end) + (litter->letters ? LETTERS : 0);

  if ((name[0] == '.') != litter->hidden || length <= end + (litter->hidden ? 1 : 0))
    return 0;
  if (strncmp (name + length - end, litter->end, strlen (litter->end)) != 0)
    return 0;
  return !litter->letters || are_random (name + length - LETTERS, litter->hidden) ? length - end : 0;
}

/* By a clock that was wrong, it may be from the future. */
static gboolean
is_old (const struct stat *about)
{
  gint64 age = (gint64) time (NULL) - (gint64) about->st_mtime;

  return ABS (age) > OLD;
}

static gboolean
is_litter (const Litter *litter, const char *folder, const char *name)
{
  gsize stem = match (litter, name);
  g_autofree char *path = NULL;
  struct stat about;

  if (stem == 0)
    return FALSE;
  path = g_build_filename (folder, name, NULL);
  if (lstat (path, &about) != 0 || !S_ISREG (about.st_mode) || about.st_uid != geteuid () || !is_old (&about))
    return FALSE;
  if (litter->empty && about.st_size > 0)
    return FALSE;
  if (litter->claims != NULL)
    {
      g_autofree char *claimed = g_strdup_printf ("%s/%.*s%s", folder, (int) stem, name, litter->claims);

      return lstat (claimed, &about) != 0 && errno == ENOENT;
    }
  return TRUE;
}

static gboolean
is_any (const char *folder, const char *name, gboolean own)
{
  if (is_litter (&ours, folder, name))
    return TRUE;
  for (gsize i = 0; own && i < G_N_ELEMENTS (others); i++)
    if (is_litter (&others[i], folder, name))
      return TRUE;
  return FALSE;
}

static void
sweep (const char *folder, gboolean own)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_any (folder, name, own))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}

/* Looking through a folder takes as long as it is full, and nothing in it gets
 * old so soon: who writes thousands of files there does not wait for each. */
static gboolean
is_due (const char *folder)
{
  static GMutex lock;
  static struct
  {
    char *folder;
    gint64 at;
  } swept[FOLDERS];
  static guint next;
  gint64 now = g_get_monotonic_time ();
  gboolean due;
  guint i = 0;

  g_mutex_lock (&lock);
  while (i < FOLDERS && g_strcmp0 (swept[i].folder, folder) != 0)
    i++;
  due = i == FOLDERS || now - swept[i].at >= AGAIN;
  if (i == FOLDERS)
    {
      i = next++ % FOLDERS;
      g_free (swept[i].folder);
      swept[i].folder = g_strdup (folder);
    }
  if (due)
    swept[i].at = now;
  g_mutex_unlock (&lock);
  return due;
}

/**
 * relais_file_sweep:
 *
 * For a folder of the program's own, when it starts.
 */
void
relais_file_sweep (const char *folder)
{
  is_due (folder);
  sweep (folder, TRUE);
}

/* For any other folder, when something is written there. */
void
relais_file_sweep_temporary (const char *folder)
{
  if (is_due (folder))
    sweep (folder, FALSE);
}
