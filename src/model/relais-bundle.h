/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* All games, setups and settings in one file, NAME.relais-library, for another
 * machine or to be safe: docs/files.md describes it. What takes long is done in
 * a thread: nothing here but the settings may be called in the main one only. */

#define RELAIS_BUNDLE_MAX (G_GINT64_CONSTANT (2) * 1024 * 1024 * 1024)
#define RELAIS_BUNDLE_MOST_FILES 100000

/* Which folders: those of a RelaisLibrary and a RelaisSetupLibrary. */
typedef struct
{
  const char *games;
  const char *setups;
} RelaisBundleFolders;

/* What another thread may look at, and stop. */
typedef struct
{
  GCancellable *cancellable;    /* (nullable) */
  int permille;                 /* done; read with g_atomic_int_get */
} RelaisBundleProgress;

typedef struct
{
  guint games;
  guint setups;
  guint unreadable;             /* are in the folders, and could not be read */
} RelaisBundleCounts;

/* Writes all into a file. settings: as printed below; NULL: none. */
gboolean      relais_bundle_keep           (const char                *path,
                                            const RelaisBundleFolders *folders,
                                            const char                *settings,
                                            RelaisBundleCounts        *counts,
                                            RelaisBundleProgress      *progress,
                                            GError                   **error);

/* Whether the file begins as such a one or is called so, whatever is in it. */
gboolean      relais_bundle_is_one         (const char                *path);

/* What would happen to a game or setup: nothing that is there is overwritten. */
typedef enum
{
  RELAIS_BUNDLE_NEW,
  RELAIS_BUNDLE_RENAMED,        /* another one has its name */
  RELAIS_BUNDLE_SAME,           /* is there already */
  RELAIS_BUNDLE_FATES
} RelaisBundleFate;

typedef struct
{
  char *path;
  gboolean newer;               /* of a newer version: nothing else is known */
  guint games[RELAIS_BUNDLE_FATES];
  guint setups[RELAIS_BUNDLE_FATES];
  guint damaged;                /* files that are not whole, and stay out */
  gboolean cut;                 /* its end is missing, and perhaps more files */
  gboolean beginning;           /* is damaged */
  gboolean hasty;               /* not all places were searched for files */
  guint64 searched;             /* bytes gone through, some more than once */
  GPtrArray *files;             /* whole ones, in their order */
  struct _RelaisBundleFile *settings;   /* NULL: none */
  struct _RelaisBundleFile *statistics; /* the same */
} RelaisBundle;

/* Looks at what is in it, and what of that the folders have. NULL only if it
 * cannot be read, or is something else. */
RelaisBundle *relais_bundle_look           (const char                *path,
                                            const RelaisBundleFolders *folders,
                                            RelaisBundleProgress      *progress,
                                            GError                   **error);
void          relais_bundle_free           (RelaisBundle              *self);
/* Puts the games and setups into the folders. counts: what was added, even
 * when the next could not be written. */
gboolean      relais_bundle_bring          (RelaisBundle              *self,
                                            const RelaisBundleFolders *folders,
                                            RelaisBundleCounts        *counts,
                                            RelaisBundleProgress      *progress,
                                            GError                   **error);

/* The settings that were chosen, but for those of this machine's screen. */
char         *relais_bundle_settings_print (GSettings                 *settings);
/* Those in it; NULL: they are not whole any more. */
char         *relais_bundle_dup_settings   (RelaisBundle              *self);
/* The finished games in it, as relais_statistics_bring takes them; NULL: there are
 * none, or they are not whole any more. */
char         *relais_bundle_dup_statistics (RelaisBundle              *self,
                                            gsize                     *length);
/* Takes over what this version knows and allows; FALSE when something was left
 * out. Lists get what they lack. */
gboolean      relais_bundle_settings_bring (GSettings                 *settings,
                                            const char                *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBundle, relais_bundle_free)

G_END_DECLS
