/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The member "draft" of a setup: what is to be drawn or placed when a game
 * begins, and cannot be told by leaving it out. */

#include "loire-read.h"

#include <string.h>

enum { DRAFT_MARKET, DRAFT_OFF, DRAFT_KEYS };
static const char *const draft_keys[DRAFT_KEYS] = { "market", "off" };

/* As pieces are called: figure by figure, seat by seat. */
static const char *const figures[RELAIS_MAX_SEATS * LOIRE_FIGURES] = {
  "merchant-0", "messenger-0", "merchant-1", "messenger-1", "merchant-2", "messenger-2", "merchant-3", "messenger-3",
};

static void
read_off (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  LoireState *s = state_of (r);
  uint8_t figure;

  if (relais_read_word (r, v, figures, s->players * LOIRE_FIGURES, &figure))
    s->seats[figure / LOIRE_FIGURES].stack[figure % LOIRE_FIGURES].at = LOIRE_NONE;
}

/* A market that is told as a whole has no gaps. */
static void
read_draft_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  if (key == DRAFT_OFF)
    relais_read_elements (r, v, read_off, NULL);
  else if (relais_json_member (r->json, 0, "market") == RELAIS_JSON_NONE)
    loire_read_market (r, v, true);
}

void
loire_read_gaps (RelaisReader *r, RelaisJsonValue v)
{
  LoireState *s = state_of (r);

  relais_read_members (r, v, draft_keys, DRAFT_KEYS, read_draft_member, NULL);
  loire_fill_market (s, true);
  loire_fill_figures (s);
  loire_fill_horses (edition_of (r), s);
}
