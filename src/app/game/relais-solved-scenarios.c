/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-solved-scenarios.h"

#define KEY "solved"

gboolean
relais_solved_scenarios_has (GSettings *settings, const char *scenario)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, KEY);

  return g_strv_contains ((const char *const *) solved, scenario);
}

void
relais_solved_scenarios_add (GSettings *settings, const char *scenario)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, KEY);
  g_autoptr (GStrvBuilder) more = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *) solved, scenario))
    return;
  g_strv_builder_addv (more, (const char **) solved);
  g_strv_builder_add (more, scenario);
  all = g_strv_builder_end (more);
  g_settings_set_strv (settings, KEY, (const char *const *) all);
}
