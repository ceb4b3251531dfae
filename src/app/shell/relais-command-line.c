/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-command-line.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "app/kit/relais-language.h"
#include "model/relais-lore.h"
#include "model/relais-new-game.h"
#include "relais-config.h"

/* Of those that can be played. */
static char *
tell_games (void)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; relais_lores[i] != NULL; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", relais_lores[i]->id);
  /* TRANSLATORS: below the options; %s is what is typed, after two blanks */
  return g_strdup_printf (_("Names of games:  %s"), ids->str);
}

void
relais_command_line_add_options (GApplication *application)
{
  static const GOptionEntry options[] = {
    { "new", 'n', 0, G_OPTION_ARG_STRING, NULL, N_("Start a new game"),
      /* TRANSLATORS: stands for the name of a game in “--new=GAME”. */
      N_("GAME") },
    { "players", 'p', 0, G_OPTION_ARG_STRING, NULL, N_("Number of players of the new game"),
      /* TRANSLATORS: stands for a number in “--players=N”. */
      N_("N") },
    { "new-game", 'g', 0, G_OPTION_ARG_NONE, NULL, N_("Show what can be chosen for a new game"), NULL },
    { "new-window", 'w', 0, G_OPTION_ARG_NONE, NULL, N_("Open one more window"), NULL },
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and exit"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE…]") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autofree char *description = NULL, *games = NULL;

  g_application_add_main_option_entries (application, options);
  g_application_set_option_context_summary (application, _("Plays board games about the post."));
  games = tell_games ();
  description = g_strdup_printf ("%s\n%s", games,
                                 _("A setup code (RELAIS-1-…) can stand in place of a file."));
  g_application_set_option_context_description (application, description);
}

/* GApplication's words have an end of line already. */
void
relais_command_line_complain (const char *words)
{
  fprintf (stderr, "relais: %s%s%s\n", words, g_str_has_suffix (words, "\n") ? "" : "\n", _("Try “relais --help”."));
}

/* Said by the process that was started, before a display is asked for. */
static int
complain (const char *words)
{
  relais_command_line_complain (words);
  return RELAIS_COMMAND_LINE_SENSELESS;
}

/* The word becomes a number: GLib leaves out a 0 as if nothing had been said. */
static int
read_players (GVariantDict *options, const RelaisGame *game)
{
  g_autofree char *words = NULL;
  const char *word;
  gint64 players;

  if (!g_variant_dict_lookup (options, "players", "&s", &word))
    return -1;
  if (!g_ascii_string_to_signed (word, 10, G_MININT32, G_MAXINT32, &players, NULL))
    {
      words = g_strdup_printf (_("“%s” is not a number of players."), word);
      return complain (words);
    }
  if (players < game->min_seats || players > game->max_seats)
    {
      words = g_strdup_printf (_("%1$s is for %2$d to %3$d players."), _(relais_lore_find (game)->title),
                               game->min_seats, game->max_seats);
      return complain (words);
    }
  g_variant_dict_insert (options, "players", "i", (gint32) players);
  return -1;
}

static const RelaisGame *
find_game (const char *id)
{
  const RelaisGame *game = relais_game_find ((RelaisWord) { id, strlen (id) });

  return game != NULL && relais_lore_find (game) != NULL ? game : NULL;
}

int
relais_command_line_handle_here (GApplication *application, GVariantDict *options)
{
  const RelaisGame *game;
  const char *id;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("relais %s\n", RELAIS_VERSION);
      return 0;
    }
  if (!g_variant_dict_lookup (options, "new", "&s", &id))
    return g_variant_dict_contains (options, "players") ? complain (_("--players can only be used with --new.")) : -1;
  if (g_variant_dict_contains (options, "new-game") || g_variant_dict_contains (options, "new-window"))
    return complain (_("--new cannot be used with --new-game or --new-window."));
  game = find_game (id);
  if (game == NULL)
    {
      g_autofree char *words = g_strdup_printf (_("There is no game called “%s”."), id);

      return complain (words);
    }
  return read_players (options, game);
}

static void
set_players (RelaisNewGame *new_game, int players)
{
  while ((int) relais_new_game_get_n_seats (new_game) < players)
    relais_new_game_add_seat (new_game);
  while ((int) relais_new_game_get_n_seats (new_game) > players)
    relais_new_game_remove_seat (new_game, relais_new_game_get_n_seats (new_game) - 1);
}

/* @players: (nullable): as many as last time */
static void
start_game (RelaisProgram *program, const RelaisGame *game, const gint32 *players)
{
  g_autofree char *remembered = g_settings_get_string (relais_program_get_settings (program), "new-game");
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (game, remembered);
  g_autoptr (RelaisMatch) match = NULL;

  if (players != NULL)
    set_players (new_game, *players);
  relais_new_game_set_language (new_game, relais_language_get ());
  relais_new_game_draw_seed (new_game);
  match = relais_new_game_start (new_game);
  relais_program_play (program, match);
}

/* What the desktop offers besides starting the program, for those that do not
 * ask by D-Bus. */
static gboolean
activate_actions (RelaisProgram *program, GVariantDict *options)
{
  static const char *const actions[] = { "new-game", "new-window" };
  gboolean any = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_variant_dict_contains (options, actions[i]))
      {
        g_action_group_activate_action (G_ACTION_GROUP (program), actions[i], NULL);
        any = TRUE;
      }
  return any;
}

static void
open_files (RelaisProgram *program, GApplicationCommandLine *command_line, const char **names)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (gsize i = 0; names[i] != NULL; i++)
    g_ptr_array_add (files, g_application_command_line_create_file_for_arg (command_line, names[i]));
  relais_program_asked_to_open (program, (GFile **) files->pdata, files->len);
}

int
relais_command_line_run (RelaisProgram *program, GApplicationCommandLine *command_line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (command_line);
  g_autofree const char **files = NULL;
  const char *game;
  gint32 players;
  gboolean counted = g_variant_dict_lookup (options, "players", "i", &players);

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), 0);

  if (g_variant_dict_lookup (options, "new", "&s", &game))
    start_game (program, find_game (game), counted ? &players : NULL);
  else if (!activate_actions (program, options) && !g_variant_dict_contains (options, G_OPTION_REMAINING))
    g_application_activate (G_APPLICATION (program));
  if (g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &files))
    open_files (program, command_line, files);
  return 0;
}
