/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-advice.h"

G_BEGIN_DECLS

/* Holds a clearly weak answer before it is carried out, and says so: once for each answer
 * to a question. It goes by what was thought while the player looked at the question, so
 * nobody waits for it; what is answered sooner is not held.
 *
 * Property: on (FALSE).
 * Signal: "warned", when an answer is held, or is not any more. */

#define RELAIS_TYPE_TUTOR (relais_tutor_get_type ())
G_DECLARE_FINAL_TYPE (RelaisTutor, relais_tutor, RELAIS, TUTOR, GObject)

RelaisTutor   *relais_tutor_new      (RelaisDecision *decision,
                                      RelaisAdvice   *advice);
/* What is held; NULL: nothing. */
RelaisChoice  *relais_tutor_get_held (RelaisTutor    *self);
/* Carries it out, or forgets it. */
void           relais_tutor_go_on    (RelaisTutor    *self);
void           relais_tutor_let_go   (RelaisTutor    *self);

G_END_DECLS
