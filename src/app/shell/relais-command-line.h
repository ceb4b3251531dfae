/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* `relais FILE…`, `relais --new loire --players 3`, `relais --version`: what is
 * asked for in a terminal, answered by the process that is running already if
 * there is one. */

/* The status with which the program ends. */
#define RELAIS_COMMAND_LINE_SENSELESS 2

void relais_command_line_add_options (GApplication            *application);
/* What is wrong with a command line, and where to look it up. */
void relais_command_line_complain    (const char              *words);
/* What needs no display; -1: go on. */
int  relais_command_line_handle_here (GApplication            *application,
                                      GVariantDict            *options);
int  relais_command_line_run         (RelaisProgram           *program,
                                      GApplicationCommandLine *command_line);

G_END_DECLS
