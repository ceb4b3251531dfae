/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a newcomer is told: F1, the rules by chapters, and the search in them. */

#include "desktop.h"
#include "display.h"
#include "panes.h"

#include "app/answers/relais-reason-popover.h"
#include "app/art/relais-art.h"
#include "app/art/relais-slots.h"
#include "app/art/relais-sprite.h"
#include "app/rules/relais-board-parts.h"
#include "app/rules/relais-rule-row.h"
#include "app/rules/relais-rules-window.h"
#include "engine/loire/loire.h"

static Desktop desktop;

/* NULL: it is not open. */
static GtkWidget *
rules_window (void)
{
  GtkWidget *found = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desktop.application)); l != NULL; l = l->next)
    if (RELAIS_IS_RULES_WINDOW (l->data))
      {
        g_assert_null (found);
        found = l->data;
      }
  return found;
}

static gboolean
is_open (void)
{
  return rules_window () != NULL && gtk_widget_get_mapped (rules_window ());
}

static GtkWidget *
open_rules (RelaisHost *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.help", NULL));
  display_until (is_open ());
  panes_wait_drawn (rules_window ());
  return rules_window ();
}

static void
look_for (GtkWidget *rules, const char *words)
{
  display_search (panes_part (rules, "search"), words);
  panes_wait_drawn (rules);
}

static guint
count_rules (GtkWidget *rules)
{
  g_autoptr (GPtrArray) rows = panes_all (rules, RELAIS_TYPE_RULE_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    if (relais_rule_row_get_rule (rows->pdata[i]) != NULL && gtk_widget_get_mapped (rows->pdata[i]))
      n++;
  return n;
}

/* Over that from which it was asked for last. */
static void
test_rules_belong_to_the_window_in_front (void)
{
  GtkWidget *rules = open_rules (desktop_window (&desktop));
  RelaisHost *other = desktop_window (&desktop);

  g_assert_true (open_rules (other) == rules);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (rules)) == GTK_WINDOW (other));
  desktop_close_all (&desktop);
}

static void
test_f1_tells_everything (void)
{
  const RelaisLore *lore = relais_lore_find (&relais_loire);
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (desktop.application), "app.help");
  RelaisHost *window = desktop_window (&desktop);
  GtkWidget *rules = open_rules (window);
  guint n = 0;
  int least;

  g_assert_cmpstr (keys[0], ==, "F1");
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (rules)), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  for (const RelaisRuleText *rule = lore->rules; rule->rule != NULL; rule++, n++)
    {
      g_assert_true (desktop_says (rules, rule->title));
      g_assert_true (desktop_says (rules, rule->text));
      if (rule->ruling != NULL)
        {
          g_autofree char *ruling = g_strconcat ("Our ruling: ", rule->ruling, NULL);

          g_assert_true (desktop_says (rules, ruling));
        }
    }
  g_assert_cmpuint (count_rules (rules), ==, n);
  for (const RelaisRuleChapter *chapter = lore->chapters; chapter->first != NULL; chapter++)
    g_assert_true (desktop_says (rules, chapter->title));
  for (const char *const *paragraph = lore->introduction; *paragraph != NULL; paragraph++)
    g_assert_true (desktop_says (rules, *paragraph));
  g_assert_true (desktop_says (rules, "Mouse"));
  panes_check_names (rules);
  /* There is only one, whoever asks. */
  g_assert_true (open_rules (window) == rules);
  gtk_window_close (GTK_WINDOW (rules));
  desktop_settle ();
  g_assert_null (rules_window ());
  desktop_close_all (&desktop);
}

/* Its drawings are the game's: each is there, and so is what it is. */
static void
test_a_turn_the_board_and_the_cards_are_drawn (void)
{
  const RelaisGameUi *ui = relais_game_ui_find (&relais_loire);
  GtkWidget *rules = open_rules (desktop_window (&desktop));
  g_autoptr (RelaisScene) scene = ui->scene_new ();
  g_autoptr (RelaisSlots) slots = relais_slots_new (relais_scene_get_sheet (scene));
  g_autoptr (GPtrArray) boards = NULL;
  g_autoptr (GPtrArray) sprites = panes_all (rules, RELAIS_TYPE_SPRITE);
  guint number = 1, drawn = 0;

  for (const RelaisTurnPart *part = ui->turn; part->sprite != NULL; part++)
    {
      graphene_size_t size;

      g_assert_true (relais_art_size (relais_art_get_default (), ui->pieces, part->sprite, &size));
      g_assert_true (desktop_says (rules, part->title));
      g_assert_true (desktop_says (rules, part->text));
    }
  for (const RelaisBoardPart *part = ui->parts; part->slot != NULL; part++)
    {
      g_autofree char *title = g_strdup_printf ("%u · %s", number++, part->title);
      graphene_rect_t slot;

      g_assert_true (relais_slots_get (slots, &slot, "%s", part->slot));
      g_assert_true (desktop_says (rules, title));
      g_assert_true (desktop_says (rules, part->text));
    }
  display_until (display_find_seen (rules, RELAIS_TYPE_BOARD_PARTS) != NULL);
  boards = panes_all (rules, RELAIS_TYPE_BOARD_PARTS);
  g_assert_cmpuint (boards->len, ==, 1);
  g_assert_true (desktop_says (rules, "Carry as much cheese as you like."));
  g_assert_true (desktop_says (rules, "Palatium Balivi"));
  for (guint i = 0; i < sprites->len; i++)
    drawn += gtk_widget_get_visible (sprites->pdata[i]) ? 1 : 0;
  g_assert_cmpuint (drawn, >, 40);
  look_for (rules, "dairyman");
  g_assert_true (desktop_says (rules, "Dairyman"));
  g_assert_false (desktop_says (rules, "Witch"));
  desktop_close_all (&desktop);
}

static void
test_search_narrows (void)
{
  GtkWidget *rules = open_rules (desktop_window (&desktop));

  look_for (rules, "l-buy-2");
  g_assert_cmpuint (count_rules (rules), ==, 1);
  g_assert_true (desktop_says (rules, "Beer"));
  g_assert_true (desktop_says (rules, "Goods and Market"));
  g_assert_false (desktop_says (rules, "Riding"));
  look_for (rules, "BEER  Grain");
  g_assert_cmpuint (count_rules (rules), ==, 1);
  g_assert_true (desktop_says (rules, "Carrying limits"));
  look_for (rules, "our ruling french monasteries");
  g_assert_cmpuint (count_rules (rules), ==, 1);
  g_assert_true (desktop_says (rules, "Post Office and Vassallus"));
  look_for (rules, "vendome");
  g_assert_true (desktop_says (rules, "Free horses at the start"));
  look_for (rules, "wheel");
  g_assert_cmpuint (count_rules (rules), ==, 0);
  g_assert_true (desktop_says (rules, "Mouse"));
  look_for (rules, "locomotive");
  g_assert_true (desktop_says (rules, "Nothing Found"));
  desktop_close_all (&desktop);
}

/* The first Esc gives up the search, the second the window. */
static void
test_escape_closes (void)
{
  GtkWidget *rules = open_rules (desktop_window (&desktop));

  look_for (rules, "beer");
  g_signal_emit_by_name (panes_part (rules, "search"), "stop-search");
  display_until (count_rules (rules) > 70);
  g_signal_emit_by_name (panes_part (rules, "search"), "stop-search");
  desktop_settle ();
  g_assert_null (rules_window ());
  desktop_close_all (&desktop);
}

/* NULL: none. */
static const char *
focused_rule (GtkWidget *rules)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (rules));

  return RELAIS_IS_RULE_ROW (focus) ? relais_rule_row_get_rule (RELAIS_RULE_ROW (focus)) : NULL;
}

/* A rule that is asked for is brought into sight by the next frame. */
static void
ask_for_rule (const char *rule)
{
  g_action_group_activate_action (G_ACTION_GROUP (desktop.application), "rule", g_variant_new_string (rule));
  display_until (is_open ());
  panes_wait_drawn (rules_window ());
}

/* Who was told why not can read on. */
static void
test_refusal_leads_to_its_rule (void)
{
  RelaisHost *window = desktop_window (&desktop);
  RelaisMatch *match = desktop_new_match (window);
  g_autoptr (RelaisReason) reason = relais_reason_new_literal (relais_match_get_game (match), "L-DEL-3", "Not without the Helper.");
  GtkWidget *popover, *rules;
  double x, y;

  relais_reason_popover_show (GTK_WIDGET (relais_host_get_page (window)), NULL, reason);
  desktop_settle ();
  popover = display_find (GTK_WIDGET (window), RELAIS_TYPE_REASON_POPOVER);
  g_assert_true (desktop_try_click (popover, "_All Rules"));
  display_until (is_open ());
  rules = rules_window ();
  display_until (g_strcmp0 (focused_rule (rules), "L-DEL-3") == 0);
  panes_wait_drawn (rules);
  g_assert_true (gtk_widget_translate_coordinates (gtk_root_get_focus (GTK_ROOT (rules)), rules, 0, 0, &x, &y));
  g_assert_cmpfloat (y, >, 0);
  g_assert_cmpfloat (y, <, gtk_widget_get_height (rules) / 2);
  /* Whatever was searched for before. */
  look_for (rules, "beer");
  ask_for_rule ("L-TURN-1");
  display_until (g_strcmp0 (focused_rule (rules), "L-TURN-1") == 0);
  /* What no rule says leads nowhere. */
  ask_for_rule ("L-NONE-1");
  g_assert_cmpstr (focused_rule (rules), ==, "L-TURN-1");
  desktop_close_all (&desktop);
}

static void
test_it_speaks_the_language (void)
{
  RelaisHost *window = desktop_window (&desktop);

  open_rules (window);
  g_settings_set_string (desktop_settings (&desktop), "language", "de");
  display_until (rules_window () != NULL && desktop_says (rules_window (), "Bier"));
  g_settings_reset (desktop_settings (&desktop), "language");
  display_until (rules_window () != NULL && desktop_says (rules_window (), "Beer"));
  /* It goes with the window that it was opened from. */
  gtk_window_destroy (GTK_WINDOW (window));
  desktop_settle ();
  g_assert_null (rules_window ());
}

/* Nothing is left of the one that it replaces, which goes a moment later. */
static void
test_closing_right_after_another_language (void)
{
  for (guint preferences = 0; preferences < 2; preferences++)
    {
      RelaisHost *window = desktop_window (&desktop);

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), preferences ? "app.preferences" : "app.help", NULL));
      desktop_settle ();
      g_settings_set_string (desktop_settings (&desktop), "language", "de");
      gtk_window_destroy (GTK_WINDOW (window));
      desktop_settle ();
      g_assert_null (gtk_application_get_windows (GTK_APPLICATION (desktop.application)));
      g_settings_reset (desktop_settings (&desktop), "language");
      desktop_settle ();
    }
}

/* How far its top is below that of the window. */
static double
height_of_rule (const char *rule)
{
  g_autoptr (GPtrArray) rows = panes_all (rules_window (), RELAIS_TYPE_RULE_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (relais_rule_row_get_rule (rows->pdata[i]), rule) == 0)
      {
        double x, y;

        g_assert_true (gtk_widget_translate_coordinates (rows->pdata[i], rules_window (), 0, 0, &x, &y));
        return y;
      }
  g_assert_not_reached ();
}

/* The same in two frames that were drawn. */
static gboolean
lies_still (const char *rule, double *height)
{
  double before;

  panes_wait_drawn (rules_window ());
  before = height_of_rule (rule);
  panes_wait_drawn (rules_window ());
  *height = height_of_rule (rule);
  return ABS (*height - before) < 1;
}

static void
test_reading_goes_on_in_another_language (void)
{
  double before, after;

  desktop_window (&desktop);
  ask_for_rule ("L-DEL-3");
  display_until (g_strcmp0 (focused_rule (rules_window ()), "L-DEL-3") == 0);
  display_until (lies_still ("L-DEL-3", &before));
  g_settings_set_string (desktop_settings (&desktop), "language", "de");
  display_until (rules_window () != NULL && desktop_says (rules_window (), "Bier"));
  display_until (lies_still ("L-DEL-3", &after));
  g_assert_cmpfloat (ABS (after - before), <, gtk_widget_get_height (rules_window ()) / 3);
  look_for (rules_window (), "vendome");
  g_settings_reset (desktop_settings (&desktop), "language");
  display_until (rules_window () != NULL && desktop_says (rules_window (), "Free horses at the start"));
  panes_wait_drawn (rules_window ());
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (panes_part (rules_window (), "search"))), ==, "vendome");
  g_assert_cmpuint (count_rules (rules_window ()), >=, 1);
  g_assert_cmpuint (count_rules (rules_window ()), <, 20);
  desktop_close_all (&desktop);
}

static void
add_tests (void)
{
  g_test_add_func ("/rules-window/f1-tells-everything", test_f1_tells_everything);
  g_test_add_func ("/rules-window/drawings", test_a_turn_the_board_and_the_cards_are_drawn);
  g_test_add_func ("/rules-window/in-front", test_rules_belong_to_the_window_in_front);
  g_test_add_func ("/rules-window/search-narrows", test_search_narrows);
  g_test_add_func ("/rules-window/escape-closes", test_escape_closes);
  g_test_add_func ("/rules-window/refusal-leads-to-its-rule", test_refusal_leads_to_its_rule);
  g_test_add_func ("/rules-window/it-speaks-the-language", test_it_speaks_the_language);
  g_test_add_func ("/rules-window/closing-right-after-another-language", test_closing_right_after_another_language);
  g_test_add_func ("/rules-window/reading-goes-on-in-another-language", test_reading_goes_on_in_another_language);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
