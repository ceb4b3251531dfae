/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a file, told in the dialog. */

#include "app/kit/relais-problem-dialog.h"
#include "fuzz-desk.h"
#include "relais-text-kind.h"

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_copy (data, size);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisTextKind kind = relais_text_kind (text, size);

  if (kind == RELAIS_TEXT_FOREIGN || kind == RELAIS_TEXT_FOREIGN_JSON || kind == RELAIS_TEXT_EMPTY)
    relais_text_kind_tell (kind, "", text, size, problems);
  else
    relais_check_text (text, size, problems);
  if (problems->len == 0)
    return;
  fuzz_check_problems (problems);
  relais_problem_dialog_show (GTK_WIDGET (fuzz_desk_window ()), "a.relais", problems);
  fuzz_desk_look ();
  fuzz_desk_clear ();
}
