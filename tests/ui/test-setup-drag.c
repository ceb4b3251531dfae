/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pieces are laid and taken away with the pointer. */

#include "setup-page.h"

#include "app/answers/relais-reason-popover.h"
#include "app/board/relais-board-marks.h"
#include "app/setup/relais-setup-palette.h"

static void
test_a_shield_dropped_on_another_changes_places (Setup *f, gconstpointer data)
{
  LoireState before = *state_of (f);
  unsigned other = LOIRE_ANCENIS + 1;

  while (before.shields[other] == before.shields[LOIRE_ANCENIS])
    other++;
  drag (f, middle_of (f, "shield-ancenis"), node_of (f, loire_locations[other]));
  g_assert_cmpuint (state_of (f)->shields[other], ==, before.shields[LOIRE_ANCENIS]);
  g_assert_cmpuint (state_of (f)->shields[LOIRE_ANCENIS], ==, before.shields[other]);
}

static void
test_a_tile_a_figure_and_the_circus_are_dragged (Setup *f, gconstpointer data)
{
  LoireState before = *state_of (f);
  g_autofree char *tile = g_strdup_printf ("market-%s", loire_colours[before.market[0]]);

  drag (f, middle_of (f, tile), node_of (f, "market-7"));
  g_assert_cmpuint (state_of (f)->market[6], ==, before.market[0]);
  g_assert_cmpuint (state_of (f)->market[0], ==, before.market[6]);
  drag (f, middle_of (f, "merchant-1"), node_of (f, "saumur"));
  g_assert_cmpuint (state_of (f)->seats[1].stack[LOIRE_MERCHANT_FIGURE].at, ==, LOIRE_SAUMUR);
  drag (f, middle_of (f, "circus"), node_of (f, "tours"));
  g_assert_cmpuint (state_of (f)->circus, ==, LOIRE_TOURS);
  drag (f, middle_of (f, "boat-0"), node_of (f, "river-09"));
  g_assert_cmpuint (state_of (f)->seats[0].boat, ==, 9);
}

static void
test_what_is_dropped_on_the_palette_is_away (Setup *f, gconstpointer data)
{
  unsigned colour = state_of (f)->shields[LOIRE_ANCENIS];
  g_autofree char *id = g_strdup_printf ("shield-%s", loire_colours[colour]);
  RelaisDraftPiece *piece = relais_draft_find_piece (f->draft, id);
  GtkWidget *palette = display_find (GTK_WIDGET (f->page), RELAIS_TYPE_SETUP_PALETTE);
  graphene_point_t from = middle_of (f, "shield-ancenis");

  g_assert_cmpuint (relais_draft_piece_get_left (piece), ==, 0);
  g_assert_true (relais_board_editing_take (f->board, from.x, from.y));
  g_assert_true (relais_setup_palette_drop (RELAIS_SETUP_PALETTE (palette)));
  g_assert_cmpuint (state_of (f)->shields[LOIRE_ANCENIS], ==, LOIRE_NONE);
  g_assert_cmpuint (relais_draft_piece_get_left (piece), ==, 1);
}

static void
test_places_that_take_what_is_held_light_up (Setup *f, gconstpointer data)
{
  graphene_point_t from = middle_of (f, "shield-ancenis");
  RelaisBoardPlace *village = f->board->widgets->pdata[relais_board_places_find (f->board, "tours")];
  RelaisBoardPlace *tile = f->board->widgets->pdata[relais_board_places_find (f->board, "market-3")];

  g_assert_false (relais_board_place_get_marks (village) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE));
  g_assert_true (relais_board_editing_take (f->board, from.x, from.y));
  g_assert_true (relais_board_place_get_marks (village) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE));
  g_assert_false (relais_board_place_get_marks (tile) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE));
  g_assert_true (relais_board_editing_back (f->board));
  g_assert_false (relais_board_place_get_marks (village) & RELAIS_MARK_BIT (RELAIS_MARK_REACHABLE));
}

static gboolean
is_warned (Setup *f, const char *place)
{
  RelaisBoardPlace *at = f->board->widgets->pdata[relais_board_places_find (f->board, place)];

  return (relais_board_place_get_marks (at) & RELAIS_MARK_BIT (RELAIS_MARK_MISSING)) != 0;
}

/* L-SET-1: before it is dropped. */
static void
test_neighbours_of_one_colour_light_up_while_a_shield_is_held (Setup *f, gconstpointer data)
{
  const LoireState *s = state_of (f);
  g_autofree char *key = NULL;
  guint like = LOIRE_NONE;

  /* one that is like Saumur's, and lies far off */
  LOIRE_EACH (i, LOIRE_VILLAGES)
    if (i != LOIRE_SAUMUR && s->shields[i] == s->shields[LOIRE_SAUMUR])
      like = i;
  g_assert_cmpuint (like, !=, LOIRE_NONE);
  key = g_strdup_printf ("shield-%s", loire_locations[like]);
  {
    graphene_point_t from = middle_of (f, key);

    g_assert_true (relais_board_editing_take (f->board, from.x, from.y));
  }
  g_assert_false (is_warned (f, "saumur"));
  for (guint side = 0; side < 2; side++)
    {
      const char *beside = loire_locations[side == 0 ? LOIRE_SAUMUR - 1 : LOIRE_SAUMUR + 1];

      relais_board_hover (f->board, relais_board_places_find (f->board, beside));
      g_assert_true (is_warned (f, "saumur"));
      g_assert_true (is_warned (f, beside));
      relais_board_hover (f->board, -1);
      g_assert_false (is_warned (f, "saumur"));
    }
  g_assert_true (relais_board_editing_back (f->board));
  g_assert_false (is_warned (f, "saumur"));
}

/* Dropped where it cannot lie nothing happens, and it is told why. */
static void
test_a_refused_drop_is_explained (Setup *f, gconstpointer data)
{
  LoireState before = *state_of (f);

  drag (f, middle_of (f, "shield-ancenis"), node_of (f, "nantes"));
  g_assert_true (memcmp (&before, state_of (f), sizeof before) == 0);
  /* It does not take what is pressed next. */
  g_assert_false (gtk_popover_get_autohide (GTK_POPOVER (display_find (GTK_WIDGET (f->board), RELAIS_TYPE_REASON_POPOVER))));
  close_popover (f);
}

/* L-BLD-6: a city has four, so it cannot stand for one of them until only one is left. */
static void
test_a_palace_dropped_on_a_city_says_where (Setup *f, gconstpointer data)
{
  g_autoptr (RelaisReason) why = NULL;

  g_assert_false (relais_draft_can_put (f->draft, "palace-0", "nantes", &why));
  g_assert_cmpstr (relais_reason_get_sentence (why), ==, "Nantes has four places for palaces: put it on one of those.");
  g_assert_true (relais_draft_put (f->draft, "palace-0", "palace-nantes.bank", NULL));
  for (guint kind = 0; kind < LOIRE_PALACE_KINDS; kind++)
    {
      g_autofree char *place = g_strdup_printf ("palace-%s", loire_palaces[loire_palace_of (LOIRE_NANTES, kind)]);

      if (!g_str_has_suffix (place, ".bank") && !g_str_has_suffix (place, loire_palaces[loire_palace_of (LOIRE_NANTES, LOIRE_PALACE_KINDS - 1)]))
        g_assert_true (relais_draft_put (f->draft, "palace-0", place, NULL));
    }
  desktop_settle ();
  g_assert_true (relais_setup_hand_put (relais_setup_page_get_hand (f->page), relais_draft_find_piece (f->draft, "palace-0"), "nantes"));
  g_assert_cmpuint (state_of (f)->seats[0].n_palaces, ==, LOIRE_PALACE_KINDS);
}

/* A drag keeps its source until it is over. */
static void
test_a_drag_may_outlast_its_board (Setup *f, gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (f->board));
  g_autoptr (GtkEventController) source = NULL;

  for (guint i = 0; source == NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        source = g_steal_pointer (&controller);
    }
  g_assert_nonnull (source);
  relais_board_view_set_hand (f->board, NULL);
  g_assert_false (g_signal_has_handler_pending (source, g_signal_lookup ("drag-cancel", GTK_TYPE_DRAG_SOURCE), 0, TRUE));
  g_assert_false (g_signal_has_handler_pending (source, g_signal_lookup ("drag-end", GTK_TYPE_DRAG_SOURCE), 0, TRUE));
}

static void
add_tests (void)
{
  g_test_add ("/setup-drag/shields-change-places", Setup, NULL, set_up, test_a_shield_dropped_on_another_changes_places, tear_down);
  g_test_add ("/setup-drag/tile-figure-circus-boat", Setup, NULL, set_up, test_a_tile_a_figure_and_the_circus_are_dragged, tear_down);
  g_test_add ("/setup-drag/to-the-palette", Setup, NULL, set_up, test_what_is_dropped_on_the_palette_is_away, tear_down);
  g_test_add ("/setup-drag/places-light-up", Setup, NULL, set_up, test_places_that_take_what_is_held_light_up, tear_down);
  g_test_add ("/setup-drag/L-SET-1", Setup, NULL, set_up, test_neighbours_of_one_colour_light_up_while_a_shield_is_held, tear_down);
  g_test_add ("/setup-drag/outlasts-its-board", Setup, NULL, set_up, test_a_drag_may_outlast_its_board, tear_down);
  g_test_add ("/setup-drag/refused", Setup, NULL, set_up, test_a_refused_drop_is_explained, tear_down);
  g_test_add ("/setup-drag/palace-on-city", Setup, NULL, set_up, test_a_palace_dropped_on_a_city_says_where, tear_down);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
