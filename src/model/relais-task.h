/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-scenario.h"

G_BEGIN_DECLS

/* How far a match has come with the task of the scenario that it began from.
 * Follows the position played on, also back: what is undone is not solved any
 * more. The match tells when it has come further or less far (RELAIS_CHANGE_TASK).
 *
 * Properties, read only: status, done, wanted (of
 * whoever is furthest), turns-left (with the one being played; -1: no limit),
 * solver (-1: nobody). */

typedef enum
{
  RELAIS_TASK_OPEN,
  RELAIS_TASK_SOLVED,
  RELAIS_TASK_FAILED,           /* too late, or the game is over */
} RelaisTaskStatus;

#define RELAIS_TYPE_TASK (relais_task_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTask, relais_task, RELAIS, TASK, GObject)

/* NULL when the match did not begin from a scenario (or from none that is
 * known here). Holds the match. */
RelaisTask       *relais_task_new            (RelaisMatch *match);

RelaisMatch      *relais_task_get_match      (RelaisTask  *self);
RelaisScenario   *relais_task_get_scenario   (RelaisTask  *self);
/* A long game is counted in portions; until then the task is open, and it is told
 * when all is counted. */
gboolean          relais_task_is_counted     (RelaisTask  *self);
RelaisTaskStatus  relais_task_get_status     (RelaisTask  *self);
/* One line for the page: "Solved", "Not solved", "1 of 2 · last turn", ... */
char             *relais_task_dup_line       (RelaisTask  *self);

G_END_DECLS
