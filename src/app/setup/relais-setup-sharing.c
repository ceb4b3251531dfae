/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-sharing.h"

#include <glib/gi18n.h>

#include "app/shell/relais-files.h"
#include "relais-describe-dialog.h"
#include "relais-share-dialog.h"

static void
on_described (RelaisDescribeDialog *dialog, RelaisSetupPage *page)
{
  if (relais_setup_page_keep (page))
    relais_window_say (relais_setup_page_get_window (page), _("The setup has been saved in “My Setups”"));
}

/* It is kept in any case; what is asked for is its name. */
static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;
  GtkWidget *dialog = relais_describe_dialog_new (GTK_WINDOW (relais_setup_page_get_window (page)),
                                                  relais_setup_page_get_draft (page));

  g_signal_connect_object (dialog, "described", G_CALLBACK (on_described), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;

  relais_files_save_setup (relais_setup_page_get_window (page), relais_setup_page_get_draft (page));
}

static void
on_share (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *page = user_data;

  gtk_window_present (GTK_WINDOW (relais_share_dialog_new (GTK_WINDOW (relais_setup_page_get_window (page)),
                                                           relais_setup_page_get_draft (page))));
}

void
relais_setup_sharing_add (RelaisSetupPage *page)
{
  static const GActionEntry entries[] = {
    { .name = "save", .activate = on_save },
    { .name = "save-as", .activate = on_save_as },
    { .name = "share", .activate = on_share },
  };

  g_action_map_add_action_entries (relais_setup_page_get_actions (page), entries, G_N_ELEMENTS (entries), page);
}
