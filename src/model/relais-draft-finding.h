/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/common/game.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* Something that a draft's check tells. Properties (set once; a change of the
 * draft makes new ones): sentence, rule, path, fix, severity. */

typedef enum
{
  RELAIS_DRAFT_ERROR,           /* impossible: cannot be played */
  RELAIS_DRAFT_GAP,             /* not told yet: filled in when the game begins */
  RELAIS_DRAFT_NOTE,            /* possible, but worth knowing */
} RelaisDraftSeverity;

#define RELAIS_TYPE_DRAFT_FINDING (relais_draft_finding_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraftFinding, relais_draft_finding, RELAIS, DRAFT_FINDING, GObject)

RelaisDraftSeverity  relais_draft_finding_get_severity (RelaisDraftFinding *self);
const char          *relais_draft_finding_get_sentence (RelaisDraftFinding *self);
/* The rule's id ("L-SET-1"); NULL: none. */
const char          *relais_draft_finding_get_rule     (RelaisDraftFinding *self);
/* Where it stands, as in a setup file: "shields.tours", "seats.0.messages";
 * of a card value "edition.shields". */
const char          *relais_draft_finding_get_path     (RelaisDraftFinding *self);
/* Places to light up; NULL ends the list. */
const char *const   *relais_draft_finding_get_places   (RelaisDraftFinding *self);
/* What relais_draft_fix would do, translated; NULL: it cannot. */
const char          *relais_draft_finding_get_fix      (RelaisDraftFinding *self);

G_END_DECLS
