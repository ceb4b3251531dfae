/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-refusals.h"
#include "loire-draft.h"

G_BEGIN_DECLS

/* What the check tells besides the refusals of the engine. */
enum
{
  LOIRE_FIND_SHIELDS = LOIRE_REFUSALS_END,      /* villages without one */
  LOIRE_FIND_MARKET,
  LOIRE_FIND_CIRCUS,
  LOIRE_FIND_FIGURE,            /* seat, figure */
  LOIRE_FIND_HORSES,
  LOIRE_FIND_MARK_ON_GAP,       /* message, village */
  LOIRE_FIND_IN_TURN,
  LOIRE_FIND_OVER,
};

/* "seats.2.merchant.dir": whose finding it is, and of which figure; -1: nobody's. */
int loire_draft_path_seat   (const char *path);
int loire_draft_path_figure (const char *path);

G_END_DECLS
