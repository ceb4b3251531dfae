/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Calls of the system that can be made to fail. Linked into a test program,
 * these take the place of the C library's open, write, rename and so on, for
 * the program itself and for every library that it uses; only what concerns
 * files below the watched folder is counted. So are the program's own
 * allocations by g_try_malloc () and the like: it asks so for what is as large
 * as something from outside. */

typedef enum
{
  FAILING_OPEN,
  FAILING_READ,
  FAILING_WRITE,
  FAILING_SYNC,
  FAILING_RENAME,
  FAILING_UNLINK,
  FAILING_MKDIR,
  FAILING_STAT,
  FAILING_LIST,
  FAILING_CHANGE,               /* who may read it, how long it is, when it was written */
  FAILING_CLOSE,
  FAILING_ALLOCATION,
  FAILING_KINDS
} FailingKind;

/* From now on what is below @home is counted, from 1; NULL: nothing is. */
void        failing_watch    (const char  *home);
/* Those of a kind are not counted. */
void        failing_leave    (FailingKind  kind);
guint       failing_count    (void);
/* This thread looks at what there is: that is not counted. */
void        failing_look     (gboolean     looking);

/* Call number @number fails, in the way @way of its kind: an errno, or something
 * that happens without being an error, such as less being read than was asked
 * for. @lasting: and so do all later ones of its kind, until this is called
 * with 0. */
void        failing_plan     (guint        number,
                              guint        way,
                              gboolean     lasting);
/* What has failed, "rename /…/x: No space left on device"; NULL: nothing yet. */
const char *failing_happened (void);
/* Nothing may come of it: what was called is to be called again. */
gboolean    failing_was_harmless (void);
FailingKind failing_kind     (void);
/* How many ways call number @number has to fail; it has to have been called
 * without a plan before. */
guint       failing_ways     (guint        number);

/* All that was done to the folder, in its order; for tests of what is left
 * after a power cut. */
typedef enum
{
  FAILING_DID_OPEN,             /* a file that is there, to be written into */
  FAILING_DID_CREATE,
  FAILING_DID_WRITE,
  FAILING_DID_TRUNCATE,
  FAILING_DID_SYNC,
  FAILING_DID_RENAME,
  FAILING_DID_UNLINK,
  FAILING_DID_MKDIR,
  FAILING_DID_TELL              /* somebody was told something; data is whose */
} FailingDeed;

typedef struct
{
  FailingDeed deed;
  guint opened;                 /* the number of the entry that opened it, from 1; 0: a folder */
  char *path;
  char *to;                     /* its new name */
  goffset offset;
  GBytes *data;
  guint tells;
} FailingEntry;

/* (transfer none): of FailingEntry */
GPtrArray  *failing_record   (void);
/* A note in between; nothing is written. */
void        failing_tell     (guint        what);

G_END_DECLS
