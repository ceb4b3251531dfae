/* SPDX-License-Identifier: GPL-3.0-or-later */

/* setup.save (among one's own setups), setup.save-as (a file) and setup.share (one
 * line). */

#include "relais-setup-page-private.h"

#include <glib/gi18n.h>

#include "app/pages/relais-files.h"
#include "relais-describe-dialog.h"
#include "relais-share-dialog.h"

static void
on_described (RelaisDescribeDialog *dialog, RelaisSetupPage *page)
{
  if (relais_setup_page_keep (page))
    relais_host_say (page->host, _("The setup has been saved in “My Setups”"));
}

/* It is kept in any case; what is asked for is its name. */
static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;
  GtkWidget *dialog = relais_describe_dialog_new (GTK_WINDOW (page->host), page->draft);

  g_signal_connect_object (dialog, "described", G_CALLBACK (on_described), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;

  relais_files_save_setup (page->host, page->draft);
}

static void
on_share (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;

  gtk_window_present (GTK_WINDOW (relais_share_dialog_new (GTK_WINDOW (page->host), page->draft)));
}

void
relais_setup_page_add_sharing (RelaisSetupPage *page)
{
  static const GActionEntry entries[] = {
    { .name = "save", .activate = on_save },
    { .name = "save-as", .activate = on_save_as },
    { .name = "share", .activate = on_share },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (page->actions), entries, G_N_ELEMENTS (entries), page);
}
