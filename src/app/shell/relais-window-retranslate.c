/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another language: each page is made again, and whoever looks at it stays
 * where he is. */

#include "relais-window-private.h"

#include "app/game/relais-game-page.h"
#include "app/setup/relais-setup-page.h"
#include "relais-new-game-page.h"
#include "relais-setups-page.h"
#include "relais-start-page.h"

static void
remake_game (RelaisWindow *self, RelaisGamePage *page)
{
  g_autoptr (RelaisMatch) match = g_object_ref (relais_game_page_get_match (page));
  g_autofree char *path = g_strdup (relais_game_page_get_path (page));
  RelaisGamePlace place;

  relais_game_page_get_place (page, &place);
  relais_window_show_game (self, match, path, FALSE);
  relais_game_page_set_place (RELAIS_GAME_PAGE (relais_window_get_page (self)), &place);
}

static void
remake_setup (RelaisWindow *self, RelaisSetupPage *page)
{
  g_autoptr (RelaisDraft) draft = g_object_ref (relais_setup_page_get_draft (page));
  g_autofree char *path = NULL;
  RelaisSetupPlace place;

  relais_setup_page_get_place (page, &place);
  /* Only now it surely has a file. */
  relais_setup_page_leave (page);
  path = g_strdup (relais_setup_page_get_path (page));
  relais_window_show_page (self, relais_setup_page_new (self, draft, path), FALSE);
  relais_setup_page_set_place (RELAIS_SETUP_PAGE (relais_window_get_page (self)), &place);
}

static void
remake_new_game (RelaisWindow *self, RelaisNewGamePage *page)
{
  g_autoptr (RelaisNewGame) new_game = g_object_ref (relais_new_game_page_get_new_game (page));

  relais_window_show_page (self, relais_new_game_page_new (self, new_game), FALSE);
}

static void
remake_setups (RelaisWindow *self, RelaisSetupsPage *page)
{
  g_autofree char *search = g_strdup (relais_setups_page_get_search (page));

  relais_window_show_page (self, relais_setups_page_new (self), FALSE);
  relais_setups_page_search (RELAIS_SETUPS_PAGE (relais_window_get_page (self)), search);
}

static void
remake_start (RelaisWindow *self, RelaisStartPage *page)
{
  g_autofree char *search = g_strdup (relais_start_page_get_search (page));

  relais_window_show_page (self, relais_start_page_new (self), FALSE);
  if (*search != '\0')
    relais_start_page_search (RELAIS_START_PAGE (relais_window_get_page (self)), search);
}

void
relais_window_retranslate (RelaisWindow *self)
{
  GtkWidget *page = relais_window_get_page (self);

  if (RELAIS_IS_GAME_PAGE (page))
    remake_game (self, RELAIS_GAME_PAGE (page));
  else if (RELAIS_IS_SETUP_PAGE (page))
    remake_setup (self, RELAIS_SETUP_PAGE (page));
  else if (RELAIS_IS_NEW_GAME_PAGE (page))
    remake_new_game (self, RELAIS_NEW_GAME_PAGE (page));
  else if (RELAIS_IS_SETUPS_PAGE (page))
    remake_setups (self, RELAIS_SETUPS_PAGE (page));
  else
    remake_start (self, RELAIS_START_PAGE (page));
}
