/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-player-kind.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/hash.h"
#include "relais-lore.h"

const char *const relais_player_kinds[] = { "human", "easy", "medium", "hard", "master", NULL };

/* Also of levels that only files name. */
static const struct
{
  const char *kind;
  const char *title;
} titles[] = {
  { "human", N_("Person") },
  { "random", N_("Random") },
  { "easy", N_("Easy") },
  { "medium", N_("Medium") },
  { "hard", N_("Hard") },
  { "master", N_("Master") },
};

/* As people of the Loire were called, one for each colour. */
static const char *const names[] = { "Perrine", "Mathurin", "Clémence", "Gaspard" };

static RelaisWord
level_word (const char *kind)
{
  return (RelaisWord) { kind, strcspn (kind, " ") };
}

const RelaisAi *
relais_player_kind_level (const RelaisGame *game, const char *kind, RelaisAiLimits *limits)
{
  const RelaisAiTemper *temper;
  const RelaisAi *ai;

  g_return_val_if_fail (kind != NULL, NULL);

  /* A temperament of another game is none here. */
  relais_ai_kind (game, (RelaisWord) { kind, strlen (kind) }, &ai, &temper);
  if (limits != NULL)
    limits->temper = temper;
  return ai;
}

const char *
relais_player_kind_title (const char *kind)
{
  g_return_val_if_fail (kind != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (relais_word_is (level_word (kind), titles[i].kind))
      return _(titles[i].title);
  return kind;
}

char *
relais_player_kind_tell (const RelaisGame *game, const char *kind)
{
  RelaisAiLimits limits;
  const RelaisTemperText *temper = NULL;

  g_return_val_if_fail (kind != NULL, NULL);

  if (g_str_equal (kind, "human"))
    return g_strdup (_("A person at this computer"));
  if (relais_player_kind_level (game, kind, &limits) != NULL && limits.temper != NULL)
    temper = relais_lore_temper (game, limits.temper->id);
  if (temper == NULL)
    /* TRANSLATORS: {level} is "Easy", "Hard" … */
    return relais_lore_fill (_("Computer player: {level}"), "level", relais_player_kind_title (kind), NULL);
  /* TRANSLATORS: {likes} is a sentence: "Likes to carry messages, many of them and far." */
  return relais_lore_fill (_("Computer player: {level}. {likes}"), "level", relais_player_kind_title (kind),
                           "likes", _(temper->sentence), NULL);
}

gboolean
relais_player_kind_is_of (const char *kind, const char *level)
{
  g_return_val_if_fail (level != NULL, FALSE);
  return kind != NULL && relais_word_is (level_word (kind), level);
}

/* Others would be weaker by a third of their games, or win by chance (docs/computer-players.md). */
static gboolean
has_tempers (const char *kind)
{
  static const char *const levels[] = { "medium", "hard", "master" };

  for (gsize i = 0; kind != NULL && i < G_N_ELEMENTS (levels); i++)
    if (relais_word_is (level_word (kind), levels[i]))
      return TRUE;
  return FALSE;
}

/**
 * relais_player_kind_tempers:
 *
 * Returns: (transfer container): what can be chosen
 */
const char **
relais_player_kind_tempers (const RelaisGame *game, const char *kind)
{
  g_autoptr (GPtrArray) tempers = g_ptr_array_new ();
  const RelaisAiTemper *known;

  g_return_val_if_fail (game != NULL, NULL);

  known = relais_ai_tempers (game);
  if (has_tempers (kind) && known->id != NULL)
    {
      g_ptr_array_add (tempers, (gpointer) RELAIS_PLAYER_ANY);
      g_ptr_array_add (tempers, (gpointer) "");
      for (; known->id != NULL; known++)
        g_ptr_array_add (tempers, (gpointer) known->id);
    }
  g_ptr_array_add (tempers, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&tempers), FALSE);
}

const char *
relais_player_kind_temper (const char *kind)
{
  const char *space;

  g_return_val_if_fail (kind != NULL, NULL);

  space = strchr (kind, ' ');
  return space != NULL ? space + 1 : "";
}

char *
relais_player_kind_join (const char *kind, const char *temper)
{
  RelaisWord level;
  g_autofree char *word = NULL;

  g_return_val_if_fail (kind != NULL && temper != NULL, NULL);

  level = level_word (kind);
  word = g_strndup (level.at, level.n);
  return *temper != '\0' ? g_strjoin (" ", word, temper, NULL) : g_steal_pointer (&word);
}

char *
relais_player_kind_at (const RelaisGame *game, const char *kind, const char *level)
{
  g_autofree const char **tempers = NULL;

  g_return_val_if_fail (game != NULL && level != NULL, NULL);

  tempers = relais_player_kind_tempers (game, level);
  if (tempers[0] == NULL)
    return g_strdup (level);
  return relais_player_kind_join (level, has_tempers (kind) ? relais_player_kind_temper (kind) : RELAIS_PLAYER_ANY);
}

const char *
relais_player_kind_temper_title (const RelaisGame *game, const char *temper)
{
  const RelaisTemperText *text;

  g_return_val_if_fail (game != NULL && temper != NULL, NULL);

  if (g_str_equal (temper, RELAIS_PLAYER_ANY))
    return _("Drawn by lot");
  if (*temper == '\0')
    /* TRANSLATORS: a computer player without a temperament */
    return C_("temperament", "None");
  text = relais_lore_temper (game, temper);
  return text != NULL ? _(text->title) : temper;
}

const char *
relais_player_kind_temper_tell (const RelaisGame *game, const char *temper)
{
  const RelaisTemperText *text;

  g_return_val_if_fail (game != NULL && temper != NULL, NULL);

  if (g_str_equal (temper, RELAIS_PLAYER_ANY))
    return _("Drawn when the game begins, another one for each computer player.");
  if (*temper == '\0')
    return _("Goes by the points alone, whatever brings them.");
  text = relais_lore_temper (game, temper);
  return text != NULL ? _(text->sentence) : "";
}

gboolean
relais_player_kind_is_offered (const RelaisGame *game, const char *kind)
{
  g_autofree const char **tempers = NULL;

  g_return_val_if_fail (game != NULL, FALSE);

  if (kind == NULL)
    return FALSE;
  if (g_strv_contains (relais_player_kinds, kind))
    return TRUE;
  tempers = relais_player_kind_tempers (game, kind);
  return g_strv_contains (tempers, relais_player_kind_temper (kind));
}

/* What somebody who knows nothing hidden sees of the start: who plays by another deal
 * of the same cards does the same with what he knows. */
static guint64
seed_of_position (const RelaisRecord *record)
{
  const RelaisGame *game = record->game;
  gconstpointer edition = relais_record_edition (record);
  g_autofree char *buffer = g_malloc (RELAIS_MAX_STATE_TEXT);
  RelaisState view;
  RelaisText text;

  game->view (edition, relais_tree_get_root (record->tree)->state, RELAIS_NOBODY, &view);
  relais_text_init (&text, buffer, RELAIS_MAX_STATE_TEXT);
  game->print_state (edition, &view, &text);
  return relais_fnv64 (RELAIS_FNV64_START, buffer, text.length);
}

guint64
relais_player_kind_seed (const RelaisRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);
  if (record->chance != 0)
    return (guint64) record->chance;
  return record->from_setup ? seed_of_position (record) : (guint64) record->config.value[RELAIS_OPTION_SEED];
}

static char *
draw (const RelaisRecord *record, const char *kind, guint seat)
{
  const RelaisAiTemper *temper = NULL;

  if (!g_str_equal (relais_player_kind_temper (kind), RELAIS_PLAYER_ANY))
    return g_strdup (kind);
  temper = relais_ai_temper_for (record->game, relais_player_kind_seed (record), (int) seat);
  return relais_player_kind_join (kind, temper != NULL ? temper->id : "");
}

void
relais_player_kind_draw (RelaisRecord *record)
{
  g_return_if_fail (record != NULL);

  for (guint i = 0; i < record->players->len; i++)
    {
      RelaisPlayerInfo *info = record->players->pdata[i];
      char *drawn = draw (record, info->kind, i);

      g_free (info->kind);
      info->kind = drawn;
    }
}

const char *
relais_player_kind_name (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (colour, relais_seat_colours[i]) == 0)
      return names[i];
  return names[0];
}

gboolean
relais_player_kind_is_name (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (name, names[i]) == 0)
      return TRUE;
  return FALSE;
}

void
relais_player_kind_give (RelaisMatch *match, RelaisSeat *seat, const char *kind)
{
  const RelaisRecord *record;
  g_autofree char *drawn = NULL;
  const char *colour, *name;
  gboolean human;

  g_return_if_fail (RELAIS_IS_MATCH (match) && RELAIS_IS_SEAT (seat) && kind != NULL);

  record = relais_match_get_record (match);
  drawn = draw (record, kind, relais_seat_get_index (seat));

  colour = relais_seat_get_colour (seat);
  name = relais_seat_get_stored_name (seat);
  human = g_str_equal (kind, "human");
  if (human && relais_player_kind_is_name (name))
    g_object_set (seat, "name", colour, NULL);
  else if (!human && !relais_seat_is_named (name, colour))
    g_object_set (seat, "name", relais_player_kind_name (colour), NULL);
  g_object_set (seat, "kind", drawn, NULL);
}
