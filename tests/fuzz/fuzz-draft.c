/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup in its editor: the board, in some of the inputs each of the panes,
 * the fixes of what the check found, and the tools. */

#include "app/setup/relais-setup-page.h"
#include "app/shell/relais-window-private.h"
#include "fuzz-desk.h"
#include "model/relais-drafting.h"
#include "model/relais-lore.h"

static const char *const views[] = { "players", "rules", "cards", "decks" };

static void
fix (RelaisSetupPage *page)
{
  RelaisDraft *draft = relais_setup_page_get_draft (page);
  g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (relais_draft_get_findings (draft), 0);
  g_autoptr (RelaisReason) why = NULL;

  if (finding == NULL)
    return;
  relais_setup_page_show_finding (page, finding);
  relais_draft_fix (draft, finding, &why);
  relais_draft_undo (draft);
}

static void
use_tools (RelaisSetupPage *page)
{
  RelaisDraft *draft = relais_setup_page_get_draft (page);

  for (const RelaisDraftTool *tool = relais_lore_find (relais_draft_get_game (draft))->drafting->tools; tool->id != NULL; tool++)
    {
      g_autoptr (RelaisReason) why = NULL;

      if (relais_draft_use_tool (draft, tool->id, &why))
        relais_draft_undo (draft);
    }
}

static void
share (RelaisSetupPage *page)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisDraftTexts texts;
  g_autofree char *code = relais_draft_dup_code (relais_setup_page_get_draft (page), &texts, problems);

  FUZZ_REQUIRE (code == NULL || *code != '\0');
  fuzz_check_problems (problems);
}

static const struct
{
  void (*act) (RelaisSetupPage *page);
  guint one_in;
} acts[] = {
  { fix, 4 },
  { use_tools, 8 },
  { share, 8 },
};

static void
use (RelaisSetupPage *page, const uint8_t *data, size_t size)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (fuzz_one_in (16, i, data, size))
      {
        relais_setup_page_show_view (page, views[i]);
        fuzz_desk_look ();
      }
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (fuzz_one_in (acts[i].one_in, 100 + i, data, size))
      {
        acts[i].act (page);
        fuzz_desk_look ();
      }
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_copy (data, size);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text, size, problems);

  fuzz_check_problems (problems);
  if (draft == NULL)
    return;
  relais_window_show_page (RELAIS_WINDOW (fuzz_desk_window ()), relais_setup_page_new (fuzz_desk_window (), draft, NULL), FALSE);
  fuzz_desk_look ();
  use (RELAIS_SETUP_PAGE (relais_host_get_page (fuzz_desk_window ())), data, size);
  fuzz_desk_clear ();
}
