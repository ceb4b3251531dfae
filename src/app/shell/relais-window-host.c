/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window does for its pages: shows others, and tells something. */

#include "relais-window-private.h"

#include <glib/gi18n.h>

#include "app/game/relais-game-page.h"
#include "app/setup/relais-setup-page.h"
#include "relais-new-game-page.h"
#include "relais-notice.h"
#include "relais-setups-page.h"
#include "relais-start-page.h"

/* How long the way back to a setup is offered. */
#define OFFERED_SECONDS 6

static RelaisProgram *
get_program (RelaisHost *host)
{
  return RELAIS_WINDOW (host)->program;
}

static RelaisPage *
get_page (RelaisHost *host)
{
  return RELAIS_WINDOW (host)->page;
}

static void
show_toast (RelaisHost *host, AdwToast *toast)
{
  RelaisWindow *self = RELAIS_WINDOW (host);

  if (self->page == NULL || !relais_page_toast (self->page, toast))
    adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
say (RelaisHost *host, const char *words)
{
  show_toast (host, relais_said_next (&RELAIS_WINDOW (host)->said, words));
}

static void
call (RelaisHost *host, const char *words)
{
  g_autofree char *title = relais_page_dup_title (get_page (host));

  relais_notice_tell (GTK_WINDOW (host), title, words);
}

static void
tell_loading (RelaisHost *host, RelaisLoading *loading, const char *name)
{
  relais_opening_bar_follow (RELAIS_WINDOW (host)->opening_bar, loading, name);
}

static void
show_start (RelaisHost *host, const char *words)
{
  RelaisWindow *self = RELAIS_WINDOW (host);
  GtkWidget *page;

  relais_window_leave_page (self);
  page = relais_start_page_new (host);
  relais_window_show_page (self, page, TRUE);
  if (words != NULL)
    relais_start_page_search (RELAIS_START_PAGE (page), words);
}

static void
show_new_game (RelaisHost *host, gboolean computers)
{
  GtkWidget *page = relais_new_game_page_new (host, NULL);

  if (computers)
    relais_new_game_play_computers (relais_new_game_page_get_new_game (RELAIS_NEW_GAME_PAGE (page)));
  relais_window_show_page (RELAIS_WINDOW (host), page, TRUE);
}

static void
show_setups (RelaisHost *host, const char *words)
{
  RelaisWindow *self = RELAIS_WINDOW (host);
  GtkWidget *page;

  relais_window_leave_page (self);
  page = relais_setups_page_new (host);
  relais_window_show_page (self, page, TRUE);
  if (words != NULL)
    relais_setups_page_search (RELAIS_SETUPS_PAGE (page), words);
}

static void
play (RelaisHost *host, RelaisMatch *match, const char *path)
{
  RelaisWindow *self = RELAIS_WINDOW (host);

  if (path != NULL)
    relais_program_opening (self->program, path);
  relais_window_show_page (self, relais_game_page_new (host, match, path), TRUE);
}

static void
offer_way_back (RelaisHost *host)
{
  AdwToast *toast = adw_toast_new (_("A game from your setup"));

  adw_toast_set_button_label (toast, _("_Back to the Setup"));
  adw_toast_set_action_name (toast, "win.back-to-setup");
  adw_toast_set_timeout (toast, OFFERED_SECONDS);
  show_toast (host, toast);
}

/* For another day, on which nobody knows any more what was made or opened here. */
static void
note_file (RelaisMatch *match, const char *path)
{
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;

  relais_match_set_setup (match, name);
}

static void
play_draft (RelaisHost *host, RelaisMatch *match)
{
  RelaisWindow *self = RELAIS_WINDOW (host);

  relais_way_back_begin (&self->way_back, self->page, match);
  note_file (match, self->way_back.draft_path);
  play (host, match, NULL);
  offer_way_back (host);
}

static void
play_setup (RelaisHost *host, RelaisMatch *match, RelaisDraft *draft, const char *path)
{
  relais_way_back_begin_with (&RELAIS_WINDOW (host)->way_back, draft, path, match);
  note_file (match, path);
  play (host, match, NULL);
}

static void
edit (RelaisHost *host, RelaisDraft *draft, const char *path)
{
  RelaisWindow *self = RELAIS_WINDOW (host);

  relais_way_back_open (&self->way_back, self->page);
  relais_window_show_page (self, relais_setup_page_new (host, draft, path), TRUE);
}

static void
edit_position (RelaisHost *host, RelaisDraft *draft)
{
  RelaisWindow *self = RELAIS_WINDOW (host);

  relais_way_back_edit (&self->way_back, self->page);
  relais_window_show_page (self, relais_setup_page_new (host, draft, NULL), TRUE);
}

static RelaisWay
get_way_back (RelaisHost *host)
{
  return relais_way_back_get (&RELAIS_WINDOW (host)->way_back);
}

void
relais_window_host_init (RelaisHostInterface *iface)
{
  iface->get_program = get_program;
  iface->get_page = get_page;
  iface->toast = show_toast;
  iface->say = say;
  iface->call = call;
  iface->tell_loading = tell_loading;
  iface->show_start = show_start;
  iface->show_new_game = show_new_game;
  iface->show_setups = show_setups;
  iface->play = play;
  iface->play_draft = play_draft;
  iface->play_setup = play_setup;
  iface->edit = edit;
  iface->edit_position = edit_position;
  iface->get_way_back = get_way_back;
}
