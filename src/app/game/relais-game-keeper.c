/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-keeper.h"

#include "app/art/relais-art.h"
#include "app/art/relais-thumbnails.h"
#include "app/art/relais-board-picture.h"

/* The picture for the list of games is drawn when nobody waits for anything. */
#define PICTURE_DELAY 2000

struct _RelaisGameKeeper
{
  GObject parent_instance;

  RelaisMatch *match;
  RelaisLibrary *library;
  char *path;                   /* NULL: nothing to keep yet */
  guint save_source;            /* waits for the next turn of the main loop; 0: all is written */
  guint picture_source;
  const char *pictured;         /* the style of a picture that shows the game as it is; NULL: none does */
  int turn;                     /* of the last move */
};

enum
{
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisGameKeeper, relais_game_keeper, G_TYPE_OBJECT)

static void
on_saved (RelaisLibrary *library, const char *path, const GError *error, RelaisGameKeeper *self)
{
  if (g_strcmp0 (path, self->path) == 0)
    g_signal_emit (self, signals[SAVED], 0, error);
}

void
relais_game_keeper_keep (RelaisGameKeeper *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RELAIS_IS_GAME_KEEPER (self));

  g_clear_handle_id (&self->save_source, g_source_remove);
  if (self->path == NULL)
    self->path = relais_library_new_path (self->library, relais_match_get_game (self->match));
  if (!relais_library_save (self->library, self->match, self->path, &error))
    g_signal_emit (self, signals[SAVED], 0, error);
}

static void
keep_what_was_played (RelaisGameKeeper *self)
{
  if (self->save_source != 0)
    relais_game_keeper_keep (self);
}

static gboolean
on_time_to_save (gpointer user_data)
{
  RelaisGameKeeper *self = user_data;

  self->save_source = 0;
  relais_game_keeper_keep (self);
  return G_SOURCE_REMOVE;
}

/* A thread draws and writes it. A game is kept without its picture as well, so
 * nothing is said when it fails. */
static void
draw_picture (RelaisGameKeeper *self)
{
  const char *style = relais_art_get_style (relais_art_get_default ());
  g_autofree char *path = NULL;

  g_clear_handle_id (&self->picture_source, g_source_remove);
  /* The list shows where the game stands, not what somebody looks at or tries. */
  if (self->path == NULL || relais_match_is_looking_back (self->match) || relais_match_get_trying (self->match))
    return;
  if (g_strcmp0 (self->pictured, style) == 0)
    return;
  self->pictured = style;
  path = relais_library_picture_path (self->path, style);
  relais_board_picture_keep (self->match, RELAIS_NOBODY, RELAIS_GAME_PICTURE_WIDTH, path);
}

static gboolean
on_time_to_draw (gpointer user_data)
{
  RelaisGameKeeper *self = user_data;

  self->picture_source = 0;
  draw_picture (self);
  return G_SOURCE_REMOVE;
}

static void
draw_soon (RelaisGameKeeper *self)
{
  if (self->picture_source == 0)
    self->picture_source = g_timeout_add_full (G_PRIORITY_LOW, PICTURE_DELAY, on_time_to_draw, self, NULL);
}

/* Moves that follow each other at once are written once, before anything else
 * is looked at: not even the screen is drawn before. */
static void
on_changed (RelaisGameKeeper *self, RelaisChange what)
{
  int turn = relais_match_get_turn (self->match);

  if ((what & RELAIS_CHANGE_RECORD) == 0)
    return;
  /* What was finished elsewhere is not finished here. */
  if ((what & RELAIS_CHANGE_MOVE) != 0 && relais_match_is_over (self->match) && !relais_match_get_trying (self->match))
    relais_statistics_count (relais_library_get_statistics (self->library), self->match);
  if (self->save_source == 0)
    self->save_source = g_idle_add_full (G_PRIORITY_HIGH, on_time_to_save, self, NULL);
  self->pictured = NULL;
  if (turn != self->turn)
    draw_soon (self);
  self->turn = turn;
}

static void
relais_game_keeper_dispose (GObject *object)
{
  RelaisGameKeeper *self = RELAIS_GAME_KEEPER (object);

  keep_what_was_played (self);
  g_clear_handle_id (&self->picture_source, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (relais_game_keeper_parent_class)->dispose (object);
}

static void
relais_game_keeper_finalize (GObject *object)
{
  g_free (RELAIS_GAME_KEEPER (object)->path);
  G_OBJECT_CLASS (relais_game_keeper_parent_class)->finalize (object);
}

static void
relais_game_keeper_class_init (RelaisGameKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_game_keeper_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_game_keeper_finalize;
  signals[SAVED] = g_signal_new ("saved", RELAIS_TYPE_GAME_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
relais_game_keeper_init (RelaisGameKeeper *self)
{
}

/**
 * relais_game_keeper_new:
 * @path: (nullable)
 */
RelaisGameKeeper *
relais_game_keeper_new (RelaisMatch *match, RelaisLibrary *library, const char *path)
{
  RelaisGameKeeper *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_GAME_KEEPER, NULL);
  self->match = g_object_ref (match);
  self->library = g_object_ref (library);
  self->path = g_strdup (path);
  self->turn = relais_match_get_turn (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "saved", G_CALLBACK (on_saved), self, 0);
  return self;
}

const char *
relais_game_keeper_get_path (RelaisGameKeeper *self)
{
  g_return_val_if_fail (RELAIS_IS_GAME_KEEPER (self), NULL);
  return self->path;
}

void
relais_game_keeper_begin (RelaisGameKeeper *self)
{
  g_return_if_fail (RELAIS_IS_GAME_KEEPER (self));

  relais_game_keeper_keep (self);
  draw_soon (self);
}

gboolean
relais_game_keeper_flush (RelaisGameKeeper *self, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_GAME_KEEPER (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (self->path == NULL || self->save_source != 0 || !relais_library_flush (self->library, self->path, NULL))
    relais_game_keeper_keep (self);
  return relais_library_flush (self->library, self->path, error);
}

void
relais_game_keeper_leave (RelaisGameKeeper *self)
{
  g_return_if_fail (RELAIS_IS_GAME_KEEPER (self));

  keep_what_was_played (self);
  draw_picture (self);
}
