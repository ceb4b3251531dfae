/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A setup from elsewhere, a file or a code, in the dialog that offers it. */

#include "app/shell/relais-setup-dialog.h"
#include "fuzz-desk.h"
#include "relais-text-kind.h"

static GtkWidget *
offer (const char *text, size_t size)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text, size, problems);

  return draft != NULL ? relais_setup_dialog_new (fuzz_desk_window (), draft, problems) : NULL;
}

static GtkWidget *
offer_code (const char *code)
{
  GtkWidget *dialog = relais_setup_dialog_new_for_code (fuzz_desk_window ());

  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), code);
  return dialog;
}

void
fuzz_input (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  GtkWidget *dialog = NULL;

  if (relais_text_kind (text, size) == RELAIS_TEXT_SETUP)
    dialog = offer (text, size);
  /* What comes from a clipboard or a terminal is text. */
  else if (g_utf8_validate_len (text, size, NULL))
    dialog = offer_code (text);
  if (dialog == NULL)
    return;
  gtk_window_present (GTK_WINDOW (dialog));
  fuzz_desk_look ();
  fuzz_desk_clear ();
}
