/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "perft.h"

#include <glib.h>
#include <string.h>

#include "../scale.h"
#include "engine/common/json.h"

static const RelaisGame *game;

void
perft_read (const RelaisGame *of, const char *setup, void *state)
{
  static RelaisJson json;
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  of->read (of->edition, &json, state, &findings);
  if (findings.count == 0)
    of->validate (of->edition, state, &findings);
  if (findings.count > 0)
    g_error ("%s: %s", findings.at[0].path, of->refusals[findings.at[0].refusal.code].name);
}

static void
test_perft (gconstpointer data)
{
  const PerftPosition *position = data;
  RelaisState state, before;

  perft_read (game, position->setup, &state);
  relais_copy (game, &before, &state);
  /* the last one takes longer than all others */
  for (int depth = 0; depth <= PERFT_DEPTH - (scaled (4) < 4); depth++)
    {
      uint64_t left = UINT64_MAX;

      g_assert_cmpuint (relais_perft (game, game->edition, &state, depth, &left), ==,
                        depth == 0 ? 1 : position->counts[depth - 1]);
    }
  g_assert_true (memcmp (&state, &before, game->state_size) == 0);
}

void
perft_add (const RelaisGame *of, const PerftPosition *positions, unsigned n)
{
  game = of;
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/perft/%s", of->id, positions[i].name);

      g_test_add_data_func (path, &positions[i], test_perft);
    }
}
