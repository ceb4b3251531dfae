/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-problems.h"

G_BEGIN_DECLS

/* A problem for people, with the place in words where it is known: what
 * relais_problem_text says is the protocol's. */
char *relais_told_problem (const RelaisProblem *problem);

G_END_DECLS
