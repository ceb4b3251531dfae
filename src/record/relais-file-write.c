/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file is written beside the old one and takes its place when it is whole:
 * whatever happens meanwhile, one of the two is there. */

#define _XOPEN_SOURCE 700       /* O_CLOEXEC, fchown */

#include "relais-file-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif

#define MOST_LINKS 40           /* from one to the next, as the kernel follows them */
#define LONGEST_STEM 100        /* so that the temporary name fits where names are shortest */
#define LARGEST_LIST 4096       /* bytes, of who else may use a file */

typedef struct
{
  const char *path;             /* as it is told */
  char *end;                    /* where the links lead to; need not exist */
  char *temporary;
  gboolean exists;
  struct stat old;
} Writing;

static void
writing_clear (Writing *writing)
{
  g_free (writing->end);
  g_free (writing->temporary);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Writing, writing_clear)

/* Also when there is nothing there yet. NULL: in a circle, with errno. */
static char *
end_of_links (const char *path)
{
  g_autofree char *end = g_strdup (path);

  for (int n = 0; n < MOST_LINKS; n++)
    {
      g_autofree char *to = g_file_read_link (end, NULL);
      g_autofree char *folder = g_path_get_dirname (end);

      if (to == NULL)
        return g_steal_pointer (&end);
      g_free (end);
      end = g_path_is_absolute (to) ? g_steal_pointer (&to) : g_build_filename (folder, to, NULL);
    }
  errno = ELOOP;
  return NULL;
}

/* ".NAME.relais-XXXXXX": nobody sees it, and relais_file_sweep knows it. Names
 * are cut between letters, for file systems that want them to be UTF-8. */
static char *
temporary_for (const char *end)
{
  g_autofree char *folder = g_path_get_dirname (end);
  g_autofree char *base = g_path_get_basename (end);
  g_autofree char *name = NULL;
  gsize n = MIN (strlen (base), LONGEST_STEM);

  while (n > 0 && ((guchar) base[n] & 0xc0) == 0x80)
    n--;
  name = g_strdup_printf (".%.*s" RELAIS_FILE_TEMPORARY "XXXXXX", (int) n, base);
  return g_build_filename (folder, name, NULL);
}

/* Renaming asks the folder alone, and would put a plain file in the place of
 * what is none, or of one that was protected on purpose. */
static gboolean
may_replace (const Writing *writing, GError **error)
{
  g_autofree char *name = g_filename_display_name (writing->path);

  if (!S_ISREG (writing->old.st_mode))
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("%s: There is something here that is not a file."), name);
  else if ((writing->old.st_mode & 0222) == 0)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES, _("%s: This file is write-protected."), name);
  else if (faccessat (AT_FDCWD, writing->end, W_OK, AT_EACCESS) != 0)
    relais_file_set_system_error (writing->path, error);
  else
    return TRUE;
  return FALSE;
}

static gboolean
prepare (Writing *writing, const char *path, GError **error)
{
  writing->path = path;
  /* A name that ends so can only be a folder's. */
  errno = *path == '\0' ? ENOENT : EISDIR;
  if (*path != '\0' && !g_str_has_suffix (path, "/"))
    writing->end = end_of_links (path);
  if (writing->end == NULL)
    {
      relais_file_set_system_error (path, error);
      return FALSE;
    }
  writing->temporary = temporary_for (writing->end);
  writing->exists = stat (path, &writing->old) == 0;
  if (writing->exists || errno == ENOENT)
    return !writing->exists || may_replace (writing, error);
  /* Who may read it is not known: nobody else is to learn what it holds. */
  relais_file_set_system_error (path, error);
  return FALSE;
}

/* Who may use a file beside its owner, its group and everybody. FALSE: that
 * could not be kept. */
static gboolean
keep_list (const char *end, int fd)
{
#ifdef __linux__
  static const char attribute[] = "system.posix_acl_access";
  char list[LARGEST_LIST];
  ssize_t n = getxattr (end, attribute, list, sizeof list);

  if (n > 0)
    return fsetxattr (fd, attribute, list, (gsize) n, 0) == 0;
  if (n < 0 && errno == ERANGE)
    return FALSE;
  /* The folder may give one to every new file. */
  fremovexattr (fd, attribute);
#else
#endif
  return TRUE;
}

/* Only root gives files away, and others only to groups that they are in: who
 * is in another group may then do no more than everybody may. What the umask
 * says is for new files. */
static gboolean
keep_permissions (const Writing *writing, int fd)
{
  const struct stat *old = &writing->old;
  mode_t mode = old->st_mode & 0777;
  gboolean kept = TRUE;
  struct stat own;

  if (fstat (fd, &own) != 0)
    return FALSE;
  if (own.st_gid != old->st_gid)
    kept = fchown (fd, (uid_t) -1, old->st_gid) == 0;
  if (own.st_uid != old->st_uid && fchown (fd, old->st_uid, (gid_t) -1) != 0)
    errno = 0;                  /* it is ours from now on */
  kept = keep_list (writing->end, fd) && kept;
  return fchmod (fd, kept ? mode : mode & (0707 | (mode & 07) << 3)) == 0;
}

static gboolean
write_all (int fd, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, data, length);

      if (n > 0)
        {
          data += n;
          length -= (gsize) n;
        }
      else if (n == 0 || errno != EINTR)
        return FALSE;
    }
  return TRUE;
}

/* FALSE with errno, or with why there is nothing to be written. */
static gboolean
write_portions (int fd, RelaisFileNext next, gpointer data, GError **why)
{
  gboolean done = TRUE;
  GBytes *portion;

  while (done && (portion = next (data, why)) != NULL)
    {
      gsize length;
      const char *bytes = g_bytes_get_data (portion, &length);
      int code;

      done = write_all (fd, bytes, length);
      code = errno;
      g_bytes_unref (portion);
      errno = code;
    }
  return done && *why == NULL;
}

static gboolean
synchronize (int fd)
{
  int status;

  do
    status = fsync (fd);
  while (status != 0 && errno == EINTR);
  return status == 0;
}

/* A new name, too, is only kept when its folder is. Some may be written into
 * but not opened, and some file systems do this by themselves. */
static gboolean
synchronize_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean done;
  int code;

  if (fd < 0)
    return errno == EACCES;
  done = synchronize (fd) || errno == EINVAL || errno == ENOTSUP;
  code = errno;
  close (fd);
  errno = code;
  return done;
}

/* FALSE with errno, or with why. There is no temporary file if this could not
 * make it. */
static gboolean
fill (const Writing *writing, int fd, RelaisFileNext next, gpointer data, gboolean durable, GError **why)
{
  gboolean done = (!writing->exists || keep_permissions (writing, fd))
                  && write_portions (fd, next, data, why)
                  && (!durable || synchronize (fd));
  int code = errno;

  /* Over a network, this is when it is told that there is no room. */
  if (close (fd) != 0 && errno != EINTR && done)
    return FALSE;
  errno = code;
  return done;
}

/* Wherever files are saved, no more than one is left by being killed. */
static void
sweep_beside (const Writing *writing)
{
  g_autofree char *folder = g_path_get_dirname (writing->end);

  relais_file_sweep_temporary (folder);
}

static gboolean
write_data (const char *path, RelaisFileNext next, gpointer data, gboolean durable, GError **error)
{
  g_auto (Writing) writing = { NULL };
  GError *why = NULL;
  int code, fd;

  if (!prepare (&writing, path, error))
    return FALSE;
  if (durable)
    sweep_beside (&writing);
  /* What is there may be secret: at no time is the new one less so. */
  fd = g_mkstemp_full (writing.temporary, O_WRONLY | O_NOFOLLOW | O_CLOEXEC, writing.exists ? 0600 : 0666);
  if (fd >= 0)
    {
      if (fill (&writing, fd, next, data, durable, &why) && g_rename (writing.temporary, writing.end) == 0)
        {
          if (!durable || synchronize_folder (writing.end))
            return TRUE;
        }
      else
        {
          code = errno;
          g_unlink (writing.temporary);
          errno = code;
        }
    }
  if (why != NULL)
    g_propagate_error (error, why);
  else
    relais_file_set_system_error (path, error);
  return FALSE;
}

/* All at once, of which nothing is left then. */
static GBytes *
next_of_one (gpointer data, GError **error)
{
  return g_steal_pointer ((GBytes **) data);
}

/**
 * relais_file_write:
 *
 * If this fails, the file holds what it held before. Only the last step, which
 * makes sure that the new one is on the disk, can fail with that in its place.
 * What could not be read back is not written.
 */
gboolean
relais_file_write (const char *path, const char *text, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, length);

  if (length <= RELAIS_FILE_MAX)
    return write_data (path, next_of_one, &bytes, TRUE, error);
  relais_file_set_too_long (path, error);
  return FALSE;
}

gboolean
relais_file_write_picture (const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (GBytes) all = g_bytes_ref (bytes);

  return write_data (path, next_of_one, &all, FALSE, error);
}

gboolean
relais_file_write_portions (const char *path, RelaisFileNext next, gpointer data, GError **error)
{
  return write_data (path, next, data, TRUE, error);
}

gboolean
relais_file_claim (const char *path, GError **error)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);

  if (fd < 0)
    relais_file_set_system_error (path, error);
  else
    close (fd);
  return fd >= 0;
}

static gboolean
make_folder (const char *path)
{
  g_autofree char *above = g_path_get_dirname (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (g_mkdir (path, 0700) == 0)
    return synchronize_folder (path);
  if (errno == EEXIST)
    errno = ENOTDIR;
  else if (errno == ENOENT && !g_str_equal (above, path))
    return make_folder (above) && (g_mkdir (path, 0700) == 0 || g_file_test (path, G_FILE_TEST_IS_DIR))
           && synchronize_folder (path);
  return FALSE;
}

gboolean
relais_file_make_folder (const char *path, GError **error)
{
  if (make_folder (path))
    return TRUE;
  relais_file_set_system_error (path, error);
  return FALSE;
}
