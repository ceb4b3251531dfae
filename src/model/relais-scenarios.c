/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scenarios are in the program: scenarios/GAME.json lists a game's with
 * their goals, scenarios/ID.relais-setup are the positions. What is wrong with
 * one of them is a fault of the program, found by its tests. */

#include "record/relais-json.h"
#include "record/relais-text-kind.h"
#include "relais-lore.h"
#include "relais-scenario-private.h"
#include "relais-scenarios-resources.h"

#define PREFIX "/io/github/relaisgame/Relais/scenarios/"

struct _RelaisScenarios
{
  GObject parent_instance;

  GPtrArray *scenarios;
};

static GType
relais_scenarios_get_item_type (GListModel *model)
{
  return RELAIS_TYPE_SCENARIO;
}

static guint
relais_scenarios_get_n_items (GListModel *model)
{
  return RELAIS_SCENARIOS (model)->scenarios->len;
}

static gpointer
relais_scenarios_get_item (GListModel *model, guint i)
{
  RelaisScenarios *self = RELAIS_SCENARIOS (model);

  return i < self->scenarios->len ? g_object_ref (self->scenarios->pdata[i]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = relais_scenarios_get_item_type;
  iface->get_n_items = relais_scenarios_get_n_items;
  iface->get_item = relais_scenarios_get_item;
}

G_DEFINE_TYPE_WITH_CODE (RelaisScenarios, relais_scenarios, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
relais_scenarios_finalize (GObject *object)
{
  g_clear_pointer (&RELAIS_SCENARIOS (object)->scenarios, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_scenarios_parent_class)->finalize (object);
}

static void
relais_scenarios_class_init (RelaisScenariosClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_scenarios_finalize;
}

static void
relais_scenarios_init (RelaisScenarios *self)
{
  self->scenarios = g_ptr_array_new_with_free_func (g_object_unref);
}

static GBytes *
look_up (const char *name, const char *suffix)
{
  g_autofree char *path = g_strconcat (PREFIX, name, suffix, NULL);

  return g_resource_lookup_data (relais_scenarios_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static const RelaisScenarioText *
find_text (const RelaisGame *game, const char *id)
{
  const RelaisLore *lore = relais_lore_find (game);

  for (const RelaisScenarioText *text = lore->scenarios; text->id != NULL; text++)
    if (g_strcmp0 (text->id, id) == 0)
      return text;
  return NULL;
}

/**
 * relais_scenarios_read_setup:
 *
 * Returns: (transfer full) (nullable): a position that is in the program, for a
 *   scenario or a lesson
 */
RelaisSetup *
relais_scenarios_read_setup (const char *id, GPtrArray *problems)
{
  g_autoptr (GBytes) bytes = look_up (id, RELAIS_SUFFIX_SETUP);
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return relais_setup_parse (text, length, problems);
}

static int
word_member (const RelaisJson *json, RelaisJsonValue object, const char *key, const char *const *words, int n)
{
  RelaisJsonValue v = relais_json_below (json, object, key);
  int i = v != RELAIS_JSON_NONE ? relais_word_index (relais_json_word (json, v), words, n) : -1;

  if (i < 0)
    g_error ("no such %s", key);
  return i;
}

static RelaisScenario *
read_scenario (const RelaisGame *game, const RelaisJson *json, RelaisJsonValue v)
{
  static const char *const kinds[] = { "game", "solo", "puzzle" };
  static const char *const difficulties[] = { "easy", "medium", "hard" };
  g_autofree char *id = relais_json_dup_string (json, relais_json_below (json, v, "id"));
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  const RelaisScenarioText *text = find_text (game, id);
  RelaisSetup *setup = relais_scenarios_read_setup (id, problems);
  RelaisGoal *goal = relais_goal_parse (game, json, relais_json_below (json, v, "goal"), &error);

  if (problems->len > 0)
    {
      g_autofree char *words = relais_problem_text (problems->pdata[0]);

      g_error ("scenario %s: %s", id, words);
    }
  if (text == NULL || setup == NULL || goal == NULL || setup->game != game)
    g_error ("scenario %s: %s", id, error != NULL ? error->message : "texts or position are missing");
  return relais_scenario_new (text,
                              (RelaisScenarioKind) word_member (json, v, "kind", kinds, G_N_ELEMENTS (kinds)),
                              (RelaisDifficulty) word_member (json, v, "difficulty", difficulties,
                                                              G_N_ELEMENTS (difficulties)),
                              setup, goal);
}

static void
read_game (RelaisScenarios *self, const RelaisGame *game)
{
  g_autoptr (GBytes) bytes = look_up (game->id, ".json");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree RelaisJson *json = NULL;
  RelaisJsonValue list;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return;
  text = g_bytes_get_data (bytes, &length);
  json = relais_json_parse (text, length, 1, problems);
  list = json != NULL ? relais_json_below (json, 0, "scenarios") : RELAIS_JSON_NONE;
  if (list == RELAIS_JSON_NONE)
    g_error ("%s.json: no list of scenarios", game->id);
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE; v = relais_json_after (json, list, v))
    g_ptr_array_add (self->scenarios, read_scenario (game, json, v));
}

/**
 * relais_scenarios_get:
 *
 * Returns: (transfer none)
 */
RelaisScenarios *
relais_scenarios_get (void)
{
  static RelaisScenarios *self;

  if (self != NULL)
    return self;
  self = g_object_new (RELAIS_TYPE_SCENARIOS, NULL);
  for (guint i = 0; relais_games[i] != NULL; i++)
    if (relais_lore_find (relais_games[i]) != NULL && relais_lore_find (relais_games[i])->scenarios != NULL)
      read_game (self, relais_games[i]);
  return self;
}

/**
 * relais_scenarios_find:
 * @id: (nullable)
 *
 * Returns: (transfer none) (nullable)
 */
RelaisScenario *
relais_scenarios_find (RelaisScenarios *self, const char *id)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIOS (self), NULL);

  for (guint i = 0; id != NULL && i < self->scenarios->len; i++)
    if (g_str_equal (relais_scenario_get_id (self->scenarios->pdata[i]), id))
      return self->scenarios->pdata[i];
  return NULL;
}

/**
 * relais_scenarios_next:
 * @id: (nullable)
 *
 * Returns: (transfer none) (nullable)
 */
RelaisScenario *
relais_scenarios_next (RelaisScenarios *self, const char *id)
{
  g_return_val_if_fail (RELAIS_IS_SCENARIOS (self), NULL);

  for (guint i = 0; id != NULL && i + 1 < self->scenarios->len; i++)
    if (g_str_equal (relais_scenario_get_id (self->scenarios->pdata[i]), id))
      return self->scenarios->pdata[i + 1];
  return NULL;
}
