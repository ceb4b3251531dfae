/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks or tells something before anything else is done: a heading, a body and
 * answers. Libadwaita has one dialog for it up to 1.4 and another one since 1.5;
 * which one it is nobody else knows.
 *
 * Properties, theirs: "heading", "body". Signal, theirs: "response" (the id of
 * the answer). */

#define RELAIS_TYPE_QUESTION (relais_question_get_type ())
#if ADW_CHECK_VERSION (1, 5, 0)
G_DECLARE_FINAL_TYPE (RelaisQuestion, relais_question, RELAIS, QUESTION, AdwAlertDialog)
#else
G_DECLARE_FINAL_TYPE (RelaisQuestion, relais_question, RELAIS, QUESTION, AdwMessageDialog)
#endif

RelaisQuestion *relais_question_new         (const char            *heading,
                                             const char            *body);
void            relais_question_add_answer  (RelaisQuestion        *self,
                                             const char            *id,
                                             const char            *label,
                                             AdwResponseAppearance  appearance);
/* An answer that cannot be given now. */
void            relais_question_set_enabled (RelaisQuestion        *self,
                                             const char            *id,
                                             gboolean               enabled);
/* What is answered by Enter. */
void            relais_question_set_default (RelaisQuestion        *self,
                                             const char            *id);
/* What is asked for besides. */
void            relais_question_set_extra   (RelaisQuestion        *self,
                                             GtkWidget             *extra);
/* Shows it over the window `parent` is in. Closed without an answer it says
 * `otherwise`. */
void            relais_question_ask         (RelaisQuestion        *self,
                                             GtkWidget             *parent,
                                             const char            *otherwise);

G_END_DECLS
