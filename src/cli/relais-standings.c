/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What files of tournaments tell, summed up. */

#include <stdio.h>
#include <string.h>

#include "record/relais-file.h"
#include "relais-tournament-private.h"
#include "relais-tournament.h"

static gboolean
complain (const char *path, guint line, const char *what)
{
  fprintf (stderr, "relais-engine: %s:%u: %s\n", path, line, what);
  return FALSE;
}

/* A game that is in several files counts once. */
static gboolean
take_file (const char *path, RelaisTournamentHead *head, GPtrArray *games, GHashTable *numbers)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;

  text = relais_file_read (path, &length, &error);
  if (text == NULL)
    {
      fprintf (stderr, "relais-engine: %s\n", error->message);
      return FALSE;
    }
  lines = g_strsplit (text, "\n", -1);
  if (head->head == NULL && !relais_tournament_read_head (lines[0] != NULL ? lines[0] : "", head, &wrong))
    return complain (path, 1, wrong);
  if (g_strcmp0 (lines[0], head->head) != 0)
    return complain (path, 1, "This is of another tournament.");
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autoptr (RelaisTournamentGame) game = NULL;

      if (*lines[i] == '\0')
        continue;
      game = relais_tournament_read_line (head, lines[i]);
      if (game == NULL)
        return complain (path, i + 1, "This is no game of a tournament.");
      if (g_hash_table_add (numbers, GUINT_TO_POINTER (game->number)))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }
  return TRUE;
}

int
relais_standings_run (guint n, const char *const *arguments)
{
  g_auto (RelaisTournamentHead) head = { .head = NULL };
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) relais_tournament_game_free);
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  gboolean as_json = n > 0 && g_str_equal (arguments[0], "--json");

  for (guint i = as_json ? 1 : 0; i < n; i++)
    if (!take_file (arguments[i], &head, games, numbers))
      return 1;
  if (head.head == NULL)
    {
      fputs ("relais-engine: “standings” takes files of a tournament.\n", stderr);
      return 2;
    }
  relais_standings_print (&head, games, as_json);
  return 0;
}
