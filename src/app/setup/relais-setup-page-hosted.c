/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window may ask of the page. */

#include "relais-setup-page-private.h"

#include <glib/gi18n.h>

#include "app/kit/relais-expanded-rows.h"
#include "app/pages/relais-program.h"

/* The groups whose rows fold. */
#define N_FOLDING 4
#define FOLDING(self) ((AdwPreferencesGroup *const[N_FOLDING]) { (self)->lists, (self)->table, (self)->seats, (self)->decks })

/* The focus on the board. */
static void
begin (RelaisPage *page)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);

  relais_hint_bar_tell (self->hints, relais_program_get_settings (relais_host_get_program (self->host)), "setup",
                        _("Press a piece at the side and then where it is to lie. What is still missing, and what does not go "
                          "together, stands under Check."));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
keep (RelaisPage *page)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);

  relais_setup_page_take_typed (self);
  relais_draft_keeper_flush (self->keeper, NULL);
}

static const char *
get_path (RelaisPage *page)
{
  return relais_draft_keeper_get_path (RELAIS_SETUP_PAGE (page)->keeper);
}

static RelaisDraft *
get_draft (RelaisPage *page)
{
  return RELAIS_SETUP_PAGE (page)->draft;
}

static RelaisPage *
again (RelaisPage *page)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);

  return RELAIS_PAGE (relais_setup_page_new (self->host, self->draft, get_path (page)));
}

static gboolean
get_show_pane (RelaisPage *page)
{
  return adw_flap_get_reveal_flap (RELAIS_SETUP_PAGE (page)->flap);
}

static void
set_show_pane (RelaisPage *page, gboolean show)
{
  adw_flap_set_reveal_flap (RELAIS_SETUP_PAGE (page)->flap, show);
}

static void
show_view (RelaisPage *page, const char *view)
{
  relais_setup_page_show_view (RELAIS_SETUP_PAGE (page), view);
}

static gpointer
note (RelaisPage *page)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);
  RelaisSetupPlace *place = g_new0 (RelaisSetupPlace, 1);

  place->view = g_intern_string (adw_view_stack_get_visible_child_name (self->views));
  place->pane = get_show_pane (page);
  place->unfolded = relais_expanded_rows_note (FOLDING (self), N_FOLDING);
  relais_board_view_get_sight (self->board, &place->zoom, &place->middle);
  return place;
}

static void
restore (RelaisPage *page, gconstpointer noted)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);
  const RelaisSetupPlace *place = noted;

  adw_view_stack_set_visible_child_name (self->views, place->view);
  set_show_pane (page, place->pane);
  relais_expanded_rows_restore (FOLDING (self), N_FOLDING, place->unfolded);
  relais_board_view_set_sight (self->board, place->zoom, &place->middle);
}

static gboolean
offers (RelaisPage *page, const char *command)
{
  static const char *const commands[] = { "leave-setup", "toggle-pane", "pane", "to-start", NULL };

  return g_strv_contains (commands, command);
}

static GActionGroup *
get_actions (RelaisPage *page, const char *prefix)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (page);

  if (g_str_equal (prefix, "setup"))
    return G_ACTION_GROUP (self->actions);
  return g_str_equal (prefix, "board") ? relais_board_view_get_actions (self->board) : NULL;
}

void
relais_setup_page_hosted_init (RelaisPageInterface *iface)
{
  iface->begin = begin;
  iface->leave = keep;
  iface->keep = keep;
  iface->again = again;
  iface->note = note;
  iface->restore = restore;
  iface->get_draft = get_draft;
  iface->get_path = get_path;
  iface->offers = offers;
  iface->get_actions = get_actions;
  iface->get_show_pane = get_show_pane;
  iface->set_show_pane = set_show_pane;
  iface->show_view = show_view;
}
