/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-scenario.h"
#include "model/relais-setup-library.h"

G_BEGIN_DECLS

/* What a kept setup or a scenario is called, and what is told of it, wherever it is listed. */

char *relais_setup_text_title    (RelaisSetupEntry *entry);
char *relais_setup_text_describe (RelaisSetupEntry *entry);
char *relais_setup_text_note     (RelaisSetupEntry *entry);

char *relais_setup_text_scenario (RelaisScenario *scenario);
gboolean relais_setup_text_finds (RelaisScenario *scenario,
                                  const char     *words);

G_END_DECLS
