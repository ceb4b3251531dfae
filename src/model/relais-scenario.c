/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-scenario.h"

#include <glib/gi18n-lib.h>

#include "relais-goal.h"
#include "relais-lore.h"
#include "relais-player-kind.h"
#include "relais-scenario-private.h"

struct _RelaisScenario
{
  GObject parent_instance;

  const RelaisScenarioText *text;
  RelaisSetup *setup;
  RelaisGoal *goal;
  RelaisScenarioKind kind;
  RelaisDifficulty difficulty;
};

G_DEFINE_TYPE (RelaisScenario, relais_scenario, G_TYPE_OBJECT)

static void
relais_scenario_finalize (GObject *object)
{
  RelaisScenario *self = RELAIS_SCENARIO (object);

  g_clear_pointer (&self->setup, relais_setup_free);
  g_clear_pointer (&self->goal, relais_goal_free);
  G_OBJECT_CLASS (relais_scenario_parent_class)->finalize (object);
}

static void
relais_scenario_class_init (RelaisScenarioClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_scenario_finalize;
}

static void
relais_scenario_init (RelaisScenario *self)
{
}

/**
 * relais_scenario_new:
 * @setup: (transfer full)
 * @goal: (transfer full)
 */
RelaisScenario *
relais_scenario_new (const RelaisScenarioText *text, RelaisScenarioKind kind, RelaisDifficulty difficulty,
                     RelaisSetup *setup, RelaisGoal *goal)
{
  RelaisScenario *self = g_object_new (RELAIS_TYPE_SCENARIO, NULL);

  self->text = text;
  self->kind = kind;
  self->difficulty = difficulty;
  self->setup = setup;
  self->goal = goal;
  return self;
}

const char *
relais_scenario_get_id (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return self->text->id;
}

const RelaisGame *
relais_scenario_get_game (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return self->setup->game;
}

const char *
relais_scenario_get_title (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return _(self->text->title);
}

const char *
relais_scenario_get_text (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return _(self->text->text);
}

const char *
relais_scenario_get_task (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return _(self->text->task);
}

const char *
relais_scenario_get_hint (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return _(self->text->hint);
}

RelaisScenarioKind
relais_scenario_get_kind (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), 0);
  return self->kind;
}

RelaisDifficulty
relais_scenario_get_difficulty (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), 0);
  return self->difficulty;
}

guint
relais_scenario_get_n_seats (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), 0);
  return (guint) self->setup->game->seats (&self->setup->state);
}

gboolean
relais_scenario_is_one_turn (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), FALSE);
  return relais_goal_get_turns (relais_scenario_get_goal (self)) == 1;
}

/* NULL: a person. */
static const RelaisPlayerInfo *
nth_opponent (RelaisScenario *self, guint seat)
{
  const RelaisPlayerInfo *info = self->setup->players != NULL && seat < self->setup->players->len
                                   ? self->setup->players->pdata[seat] : NULL;

  return info != NULL && info->kind != NULL && !g_str_equal (info->kind, "human") ? info : NULL;
}

gboolean
relais_scenario_has_opponents (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), FALSE);

  for (guint i = 0; i < relais_scenario_get_n_seats (self); i++)
    if (nth_opponent (self, i) != NULL)
      return TRUE;
  return FALSE;
}

/**
 * relais_scenario_tell_opponents:
 *
 * Returns: (transfer full)
 */
char *
relais_scenario_tell_opponents (RelaisScenario *self)
{
  g_autoptr (GString) all = g_string_new (NULL);

  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);

  for (guint i = 0; i < relais_scenario_get_n_seats (self); i++)
    {
      const RelaisPlayerInfo *info = nth_opponent (self, i);

      if (info != NULL)
        g_string_append_printf (all, "%s%s (%s)", all->len > 0 ? ", " : "", info->name, relais_player_kind_title (info->kind));
    }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

const RelaisSetup *
relais_scenario_get_setup (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return self->setup;
}

const RelaisGoal *
relais_scenario_get_goal (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return self->goal;
}

static RelaisMatch *
start (RelaisScenario *self, const RelaisSetup *setup)
{
  RelaisMatch *match = relais_match_new (relais_record_from_setup (setup));

  relais_match_set_scenario (match, self->text->id);
  return match;
}

/**
 * relais_scenario_start:
 *
 * Returns: (transfer full)
 */
RelaisMatch *
relais_scenario_start (RelaisScenario *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);
  return start (self, self->setup);
}

/**
 * relais_scenario_start_together:
 *
 * Returns: (transfer full)
 */
RelaisMatch *
relais_scenario_start_together (RelaisScenario *self)
{
  RelaisSetup setup;

  g_return_val_if_fail (RELAIS_IS_SCENARIO (self), NULL);

  setup = *self->setup;
  setup.players = NULL;
  return start (self, &setup);
}

const char *
relais_scenario_kind_title (RelaisScenarioKind kind)
{
  static const char *const titles[RELAIS_SCENARIO_KINDS] = {
    /* TRANSLATORS: kinds of scenarios, headings of lists */
    [RELAIS_SCENARIO_GAME] = N_("Games for Several Players"),
    [RELAIS_SCENARIO_SOLO] = N_("Challenges for One"),
    [RELAIS_SCENARIO_PUZZLE] = N_("Puzzles"),
  };

  return _(titles[kind]);
}

const char *
relais_difficulty_title (RelaisDifficulty difficulty)
{
  static const char *const titles[RELAIS_DIFFICULTIES] = {
    /* TRANSLATORS: how difficult a scenario is */
    [RELAIS_DIFFICULTY_EASY] = N_("Easy"),
    [RELAIS_DIFFICULTY_MEDIUM] = N_("Medium"),
    [RELAIS_DIFFICULTY_HARD] = N_("Hard"),
  };

  return _(titles[difficulty]);
}
