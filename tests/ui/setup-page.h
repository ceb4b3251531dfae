/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/relais-board-view-private.h"
#include "app/setup/relais-setup-page.h"
#include "desktop.h"
#include "display.h"
#include "engine/loire/loire-state.h"

/* A setup on its page, for a test. Everything is inline: no test uses all of
 * it. */

static Desktop desktop;

typedef struct
{
  RelaisHost *window;
  RelaisSetupPage *page;
  RelaisDraft *draft;
  RelaisBoardView *board;
} Setup;

static inline const LoireState *
state_of (Setup *f)
{
  return (gconstpointer) &relais_match_get_view (relais_draft_get_match (f->draft))->state;
}

static inline void
find_page (Setup *f)
{
  f->page = RELAIS_SETUP_PAGE (relais_host_get_page (f->window));
  f->draft = relais_setup_page_get_draft (f->page);
  f->board = RELAIS_BOARD_VIEW (display_find (GTK_WIDGET (f->page), RELAIS_TYPE_BOARD_VIEW));
}

static inline void
show_setup (Setup *f, RelaisDraft *draft, const char *path)
{
  relais_host_edit (f->window, draft, path);
  desktop_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
  desktop_settle ();
  find_page (f);
}

static inline RelaisDraft *
new_draft (gint64 seed)
{
  RelaisDraft *draft = relais_draft_new (relais_game_find ((RelaisWord) { "loire", 5 }));

  g_assert_true (relais_draft_use_random (draft, seed, NULL));
  return draft;
}

static inline void
set_up (Setup *f, gconstpointer data)
{
  g_autoptr (RelaisDraft) draft = NULL;

  f->window = desktop_window (&desktop);
  draft = new_draft (7);
  show_setup (f, draft, NULL);
}

static inline void
tear_down (Setup *f, gconstpointer data)
{
  desktop_close_all (&desktop);
}

/* A window does not go while it is open. */
static inline void
close_popover (Setup *f)
{
  GtkWidget *popover = display_find (GTK_WIDGET (f->board), GTK_TYPE_POPOVER);

  g_assert_nonnull (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  desktop_settle ();
}

/* Two neighbours of one colour. */
static inline void
break_shields (Setup *f)
{
  LoireState s = *state_of (f);

  for (unsigned i = LOIRE_NANTES + 3; i < LOIRE_ORLEANS; i++)
    if (s.shields[i] == s.shields[LOIRE_NANTES + 1])
      {
        g_autofree char *id = g_strdup_printf ("shield-%s", loire_colours[s.shields[i]]);

        g_assert_true (relais_draft_move (f->draft, id, loire_locations[i], loire_locations[LOIRE_NANTES + 2], NULL));
        return;
      }
  for (unsigned i = LOIRE_ORLEANS + 1; i < LOIRE_LOCATIONS; i++)
    if (s.shields[i] == s.shields[LOIRE_NANTES + 1])
      {
        g_autofree char *id = g_strdup_printf ("shield-%s", loire_colours[s.shields[i]]);

        g_assert_true (relais_draft_move (f->draft, id, loire_locations[i], loire_locations[LOIRE_NANTES + 2], NULL));
        return;
      }
}

/* The middle of a piece as it is drawn, in the board's widget. */
static inline graphene_point_t
middle_of (Setup *f, const char *key)
{
  const GArray *pieces = relais_board_pieces_get (f->board->pieces);

  for (guint i = 0; i < pieces->len; i++)
    {
      const RelaisPiece *piece = &g_array_index (pieces, RelaisPiece, i);

      if (piece->key != NULL && piece->sprite != NULL && g_str_equal (piece->key, key))
        return relais_board_frame_point (&f->board->frame, relais_rect_middle (&piece->area));
    }
  g_error ("%s is not on the board", key);
}

static inline graphene_point_t
node_of (Setup *f, const char *place)
{
  int i = relais_board_places_find (f->board, place);

  g_assert_cmpint (i, >=, 0);
  return relais_board_frame_point (&f->board->frame, g_array_index (f->board->places, RelaisPlace, i).node);
}

static inline void
drag (Setup *f, graphene_point_t from, graphene_point_t to)
{
  g_assert_true (relais_board_editing_grips (f->board, from.x, from.y));
  g_assert_true (relais_board_editing_take (f->board, from.x, from.y));
  relais_board_editing_drop (f->board, to.x, to.y);
  desktop_settle ();
}
