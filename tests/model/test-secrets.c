/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game with strict undo keeps what is hidden: wherever it is kept, and
 * whatever is made of it. */

#include "deciding.h"
#include "library.h"
#include "model/relais-draft.h"
#include "model/relais-history.h"
#include "model/relais-ledger.h"
#include "model/relais-lore.h"
#include "model/relais-match-cards.h"
#include "model/relais-new-game.h"
#include "secrets.h"
#include "whole.h"

/* Keeping */

/* In a copy, too, beside which nothing stands. */
static void
test_a_copy_is_as_strict (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) copied = NULL;
  g_autofree char *copy = NULL;

  begin (&f);
  g_mkdir_with_parents (f.folder, 0700);
  copy = path_of (&f, "copy.relais");
  relais_match_set_strict (match, TRUE);
  g_assert_true (playing_write (match, copy, NULL));
  copied = load (&f, copy);
  g_assert_true (relais_match_get_strict (copied));
  finish (&f);
}

/* Older versions told it only beside the record. */
static void
test_an_older_game_stays_strict (void)
{
  Fixture f;
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=7");
  g_autoptr (RelaisMatch) again = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  begin (&f);
  path = path_of (&f, "older.relais");
  save (&f, match, path);
  write_file (&f, "older.json", "{\"strict\":true}");
  reopen (&f);
  again = load (&f, path);
  g_assert_true (relais_match_get_strict (again));
  save (&f, again, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nundo: strict\n"));
  finish (&f);
}

/* What a later version keeps there is told as what it is. */
static void
test_an_unknown_kind_of_undo_is_listed_as_broken (void)
{
  Fixture f;
  g_autoptr (RelaisLibraryEntry) at = NULL;
  g_autofree char *reason = NULL;

  begin (&f);
  write_file (&f, "later.relais", "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\nundo: turns\n\n");
  reopen (&f);
  at = entry (&f, 0);
  g_assert_true (relais_library_entry_get_broken (at));
  reason = relais_library_entry_dup_reason (at);
  g_assert_nonnull (strstr (reason, "strict"));
  finish (&f);
}

/* Telling: two games that only differ in what is hidden tell the same. */

static void
tell_properties (GString *all, GObject *object)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      g_autofree char *text = NULL;

      if (!(specs[i]->flags & G_PARAM_READABLE) || g_type_is_a (specs[i]->value_type, G_TYPE_OBJECT))
        continue;
      g_object_get_property (object, specs[i]->name, g_value_init (&value, specs[i]->value_type));
      text = g_strdup_value_contents (&value);
      g_string_append_printf (all, "%s=%s\n", specs[i]->name, text);
    }
}

static void
tell_cards (GString *all, RelaisMatch *match)
{
  g_autoptr (GListModel) cards = relais_match_cards_new (match);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (RelaisCard) card = g_list_model_get_item (cards, i);
      RelaisReason *reason = relais_card_get_reason (card);

      tell_properties (all, G_OBJECT (card));
      if (reason != NULL)
        g_string_append_printf (all, "%s\n", relais_reason_get_sentence (reason));
    }
}

static void
tell_decision (GString *all, RelaisMatch *match)
{
  g_autoptr (RelaisDecision) decision = deciding (match);

  g_string_append_printf (all, "%s\n%s\n", relais_decision_get_question (decision), relais_decision_get_remark (decision));
  for (guint i = 0; i < deciding_count (decision); i++)
    {
      RelaisChoice *choice = deciding_nth (relais_decision_get_choices (decision), i);
      RelaisReason *reason = relais_choice_get_reason (choice);

      tell_properties (all, G_OBJECT (choice));
      g_string_append_printf (all, "%s %s %s\n", relais_choice_get_title (choice), relais_choice_get_detail (choice),
                              reason != NULL ? relais_reason_get_sentence (reason) : "");
    }
}

static void
tell_points (GString *all, RelaisMatch *match)
{
  RelaisLedger *ledger = whole_ledger (match, relais_match_get_shown_node (match));

  for (guint i = 0; i < relais_ledger_size (ledger); i++)
    {
      const RelaisLedgerEntry *entry = relais_ledger_entry (ledger, i);

      g_string_append_printf (all, "%d %d %d %d\n", entry->turn, entry->seat, entry->column, entry->n);
    }
  relais_ledger_free (ledger);
}

/* Drawn anew, so with the same chance. */
static void
tell_setup (GString *all, RelaisMatch *match)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = NULL;
  g_autofree char *text = NULL;
  g_autofree char *code = NULL;
  RelaisDraftTexts texts;
  gsize length;

  g_random_set_seed (1);
  draft = relais_draft_new_from_position (match, relais_match_get_shown_node (match));
  text = relais_draft_print (draft, &length);
  code = relais_draft_dup_code (draft, &texts, problems);
  g_string_append_printf (all, "%s\n%s\n", text, code);
}

/* What sounds, trips and announcements are made of. */
static void
tell_events (GString *all, RelaisMatch *match)
{
  const RelaisView *view = relais_match_get_view (match);
  const RelaisLore *lore = relais_lore_find (view->game);
  RelaisEvents events;

  relais_match_told_events_of (match, relais_match_get_shown_node (match), &events);
  for (int i = 0; i < events.count; i++)
    {
      g_autofree char *told = lore->tell_event (view, &events.at[i]);
      char buffer[256];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (view->game, &events.at[i], &text);
      g_string_append_printf (all, "%s %s\n", buffer, told);
    }
}

/* Since each seat's last turn. */
static void
tell_deeds (GString *all, RelaisMatch *match, RelaisHistory *history)
{
  for (guint seat = 0; seat < g_list_model_get_n_items (relais_match_get_seats (match)); seat++)
    {
      gboolean ever;
      g_autoptr (GPtrArray) deeds = relais_history_since (history, (int) seat, &ever);

      for (guint i = 0; deeds != NULL && i < deeds->len; i++)
        for (guint line = 0; line < ((RelaisHistoryDeeds *) deeds->pdata[i])->lines->len; line++)
          g_string_append_printf (all, "%u %s\n", seat,
                                  (const char *) ((RelaisHistoryDeeds *) deeds->pdata[i])->lines->pdata[line]);
    }
}

static void
tell_again (GString *all, RelaisMatch *match)
{
  g_autoptr (RelaisMatch) again = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_random_set_seed (2);
  again = relais_new_game_again (match, FALSE);
  text = relais_match_print (again, &length);
  g_string_append (all, text);
}

static void
tell_position (GString *all, RelaisMatch *match)
{
  const RelaisView *view = relais_match_get_view (match);
  const RelaisLore *lore = relais_lore_find (view->game);
  g_autofree char *position = lore->tell_position (view);
  g_autofree char *turn = lore->tell_turn (view);
  g_autofree char *decks = lore->tell_decks (view);
  gint64 number;

  g_string_append_printf (all, "%s\n%s\n%s\n", position, turn, decks);
  g_assert_false (relais_match_get_deal_number (match, &number));
  tell_events (all, match);
  tell_cards (all, match);
  tell_points (all, match);
  tell_setup (all, match);
}

static char *
tell_all (RelaisMatch *match)
{
  GString *all = g_string_new (NULL);
  g_autoptr (RelaisHistory) history = relais_history_new (match);
  g_autofree char *moves = whole_history (history);

  g_string_append (all, moves);
  tell_deeds (all, match, history);
  tell_decision (all, match);
  tell_position (all, match);
  tell_again (all, match);
  /* and on the way back to the start */
  for (RelaisNode *node = relais_match_get_node (match)->parent; node != NULL; node = node->parent)
    if (node->depth % 9 == 0)
      {
        relais_match_look (match, node);
        tell_position (all, match);
      }
  relais_match_look (match, NULL);
  return g_string_free (all, FALSE);
}

/* Whoever looks. */
static void
assert_same_told (Secrets *secrets)
{
  for (int viewer = RELAIS_SEATS; viewer < relais_match_get_game (secrets->one)->seats (relais_match_get_state (secrets->one));
       viewer++)
    {
      g_autofree char *one = NULL;
      g_autofree char *other = NULL;

      relais_match_set_viewer (secrets->one, viewer);
      relais_match_set_viewer (secrets->other, viewer);
      g_assert_cmpint (relais_match_get_viewer (secrets->one), ==, viewer);
      one = tell_all (secrets->one);
      other = tell_all (secrets->other);
      g_assert_cmpstr (one, ==, other);
    }
}

static void
test_nothing_tells_what_is_hidden (gconstpointer line)
{
  g_auto (Secrets) secrets = { 0 };
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  secrets_make (&secrets, line, 60);
  assert_same_told (&secrets);
  /* It is there to be told: the records say it. */
  one = relais_match_print (secrets.one, &(gsize) { 0 });
  other = relais_match_print (secrets.other, &(gsize) { 0 });
  g_assert_cmpstr (one, !=, other);
  /* An end that only the players made is none: the game goes on in a copy of it. */
  relais_match_end_early (secrets.one);
  relais_match_end_early (secrets.other);
  assert_same_told (&secrets);
}

/* While messages are shown to who chooses, those are known. */
static void
test_what_is_shown_stays_in_a_setup (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("{\"players\":2,\"seed\":3,\"turn\":8,\"seats\":[{\"deniers\":50,"
                                                 "\"characters\":[\"spy\"]},{\"characters\":[]}]}");
  guint found = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  while (found < 3 && playing_play_random (match, &rng))
    {
      const LoireState *s = relais_match_get_state (match);
      g_autoptr (RelaisDraft) draft = NULL;
      g_autoptr (RelaisSetup) setup = NULL;
      const LoireState *dealt;
      guint8 top;

      if (s->phase != LOIRE_PICK)
        continue;
      found++;
      draft = relais_draft_new_from_position (match, relais_match_get_node (match));
      setup = relais_draft_dup_setup (draft);
      g_assert_nonnull (setup);
      dealt = (const LoireState *) &setup->state;
      top = (guint8) (loire_deck_start[s->pick_level - 1] + s->n_deck[s->pick_level - 1] - s->pick_count);
      testing_assert_same (dealt->deck + top, s->deck + top, s->pick_count);
    }
  g_assert_cmpuint (found, ==, 3);
}

static gboolean
has_order_of (RelaisDraft *draft, gconstpointer state)
{
  g_autoptr (RelaisSetup) setup = relais_draft_dup_setup (draft);
  const LoireState *dealt = (const LoireState *) &setup->state;
  const LoireState *s = state;

  return memcmp (dealt->deck, s->deck, sizeof s->deck) == 0;
}

/* What is hidden is dealt anew in every running game; as it lies, setups of what
 * is over are. The decks are shuffled by the new number, so the code is short. */
static void
test_a_setup_deals_anew_until_the_end (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=1 seed=7 solo_turns=12");
  RelaisNode *middle;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  playing_play_on (match, &rng, 12);
  middle = relais_match_get_node (match);
  for (guint strict = 0; strict < 2; strict++)
    {
      g_autoptr (RelaisDraft) dealt = NULL;
      g_autoptr (RelaisDraft) real = relais_draft_new_as_it_lies (match, middle);
      g_autofree char *text = NULL;
      gsize length;

      relais_match_set_strict (match, strict == 1);
      g_assert_cmpint (relais_match_may_reveal (match), ==, strict == 0);
      dealt = relais_draft_new_from_position (match, middle);
      g_assert_true (relais_draft_is_playable (dealt));
      g_assert_false (has_order_of (dealt, middle->state));
      g_assert_true (has_order_of (real, middle->state));
      g_assert_cmpint (relais_draft_get_option (real, RELAIS_OPTION_SEED), ==, 7);
      g_assert_cmpint (relais_draft_get_option (dealt, RELAIS_OPTION_SEED), !=, 7);
      text = relais_draft_print (dealt, &length);
      g_assert_true (g_regex_match_simple ("\"decks\"\\s*:\\s*{\\s*}", text, 0, 0));
    }
  playing_play_on (match, &rng, 2000);
  g_assert_true (relais_match_is_over (match) && relais_match_may_reveal (match));
  for (RelaisNode *node = middle; node != NULL; node = node == middle ? relais_match_get_node (match) : NULL)
    {
      g_autoptr (RelaisDraft) lies = relais_draft_new_from_position (match, node);

      g_assert_cmpint (relais_draft_get_option (lies, RELAIS_OPTION_SEED), ==, 7);
    }
}

/* The end tells the deal number, and nobody gets behind it any more. */
static void
test_the_end_of_a_strict_game_is_final (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=1 seed=7 solo_turns=2");
  gint64 number = 0;
  RelaisRng rng;

  relais_rng_seed (&rng, 1);
  g_assert_true (relais_match_get_deal_number (match, &number));
  relais_match_set_strict (match, TRUE);
  g_assert_false (relais_match_get_deal_number (match, &number));
  playing_play_on (match, &rng, 500);
  g_assert_true (relais_match_get_deal_number (match, &number));
  g_assert_cmpint (number, ==, 7);
  g_assert_false (relais_match_can_undo (match));
  g_assert_false (relais_match_can_undo_turn (match));
  g_assert_false (relais_match_can_go (match, relais_tree_get_root (relais_match_get_tree (match))));
  relais_match_set_strict (match, FALSE);
  g_assert_true (relais_match_can_undo (match));
}

/* Nor is it known before: what the row of a new game shows is not what is dealt. */
static void
test_a_strict_games_number_is_drawn_when_it_begins (void)
{
  g_autoptr (RelaisNewGame) new_game = relais_new_game_new (relais_games[0], NULL);
  RelaisOptions *options = RELAIS_OPTIONS (new_game);
  gint64 shown = relais_options_get_value (options, RELAIS_OPTION_SEED);

  for (guint given = 0; given < 2; given++)
    {
      g_autoptr (RelaisMatch) match = NULL;
      const RelaisConfig *config;

      relais_new_game_set_strict (new_game, TRUE);
      g_assert_true (relais_options_has_secret (options));
      if (given == 1)
        relais_options_set_value (options, RELAIS_OPTION_SEED, shown);
      g_assert_cmpint (relais_options_is_given (options, RELAIS_OPTION_SEED), ==, given == 1);
      match = relais_new_game_start (new_game);
      config = &relais_match_get_record (match)->config;
      g_assert_cmpint (config->value[RELAIS_OPTION_SEED] == shown, ==, given == 1);
    }
  relais_options_draw_seed (options);
  g_assert_false (relais_options_is_given (options, RELAIS_OPTION_SEED));
}

static void
add_tests (void)
{
  g_test_add_func ("/secrets/copy", test_a_copy_is_as_strict);
  g_test_add_func ("/secrets/older", test_an_older_game_stays_strict);
  g_test_add_func ("/secrets/later", test_an_unknown_kind_of_undo_is_listed_as_broken);
  g_test_add_data_func ("/secrets/told/one", "loire players=1 seed=3", test_nothing_tells_what_is_hidden);
  g_test_add_data_func ("/secrets/told/three", "loire players=3 seed=5 preset=french", test_nothing_tells_what_is_hidden);
  g_test_add_data_func ("/secrets/told/casual", "loire players=2 seed=4 variant=casual", test_nothing_tells_what_is_hidden);
  g_test_add_func ("/secrets/setup/shown", test_what_is_shown_stays_in_a_setup);
  g_test_add_func ("/secrets/setup/anew", test_a_setup_deals_anew_until_the_end);
  g_test_add_func ("/secrets/end", test_the_end_of_a_strict_game_is_final);
  g_test_add_func ("/secrets/number", test_a_strict_games_number_is_drawn_when_it_begins);
}

int
main (int argc, char **argv)
{
  return library_run (argc, argv, add_tests);
}
