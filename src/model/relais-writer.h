/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "record/relais-record.h"

G_BEGIN_DECLS

/* Writes files one after the other in a thread; of one file only the newest
 * content. Atomic, so that a file is always the old or the new one. What could
 * not be written is kept and tried again every few seconds. Not known outside
 * the model. */
typedef struct _RelaisWriter RelaisWriter;

/* A file, and what is written beside it once it is. */
typedef struct
{
  char *path;
  char *text;
  gsize length;
  RelaisPrinting *printing;     /* instead of the text, as long as it is not printed */
  char *beside_path;            /* NULL: nothing */
  char *beside;
  gsize beside_length;
  /* The writer's own: */
  GError *error;                /* after it was tried */
  gboolean superseded;          /* by a newer content, before anybody was told how it went */
} RelaisWrite;

/* Told in the main thread for each file that was tried; @error: NULL if it is
 * written. */
typedef void (*RelaisWritten) (GObject      *owner,
                               const char   *path,
                               const GError *error);

/* The owner lives as long as the writer. */
RelaisWriter *relais_writer_new   (GObject       *owner,
                                   RelaisWritten  written);
/* What waits is written first. */
void          relais_writer_free  (RelaisWriter  *self);
/* @write: (transfer full) */
void          relais_writer_add   (RelaisWriter  *self,
                                   RelaisWrite   *write);
/* It is known at once that it cannot be written. @write, @error: (transfer
 * full) */
void          relais_writer_refuse (RelaisWriter *self,
                                    RelaisWrite  *write,
                                    GError       *error);
/* A file that is to be removed is not written any more. */
void          relais_writer_drop  (RelaisWriter  *self,
                                   const char    *path);
/* Waits and tells what was written; FALSE while a file is not what it should
 * be: that of @path, or any if it is NULL. */
gboolean      relais_writer_flush (RelaisWriter  *self,
                                   const char    *path,
                                   GError       **error);
/* Waits. What should be in a file and is not: to be read instead of it; NULL:
 * the file is as it should be. */
RelaisWrite  *relais_writer_unwritten (RelaisWriter *self,
                                       const char   *path);
/* The file is about to be read: what is in it now may be written over later,
 * but not what another program puts there. */
void          relais_writer_note  (RelaisWriter  *self,
                                   const char    *path);
/* The same of a file that does not exist yet, or has nothing in it. */
void          relais_writer_note_new (RelaisWriter *self,
                                      const char   *path);

G_END_DECLS
