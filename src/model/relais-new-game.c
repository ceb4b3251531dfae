/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-new-game-private.h"

#include <string.h>

#include "engine/common/options.h"
#include "record/relais-bounds.h"
#include "record/relais-json-print.h"
#include "relais-lore.h"

#define DEFAULT_SEATS 2

enum
{
  CHANGED,
  SEATS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const RelaisGame *
options_get_game (RelaisOptions *options)
{
  return relais_new_game_get_game (RELAIS_NEW_GAME (options));
}

static gint64
options_get_value (RelaisOptions *options, int option)
{
  return relais_new_game_get_value (RELAIS_NEW_GAME (options), option);
}

static gboolean
options_is_given (RelaisOptions *options, int option)
{
  return relais_new_game_is_given (RELAIS_NEW_GAME (options), option);
}

static void
options_set_value (RelaisOptions *options, int option, gint64 value)
{
  if (option == RELAIS_OPTION_SEED)
    relais_new_game_set_seed (RELAIS_NEW_GAME (options), value);
  else
    relais_new_game_set_value (RELAIS_NEW_GAME (options), option, value);
}

static void
options_unset (RelaisOptions *options, int option)
{
  relais_new_game_unset (RELAIS_NEW_GAME (options), option);
}

static gboolean
options_has_secret (RelaisOptions *options)
{
  return relais_new_game_get_strict (RELAIS_NEW_GAME (options));
}

static void
options_draw_seed (RelaisOptions *options)
{
  relais_new_game_draw_seed (RELAIS_NEW_GAME (options));
}

static const char *
options_name_seat (RelaisOptions *options, guint seat)
{
  return relais_new_game_get_name (RELAIS_NEW_GAME (options), seat);
}

static void
options_init (RelaisOptionsInterface *iface)
{
  iface->get_game = options_get_game;
  iface->get_value = options_get_value;
  iface->is_given = options_is_given;
  iface->set_value = options_set_value;
  iface->unset = options_unset;
  iface->has_secret = options_has_secret;
  iface->draw_seed = options_draw_seed;
  iface->name_seat = options_name_seat;
}

G_DEFINE_TYPE_WITH_CODE (RelaisNewGame, relais_new_game, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_OPTIONS, options_init))

/* What the game begins with, as far as it does not follow from the rest. */
static RelaisConfig
begin_with (RelaisNewGame *self)
{
  RelaisConfig config = self->given;
  RelaisWord word;
  int option;

  if (self->spoken == NULL)
    return config;
  option = relais_new_game_find (self, self->spoken->option);
  word = (RelaisWord) { self->spoken->word, strlen (self->spoken->word) };
  if (option >= 0 && !(config.given & 1u << option)
      && relais_option_value (&self->game->options[option], word, &config.value[option]))
    config.given |= 1u << option;
  return config;
}

/* Derives what was not chosen. */
static void
resolve (RelaisNewGame *self)
{
  RelaisRefusal why;

  self->resolved = begin_with (self);
  self->resolved.value[RELAIS_OPTION_PLAYERS] = self->n_seats;
  self->resolved.value[RELAIS_OPTION_SEED] = self->seed;
  self->resolved.given |= 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED;
  if (!self->game->resolve (self->game->edition, &self->resolved, &why))
    g_error ("A new game of %s that cannot be played", self->game->id);
}

void
relais_new_game_changed (RelaisNewGame *self)
{
  resolve (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
relais_new_game_seats_changed (RelaisNewGame *self)
{
  resolve (self);
  g_signal_emit (self, signals[SEATS_CHANGED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
relais_new_game_finalize (GObject *object)
{
  RelaisNewGame *self = RELAIS_NEW_GAME (object);

  for (guint i = 0; i < self->n_seats; i++)
    g_free (self->seats[i].name);
  G_OBJECT_CLASS (relais_new_game_parent_class)->finalize (object);
}

static void
relais_new_game_class_init (RelaisNewGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_new_game_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[SEATS_CHANGED] = g_signal_new ("seats-changed", RELAIS_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
}

static void
relais_new_game_init (RelaisNewGame *self)
{
  self->seed = relais_options_any_seed ();
}

/* NULL if there is nothing that can be read. */
static RelaisJson *
parse (const char *remembered)
{
  g_autoptr (GPtrArray) ignored = relais_problems_new ();

  return remembered != NULL ? relais_json_parse (remembered, strlen (remembered), 1, ignored) : NULL;
}

static void
load_options (RelaisNewGame *self, const RelaisJson *json)
{
  RelaisJsonValue options = relais_json_below (json, 0, "options");
  RelaisConfig resolved;
  RelaisRefusal why;

  for (int i = RELAIS_OPTION_GAME; i < self->game->n_options; i++)
    {
      g_autofree char *word = relais_json_dup_string (json, relais_json_below (json, options, self->game->options[i].key));
      gint64 value;

      if (word != NULL && relais_option_value (&self->game->options[i], (RelaisWord) { word, strlen (word) }, &value)
          && (i != self->first_player || value < (gint64) self->n_seats))
        {
          self->given.value[i] = value;
          self->given.given |= 1u << i;
        }
    }
  /* each is possible, but perhaps not all at once */
  resolved = self->given;
  resolved.value[RELAIS_OPTION_PLAYERS] = self->n_seats;
  resolved.given |= 1u << RELAIS_OPTION_PLAYERS;
  if (!self->game->resolve (self->game->edition, &resolved, &why))
    self->given = (RelaisConfig) { .given = 0 };
}

/**
 * relais_new_game_new:
 * @remembered: (nullable)
 */
RelaisNewGame *
relais_new_game_new (const RelaisGame *game, const char *remembered)
{
  RelaisNewGame *self;
  g_autofree RelaisJson *json = parse (remembered);

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_NEW_GAME, NULL);
  self->game = game;
  self->first_player = relais_options_first_seat (RELAIS_OPTIONS (self));
  if (json != NULL)
    relais_new_game_load_seats (self, json);
  if (self->n_seats == 0)
    while (self->n_seats < CLAMP (DEFAULT_SEATS, (guint) game->min_seats, (guint) game->max_seats))
      relais_new_game_append_seat (self, NULL, relais_new_game_free_colour (self), "human");
  while (self->n_seats < (guint) game->min_seats)
    relais_new_game_append_seat (self, NULL, relais_new_game_free_colour (self), "human");
  if (json != NULL)
    {
      load_options (self, json);
      self->strict = relais_json_is_true (json, relais_json_below (json, 0, "strict"));
    }
  resolve (self);
  return self;
}

/**
 * relais_new_game_set_language:
 * @language: the code of one
 */
void
relais_new_game_set_language (RelaisNewGame *self, const char *language)
{
  const RelaisLore *lore;

  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  lore = relais_lore_find (self->game);
  self->spoken = NULL;
  for (const RelaisLanguageOption *at = lore != NULL ? lore->by_language : NULL; at != NULL && at->language != NULL; at++)
    if (g_str_equal (at->language, language))
      self->spoken = at;
  relais_new_game_changed (self);
}

static void
print_option (GString *json, const RelaisOption *option, gint64 value)
{
  char buffer[64];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  relais_option_print (option, value, &text);
  relais_json_print_member (json, option->key, buffer);
}

/**
 * relais_new_game_print:
 *
 * Returns: (transfer full): all but the seed, to begin the next one with
 */
char *
relais_new_game_print (RelaisNewGame *self)
{
  GString *json;

  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);

  json = g_string_new ("{");
  relais_json_print_member (json, "game", self->game->id);
  g_string_append (json, ",\"seats\":[");
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_string_append (json, i > 0 ? ",{" : "{");
      relais_json_print_member (json, "name", self->seats[i].name != NULL ? self->seats[i].name : "");
      relais_json_print_member (json, "colour", self->seats[i].colour);
      relais_json_print_member (json, "kind", self->seats[i].kind);
      g_string_append_c (json, '}');
    }
  g_string_append (json, "],\"options\":{");
  for (int i = RELAIS_OPTION_GAME; i < self->game->n_options; i++)
    if (self->given.given & 1u << i)
      print_option (json, &self->game->options[i], self->given.value[i]);
  g_string_append_printf (json, "},\"strict\":%s}", self->strict ? "true" : "false");
  return g_string_free (json, FALSE);
}

const RelaisGame *
relais_new_game_remembered (const char *remembered)
{
  g_autofree RelaisJson *json = parse (remembered);
  g_autofree char *id = json != NULL ? relais_json_dup_string (json, relais_json_below (json, 0, "game")) : NULL;

  return id != NULL ? relais_game_find ((RelaisWord) { id, strlen (id) }) : NULL;
}

const RelaisGame *
relais_new_game_get_game (RelaisNewGame *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);
  return self->game;
}

guint
relais_new_game_get_n_seats (RelaisNewGame *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), 0);
  return self->n_seats;
}

int
relais_new_game_find (RelaisNewGame *self, const char *key)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), 0);
  return relais_options_find (RELAIS_OPTIONS (self), key);
}

/**
 * relais_new_game_get_value:
 *
 * Returns: the value; who begins is told as it was chosen, so that a random
 *   one stays a secret
 */
gint64
relais_new_game_get_value (RelaisNewGame *self, int option)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), 0);

  if (option == self->first_player)
    return relais_new_game_is_given (self, option) ? self->given.value[option] : RELAIS_RANDOM;
  return self->resolved.value[option];
}

gboolean
relais_new_game_is_given (RelaisNewGame *self, int option)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), FALSE);
  return option == RELAIS_OPTION_SEED ? self->seed_given : (self->given.given & 1u << option) != 0;
}

void
relais_new_game_set_value (RelaisNewGame *self, int option, gint64 value)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (value == relais_new_game_get_value (self, option))
    return;
  self->given.value[option] = value;
  self->given.given |= 1u << option;
  relais_new_game_changed (self);
}

void
relais_new_game_unset (RelaisNewGame *self, int option)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (!relais_new_game_is_given (self, option))
    return;
  self->given.given &= ~(1u << option);
  relais_new_game_changed (self);
}

void
relais_new_game_set_seed (RelaisNewGame *self, gint64 seed)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  seed = CLAMP (seed, 0, RELAIS_MAX_SEED);
  if (seed == self->seed && self->seed_given)
    return;
  self->seed = seed;
  self->seed_given = TRUE;
  relais_new_game_changed (self);
}

void
relais_new_game_draw_seed (RelaisNewGame *self)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  self->seed = relais_options_any_seed ();
  self->seed_given = FALSE;
  relais_new_game_changed (self);
}

gboolean
relais_new_game_get_strict (RelaisNewGame *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), FALSE);
  return self->strict;
}

void
relais_new_game_set_strict (RelaisNewGame *self, gboolean strict)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));

  if (self->strict == strict)
    return;
  self->strict = strict;
  relais_new_game_changed (self);
}

void
relais_new_game_get_config (RelaisNewGame *self, RelaisConfig *config)
{
  g_return_if_fail (RELAIS_IS_NEW_GAME (self));
  *config = self->resolved;
}

/**
 * relais_new_game_begin:
 *
 * Returns: (transfer full): a match by options that are known to be possible
 */
RelaisMatch *
relais_new_game_begin (const RelaisGame *game, const RelaisConfig *config, GPtrArray *players)
{
  RelaisRefusal why;
  RelaisRecord *record = relais_record_new (game, config, &why);

  relais_record_adopt_players (record, players);
  return relais_match_new (record);
}

/* One that was shown is known. */
static gint64
seed_at_start (RelaisNewGame *self)
{
  if (!self->strict || self->seed_given)
    return self->seed;
  return relais_options_secret_seed ();
}

/**
 * relais_new_game_start:
 *
 * Returns: (transfer full)
 */
RelaisMatch *
relais_new_game_start (RelaisNewGame *self)
{
  g_autoptr (GPtrArray) players = relais_players_new ();
  RelaisConfig config;
  RelaisMatch *match;

  g_return_val_if_fail (RELAIS_IS_NEW_GAME (self), NULL);

  config = begin_with (self);
  config.value[RELAIS_OPTION_PLAYERS] = self->n_seats;
  config.value[RELAIS_OPTION_SEED] = seed_at_start (self);
  config.given |= 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED;
  for (guint i = 0; i < self->n_seats; i++)
    {
      const RelaisNewSeat *seat = &self->seats[i];
      /* Whoever opens it may speak another language: a colour is told as what it is. */
      const char *name = relais_seat_stored_name (relais_new_game_get_name (self, i), seat->colour);

      g_ptr_array_add (players, relais_player_info_new (name, seat->colour, seat->kind));
    }
  match = relais_new_game_begin (self->game, &config, players);
  relais_match_set_strict (match, self->strict);
  return match;
}
