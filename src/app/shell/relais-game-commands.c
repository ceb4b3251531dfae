/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-commands.h"

#include <glib/gi18n.h>

#include "app/game/relais-clipboard.h"
#include "app/game/relais-game-page.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-question.h"
#include "app/pages/relais-files.h"
#include "app/pages/relais-program.h"
#include "model/relais-lesson.h"
#include "model/relais-new-game.h"
#include "model/relais-scenario.h"

/* Who is used to saving wants to know. */
static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisHost *self = user_data;
  g_autoptr (GError) error = NULL;

  if (relais_game_page_save (RELAIS_GAME_PAGE (relais_host_get_page (self)), &error))
    relais_host_say (self, _("Every move is saved already"));
  else
    relais_problem_dialog_tell (GTK_WIDGET (self), _("The Game Could Not Be Saved"), error->message);
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_files_save_as (user_data);
}

static void
tell_position_copied (GtkWidget *asking)
{
  relais_host_say (RELAIS_HOST (asking), _("The position is in the clipboard"));
}

static void
on_copy_position (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_clipboard_copy_position (user_data, relais_host_get_match (user_data), tell_position_copied);
}

static void
tell_picture_copied (GtkWidget *asking)
{
  relais_host_say (RELAIS_HOST (asking), _("The picture is in the clipboard"));
}

static void
on_copy_picture (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_clipboard_copy_picture (user_data, relais_host_get_match (user_data), tell_picture_copied);
}

static void
tell_moves_copied (GtkWidget *asking)
{
  relais_host_say (RELAIS_HOST (asking), _("The moves are in the clipboard"));
}

static void
on_copy_moves (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_clipboard_copy_moves (user_data, relais_host_get_match (user_data), tell_moves_copied);
}

static void
on_end_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  RelaisHost *self = user_data;

  if (!g_str_equal (response, "end") || relais_host_get_match (self) == NULL)
    return;
  relais_match_end_early (relais_host_get_match (self));
  /* The menu that led here had the focus. */
  relais_page_begin (relais_host_get_page (self));
}

static void
on_end_early (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisHost *self = user_data;
  RelaisQuestion *dialog = relais_question_new (_("End the Game Here?"),
                                                _("The points so far are the result. This cannot be undone."));

  relais_question_add_answer (dialog, "play", _("_Play On"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (dialog, "end", _("_End the Game"), ADW_RESPONSE_DESTRUCTIVE);
  relais_question_set_default (dialog, "play");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_end_response), self, 0);
  relais_question_ask (dialog, GTK_WIDGET (self), "play");
}

static void
on_show_cards (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisHost *self = user_data;

  relais_game_page_show_cards (RELAIS_GAME_PAGE (relais_host_get_page (self)), NULL);
}

static void
on_show_result (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisGamePage *page = RELAIS_GAME_PAGE (relais_host_get_page (user_data));

  relais_game_page_show_result (page);
  relais_page_begin (RELAIS_PAGE (page));
}

static void
play_again (RelaisHost *self, gboolean rotated)
{
  g_autoptr (RelaisMatch) match = relais_new_game_again (relais_host_get_match (self), rotated);

  relais_host_play (self, match, NULL);
}

/* The game that is left is kept as far as it was played. */
static void
on_play_again (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  play_again (user_data, FALSE);
}

static void
on_play_again_rotated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  play_again (user_data, TRUE);
}

static void
on_next_scenario (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatch *match = relais_host_get_match (user_data);
  g_autoptr (RelaisMatch) next = relais_scenario_start (relais_scenarios_next (relais_scenarios_get (), relais_match_get_scenario (match)));

  relais_host_play (user_data, next, NULL);
}

/* A lesson that was begun goes on; NULL: there is none. */
static RelaisLibraryEntry *
find_lesson (RelaisLibrary *library, const RelaisGame *game, const RelaisLesson *lesson)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RelaisLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (g_strcmp0 (relais_library_entry_get_game (entry), game->id) == 0
          && g_strcmp0 (relais_library_entry_get_scenario (entry), lesson->id) == 0
          && !relais_library_entry_get_solved (entry) && !relais_library_entry_get_broken (entry))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

static void
on_learn (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisHost *self = user_data;
  RelaisProgram *program = relais_host_get_program (self);
  const RelaisGame *game;
  const RelaisLesson *lesson = relais_lesson_get (&game);
  g_autoptr (RelaisLibraryEntry) begun = find_lesson (relais_program_get_library (program), game, lesson);
  g_autoptr (RelaisMatch) match = NULL;
  g_autoptr (GFile) file = NULL;

  if (begun != NULL)
    {
      file = g_file_new_for_path (relais_library_entry_get_path (begun));
      relais_program_open_file (program, file);
      return;
    }
  match = relais_lesson_start (game, lesson);
  relais_host_play (self, match, NULL);
}

void
relais_game_commands_add (RelaisHost *host)
{
  static const GActionEntry actions[] = {
    { .name = "save", .activate = on_save },
    { .name = "save-as", .activate = on_save_as },
    { .name = "copy-position", .activate = on_copy_position },
    { .name = "copy-picture", .activate = on_copy_picture },
    { .name = "copy-moves", .activate = on_copy_moves },
    { .name = "end-early", .activate = on_end_early },
    { .name = "show-cards", .activate = on_show_cards },
    { .name = "show-result", .activate = on_show_result },
    { .name = "restart", .activate = on_play_again },
    { .name = "learn", .activate = on_learn },
    { .name = "next-scenario", .activate = on_next_scenario },
    { .name = "play-again", .activate = on_play_again },
    { .name = "play-again-rotated", .activate = on_play_again_rotated },
  };

  g_return_if_fail (RELAIS_IS_HOST (host));
  g_action_map_add_action_entries (G_ACTION_MAP (host), actions, G_N_ELEMENTS (actions), host);
}
