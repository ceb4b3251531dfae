/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-bundle.h"

G_BEGIN_DECLS

/* What keeping and bringing back share: the lines in the file. */

#define RELAIS_BUNDLE_LONGEST_LINE 512
#define RELAIS_BUNDLE_SETTINGS_NAME "settings"

typedef enum
{
  RELAIS_BUNDLE_GAME,
  RELAIS_BUNDLE_BESIDE,         /* NAME.json of a game */
  RELAIS_BUNDLE_SETUP,
  RELAIS_BUNDLE_SETTINGS,
  RELAIS_BUNDLE_STATISTICS,
  RELAIS_BUNDLE_KINDS           /* also: one that this version does not know */
} RelaisBundleKind;

typedef struct _RelaisBundleFile
{
  RelaisBundleKind kind;
  char *name;
  guint64 offset;               /* in the file, of its first byte */
  guint length;
  guint taken;                  /* by it in the file: more where line ends are CR and LF */
  gint64 time;                  /* when it was changed; seconds since 1970 */
  char *sum;                    /* SHA-256, hexadecimal */
  RelaisBundleFate fate;
  struct _RelaisBundleFile *beside;     /* of a game: (nullable) (owned) */
} RelaisBundleFile;

void              relais_bundle_file_free  (RelaisBundleFile       *file);
/* How names of files of this kind end. */
const char       *relais_bundle_suffix     (RelaisBundleKind        kind);
/* Of a file in a folder, and nothing that a screen or a file system minds. */
gboolean          relais_bundle_is_name    (const char             *name,
                                            const char             *suffix);
/* One that is, much like a name that need not be. */
char             *relais_bundle_make_name  (const char             *name,
                                            const char             *suffix);
/* "game 1234 1763596800 SUM NAME.relais\n" */
char             *relais_bundle_line_print (const RelaisBundleFile *file);
/* NULL: it is no such line. */
RelaisBundleFile *relais_bundle_line_parse (const char             *line);
/* FALSE when it was stopped, with the error. */
gboolean          relais_bundle_go_on      (RelaisBundleProgress   *progress,
                                            guint64                 done,
                                            guint64                 all,
                                            GError                **error);
/* (element-type filename) What the folder has of a kind, in order; NULL, with the
 * error, if that cannot be found out. */
GPtrArray        *relais_bundle_list       (const char             *folder,
                                            const char             *suffix,
                                            GError                **error);
/* Takes its own name, or the first with a number that is free; both paths of a
 * game. names: path -> the last number, so that many of one name are quick. */
char             *relais_bundle_take_path  (GHashTable             *names,
                                            const char             *folder,
                                            const RelaisBundleFile *file,
                                            GError                **error);
char             *relais_bundle_sum        (const char             *bytes,
                                            gsize                   length);
/* What a file in the bundle holds; NULL: it is not what it was. */
char             *relais_bundle_read       (RelaisBundle           *self,
                                            const RelaisBundleFile *file,
                                            GError                **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBundleFile, relais_bundle_file_free)

G_END_DECLS
