/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window may ask of the page. */

#include "relais-game-page-private.h"

#include <glib/gi18n.h>

#include "app/board/relais-board-view.h"
#include "app/cards/relais-card-offer.h"
#include "app/cards/relais-card-page.h"
#include "app/cards/relais-card-picker.h"
#include "app/kit/relais-announce.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"
#include "relais-lesson-bar.h"
#include "relais-prompt-bar.h"
#include "relais-result-page.h"

static RelaisMatch *
get_match (RelaisPage *page)
{
  return RELAIS_GAME_PAGE (page)->match;
}

static const char *
get_path (RelaisPage *page)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  return self->keeper != NULL ? relais_game_keeper_get_path (self->keeper) : NULL;
}

/* Where the result is shown nothing is asked. */
static void
begin (RelaisPage *page)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  relais_game_hints_look (self);
  if (gtk_stack_get_visible_child (self->stage) == GTK_WIDGET (self->result_bin))
    {
      relais_result_page_begin (RELAIS_RESULT_PAGE (adw_bin_get_child (self->result_bin)));
      return;
    }
  /* What is to be read first has the keyboard. */
  if (RELAIS_IS_LESSON_BAR (adw_bin_get_child (self->task_bin)) && relais_lesson_bar_begin (RELAIS_LESSON_BAR (adw_bin_get_child (self->task_bin))))
    return;
  if (!relais_card_picker_begin (RELAIS_CARD_PICKER (self->picker))
      && !relais_card_offer_begin (RELAIS_CARD_OFFER (self->offer)))
    relais_prompt_bar_focus (RELAIS_PROMPT_BAR (adw_bin_get_child (self->prompt_bin)));
}

static void
leave (RelaisPage *page)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  relais_match_look (self->match, NULL);
  relais_game_keeper_leave (self->keeper);
}

static void
keep (RelaisPage *page)
{
  if (get_path (page) != NULL)
    relais_game_page_save (RELAIS_GAME_PAGE (page), NULL);
}

static RelaisPage *
again (RelaisPage *page)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  return RELAIS_PAGE (relais_game_page_new (self->host, self->match, get_path (page)));
}

static gpointer
note (RelaisPage *page)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);
  RelaisGamePlace *place = g_new0 (RelaisGamePlace, 1);

  place->shown = relais_match_is_looking_back (self->match) ? relais_match_get_shown_node (self->match) : NULL;
  place->view = g_intern_string (adw_view_stack_get_visible_child_name (self->views));
  place->result = self->at_result;
  place->paused = relais_computers_get_paused (self->computers);
  place->cards = g_str_equal (gtk_stack_get_visible_child_name (self->screens), "cards");
  place->card = place->cards ? relais_card_page_get_card (RELAIS_CARD_PAGE (gtk_stack_get_visible_child (self->screens))) : NULL;
  relais_board_view_get_sight (RELAIS_BOARD_VIEW (adw_bin_get_child (self->board_bin)), &place->zoom, &place->middle);
  return place;
}

static void
restore (RelaisPage *page, gconstpointer noted)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);
  const RelaisGamePlace *place = noted;

  self->at_result = place->result;
  relais_computers_set_paused (self->computers, place->paused);
  relais_match_look (self->match, place->shown);
  relais_game_page_update_stage (self);
  adw_view_stack_set_visible_child_name (self->views, place->view);
  relais_board_view_set_sight (RELAIS_BOARD_VIEW (adw_bin_get_child (self->board_bin)), place->zoom, &place->middle);
  if (place->cards)
    relais_game_page_show_cards (self, place->card);
}

/* "La Loire · Claire, Jonas", or what it is called otherwise: for the list of windows. */
static char *
dup_title (RelaisPage *page)
{
  RelaisMatch *match = get_match (page);
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (match));
  const char *title = relais_match_get_title (match);
  g_autofree char *names = relais_match_dup_names (match);

  /* TRANSLATORS: the title of a window: a game, and who plays it. */
  return g_strdup_printf (_("%1$s · %2$s"), title != NULL ? title : _(lore->title), names);
}

/* With a position that somebody made, and not the program. */
static gboolean
is_of_a_setup (RelaisMatch *match)
{
  return relais_match_get_record (match)->from_setup && relais_match_get_scenario (match) == NULL
         && relais_lore_can_edit_setups (relais_match_get_game (match));
}

static gboolean
offers (RelaisPage *page, const char *command)
{
  static const char *const always[] = { "save", "save-as", "copy-position", "copy-picture", "copy-moves", "toggle-pane", "pane",
                                        "to-start", NULL };
  static const char *const at_the_end[] = { "show-result", "play-again", NULL };
  RelaisMatch *match = get_match (page);
  const RelaisGame *game = relais_match_get_game (match);
  gboolean over = relais_match_is_over (match);

  if (g_strv_contains (at_the_end, command))
    return over;
  if (g_str_equal (command, "end-early"))
    return !over;
  if (g_str_equal (command, "play-again-rotated"))
    return over && g_list_model_get_n_items (relais_match_get_seats (match)) > 1;
  if (g_str_equal (command, "show-cards"))
    return relais_lore_can_show_cards (game);
  if (g_str_equal (command, "edit-position"))
    return relais_lore_can_edit_setups (game);
  if (g_str_equal (command, "edit-as-it-lies"))
    return relais_lore_can_edit_setups (game) && relais_match_keeps_secrets (match) && relais_match_may_reveal (match);
  if (g_str_equal (command, "restart"))
    return relais_match_get_scenario (match) != NULL || relais_match_get_record (match)->from_setup;
  if (g_str_equal (command, "back-to-setup"))
    return is_of_a_setup (match);
  if (g_str_equal (command, "next-scenario"))
    return relais_scenarios_next (relais_scenarios_get (), relais_match_get_scenario (match)) != NULL;
  return g_strv_contains (always, command);
}

static GActionGroup *
get_actions (RelaisPage *page, const char *prefix)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  if (g_str_equal (prefix, "match"))
    return G_ACTION_GROUP (self->actions);
  return g_str_equal (prefix, "board") ? relais_board_view_get_actions (RELAIS_BOARD_VIEW (adw_bin_get_child (self->board_bin)))
                                       : NULL;
}

static gboolean
get_show_pane (RelaisPage *page)
{
  return adw_flap_get_reveal_flap (RELAIS_GAME_PAGE (page)->flap);
}

static void
set_show_pane (RelaisPage *page, gboolean show)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  if (!adw_flap_get_folded (self->flap))
    g_settings_set_boolean (self->settings, "show-pane", show);
  adw_flap_set_reveal_flap (self->flap, show);
}

/* Which pane is beside the board, for who does not see it. */
static void
tell_pane (RelaisGamePage *self)
{
  AdwViewStackPage *shown = adw_view_stack_get_page (self->views, adw_view_stack_get_visible_child (self->views));

  relais_announce (GTK_WIDGET (self), adw_flap_get_reveal_flap (self->flap) ? adw_view_stack_page_get_title (shown)
                                                                            : _("The pane at the side is hidden"));
}

/* "players", "cards" or "history". */
static void
show_view (RelaisPage *page, const char *view)
{
  AdwViewStack *views = RELAIS_GAME_PAGE (page)->views;

  adw_view_stack_set_visible_child_name (views, view);
  set_show_pane (page, TRUE);
  tell_pane (RELAIS_GAME_PAGE (page));
}

static void
set_fullscreen (RelaisPage *page, gboolean fullscreen)
{
  relais_fullscreen_header_set (RELAIS_GAME_PAGE (page)->header, fullscreen);
}

/* Over the board, if that is what is shown. */
static gboolean
show_toast (RelaisPage *page, AdwToast *toast)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (page);

  if (!g_str_equal (gtk_stack_get_visible_child_name (self->stage), "table")
      || !g_str_equal (gtk_stack_get_visible_child_name (self->screens), "game"))
    return FALSE;
  adw_toast_overlay_add_toast (self->toasts, toast);
  return TRUE;
}

void
relais_game_page_hosted_init (RelaisPageInterface *iface)
{
  iface->begin = begin;
  iface->leave = leave;
  iface->keep = keep;
  iface->again = again;
  iface->note = note;
  iface->restore = restore;
  iface->get_match = get_match;
  iface->get_path = get_path;
  iface->dup_title = dup_title;
  iface->offers = offers;
  iface->get_actions = get_actions;
  iface->get_show_pane = get_show_pane;
  iface->set_show_pane = set_show_pane;
  iface->show_view = show_view;
  iface->set_fullscreen = set_fullscreen;
  iface->toast = show_toast;
}
