/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-record-header.h"
#include "relais-record.h"

G_BEGIN_DECLS

/* Reading a record: what is known of it so far. */

typedef struct
{
  RelaisRecordLines lines;
  guint number;         /* of the line that is looked at */
  RelaisWord line;      /* mended, if it is damaged */
  GPtrArray *problems;

  gboolean damaged;     /* the text as a whole is no text */
  gboolean bad;         /* nor is the line that is looked at; it is mended */
  gboolean cut;         /* what follows was overwritten with NUL bytes */
  GPtrArray *mended;    /* lines that others point into */

  RelaisRecordHeader header;
  int rules;            /* the version, if it is an older one that is still played; 0: the newest */
  RelaisRecord *record;
  guint remark_line;    /* where the remark began that is gathered */
  const RelaisNode *hashed;     /* the last one whose hash was asked for */
  char hash[9];

  RelaisReadOn read_on; /* (nullable): is told how far it is */
  gpointer data;
  const char *begin;    /* of the text */
  guint work;           /* since it was told */
  gboolean stopped;
} RelaisRecordReader;

/* Told at the line that is looked at; FALSE. */
gboolean relais_record_reader_wrong  (RelaisRecordReader *r,
                                      const char         *format,
                                      ...) G_GNUC_PRINTF (2, 3);
/* Leaves the value as it is where there is no such header; FALSE: it is no number. */
gboolean relais_record_reader_number (RelaisRecordReader *r,
                                      RelaisHeaderKey     key,
                                      gint64             *value);
/* FALSE if it cannot be known how the game begins. */
gboolean relais_record_reader_begin  (RelaisRecordReader *r);

G_END_DECLS
