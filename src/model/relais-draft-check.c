/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a draft, and the tools. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-value-path.h"
#include "relais-lore.h"

static int
by_severity (gconstpointer a, gconstpointer b)
{
  RelaisDraftFinding *first = *(RelaisDraftFinding *const *) a;
  RelaisDraftFinding *second = *(RelaisDraftFinding *const *) b;

  return (int) relais_draft_finding_get_severity (first) - (int) relais_draft_finding_get_severity (second);
}

static gboolean
same_findings (GListModel *old, GPtrArray *new)
{
  if (g_list_model_get_n_items (old) != new->len)
    return FALSE;
  for (guint i = 0; i < new->len; i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (old, i);

      if (!relais_draft_finding_equal (finding, new->pdata[i]))
        return FALSE;
    }
  return TRUE;
}

/* Card values that do not go together. */
static void
check_edition (RelaisDraft *self, GPtrArray *into)
{
  gconstpointer edition = relais_draft_get_edition (self);
  RelaisFindings findings;

  findings.count = 0;
  self->game->check_edition (edition, &findings);
  for (int i = 0; i < findings.count && i < RELAIS_MAX_FINDINGS; i++)
    {
      RelaisFinding finding = findings.at[i];
      char *sentence = relais_lore_refusal (self->game, edition, &finding.refusal);

      g_strlcpy (finding.path, "edition.", sizeof finding.path);
      g_strlcat (finding.path, findings.at[i].path, sizeof finding.path);
      g_ptr_array_add (into, relais_draft_finding_new (RELAIS_DRAFT_ERROR, NULL, sentence, &finding, NULL,
                                                       N_("Use the printed values")));
    }
}

static gboolean
any_is_wrong (const GPtrArray *findings)
{
  return findings->len > 0 && relais_draft_finding_get_severity (findings->pdata[0]) == RELAIS_DRAFT_ERROR;
}

/* Nothing is refused without a word. */
static void
tell_problems (const GPtrArray *problems, GPtrArray *into)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const RelaisProblem *problem = problems->pdata[i];
      RelaisFinding finding = { 0 };

      g_strlcpy (finding.path, problem->place, sizeof finding.path);
      g_ptr_array_insert (into, (int) i,
                          relais_draft_finding_new (RELAIS_DRAFT_ERROR, g_intern_string (problem->rule),
                                                    relais_problem_words (problem, relais_lore_refusal), &finding, NULL, NULL));
    }
}

/* What can be played is what every reader of setups takes. */
static void
judge (RelaisDraft *self, GPtrArray *findings)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_draft_judge (self, problems);

  self->playable = setup != NULL;
  if (!self->playable && !any_is_wrong (findings))
    tell_problems (problems, findings);
}

gboolean
relais_draft_update_findings (RelaisDraft *self)
{
  g_autoptr (GPtrArray) findings = g_ptr_array_new_with_free_func (g_object_unref);
  RelaisDraftSeats seats;

  relais_draft_get_seats (self, &seats);
  check_edition (self, findings);
  self->drafting->check (relais_draft_get_board (self), &seats, findings);
  /* a merge sort: within one severity the game's order stays */
  g_ptr_array_sort (findings, by_severity);
  judge (self, findings);
  if (same_findings (G_LIST_MODEL (self->findings), findings))
    return FALSE;
  g_list_store_splice (self->findings, 0, g_list_model_get_n_items (G_LIST_MODEL (self->findings)), findings->pdata,
                       findings->len);
  return TRUE;
}

GListModel *
relais_draft_get_findings (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return G_LIST_MODEL (self->findings);
}

/* NULL: it is about something else. */
static const char *
path_in_edition (RelaisDraftFinding *finding)
{
  return relais_value_path_within (relais_draft_finding_get_path (finding), "edition", NULL);
}

RelaisDraftPiece *
relais_draft_missing_piece (RelaisDraft *self, RelaisDraftFinding *finding)
{
  const char *piece = NULL;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  if (path_in_edition (finding) == NULL)
    piece = self->drafting->missing (relais_draft_finding_get_finding (finding));
  return piece != NULL ? relais_draft_find_piece (self, piece) : NULL;
}

typedef gboolean (*Fixing) (RelaisDraftBoard *board, const RelaisFinding *finding, RelaisReason **why);

static gboolean
mend (RelaisDraft *self, RelaisDraftFinding *finding, Fixing fixing, const char *deed, RelaisReason **why)
{
  RelaisDraftFacts facts;

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  if (!fixing (&facts.board, relais_draft_finding_get_finding (finding), why))
    {
      relais_draft_facts_clear (&facts);
      return FALSE;
    }
  relais_draft_commit (self, &facts, relais_draft_deed (deed), NULL);
  return TRUE;
}

gboolean
relais_draft_fix (RelaisDraft *self, RelaisDraftFinding *finding, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);

  if (relais_draft_finding_get_fix (finding) == NULL)
    return FALSE;
  if (path_in_edition (finding) != NULL)
    return relais_draft_reset_path (self, path_in_edition (finding));
  return mend (self, finding, self->drafting->fix, relais_draft_finding_get_deed (finding), why);
}

static const char *
other_deed (RelaisDraft *self, RelaisDraftFinding *finding)
{
  return path_in_edition (finding) == NULL ? self->drafting->other_fix (relais_draft_finding_get_finding (finding)) : NULL;
}

const char *
relais_draft_get_other_fix (RelaisDraft *self, RelaisDraftFinding *finding)
{
  const char *deed;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  deed = other_deed (self, finding);
  return deed != NULL ? g_dgettext (GETTEXT_PACKAGE, deed) : NULL;
}

gboolean
relais_draft_fix_otherwise (RelaisDraft *self, RelaisDraftFinding *finding, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return other_deed (self, finding) != NULL
         && mend (self, finding, self->drafting->fix_otherwise, other_deed (self, finding), why);
}

/* Who sits there goes with what he has. */
static void
rotate_seats (RelaisDraftFacts *facts)
{
  int n = facts->board.game->seats (&facts->board.state);
  RelaisDraftSeat last = facts->seat[n - 1];

  memmove (&facts->seat[1], &facts->seat[0], (gsize) (n - 1) * sizeof last);
  facts->seat[0] = last;
}

static gboolean
refuse_unchanged (RelaisDraft *self, const RelaisDraftTool *tool, RelaisReason **why)
{
  return relais_reason_refuse (why, self->game, tool->unchanged != NULL ? g_dgettext (GETTEXT_PACKAGE, tool->unchanged)
                                                                        : _("It is so already: nothing changes."));
}

const RelaisDraftTool *
relais_draft_find_tool (const RelaisDrafting *drafting, const char *id)
{
  const RelaisDraftTool *tool = drafting->tools;

  while (tool->id != NULL && !g_str_equal (tool->id, id))
    tool++;
  return tool->id != NULL ? tool : NULL;
}

gboolean
relais_draft_use_tool (RelaisDraft *self, const char *id, RelaisReason **why)
{
  const RelaisDraftTool *tool;
  RelaisDraftFacts facts;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);

  tool = relais_draft_find_tool (self->drafting, id);
  g_return_val_if_fail (tool != NULL, FALSE);
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  if (!tool->use (&facts.board, why))
    {
      relais_draft_facts_clear (&facts);
      return FALSE;
    }
  if (tool->rotates)
    rotate_seats (&facts);
  return relais_draft_commit (self, &facts, relais_draft_deed (tool->deed), NULL)
         || refuse_unchanged (self, tool, why);
}

typedef gboolean (*Drawing) (RelaisDraftBoard *board, RelaisReason **why);

static gboolean
draw (RelaisDraft *self, Drawing drawing, gint64 seed, const char *title, RelaisReason **why)
{
  RelaisDraftFacts facts;

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  facts.board.given.value[RELAIS_OPTION_SEED] = CLAMP (seed, 0, RELAIS_MAX_SEED);
  self->drafting->settle (&facts.board);
  if (!drawing (&facts.board, why))
    {
      relais_draft_facts_clear (&facts);
      return FALSE;
    }
  relais_draft_commit (self, &facts, relais_draft_deed (title), NULL);
  return TRUE;
}

gboolean
relais_draft_use_random (RelaisDraft *self, gint64 seed, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return draw (self, self->drafting->begin, seed, N_("New random start"), why);
}

gboolean
relais_draft_use_complete (RelaisDraft *self, gint64 seed, RelaisReason **why)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return draw (self, self->drafting->complete, seed, N_("Complete at random"), why);
}
