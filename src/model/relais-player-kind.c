/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-player-kind.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

char *
relais_player_kind_draw (const RelaisGame *game, const char *kind, gint64 seed, guint seat)
{
  static const char *const tempered[] = { "medium", "hard", "master", NULL };
  const RelaisAiTemper *temper;

  g_return_val_if_fail (kind != NULL, NULL);

  temper = g_strv_contains (tempered, kind) ? relais_ai_temper_for (game, (guint64) seed, (int) seat) : NULL;
  return temper != NULL ? g_strjoin (" ", kind, temper->id, NULL) : g_strdup (kind);
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
  drawn = relais_player_kind_draw (record->game, kind, record->config.value[RELAIS_OPTION_SEED], relais_seat_get_index (seat));

  colour = relais_seat_get_colour (seat);
  name = relais_seat_get_stored_name (seat);
  human = g_str_equal (kind, "human");
  if (human && relais_player_kind_is_name (name))
    g_object_set (seat, "name", colour, NULL);
  else if (!human && !relais_seat_is_named (name, colour))
    g_object_set (seat, "name", relais_player_kind_name (colour), NULL);
  g_object_set (seat, "kind", drawn, NULL);
}
