/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names without 64 and those with it are two functions each here. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE

#include "failing.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 1024         /* open at a time */
#define MOST_CALLS 65536
#define SHORT (-1)              /* less than was asked for */
#define LONGEST_PATH 4096

/* How each kind can fail, and from which of them on nothing may come of it. */
static const struct
{
  const char *name;
  int errors[6];                /* 0: the end */
  guint harmless;
} kinds[FAILING_KINDS] = {
  [FAILING_OPEN] = { "open", { EIO, EACCES, EMFILE, ENOSPC }, 4 },
  [FAILING_READ] = { "read", { EIO, ENOMEM, EINTR, SHORT }, 2 },
  [FAILING_WRITE] = { "write", { ENOSPC, EIO, EFBIG, EINTR, SHORT }, 3 },
  [FAILING_SYNC] = { "fsync", { EIO, ENOSPC, EINTR }, 2 },
  [FAILING_RENAME] = { "rename", { EIO, EACCES, ENOSPC }, 3 },
  [FAILING_UNLINK] = { "unlink", { EIO, EACCES }, 2 },
  [FAILING_MKDIR] = { "mkdir", { ENOSPC, EACCES, EIO }, 3 },
  [FAILING_STAT] = { "stat", { EIO, EACCES }, 2 },
  [FAILING_LIST] = { "readdir", { EIO, EACCES }, 2 },
  [FAILING_CHANGE] = { "fchmod", { EPERM, EIO }, 2 },
  [FAILING_CLOSE] = { "close", { EIO, ENOSPC }, 2 },
  [FAILING_ALLOCATION] = { "allocation", { ENOMEM }, 1 },
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char home[LONGEST_PATH];
static size_t home_length;
static gboolean left[FAILING_KINDS];
static guint count;
static guint planned, planned_way;
static gboolean planned_lasting;
static char happened[LONGEST_PATH + 256];
static FailingKind happened_kind;
static guint happened_way;
static guint8 kind_of_call[MOST_CALLS];
static _Thread_local gboolean looking;

/* Of each open file below the folder: */
static struct
{
  char *path;                   /* NULL: it is none of ours */
  guint opened;
} files[MOST_FILES];
static GPtrArray *entries;

#define REAL(name) ((__typeof__ (&name)) real (#name))

static void *
real (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

/* Below the watched folder? */
static gboolean
is_ours (const char *path)
{
  return home_length > 0 && path != NULL && strncmp (path, home, home_length) == 0
         && (path[home_length] == '/' || path[home_length] == '\0');
}

static const char *
path_of (int fd)
{
  return fd >= 0 && fd < MOST_FILES ? files[fd].path : NULL;
}

/* A name in a folder that is open. */
static const char *
path_at (int folder, const char *name, char buffer[LONGEST_PATH])
{
  if (name == NULL || *name == '/' || path_of (folder) == NULL)
    return name;
  if (*name == '\0')
    return path_of (folder);
  snprintf (buffer, LONGEST_PATH, "%s/%s", path_of (folder), name);
  return buffer;
}

static guint
ways_of (FailingKind kind)
{
  guint n = 0;

  while (kinds[kind].errors[n] != 0)
    n++;
  return n;
}

/* Counts a call. TRUE if it is to fail: then errno says why, or *@shorter is
 * TRUE. */
static gboolean
fails (FailingKind kind, const char *path, gboolean *shorter)
{
  gboolean now = FALSE;
  int error = 0;

  if ((kind != FAILING_ALLOCATION && !is_ours (path)) || home_length == 0 || left[kind] || looking)
    return FALSE;
  pthread_mutex_lock (&lock);
  count++;
  if (count < MOST_CALLS)
    kind_of_call[count] = (guint8) kind;
  if (count == planned && *happened == '\0')
    {
      now = TRUE;
      happened_kind = kind;
      happened_way = planned_way % ways_of (kind);
      error = kinds[kind].errors[happened_way];
      snprintf (happened, sizeof happened, "%s %s: %s", kinds[kind].name, path != NULL ? path : "",
                error == SHORT ? "less than was asked for" : strerror (error));
    }
  else if (planned_lasting && *happened != '\0' && kind == happened_kind && happened_way < kinds[kind].harmless)
    {
      now = TRUE;
      error = kinds[kind].errors[happened_way];
    }
  pthread_mutex_unlock (&lock);
  if (!now)
    return FALSE;
  if (error == SHORT)
    {
      *shorter = TRUE;
      return FALSE;
    }
  errno = error;
  return TRUE;
}

static gboolean
call_fails (FailingKind kind, const char *path)
{
  gboolean shorter = FALSE;

  return fails (kind, path, &shorter);
}

/* What was done */

static FailingEntry *
note (FailingDeed deed, guint opened, const char *path)
{
  FailingEntry *entry;

  if (entries == NULL)
    return NULL;
  entry = g_new0 (FailingEntry, 1);
  entry->deed = deed;
  entry->opened = opened;
  entry->path = g_strdup (path);
  g_ptr_array_add (entries, entry);
  return entry;
}

static int
opened (int fd, const char *path, int flags, gboolean was_there)
{
  guint number = 0;

  if (fd < 0 || fd >= MOST_FILES)
    return fd;
  pthread_mutex_lock (&lock);
  g_clear_pointer (&files[fd].path, free);
  if (is_ours (path))
    {
      files[fd].path = strdup (path);
      if ((flags & O_ACCMODE) != O_RDONLY)
        {
          if (note (was_there ? FAILING_DID_OPEN : FAILING_DID_CREATE, 0, path) != NULL)
            number = entries->len;
          if (was_there && (flags & O_TRUNC) != 0)
            note (FAILING_DID_TRUNCATE, number, path);
        }
    }
  files[fd].opened = number;
  pthread_mutex_unlock (&lock);
  return fd;
}

static void
closed (int fd)
{
  if (fd < 0 || fd >= MOST_FILES)
    return;
  pthread_mutex_lock (&lock);
  g_clear_pointer (&files[fd].path, free);
  pthread_mutex_unlock (&lock);
}

static gboolean
is_there (const char *path)
{
  return is_ours (path) && REAL (access) (path, F_OK) == 0;
}

/* Files */

#define OPEN_CALL(name)                                                                                   \
  int name (const char *path, int flags, ...)                                                             \
  {                                                                                                       \
    gboolean was_there = is_there (path);                                                                 \
    va_list args;                                                                                         \
    mode_t mode;                                                                                          \
                                                                                                          \
    va_start (args, flags);                                                                               \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (args, mode_t) : 0;                              \
    va_end (args);                                                                                        \
    return call_fails (FAILING_OPEN, path) ? -1 : opened (REAL (name) (path, flags, mode), path, flags, was_there); \
  }

#define OPENAT_CALL(name)                                                                                 \
  int name (int folder, const char *path, int flags, ...)                                                 \
  {                                                                                                       \
    char buffer[LONGEST_PATH];                                                                            \
    const char *whole = path_at (folder, path, buffer);                                                   \
    gboolean was_there = is_there (whole);                                                                \
    va_list args;                                                                                         \
    mode_t mode;                                                                                          \
                                                                                                          \
    va_start (args, flags);                                                                               \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (args, mode_t) : 0;                              \
    va_end (args);                                                                                        \
    return call_fails (FAILING_OPEN, whole) ? -1                                                          \
                                            : opened (REAL (name) (folder, path, flags, mode), whole, flags, was_there); \
  }

OPEN_CALL (open)
OPEN_CALL (open64)
OPENAT_CALL (openat)
OPENAT_CALL (openat64)

int
creat (const char *path, mode_t mode)
{
  return open (path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int
creat64 (const char *path, mode_t mode)
{
  return open64 (path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int
close (int fd)
{
  gboolean failed = call_fails (FAILING_CLOSE, path_of (fd));
  int error = errno;
  int result;

  closed (fd);
  result = REAL (close) (fd);
  if (!failed)
    return result;
  errno = error;
  return -1;
}

static size_t
less (size_t n, gboolean shorter)
{
  return shorter && n > 1 ? n / 2 : n;
}

ssize_t
read (int fd, void *buffer, size_t n)
{
  gboolean shorter = FALSE;

  return fails (FAILING_READ, path_of (fd), &shorter) ? -1 : REAL (read) (fd, buffer, less (n, shorter));
}

static void
written (int fd, const void *data, ssize_t n, off64_t offset)
{
  pthread_mutex_lock (&lock);
  if (n > 0 && path_of (fd) != NULL)
    {
      FailingEntry *entry = note (FAILING_DID_WRITE, files[fd].opened, files[fd].path);

      if (entry != NULL)
        {
          entry->offset = offset;
          entry->data = g_bytes_new (data, (gsize) n);
        }
    }
  pthread_mutex_unlock (&lock);
}

ssize_t
write (int fd, const void *data, size_t n)
{
  gboolean shorter = FALSE;
  off64_t offset;
  ssize_t done;

  if (path_of (fd) == NULL)
    return REAL (write) (fd, data, n);
  if (fails (FAILING_WRITE, path_of (fd), &shorter))
    return -1;
  offset = lseek64 (fd, 0, SEEK_CUR);
  done = REAL (write) (fd, data, less (n, shorter));
  written (fd, data, done, offset);
  return done;
}

#define PWRITE_CALL(name, type)                                                                           \
  ssize_t name (int fd, const void *data, size_t n, type offset)                                          \
  {                                                                                                       \
    gboolean shorter = FALSE;                                                                             \
    ssize_t done;                                                                                         \
                                                                                                          \
    if (fails (FAILING_WRITE, path_of (fd), &shorter))                                                    \
      return -1;                                                                                          \
    done = REAL (name) (fd, data, less (n, shorter), offset);                                             \
    written (fd, data, done, offset);                                                                     \
    return done;                                                                                          \
  }

PWRITE_CALL (pwrite, off_t)
PWRITE_CALL (pwrite64, off64_t)

/* It is told in no record: who copies so does it by reading and writing. */
ssize_t
splice (int from, off64_t *from_at, int to, off64_t *to_at, size_t n, unsigned int flags)
{
  if (path_of (from) == NULL && path_of (to) == NULL)
    return REAL (splice) (from, from_at, to, to_at, n, flags);
  errno = EINVAL;
  return -1;
}

/* Nothing is really waited for: no disk loses power here. */
static int
synchronize (int fd, int (*call) (int))
{
  if (path_of (fd) == NULL)
    return call (fd);
  if (call_fails (FAILING_SYNC, path_of (fd)))
    return -1;
  pthread_mutex_lock (&lock);
  note (FAILING_DID_SYNC, files[fd].opened, files[fd].path);
  pthread_mutex_unlock (&lock);
  return 0;
}

int
fsync (int fd)
{
  return synchronize (fd, REAL (fsync));
}

int
fdatasync (int fd)
{
  return synchronize (fd, REAL (fdatasync));
}

#define FTRUNCATE_CALL(name, type)                                                                        \
  int name (int fd, type length)                                                                          \
  {                                                                                                       \
    if (call_fails (FAILING_CHANGE, path_of (fd)))                                                        \
      return -1;                                                                                          \
    if (path_of (fd) != NULL)                                                                             \
      {                                                                                                   \
        FailingEntry *entry;                                                                              \
                                                                                                          \
        pthread_mutex_lock (&lock);                                                                       \
        entry = note (FAILING_DID_TRUNCATE, files[fd].opened, files[fd].path);                            \
        if (entry != NULL)                                                                                \
          entry->offset = length;                                                                         \
        pthread_mutex_unlock (&lock);                                                                     \
      }                                                                                                   \
    return REAL (name) (fd, length);                                                                      \
  }

FTRUNCATE_CALL (ftruncate, off_t)
FTRUNCATE_CALL (ftruncate64, off64_t)

int
fchmod (int fd, mode_t mode)
{
  return call_fails (FAILING_CHANGE, path_of (fd)) ? -1 : REAL (fchmod) (fd, mode);
}

int
chmod (const char *path, mode_t mode)
{
  return call_fails (FAILING_CHANGE, path) ? -1 : REAL (chmod) (path, mode);
}

int
fchown (int fd, uid_t user, gid_t group)
{
  return call_fails (FAILING_CHANGE, path_of (fd)) ? -1 : REAL (fchown) (fd, user, group);
}

/* Names */

static int
did (int result, FailingDeed deed, const char *path, const char *to)
{
  int error = errno;

  pthread_mutex_lock (&lock);
  if (result == 0 && (is_ours (path) || is_ours (to)))
    {
      FailingEntry *entry = note (deed, 0, path);

      if (entry != NULL)
        entry->to = g_strdup (to);
    }
  pthread_mutex_unlock (&lock);
  errno = error;
  return result;
}

int
rename (const char *from, const char *to)
{
  return call_fails (FAILING_RENAME, is_ours (to) ? to : from) ? -1 : did (REAL (rename) (from, to), FAILING_DID_RENAME, from, to);
}

int
renameat (int from_folder, const char *from, int to_folder, const char *to)
{
  char buffers[2][LONGEST_PATH];
  const char *whole_from = path_at (from_folder, from, buffers[0]);
  const char *whole_to = path_at (to_folder, to, buffers[1]);

  return call_fails (FAILING_RENAME, is_ours (whole_to) ? whole_to : whole_from)
           ? -1
           : did (REAL (renameat) (from_folder, from, to_folder, to), FAILING_DID_RENAME, whole_from, whole_to);
}

int
unlink (const char *path)
{
  return call_fails (FAILING_UNLINK, path) ? -1 : did (REAL (unlink) (path), FAILING_DID_UNLINK, path, NULL);
}

int
unlinkat (int folder, const char *path, int flags)
{
  char buffer[LONGEST_PATH];
  const char *whole = path_at (folder, path, buffer);

  return call_fails (FAILING_UNLINK, whole) ? -1 : did (REAL (unlinkat) (folder, path, flags), FAILING_DID_UNLINK, whole, NULL);
}

int
rmdir (const char *path)
{
  return call_fails (FAILING_UNLINK, path) ? -1 : did (REAL (rmdir) (path), FAILING_DID_UNLINK, path, NULL);
}

int
remove (const char *path)
{
  return call_fails (FAILING_UNLINK, path) ? -1 : did (REAL (remove) (path), FAILING_DID_UNLINK, path, NULL);
}

int
mkdir (const char *path, mode_t mode)
{
  return call_fails (FAILING_MKDIR, path) ? -1 : did (REAL (mkdir) (path, mode), FAILING_DID_MKDIR, path, NULL);
}

/* Looking */

#define STAT_CALL(name, type)                                                                             \
  int name (const char *path, struct type *about)                                                         \
  {                                                                                                       \
    return call_fails (FAILING_STAT, path) ? -1 : REAL (name) (path, about);                              \
  }

#define FSTAT_CALL(name, type)                                                                            \
  int name (int fd, struct type *about)                                                                   \
  {                                                                                                       \
    return call_fails (FAILING_STAT, path_of (fd)) ? -1 : REAL (name) (fd, about);                        \
  }

#define FSTATAT_CALL(name, type)                                                                          \
  int name (int folder, const char *path, struct type *about, int flags)                                  \
  {                                                                                                       \
    char buffer[LONGEST_PATH];                                                                            \
                                                                                                          \
    return call_fails (FAILING_STAT, path_at (folder, path, buffer)) ? -1 : REAL (name) (folder, path, about, flags); \
  }

STAT_CALL (stat, stat)
STAT_CALL (stat64, stat64)
STAT_CALL (lstat, stat)
STAT_CALL (lstat64, stat64)
FSTAT_CALL (fstat, stat)
FSTAT_CALL (fstat64, stat64)
FSTATAT_CALL (fstatat, stat)
FSTATAT_CALL (fstatat64, stat64)

int
statx (int folder, const char *path, int flags, unsigned int mask, struct statx *about)
{
  char buffer[LONGEST_PATH];

  return call_fails (FAILING_STAT, path_at (folder, path, buffer)) ? -1 : REAL (statx) (folder, path, flags, mask, about);
}

DIR *
opendir (const char *path)
{
  DIR *dir;

  if (call_fails (FAILING_LIST, path))
    return NULL;
  dir = REAL (opendir) (path);
  if (dir != NULL)
    opened (dirfd (dir), path, O_RDONLY, TRUE);
  return dir;
}

struct dirent *
readdir (DIR *dir)
{
  return call_fails (FAILING_LIST, path_of (dirfd (dir))) ? NULL : REAL (readdir) (dir);
}

struct dirent64 *
readdir64 (DIR *dir)
{
  return call_fails (FAILING_LIST, path_of (dirfd (dir))) ? NULL : REAL (readdir64) (dir);
}

int
closedir (DIR *dir)
{
  closed (dirfd (dir));
  return REAL (closedir) (dir);
}

/* Memory */

/* Around what the linker has put together from the program's own files. */
extern const char __executable_start;
extern const char etext;

/* What libraries ask for on their own account is not counted: GDK ends the
 * program where it cannot have a texture. */
static gboolean
lacks_memory (const void *caller)
{
  const char *place = caller;

  return place >= &__executable_start && place < &etext && call_fails (FAILING_ALLOCATION, NULL);
}

#define ALLOCATION_CALL(name, parameters, arguments)                                                      \
  gpointer name parameters                                                                                \
  {                                                                                                       \
    return lacks_memory (__builtin_return_address (0)) ? NULL : REAL (name) arguments;                    \
  }

ALLOCATION_CALL (g_try_malloc, (gsize n), (n))
ALLOCATION_CALL (g_try_malloc0, (gsize n), (n))
ALLOCATION_CALL (g_try_realloc, (gpointer old, gsize n), (old, n))
ALLOCATION_CALL (g_try_malloc_n, (gsize n, gsize size), (n, size))
ALLOCATION_CALL (g_try_malloc0_n, (gsize n, gsize size), (n, size))
ALLOCATION_CALL (g_try_realloc_n, (gpointer old, gsize n, gsize size), (old, n, size))

/* For the tests */

void
failing_watch (const char *folder)
{
  home_length = 0;
  count = planned = 0;
  memset (left, 0, sizeof left);
  *happened = '\0';
  if (folder == NULL)
    return;
  g_strlcpy (home, folder, sizeof home);
  home_length = strlen (home);
}

void
failing_leave (FailingKind kind)
{
  left[kind] = TRUE;
}

void
failing_look (gboolean look)
{
  looking = look;
}

guint
failing_count (void)
{
  return count;
}

void
failing_plan (guint number, guint way, gboolean lasting)
{
  pthread_mutex_lock (&lock);
  planned = number;
  planned_way = way;
  planned_lasting = lasting;
  pthread_mutex_unlock (&lock);
}

const char *
failing_happened (void)
{
  return *happened != '\0' ? happened : NULL;
}

gboolean
failing_was_harmless (void)
{
  return *happened == '\0' || happened_way >= kinds[happened_kind].harmless;
}

FailingKind
failing_kind (void)
{
  return happened_kind;
}

guint
failing_ways (guint number)
{
  return number <= count && number < MOST_CALLS ? ways_of (kind_of_call[number]) : 0;
}

static void
entry_free (gpointer data)
{
  FailingEntry *entry = data;

  g_free (entry->path);
  g_free (entry->to);
  g_clear_pointer (&entry->data, g_bytes_unref);
  g_free (entry);
}

GPtrArray *
failing_record (void)
{
  if (entries == NULL)
    entries = g_ptr_array_new_with_free_func (entry_free);
  return entries;
}

void
failing_tell (guint what)
{
  pthread_mutex_lock (&lock);
  if (entries != NULL)
    note (FAILING_DID_TELL, 0, "")->tells = what;
  pthread_mutex_unlock (&lock);
}
