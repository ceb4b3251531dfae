/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A match on a board in a window, for who plays with it. */

#include <adwaita.h>

#include "../model/playing.h"
#include "app/board/relais-board-view-private.h"
#include "display.h"
#include "model/relais-lore.h"
#include "record/relais-config-text.h"

#define WIDTH 960
#define HEIGHT 600

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  RelaisBoardView *view;
  GtkWidget *window;
} Table;

static inline RelaisMatch *
new_match (const char *line)
{
  const RelaisGame *game;
  RelaisConfig config;
  RelaisRefusal why;
  g_autofree char *error = NULL;

  g_assert_true (relais_config_parse (line, strlen (line), &game, &config, &error));
  return relais_match_new (relais_record_new (game, &config, &why));
}

static inline void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline void
set_up (Table *table, const char *line)
{
  const RelaisLore *lore;

  table->match = new_match (line);
  lore = relais_lore_find (relais_match_get_game (table->match));
  table->decision = g_object_new (lore->decision_type (), "match", table->match, NULL);
  table->view = RELAIS_BOARD_VIEW (relais_board_view_new (table->match, table->decision));
  table->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (table->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (table->window), GTK_WIDGET (table->view));
  gtk_window_present (GTK_WINDOW (table->window));
  gtk_test_widget_wait_for_draw (table->window);
  settle ();
  gtk_window_set_focus (GTK_WINDOW (table->window), NULL);
}

static inline void
tear_down (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  settle ();
  g_clear_object (&table->decision);
  g_clear_object (&table->match);
}

static inline void
play (Table *table, const char *words)
{
  RelaisMove move;
  RelaisRefusal why;

  g_assert_true (playing_parse (table->match, words, &move));
  g_assert_true (relais_match_play_all (table->match, &move, 1, &why));
}

static inline RelaisBoardPlace *
widget_of (Table *table, const char *id)
{
  int place = relais_board_places_find (table->view, id);

  g_assert_cmpint (place, >=, 0);
  return table->view->widgets->pdata[place];
}

static inline void
wait_until_sharp (Table *table)
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (!relais_board_layer_is_sharp (table->view->layer) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (relais_board_layer_is_sharp (table->view->layer));
}

static inline GskRenderNode *
frame_of (Table *table)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (table->view)->snapshot (GTK_WIDGET (table->view), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* The whole board as it is seen, four bytes for a pixel. */
static inline guchar *
picture_of (Table *table)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (table->view)));
  g_autoptr (GskRenderNode) frame = frame_of (table);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, frame, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  guchar *pixels = g_malloc (WIDTH * HEIGHT * 4);

  gdk_texture_download (texture, pixels, WIDTH * 4);
  return pixels;
}

/* How much of a part of the board looks otherwise than in another picture. */
static inline double
changed_part (Table *table, const guchar *one, const guchar *other, const graphene_rect_t *part)
{
  graphene_rect_t placed = relais_board_frame_place (&table->view->frame, part);
  guint all = 0, changed = 0;

  for (int y = (int) placed.origin.y; y < (int) (placed.origin.y + placed.size.height); y++)
    for (int x = (int) placed.origin.x; x < (int) (placed.origin.x + placed.size.width); x++)
      if (x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT)
        {
          all++;
          changed += memcmp (one + (y * WIDTH + x) * 4, other + (y * WIDTH + x) * 4, 4) != 0;
        }
  return all > 0 ? (double) changed / all : 0;
}
