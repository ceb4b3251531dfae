/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two games with strict undo that only differ in what is hidden look alike,
 * read alike and are copied alike, on every page that shows something of them. */

#include "desktop.h"
#include "display.h"

#include "../model/secrets.h"
#include "app/art/relais-board-picture.h"
#include "app/game/relais-clipboard.h"
#include "app/game/relais-result-page.h"
#include "app/kit/relais-long-list.h"
#include "app/rules/relais-seed-row.h"
#include "app/shell/relais-report-dialog.h"
#include "app/shell/relais-start-page.h"

#define PICTURE_WIDTH 800
#define MOST_ROWS 1000         /* of a list */
#define FEWEST_ROWS 40         /* that both games have shown */

static Desktop desktop;
/* News come in one piece or in several, by the clock, and stand before the
 * description of what has the keyboard until it goes on. */
static gboolean with_descriptions = TRUE;

/* What readers are told. A value is only told by what it is not. */
static void
add_accessible (GString *all, GtkWidget *widget)
{
  static const GtkAccessibleProperty told[] = { GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if ((with_descriptions || told[i] != GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
        && gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), told[i]))
      {
        g_autofree char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), told[i], "\001", NULL);

        g_string_append_printf (all, "%s\n", value);
      }
}

/* The list tells when a game was played, and news are told to readers in one piece or in two, as
 * they come by the clock; all of them is told on the page as well. */
static char *
without_times (const char *text)
{
  g_autoptr (GRegex) time = g_regex_new ("[0-9]{1,2}:[0-9]{2}", 0, 0, NULL);
  g_autoptr (GRegex) news = g_regex_new ("^(Trying ahead: nothing is decided yet|Looking back)[^\n]*\n", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *silent = g_regex_replace_literal (news, text, -1, 0, "", 0, NULL);

  return g_regex_replace_literal (time, silent, -1, 0, "TIME", 0, NULL);
}

/* Which rows a long list has at the moment, and how far it is scrolled, goes by the clock. So they are kept by page and place, and those that
 * both games have shown are compared. */
static GHashTable *rows_told;
static guint pages_told;

static void add_widget (GString *all, GtkWidget *widget);

static void
add_rows (RelaisLongList *list)
{
  for (guint i = 0; i < MOST_ROWS; i++)
    {
      GtkWidget *row = relais_long_list_get_row (list, i);
      g_autoptr (GString) told = g_string_new (NULL);

      if (row == NULL)
        continue;
      add_widget (told, row);
      g_hash_table_replace (rows_told, g_strdup_printf ("page %u, row %u", pages_told, i), without_times (told->str));
    }
}

static void
add_widget (GString *all, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return;
  g_string_append_printf (all, "%s\n", G_OBJECT_TYPE_NAME (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (all, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (all, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (all, "%s\n", gtk_widget_get_tooltip_text (widget));
  add_accessible (all, widget);
  if (RELAIS_IS_LONG_LIST (widget))
    {
      add_rows (RELAIS_LONG_LIST (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_widget (all, child);
}

static char *
told_by (RelaisHost *window)
{
  g_autoptr (GString) all = g_string_new (NULL);

  desktop_settle ();
  add_widget (all, GTK_WIDGET (window));
  return g_string_free (g_steal_pointer (&all), FALSE);
}

/* What is drawn, listed or announced by and by comes until nothing more does; what is announced waits longest. */
static void
add_window (GString *all, RelaisHost *window, const char *where)
{
  g_autofree char *told = NULL;
  guint same = 0;

  pages_told++;
  told = told_by (window);
  while (same < 7)
    {
      g_autofree char *before = g_steal_pointer (&told);

      desktop_wait (30);
      told = told_by (window);
      same = g_str_equal (told, before) ? same + 1 : 0;
    }
  g_string_append_printf (all, "== %s: %s\n%s", where, gtk_window_get_title (GTK_WINDOW (window)), told);
}

static void
add_pane (GString *all, RelaisHost *window, const char *pane)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.pane", "s", pane));
  add_window (all, window, pane);
}

static void
on_copied (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
is_to_close (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "window-close-symbolic") == 0;
}

/* What was said would go by time. */
static void
take_toasts_away (GtkWidget *window)
{
  GType type = g_type_from_name ("AdwToastWidget");
  GtkWidget *toast;

  while ((toast = display_find (window, type)) != NULL)
    {
      g_signal_emit_by_name (display_find_where (toast, is_to_close, NULL), "clicked");
      display_until (display_find (window, type) != toast);
    }
}

static void
add_copied (GString *all, RelaisHost *window, const char *command)
{
  g_autofree char *text = NULL;

  desktop_do (window, command);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_copied, &text);
  display_until (text != NULL);
  take_toasts_away (GTK_WIDGET (window));
  g_string_append_printf (all, "== %s\n%s\n", command, text);
}

/* The report has the settings, too, and a window that closes keeps its own. */
static void
forget_settings (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (desktop_settings (&desktop), "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (desktop_settings (&desktop), keys[i]);
}

/* As long as nobody asks for its record. */
static void
add_report (GString *all, RelaisHost *window)
{
  GtkWidget *dialog = relais_report_dialog_new (desktop.application, window);
  g_autofree char *text = relais_report_dialog_dup_text (RELAIS_REPORT_DIALOG (dialog));

  g_string_append (all, text);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Past cards that are drawn and players whose hands are covered, back and on again. */
static void
add_trial (GString *all, RelaisHost *window, RelaisMatch *match)
{
  RelaisRng rng;

  g_random_set_seed (3);
  desktop_do (window, "match.toggle-trial");
  add_window (all, window, "trial");
  with_descriptions = FALSE;
  relais_rng_seed (&rng, 7);
  for (guint i = 0; i < 2; i++)
    {
      playing_play_on (match, &rng, 14);
      add_pane (all, window, "players");
      add_pane (all, window, "cards");
      add_pane (all, window, "history");
      add_copied (all, window, "win.copy-position");
      add_copied (all, window, "win.copy-moves");
    }
  g_assert_true (relais_match_get_trying (match) && relais_match_undo (match));
  add_window (all, window, "trial undone");
  desktop_do (window, "match.look-start");
  add_window (all, window, "start of the trial");
  desktop_do (window, "match.look-present");
  desktop_do (window, "match.toggle-trial");
  g_assert_false (relais_match_get_trying (match));
  add_pane (all, window, "history");
  with_descriptions = TRUE;
}

/* All that somebody can see and copy of the game, who leaves nothing out. */
static char *
look_through (RelaisMatch *match, GHashTable *rows)
{
  RelaisHost *window;
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autofree char *told = NULL;

  rows_told = rows;
  pages_told = 0;
  forget_settings ();
  window = desktop_window (&desktop);
  g_random_set_seed (1);
  relais_host_play (window, match, NULL);
  add_pane (all, window, "players");
  add_pane (all, window, "cards");
  add_pane (all, window, "history");
  add_copied (all, window, "win.copy-position");
  add_copied (all, window, "win.copy-moves");
  desktop_do (window, "match.look-previous");
  add_window (all, window, "back");
  desktop_do (window, "match.look-start");
  add_window (all, window, "start");
  desktop_do (window, "match.look-present");
  add_trial (all, window, match);
  desktop_do (window, "win.show-cards");
  add_window (all, window, "all cards");
  path = g_strdup (relais_host_get_path (window));
  add_report (all, window);
  g_random_set_seed (2);
  desktop_do (window, "win.edit-position");
  add_window (all, window, "setup");
  desktop_close_all (&desktop);

  window = desktop_window (&desktop);
  desktop_flush (&desktop);
  add_window (all, window, "list");
  g_assert_true (desktop_says (GTK_WIDGET (window), "Player 1, Player 2"));
  desktop_close_all (&desktop);
  g_assert_true (relais_library_erase (relais_program_get_library (desktop.application), path, NULL));
  told = without_times (all->str);
  return g_steal_pointer (&told);
}

static GBytes *
picture_of (RelaisMatch *match, int viewer)
{
  g_autoptr (GdkTexture) picture = relais_board_picture (match, viewer, PICTURE_WIDTH);

  return gdk_texture_save_to_png_bytes (picture);
}

/* Where they part is easier to read than both of them. */
static void
assert_same_lines (const char *one, const char *other)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

static void
assert_same_rows (GHashTable *rows, GHashTable *other_rows)
{
  GHashTableIter iter;
  gpointer key, told;
  guint same = 0;

  g_hash_table_iter_init (&iter, rows);
  while (g_hash_table_iter_next (&iter, &key, &told))
    if (g_hash_table_contains (other_rows, key))
      {
        assert_same_lines (told, g_hash_table_lookup (other_rows, key));
        same++;
      }
  g_test_message ("%u rows are alike", same);
  g_assert_cmpuint (same, >=, FEWEST_ROWS);
}

static void
test_no_page_shows_what_is_hidden (void)
{
  g_auto (Secrets) secrets = { 0 };
  g_autoptr (GHashTable) rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) other_rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  secrets_make (&secrets, "loire players=2 seed=5", 50);
  one = look_through (secrets.one, rows);
  other = look_through (secrets.other, other_rows);
  assert_same_lines (one, other);
  assert_same_rows (rows, other_rows);
}

static void
test_no_picture_shows_it (void)
{
  g_auto (Secrets) secrets = { 0 };
  RelaisNode *node, *same;

  secrets_make (&secrets, "loire players=3 seed=6", 70);
  node = relais_match_get_node (secrets.one);
  same = relais_match_get_node (secrets.other);
  for (guint i = 0; node != NULL; node = node->parent, same = same->parent, i++)
    for (int viewer = RELAIS_SEATS; viewer < 3 && i % 20 == 0; viewer++)
      {
        g_autoptr (GBytes) one = NULL;
        g_autoptr (GBytes) other = NULL;

        relais_match_look (secrets.one, node);
        relais_match_look (secrets.other, same);
        one = picture_of (secrets.one, viewer);
        other = picture_of (secrets.other, viewer);
        g_assert_true (g_bytes_equal (one, other));
      }
}

/* On the page of its end, and on no page before. */
static void
test_the_deal_number_is_shown_after_the_end (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=1 seed=4321 solo_turns=3");
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (GString) report = g_string_new (NULL);
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  relais_match_set_strict (match, TRUE);
  relais_host_play (window, match, NULL);
  relais_match_end_early (match);
  add_report (report, window);
  g_assert_null (strstr (report->str, "4321"));
  display_until (display_find_seen (GTK_WIDGET (window), RELAIS_TYPE_RESULT_PAGE) != NULL);
  g_assert_false (desktop_says (GTK_WIDGET (window), "Deal number: 4321"));
  desktop_close_all (&desktop);

  g_clear_object (&match);
  match = playing_match ("loire players=1 seed=4321 solo_turns=3");
  relais_match_set_strict (match, TRUE);
  window = desktop_window (&desktop);
  relais_host_play (window, match, NULL);
  playing_play_on (match, &rng, 500);
  display_until (desktop_says (GTK_WIDGET (window), "Deal number: 4321"));
  desktop_close_all (&desktop);
}

/* A number that was seen is not what is dealt; one that is typed is. */
static void
test_a_new_strict_game_hides_its_number (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *page, *row, *entry, *strict;

  desktop_do (window, "win.new-game");
  page = GTK_WIDGET (relais_host_get_page (window));
  row = display_find (page, RELAIS_TYPE_SEED_ROW);
  entry = display_find (row, GTK_TYPE_ENTRY);
  strict = GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "strict"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), !=, "");
  gtk_switch_set_active (GTK_SWITCH (strict), TRUE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (relais_seed_row_insist (RELAIS_SEED_ROW (row)));
  g_assert_true (desktop_says (row, "Drawn when the game begins, and shown when it is over."));
  gtk_editable_set_text (GTK_EDITABLE (entry), "12x");
  g_assert_false (relais_seed_row_insist (RELAIS_SEED_ROW (row)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "12");
  g_assert_true (relais_seed_row_insist (RELAIS_SEED_ROW (row)));
  g_assert_true (desktop_says (row, "The same number deals the same start."));
  /* the dice hide it again */
  g_assert_true (desktop_try_click (row, "Another number"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_switch_set_active (GTK_SWITCH (strict), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), !=, "");
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/secrets/pages", test_no_page_shows_what_is_hidden);
  g_test_add_func ("/secrets/pictures", test_no_picture_shows_it);
  g_test_add_func ("/secrets/number/end", test_the_deal_number_is_shown_after_the_end);
  g_test_add_func ("/secrets/number/new-game", test_a_new_strict_game_hides_its_number);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
