/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-commands.h"

#include <glib/gi18n.h>

#include "app/kit/relais-question.h"
#include "app/pages/relais-program.h"
#include "app/setup/relais-setup-page.h"
#include "model/relais-lore.h"
#include "relais-setup-dialog.h"

/* More than any code has; a longer text is told to be too long. */
#define MOST_PASTED (2 * 1024 * 1024)

static void
on_new_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new (relais_lore_setup_game ());

  relais_host_edit (user_data, draft, NULL);
}

static void
on_new_empty_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (RelaisDraft) draft = relais_draft_new_empty (relais_lore_setup_game ());

  relais_host_edit (user_data, draft, NULL);
}

/* The one that is looked at, be it long past. What is hidden in the game now is
 * dealt anew. */
static void
on_edit_position (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisMatch *match = relais_host_get_match (user_data);
  g_autoptr (RelaisDraft) draft = relais_draft_new_from_position (match, relais_match_get_shown_node (match));
  gboolean dealt = relais_match_keeps_secrets (match);

  relais_host_edit_position (user_data, draft);
  if (dealt)
    relais_setup_page_say (RELAIS_SETUP_PAGE (relais_host_get_page (user_data)), _("What is hidden was dealt anew"));
}

static void
on_reveal_response (RelaisQuestion *dialog, const char *response, gpointer user_data)
{
  RelaisMatch *match = relais_host_get_match (user_data);
  g_autoptr (RelaisDraft) draft = NULL;

  if (!g_str_equal (response, "reveal") || match == NULL || !relais_match_may_reveal (match))
    return;
  draft = relais_draft_new_as_it_lies (match, relais_match_get_shown_node (match));
  relais_host_edit_position (user_data, draft);
}

static void
on_edit_as_it_lies (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisQuestion *dialog = relais_question_new (_("Reveal What Is Hidden?"),
                                                _("The setup has everything as it really lies in this game, and its deal number. "
                                                  "Whoever looks at it knows what is to come."));

  relais_question_add_answer (dialog, "cancel", _("_Cancel"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (dialog, "reveal", _("_Reveal"), ADW_RESPONSE_DESTRUCTIVE);
  relais_question_set_default (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_reveal_response), user_data, 0);
  relais_question_ask (dialog, user_data, "cancel");
}

static void
on_setups (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  relais_host_show_setups (user_data, NULL);
}

static void
on_open_code (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (relais_setup_dialog_new_for_code (user_data)));
}

/* What another program gives may have no end. */
typedef struct
{
  RelaisHost *host;
  gsize length;
  char bytes[MOST_PASTED + 1];
} Pasting;

static void
pasting_free (Pasting *pasting)
{
  g_object_unref (pasting->host);
  g_free (pasting);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pasting, pasting_free)

static void
offer_code (RelaisHost *host, const char *text)
{
  GtkWidget *dialog;

  if (*text == '\0')
    {
      relais_host_say (host, _("There is no text in the clipboard"));
      return;
    }
  dialog = relais_setup_dialog_new_for_code (host);
  relais_setup_dialog_set_code (RELAIS_SETUP_DIALOG (dialog), text);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What could be read counts. */
static void
on_text_read (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Pasting) pasting = user_data;
  g_autofree char *text = NULL;

  g_input_stream_read_all_finish (G_INPUT_STREAM (source), result, &pasting->length, NULL);
  g_input_stream_close_async (G_INPUT_STREAM (source), G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  if (relais_host_get_page (pasting->host) == NULL)
    return;
  pasting->bytes[pasting->length] = '\0';
  text = g_utf8_make_valid (pasting->bytes, -1);
  offer_code (pasting->host, text);
}

static void
on_pasted (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RelaisHost) self = user_data;
  g_autoptr (GInputStream) stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, NULL);
  Pasting *pasting;

  if (relais_host_get_page (self) == NULL)
    return;
  if (stream == NULL)
    {
      offer_code (self, "");
      return;
    }
  pasting = g_new (Pasting, 1);
  pasting->host = g_steal_pointer (&self);
  g_input_stream_read_all_async (stream, pasting->bytes, MOST_PASTED, G_PRIORITY_DEFAULT, NULL, on_text_read, pasting);
}

static void
on_paste_setup (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *types[] = { "text/plain;charset=utf-8", "text/plain", NULL };

  gdk_clipboard_read_async (gtk_widget_get_clipboard (user_data), types, G_PRIORITY_DEFAULT, NULL, on_pasted, g_object_ref (user_data));
}

static gboolean
on_drop (RelaisHost *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (GSList *link = files; link != NULL; link = link->next)
    g_ptr_array_add (all, link->data);
  relais_program_open_files (relais_host_get_program (self), (GFile **) all->pdata, all->len);
  return files != NULL;
}

void
relais_setup_commands_add (RelaisHost *host)
{
  static const GActionEntry actions[] = {
    { .name = "new-setup", .activate = on_new_setup },
    { .name = "new-empty-setup", .activate = on_new_empty_setup },
    { .name = "edit-position", .activate = on_edit_position },
    { .name = "edit-as-it-lies", .activate = on_edit_as_it_lies },
    { .name = "setups", .activate = on_setups },
    { .name = "open-code", .activate = on_open_code },
    { .name = "paste-setup", .activate = on_paste_setup },
  };
  GtkDropTarget *drop;

  g_return_if_fail (RELAIS_IS_HOST (host));

  drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_action_map_add_action_entries (G_ACTION_MAP (host), actions, G_N_ELEMENTS (actions), host);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (on_drop), host);
  gtk_widget_add_controller (GTK_WIDGET (host), GTK_EVENT_CONTROLLER (drop));
}
