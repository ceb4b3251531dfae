/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scenarios are in the program: scenarios/GAME.json lists a game's with
 * their goals, scenarios/ID.relais-setup are the positions. What is wrong with
 * one of them is a fault of the program, found by its tests. */

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
    if (g_str_equal (text->id, id))
      return text;
  return NULL;
}

static RelaisSetup *
read_setup (const char *id, GPtrArray *problems)
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
word_member (JsonObject *object, const char *key, const char *const *words, int n)
{
  const char *word = json_object_get_string_member_with_default (object, key, "");

  for (int i = 0; i < n; i++)
    if (g_str_equal (words[i], word))
      return i;
  g_error ("%s: no such %s", word, key);
}

static RelaisScenario *
read_scenario (const RelaisGame *game, JsonObject *object)
{
  static const char *const kinds[] = { "game", "solo", "puzzle" };
  static const char *const difficulties[] = { "easy", "medium", "hard" };
  const char *id = json_object_get_string_member_with_default (object, "id", "");
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  const RelaisScenarioText *text = find_text (game, id);
  RelaisSetup *setup = read_setup (id, problems);
  RelaisGoal *goal = relais_goal_parse (game, json_object_get_member (object, "goal"), &error);

  if (problems->len > 0)
    {
      g_autofree char *words = relais_problem_text (problems->pdata[0]);

      g_error ("scenario %s: %s", id, words);
    }
  if (text == NULL || setup == NULL || goal == NULL || setup->game != game)
    g_error ("scenario %s: %s", id, error != NULL ? error->message : "texts or position are missing");
  return relais_scenario_new (text, (RelaisScenarioKind) word_member (object, "kind", kinds, G_N_ELEMENTS (kinds)),
                              (RelaisDifficulty) word_member (object, "difficulty", difficulties,
                                                              G_N_ELEMENTS (difficulties)),
                              setup, goal);
}

static void
read_game (RelaisScenarios *self, const RelaisGame *game)
{
  g_autoptr (GBytes) bytes = look_up (game->id, ".json");
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return;
  text = g_bytes_get_data (bytes, &length);
  if (!json_parser_load_from_data (parser, text, (gssize) length, &error))
    g_error ("%s.json: %s", game->id, error->message);
  list = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "scenarios");
  for (guint i = 0; i < json_array_get_length (list); i++)
    g_ptr_array_add (self->scenarios, read_scenario (game, json_array_get_object_element (list, i)));
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
    if (relais_lore_find (relais_games[i]) != NULL)
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
  for (guint i = 0; id != NULL && i + 1 < self->scenarios->len; i++)
    if (g_str_equal (relais_scenario_get_id (self->scenarios->pdata[i]), id))
      return self->scenarios->pdata[i + 1];
  return NULL;
}
