/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* What NAME.json tells. */
typedef struct
{
  char *title;
  char *scenario;
  char *setup;
  char *counted;                /* by which the statistics know its end */
  char *unknown;                /* members of another version, as they stood there; NULL: none */
  gboolean strict;
  gboolean ended_early;
  int cursor;                   /* of the record it was written with; -1: not told */
  int turn;
  int seat;                     /* whose decision it is; -1: not told */
  guint n_points;               /* of the seats, as anybody may know them; 0: not told */
  int points[RELAIS_MAX_SEATS];
  gboolean solved;              /* the task of its scenario */
} RelaisBeside;

char               *relais_beside_path         (const char             *path,
                                                const char             *suffix);
RelaisBeside       *relais_beside_read         (const char             *path,
                                                GError                **error);
RelaisBeside       *relais_beside_parse        (const char             *text,
                                                gsize                   length,
                                                GError                **error);
char               *relais_beside_print        (RelaisMatch            *match,
                                                gsize                  *length);
void                relais_beside_free         (RelaisBeside           *beside);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisBeside, relais_beside_free)

G_END_DECLS
