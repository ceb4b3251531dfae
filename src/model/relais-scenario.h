/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-setup.h"
#include "relais-match.h"

G_BEGIN_DECLS

/* A position delivered with the application, and what is to be done from it.
 * Never changes; what it says is translated when it is asked for.
 *
 * RelaisScenarios is the list of all of them: a GListModel of RelaisScenario,
 * games first, then what is played alone, then puzzles; each from easy to hard.
 *
 * Whether the task is solved is told by a RelaisTask (relais-task.h). */

typedef struct _RelaisGoal RelaisGoal;  /* relais-goal.h */

typedef enum
{
  RELAIS_SCENARIO_GAME,         /* a game for two to four with a beginning of its own */
  RELAIS_SCENARIO_SOLO,         /* a target to be reached alone, in so many turns */
  RELAIS_SCENARIO_PUZZLE,       /* a position with a solution of a turn or two */
  RELAIS_SCENARIO_KINDS
} RelaisScenarioKind;

typedef enum
{
  RELAIS_DIFFICULTY_EASY,
  RELAIS_DIFFICULTY_MEDIUM,
  RELAIS_DIFFICULTY_HARD,
  RELAIS_DIFFICULTIES
} RelaisDifficulty;

/* What is said about a scenario: untranslated, a table in each game's lore. */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;             /* what it is about; one short paragraph */
  const char *task;             /* one sentence */
  const char *hint;             /* for who is stuck or new; one short paragraph */
} RelaisScenarioText;

#define RELAIS_TYPE_SCENARIO (relais_scenario_get_type ())
G_DECLARE_FINAL_TYPE (RelaisScenario, relais_scenario, RELAIS, SCENARIO, GObject)

/* "first-ride" */
const char         *relais_scenario_get_id         (RelaisScenario     *self);
const RelaisGame   *relais_scenario_get_game       (RelaisScenario     *self);
const char         *relais_scenario_get_title      (RelaisScenario     *self);
const char         *relais_scenario_get_text       (RelaisScenario     *self);
const char         *relais_scenario_get_task       (RelaisScenario     *self);
const char         *relais_scenario_get_hint       (RelaisScenario     *self);
RelaisScenarioKind  relais_scenario_get_kind       (RelaisScenario     *self);
RelaisDifficulty    relais_scenario_get_difficulty (RelaisScenario     *self);
guint               relais_scenario_get_n_seats    (RelaisScenario     *self);
/* Its task is for one turn, which somebody plays alone, however many sit there. */
gboolean            relais_scenario_is_one_turn    (RelaisScenario     *self);
/* The position, with its edition if it has one of its own. */
/* Computer players sit in some of its seats. */
gboolean            relais_scenario_has_opponents  (RelaisScenario     *self);
/* "Mathurin (Medium), Clémence (Medium)" */
char               *relais_scenario_tell_opponents (RelaisScenario     *self);
const RelaisSetup  *relais_scenario_get_setup      (RelaisScenario     *self);
const RelaisGoal   *relais_scenario_get_goal       (RelaisScenario     *self);
/* A new match, which knows that it began here. */
RelaisMatch        *relais_scenario_start          (RelaisScenario     *self);
/* Where computer players would sit, persons do. */
RelaisMatch        *relais_scenario_start_together (RelaisScenario     *self);

/* "Games for Several Players", "Alone", "Puzzles"; "Easy", ... */
const char         *relais_scenario_kind_title     (RelaisScenarioKind  kind);
const char         *relais_difficulty_title        (RelaisDifficulty    difficulty);

#define RELAIS_TYPE_SCENARIOS (relais_scenarios_get_type ())
G_DECLARE_FINAL_TYPE (RelaisScenarios, relais_scenarios, RELAIS, SCENARIOS, GObject)

/* The one list, made when it is first asked for; not a new reference. */
RelaisScenarios    *relais_scenarios_get           (void);
/* NULL: there is none; also for a NULL id. Not a new reference. */
RelaisScenario     *relais_scenarios_find          (RelaisScenarios    *self,
                                                    const char         *id);
/* The one after that in the list; NULL: it is the last, or none. */
RelaisScenario     *relais_scenarios_next          (RelaisScenarios    *self,
                                                    const char         *id);

G_END_DECLS
