/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the prompt bar has room for, in every language and in windows of several
 * sizes; what stays where it is, and what can be seen of it. */

#include "app/answers/relais-choice-bar.h"
#include "app/answers/relais-choice-button.h"
#include "app/answers/relais-choice-fold.h"
#include "app/board/relais-board-view.h"
#include "app/game/relais-prompt-bar.h"
#include "desktop.h"
#include "display.h"
#include "languages.h"
#include "panes.h"
#include "pixels.h"

/* Where a merchant with many cards and much money has stopped. */
#define RICH                                                                                          \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true},\"seats\":[{"   \
  "\"deniers\":30,\"merchant\":{\"at\":\"nantes\"},\"goods\":{\"wood\":5,\"grain\":1,\"cheese\":1,\"wine\":1}},{}]}"
/* A whole game from there. */
#define START "loire players=3 seed=7 first_player=0"

/* As wide as the bar is in a window of that size, beside the panes. */
typedef struct
{
  const char *language;
  int width, height;
  gboolean whole;               /* nothing is cut */
} Room;

static Desktop desktop;

typedef struct
{
  RelaisMatch *match;
  RelaisDecision *decision;
  GtkWidget *bar;
  GtkWidget *window;
} Table;

static void
set_up (Table *table, const char *start, int width, int height)
{
  table->match = playing_match (start);
  table->decision = deciding (table->match);
  table->bar = g_object_new (RELAIS_TYPE_PROMPT_BAR, "match", table->match, "decision", table->decision,
                             "valign", GTK_ALIGN_END, NULL);
  table->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
  /* GTK 4.18 measures a window for the least height it had before. */
  gtk_widget_set_size_request (table->window, width, height);
  gtk_window_set_child (GTK_WINDOW (table->window), table->bar);
  gtk_window_present (GTK_WINDOW (table->window));
  panes_wait_drawn (table->window);
}

static void
tear_down (Table *table)
{
  panes_close (table->window);
  g_clear_object (&table->decision);
  g_assert_finalize_object (table->match);
}

/* Behind a button that opens a list there is another one. */
static GPtrArray *
faces_shown (GtkWidget *bar)
{
  GPtrArray *faces = panes_all (bar, RELAIS_TYPE_CHOICE_FACE);

  for (guint i = faces->len; i > 0; i--)
    if (!gtk_widget_get_mapped (faces->pdata[i - 1]) || gtk_widget_get_native (faces->pdata[i - 1]) != gtk_widget_get_native (bar))
      g_ptr_array_remove_index (faces, i - 1);
  return faces;
}

/* What is done, without the price, which may change. */
static const char *
what_of (GtkWidget *face)
{
  GtkWidget *button = gtk_widget_get_ancestor (face, RELAIS_TYPE_CHOICE_BUTTON);

  return button != NULL ? relais_choice_get_slot (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (button)))
                        : panes_label (face, "title");
}

/* Of many answers in a narrow window what they do is whole, and what is below it
 * in a tooltip. */
static void
assert_room (Table *table, const Room *room)
{
  g_autoptr (GPtrArray) faces = NULL;
  gboolean crowded;

  panes_wait_drawn (table->window);
  faces = faces_shown (table->bar);
  crowded = faces->len > (room->width < 900 ? 6 : 9);
  for (guint i = 0; i < faces->len; i++)
    {
      graphene_rect_t bounds;

      /* What warns or suggests comes before what else there is to be known. */
      const char *notice = panes_label (faces->pdata[i], "notice");
      const char *below = notice != NULL && *notice != '\0' ? NULL : "detail";

      if (room->whole && (panes_is_cut (faces->pdata[i], "title")
                          || (!crowded && below != NULL && panes_is_cut (faces->pdata[i], below))))
        {
          g_test_message ("%s, %d × %d, “%s”: “%s”, “%s” is cut", room->language, room->width, room->height,
                          panes_label (table->bar, "question"), panes_label (faces->pdata[i], "title"),
                          panes_label (faces->pdata[i], "detail"));
          g_test_fail ();
        }
      g_assert_true (gtk_widget_compute_bounds (faces->pdata[i], table->window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, room->width);
    }
}

static gboolean
asks_for_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean told;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &told);
  return told;
}

/* Only what cannot be read on the button, and why something cannot be done. */
static void
test_tooltips_repeat_nothing (void)
{
  g_autoptr (RelaisChoice) choice = relais_choice_new ("buy wood", "good-wood", g_strdup ("Buy wood"), g_strdup ("sells for 2 d"));
  g_autoptr (RelaisReason) reason = NULL;
  const RelaisGame *game = relais_game_find ((RelaisWord) { "loire", 5 });
  GtkWidget *button = relais_choice_button_new ();
  GtkWidget *window;

  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (button), relais_game_ui_find (game), "red", choice);
  window = panes_show (button);
  g_assert_null (relais_choice_face_dup_cut (relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (button))));
  g_assert_false (asks_for_tooltip (button));
  reason = relais_reason_new_literal (game, NULL, "You already carry wood.");
  relais_choice_set_reason (choice, reason);
  g_assert_true (asks_for_tooltip (button));
  panes_close (window);
}

/* The first of the choices that only narrow what is asked, if there are any. */
static gboolean
narrow (Table *table, guint from)
{
  GListModel *choices = relais_decision_get_choices (table->decision);
  guint n = g_list_model_get_n_items (choices);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, (from + i) % n);

      if (relais_choice_get_step (choice) && relais_choice_get_reason (choice) == NULL)
        return relais_decision_choose (table->decision, choice);
    }
  return FALSE;
}

static void
test_nothing_is_cut (gconstpointer data)
{
  const Room *room = data;
  Table table;
  RelaisRng rng;

  desktop_speak (&desktop, room->language);
  /* A dozen choices are too many for a narrow window. */
  if (room->width >= 600)
    {
      set_up (&table, RICH, room->width, room->height);
      assert_room (&table, room);
      tear_down (&table);
    }
  set_up (&table, START, room->width, room->height);
  relais_rng_seed (&rng, 5);
  /* Every fifth move: all that is asked in a turn is seen sooner or later. */
  for (guint i = 0; i < 24; i++)
    {
      narrow (&table, i);
      assert_room (&table, room);
      playing_play_on (table.match, &rng, 5);
    }
  tear_down (&table);
  desktop_speak (&desktop, "");
}

/* An answer as it stands: where, and with which key. */
typedef struct
{
  graphene_rect_t bounds;
  char *key;
} Standing;

static void
standing_free (gpointer data)
{
  g_free (((Standing *) data)->key);
  g_free (data);
}

/* By their titles; those that are behind another are not among them. */
static GHashTable *
standings (Table *table)
{
  GHashTable *all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, standing_free);
  g_autoptr (GPtrArray) faces = faces_shown (table->bar);

  for (guint i = 0; i < faces->len; i++)
    {
      GtkWidget *cell = gtk_widget_get_ancestor (faces->pdata[i], RELAIS_TYPE_CHOICE_FOLD);
      Standing *standing = g_new0 (Standing, 1);

      if (cell == NULL)
        cell = gtk_widget_get_ancestor (faces->pdata[i], RELAIS_TYPE_CHOICE_BUTTON);
      g_assert_true (gtk_widget_compute_bounds (cell, table->bar, &standing->bounds));
      standing->key = g_strdup (panes_label (faces->pdata[i], "key"));
      g_hash_table_insert (all, g_strdup (what_of (faces->pdata[i])), standing);
    }
  return all;
}

static void
assert_same_places (GHashTable *before, GHashTable *after, guint *stayed)
{
  GHashTableIter iter;
  gpointer what, value;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &what, &value))
    {
      const Standing *now = value, *then = g_hash_table_lookup (before, what);

      if (then == NULL)
        continue;
      g_assert_cmpstr (now->key, ==, then->key);
      if (!graphene_rect_equal (&now->bounds, &then->bounds))
        g_error ("“%s” is elsewhere", (const char *) what);
      ++*stayed;
    }
}

/* Through a whole stop, whatever is done in it; also what cannot be done any more. */
static void
test_answers_keep_their_places (void)
{
  Table table;
  RelaisRng rng;
  guint stayed = 0;

  set_up (&table, RICH, 960, 800);
  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < 80; i++)
    {
      g_autofree char *question = g_strdup (relais_decision_get_question (table.decision));
      g_autoptr (GHashTable) before = NULL;
      g_autoptr (GHashTable) after = NULL;

      panes_wait_drawn (table.window);
      before = standings (&table);
      if (!playing_play_random (table.match, &rng))
        break;
      panes_wait_drawn (table.window);
      after = standings (&table);
      if (g_strcmp0 (question, relais_decision_get_question (table.decision)) == 0)
        assert_same_places (before, after, &stayed);
    }
  g_assert_cmpuint (stayed, >, 20);
  tear_down (&table);
}

/* All are as large as each other, and what closes a stop is the last, by its key, too. */
static void
test_the_last_place_closes (void)
{
  Table table;
  GHashTableIter iter;
  g_autoptr (GHashTable) all = NULL;
  gpointer what, value;
  const Standing *last = NULL;

  set_up (&table, RICH, 960, 800);
  all = standings (&table);
  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &what, &value))
    if (g_str_equal (((Standing *) value)->key, "0"))
      last = value;
  g_assert_nonnull (last);
  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &what, &value))
    {
      const Standing *standing = value;

      g_assert_true (graphene_size_equal (&standing->bounds.size, &last->bounds.size));
      g_assert_cmpfloat (standing->bounds.origin.x, <=, last->bounds.origin.x);
      g_assert_cmpfloat (standing->bounds.origin.y, <=, last->bounds.origin.y);
    }
  g_assert_true (panes_press (table.bar, GDK_KEY_0, 0));
  g_assert_cmpuint (relais_match_get_node (table.match)->depth, ==, 1);
  tear_down (&table);
}

/* Beneath a board that would get another size: whatever is asked, looking back,
 * trying ahead, with names of any length. */
static void
test_bar_keeps_its_height (void)
{
  Table table;
  RelaisRng rng;
  int height;

  set_up (&table, START, 960, 800);
  height = gtk_widget_get_height (table.bar);
  relais_rng_seed (&rng, 5);
#define ASSERT_AS_HIGH()                                                  \
  G_STMT_START                                                            \
  {                                                                       \
    panes_wait_drawn (table.window);                                      \
    g_assert_cmpint (gtk_widget_get_height (table.bar), ==, height);      \
  }                                                                       \
  G_STMT_END
  for (guint i = 0; i < 30 && playing_play_random (table.match, &rng); i++)
    {
      ASSERT_AS_HIGH ();
      if (narrow (&table, i))
        ASSERT_AS_HIGH ();
    }
  relais_match_look (table.match, relais_tree_get_root (relais_match_get_tree (table.match)));
  ASSERT_AS_HIGH ();
  relais_match_look (table.match, NULL);
  ASSERT_AS_HIGH ();
  relais_match_try (table.match);
  ASSERT_AS_HIGH ();
  relais_match_drop_trial (table.match);
  for (guint i = 0; i < 3; i++)
    g_object_set (relais_match_nth_seat (table.match, i), "name",
                  "Somebody with a name that goes on and on until nobody listens any more, and further", NULL);
  for (guint i = 0; i < 8 && playing_play_random (table.match, &rng); i++)
    ASSERT_AS_HIGH ();
  relais_match_end_early (table.match);
  ASSERT_AS_HIGH ();
#undef ASSERT_AS_HIGH
  tear_down (&table);
}

static gboolean
is_toast (GtkWidget *widget, gconstpointer data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "toast");
}

/* What is only told covers nothing that is asked, and goes by itself. */
static void
test_toasts_leave_choices_free (void)
{
  RelaisHost *window = desktop_window (&desktop);
  g_autoptr (GPtrArray) toasts = g_ptr_array_new ();
  GtkWidget *page, *bar, *board;
  graphene_rect_t toast, choices, map;
  gint64 end;

  desktop_new_match (window);
  page = GTK_WIDGET (relais_host_get_page (window));
  bar = display_find (page, RELAIS_TYPE_PROMPT_BAR);
  board = display_find (page, RELAIS_TYPE_BOARD_VIEW);
  relais_host_say (window, "Taken back, but what was turned up is known now");
  desktop_wait (400);
  panes_collect (GTK_WIDGET (window), is_toast, NULL, toasts);
  g_assert_cmpuint (toasts->len, ==, 1);
  g_assert_true (gtk_widget_compute_bounds (toasts->pdata[0], GTK_WIDGET (window), &toast));
  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (window), &choices));
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (window), &map));
  g_assert_cmpfloat (toast.origin.y + toast.size.height, <=, choices.origin.y);
  g_assert_cmpfloat (toast.origin.y, >, map.origin.y + map.size.height / 2);
  end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  while (toasts->len > 0 && g_get_monotonic_time () < end)
    {
      desktop_wait (100);
      g_ptr_array_set_size (toasts, 0);
      panes_collect (GTK_WIDGET (window), is_toast, NULL, toasts);
    }
  g_assert_cmpuint (toasts->len, ==, 0);
  desktop_close_all (&desktop);
}

/* A line of pixels all around that differs from what was there by the contrast
 * that is asked for of what is no text (WCAG 1.4.11). */
static void
assert_ring (GtkWidget *widget, GtkWidget *window, const char *what)
{
  int stride;
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) with = NULL;
  const guchar *before, *after;
  gsize size, n = 0;
  int around = 2 * (gtk_widget_get_width (widget) + gtk_widget_get_height (widget));

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  without = pixels_of (widget, window, &stride);
  gtk_widget_grab_focus (widget);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  with = pixels_of (widget, window, &stride);
  before = g_bytes_get_data (without, &size);
  after = g_bytes_get_data (with, NULL);
  g_assert_cmpuint (g_bytes_get_size (with), ==, size);
  for (gsize i = 0; i < size; i += 4)
    {
      double a = pixels_luminance (before + i) + .05, b = pixels_luminance (after + i) + .05;

      n += MAX (a, b) / MIN (a, b) >= 3;
    }
  if ((int) n < around)
    g_error ("%s: the focus is seen by %u pixels, and it is %d around it", what, (guint) n, around);
}

static void
test_focus_is_seen (gconstpointer dark)
{
  Table table;
  RelaisRng rng;
  guint kinds = 0;
  static const char *const classes[] = { "suggested-action", "impossible", "ends-turn", NULL };

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark != NULL ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  set_up (&table, START, 960, 800);
  relais_rng_seed (&rng, 5);
  for (guint i = 0; i < 100 && kinds != (1 << G_N_ELEMENTS (classes)) - 1 && playing_play_random (table.match, &rng); i++)
    {
      g_autoptr (GPtrArray) buttons = panes_all (table.bar, RELAIS_TYPE_CHOICE_BUTTON);

      for (guint k = 0; k < buttons->len; k++)
        {
          guint kind = 0;

          while (classes[kind] != NULL && !gtk_widget_has_css_class (buttons->pdata[k], classes[kind]))
            kind++;
          if (!gtk_widget_get_mapped (buttons->pdata[k]) || (kinds & (1u << kind)))
            continue;
          kinds |= 1u << kind;
          assert_ring (buttons->pdata[k], table.window, classes[kind] != NULL ? classes[kind] : "a choice");
        }
    }
  g_assert_cmpuint (kinds, ==, (1 << G_N_ELEMENTS (classes)) - 1);
  tear_down (&table);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* The merchant ends its turn in a city with little money. */
#define POOR                                                                                                  \
  "{\"players\":2,\"turn\":12,\"phase\":\"merchant\",\"used\":{\"merchant\":true,\"messenger\":true},\"seats\":[{"  \
  "\"merchant\":{\"at\":\"orleans\"},\"messenger\":{\"at\":\"talcy\",\"dir\":\"cw\"},\"deniers\":3},{}]}"

static GtkWidget *
face_called (Table *table, const char *title)
{
  g_autoptr (GPtrArray) faces = faces_shown (table->bar);

  for (guint i = 0; i < faces->len; i++)
    if (g_strcmp0 (panes_label (faces->pdata[i], "title"), title) == 0)
      return faces->pdata[i];
  g_error ("there is no answer “%s”", title);
}

/* What is lost later stands on the answer, with a mark, and is told to readers. */
static void
test_a_warning_stands_on_its_answer (void)
{
  Table table;
  GtkWidget *face;

  set_up (&table, POOR, 960, 800);
  panes_wait_drawn (table.window);
  face = face_called (&table, "End turn");
  g_assert_cmpstr (panes_label (face, "notice"), ==, "3 d in a city: your next turn only brings 1 d");
  g_assert_true (gtk_widget_has_css_class (face, "warns"));
  g_assert_true (gtk_widget_get_child_visible (panes_part (face, "mark")));
  g_assert_true (gtk_widget_get_child_visible (panes_part (face, "notice")));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_parent (face)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Warning: 3 d in a city: your next turn only brings 1 d\nPlayer 2 is next");
  g_assert_null (relais_choice_bar_suggested (RELAIS_CHOICE_BAR (panes_part (table.bar, "choices"))));
  tear_down (&table);
}

static void
add_rooms (void)
{
  /* Windows of 900 × 600 and 1280 × 800 with their pane, narrow and wide ones. */
  static const Room sizes[] = {
    { NULL, 579, 600, TRUE }, { NULL, 959, 800, TRUE }, { NULL, 600, 800, TRUE }, { NULL, 360, 640, TRUE },
    { NULL, 360, 360, FALSE },
  };
  static Room rooms[G_N_ELEMENTS (languages) * G_N_ELEMENTS (sizes)];
  gsize n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_autofree char *name = g_strdup_printf ("/choices/nothing-is-cut/%s/%dx%d", languages[i], sizes[k].width, sizes[k].height);

        rooms[n] = sizes[k];
        rooms[n].language = languages[i];
        g_test_add_data_func (name, &rooms[n++], test_nothing_is_cut);
      }
}

static void
add_tests (void)
{
  add_rooms ();
  g_test_add_func ("/choices/keep-their-places", test_answers_keep_their_places);
  g_test_add_func ("/choices/tooltips-repeat-nothing", test_tooltips_repeat_nothing);
  g_test_add_func ("/choices/last-place-closes", test_the_last_place_closes);
  g_test_add_func ("/choices/bar-keeps-its-height", test_bar_keeps_its_height);
  g_test_add_func ("/choices/toasts-leave-choices-free", test_toasts_leave_choices_free);
  g_test_add_func ("/choices/a-warning-stands-on-its-answer", test_a_warning_stands_on_its_answer);
  g_test_add_data_func ("/choices/focus-is-seen/light", NULL, test_focus_is_seen);
  g_test_add_data_func ("/choices/focus-is-seen/dark", "", test_focus_is_seen);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
