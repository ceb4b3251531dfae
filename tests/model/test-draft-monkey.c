/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hundreds of edits of every sort, one after another: nothing is ever lost or
 * made from nothing, every draft can be saved and read again, and undoing all
 * of it leads back to where it began. */

#include "drafting.h"

#include "../scale.h"
#include "model/loire/loire-draft.h"
#include "record/relais-setup-code.h"

typedef struct
{
  RelaisDraft *draft;
  RelaisRng rng;
} Monkey;

static guint
below (Monkey *m, guint n)
{
  return relais_rng_below (&m->rng, n);
}

static char *
any_piece (Monkey *m)
{
  GListModel *pieces = relais_draft_get_pieces (m->draft);
  g_autoptr (RelaisDraftPiece) piece = g_list_model_get_item (pieces, below (m, g_list_model_get_n_items (pieces)));

  return g_strdup (relais_draft_piece_get_id (piece));
}

static char *
any_place (Monkey *m)
{
  switch (below (m, 8))
    {
    case 0: return g_strdup_printf ("market-%u", below (m, 9));
    case 1: return g_strdup_printf ("river-%02u", below (m, 23));
    case 2: return g_strdup_printf ("palace-%s", loire_palaces[below (m, LOIRE_PALACES)]);
    case 3: return g_strdup_printf ("%s-%u", below (m, 2) ? "merchant" : "messenger", below (m, 5));
    default: return g_strdup (loire_locations[below (m, LOIRE_LOCATIONS)]);
    }
}

static void
move_any_piece (Monkey *m)
{
  g_autofree char *piece = any_piece (m), *from = any_place (m), *to = any_place (m);
  g_autoptr (RelaisReason) why = NULL;
  g_auto (GStrv) lie = relais_draft_places_of (m->draft, piece);
  const char *source = lie[0] != NULL && below (m, 4) ? lie[below (m, g_strv_length (lie))] : from;
  gboolean done, could;

  switch (below (m, 4))
    {
    case 0:
      done = relais_draft_take (m->draft, piece, source, &why);
      break;
    case 1:
      could = relais_draft_can_move (m->draft, piece, source, to, NULL);
      done = relais_draft_move (m->draft, piece, source, to, &why);
      g_assert_cmpint (could, ==, done);
      break;
    default:
      could = relais_draft_can_put (m->draft, piece, to, NULL);
      done = relais_draft_put (m->draft, piece, to, &why);
      g_assert_cmpint (could, ==, done);
    }
  g_assert_true (done == (why == NULL));
}

static void
change_cards (Monkey *m, RelaisDraftField *field)
{
  const char *const *cards = relais_draft_field_get_cards (field);
  const char *const *addable = relais_draft_field_get_addable (field);
  guint n = g_strv_length ((char **) cards), more = g_strv_length ((char **) addable);
  g_autoptr (RelaisReason) why = NULL;

  if (more > 0 && below (m, 3) > 0)
    relais_draft_field_add_card (field, addable[below (m, more)], &why);
  else if (n > 0 && below (m, 2))
    g_assert_true (relais_draft_field_remove_card (field, cards[below (m, n)]));
  else if (n > 0)
    relais_draft_field_move_card (field, cards[below (m, n)], below (m, n));
}

static void
change_any_field (Monkey *m)
{
  g_autoptr (GListModel) fields = relais_draft_fields (m->draft, NULL);
  g_autoptr (RelaisDraftField) field = g_list_model_get_item (fields, below (m, g_list_model_get_n_items (fields)));
  gint64 min = relais_draft_field_get_minimum (field), max = relais_draft_field_get_maximum (field);

  if (relais_draft_field_get_kind (field) == RELAIS_DRAFT_CARDS)
    change_cards (m, field);
  else
    {
      gboolean sensitive = relais_draft_field_get_sensitive (field);
      gint64 value = below (m, 4) ? min + below (m, (guint) MIN (max - min, 12) + 1) : max;
      gboolean same = value == relais_draft_field_get_value (field);

      g_assert_cmpint (relais_draft_field_set_value (field, value), ==, same || sensitive);
    }
}

static void
change_any_option (Monkey *m)
{
  int option = (int) below (m, LOIRE_OPTIONS);
  const RelaisOption *info = &loire_options[option];

  if (below (m, 4) == 0)
    relais_draft_unset_option (m->draft, option);
  else
    relais_draft_set_option (m->draft, option, info->min + below (m, (guint) MIN (info->max - info->min, 60) + 1));
}

static void
change_any_value (Monkey *m)
{
  const RelaisField *field = &relais_loire.fields[below (m, (guint) relais_loire.n_fields)];
  guint index = below (m, MAX (field->count, 1u));

  if (below (m, 3) == 0)
    relais_draft_reset_edition (m->draft);
  else if (below (m, 3) == 0)
    relais_draft_reset_values (m->draft, &(RelaisDraftCell) { field, index }, 1);
  else
    relais_draft_set_value (m->draft, field, index, field->min + below (m, (guint) MIN (field->max - field->min, 6) + 1));
}

static void
change_a_seat (Monkey *m)
{
  guint seat = below (m, relais_draft_get_n_seats (m->draft));

  switch (below (m, 3))
    {
    case 0: relais_draft_set_seat_name (m->draft, seat, below (m, 2) ? "Anna" : "Ben"); break;
    case 1: relais_draft_set_seat_colour (m->draft, seat, relais_seat_colours[below (m, 4)]); break;
    default: relais_draft_remove_seat (m->draft, seat);
    }
}

static void
fix_anything (Monkey *m)
{
  GListModel *findings = relais_draft_get_findings (m->draft);
  guint n = g_list_model_get_n_items (findings);
  g_autoptr (RelaisDraftFinding) finding = n > 0 ? g_list_model_get_item (findings, below (m, n)) : NULL;

  if (finding != NULL)
    relais_draft_fix (m->draft, finding, NULL);
}

static void
edit (Monkey *m)
{
  switch (below (m, 24))
    {
    case 0: change_any_option (m); break;
    case 1: change_any_value (m); break;
    case 2: change_a_seat (m); break;
    case 3: fix_anything (m); break;
    case 4: relais_draft_undo (m->draft); break;
    case 5: relais_draft_redo (m->draft); break;
    case 6:
      relais_draft_use_tool (m->draft, loire_draft_tools[below (m, 4)].id, NULL);
      break;
    case 7:
      if (below (m, 3) == 0)
        relais_draft_use_random (m->draft, below (m, 1000), NULL);
      else
        relais_draft_use_complete (m->draft, below (m, 1000), NULL);
      break;
    case 8: case 9: case 10: case 11: case 12: change_any_field (m); break;
    default: move_any_piece (m);
    }
}

/* L-POS-2: whatever is too many is told, and nothing else is. */
static void
assert_conserved (RelaisDraft *draft)
{
  const RelaisDraftBoard *board = relais_draft_get_board (draft);
  const LoireEdition *e = board->edition;
  const LoireState *s = drafting_state (draft);

  for (guint g = 0; g < LOIRE_GOODS; g++)
    {
      guint n = s->goods[g];

      for (guint i = 0; i < s->players; i++)
        n += s->seats[i].goods[g];
      if (n != e->cards[g])
        g_assert_cmpuint (s->goods[g], ==, 0);
    }
  for (guint id = 0; id < LOIRE_CHARACTERS; id++)
    {
      guint n = s->characters[id];

      for (guint i = 0; i < s->players; i++)
        n += (s->seats[i].characters & LOIRE_BIT (id)) != 0;
      if (n != loire_copies (e, s, id))
        g_assert_cmpuint (s->characters[id], ==, 0);
    }
}

/* No card is in two places. */
static void
assert_cards_once (const LoireState *s)
{
  guint lies[LOIRE_MESSAGES] = { 0 };

  for (guint level = 0; level < LOIRE_LEVELS; level++)
    for (guint i = 0; i < s->n_deck[level]; i++)
      lies[s->deck[loire_deck_start[level] + i]]++;
  for (guint i = 0; i < s->players; i++)
    {
      guint card = s->seats[i].first_delivered;

      for (guint h = 0; h < s->seats[i].n_held; h++)
        lies[s->seats[i].held[h].card]++;
      for (guint n = 0; n < s->seats[i].n_delivered; n++, card = s->delivered[card])
        lies[card]++;
    }
  for (guint card = 0; card < LOIRE_MESSAGES; card++)
    g_assert_cmpuint (lies[card], <=, 1);
}

static void
assert_reads_again (RelaisDraft *draft)
{
  gsize n;
  g_autofree char *text = relais_draft_print (draft, &n);
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) again = relais_draft_read (text, n, problems);

  g_assert_nonnull (again);
  testing_assert_no_problems (problems);
  drafting_assert_same (draft, again);
}

/* As everything that reads setups reads it; NULL: it is refused. */
static RelaisSetup *
parse (const char *text, gsize n)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();

  return relais_setup_parse (text, n, problems);
}

static char *
print_state (RelaisDraft *draft, const RelaisState *state)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  relais_loire.print_state (relais_draft_get_edition (draft), state, &text);
  return g_strdup (buffer);
}

static void
assert_same_state (RelaisDraft *draft, const RelaisState *one, const RelaisState *other)
{
  g_autofree char *first = print_state (draft, one), *second = print_state (draft, other);

  g_assert_cmpstr (first, ==, second);
}

static void
assert_same_start (RelaisDraft *draft, const RelaisSetup *setup, const RelaisSetup *other)
{
  g_assert_nonnull (other);
  assert_same_state (draft, &setup->state, &other->state);
  g_assert_cmpint (setup->edition == NULL, ==, other->edition == NULL);
}

/* The code that is shared, without its texts: those do not matter here. */
static void
assert_code_is_the_same (RelaisDraft *draft, const RelaisSetup *setup)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisDraftTexts texts;
  g_autofree char *code = relais_draft_dup_code (draft, &texts, problems);
  g_autoptr (RelaisSetup) decoded = NULL;
  g_autoptr (RelaisDraft) again = NULL;
  g_autofree char *json = NULL;

  testing_assert_no_problems (problems);
  decoded = relais_setup_code_parse (code, problems);
  testing_assert_no_problems (problems);
  assert_same_start (draft, setup, decoded);
  if (texts != RELAIS_DRAFT_WITH_TEXTS)
    return;
  /* what is left to chance is so in the code, too */
  json = relais_setup_code_to_json (code, problems);
  again = relais_draft_read (json, strlen (json), problems);
  testing_assert_no_problems (problems);
  drafting_assert_same (draft, again);
}

/* What is drawn at random by the editor is drawn so when the game begins. */
static void
assert_completes_alike (RelaisDraft *draft)
{
  g_autoptr (RelaisSetup) setup = relais_draft_dup_setup (draft);
  RelaisDraftBoard board = *relais_draft_get_board (draft);

  if (setup == NULL)
    return;
  g_assert_true (loire_draft_complete (&board, NULL));
  assert_same_state (draft, &setup->state, &board.state);
}

static gboolean
any_error (RelaisDraft *draft)
{
  return drafting_nth_finding (draft, 0) != NULL
         && relais_draft_finding_get_severity (drafting_nth_finding (draft, 0)) == RELAIS_DRAFT_ERROR;
}

/* One judgement: what the window calls playable everything that reads setups
 * takes, as a file and as a code, and begins it in the same way; what it does not,
 * they refuse, and the window says why in its own words. */
static void
assert_judged_alike (RelaisDraft *draft)
{
  gsize n;
  g_autofree char *text = relais_draft_print (draft, &n);
  g_autofree char *findings = drafting_findings (draft);
  g_autoptr (RelaisSetup) setup = relais_draft_dup_setup (draft);
  g_autoptr (RelaisSetup) read = parse (text, n);

  if (relais_draft_is_playable (draft) != (read != NULL) || relais_draft_is_playable (draft) == any_error (draft)
      || (setup != NULL) != (read != NULL) || g_regex_match_simple ("SYNTAX|FILE", findings, 0, 0))
    g_error ("playable: %d, setup: %d\n%s%s", relais_draft_is_playable (draft), read != NULL, findings, text);
  g_assert_false (g_regex_match_simple ("\\{[a-z_]+\\}", findings, 0, 0));
  if (setup == NULL)
    return;
  assert_same_start (draft, setup, read);
  assert_code_is_the_same (draft, setup);
}

static void
run (guint64 seed, guint edits)
{
  Monkey m = { .draft = drafting_new (1 + (guint) (seed % 4), (gint64) seed) };
  g_autoptr (RelaisDraft) draft = m.draft;
  RelaisDraftFacts first;

  relais_draft_facts_copy (&first, relais_draft_get_facts (draft));
  while (relais_draft_undo (draft))
    ;
  relais_draft_facts_clear (&first);
  relais_draft_facts_copy (&first, relais_draft_get_facts (draft));
  relais_rng_seed (&m.rng, seed);
  for (guint i = 0; i < edits; i++)
    {
      edit (&m);
      assert_conserved (draft);
      assert_cards_once (drafting_state (draft));
      if (i % 8 == 0)
        {
          assert_reads_again (draft);
          assert_judged_alike (draft);
          assert_completes_alike (draft);
        }
    }
  while (relais_draft_undo (draft))
    ;
  testing_assert_same (&first.board.state, &relais_draft_get_board (draft)->state, sizeof (LoireState));
  g_assert_cmpuint (first.board.drawn, ==, relais_draft_get_board (draft)->drawn);
  relais_draft_facts_clear (&first);
}

static void
test_any_edits (void)
{
  for (guint64 seed = 1; seed <= scaled (30); seed++)
    run (seed, 200);
}

/* Words and numbers of a file exchanged for others that are also found there,
 * or bytes for any: what comes out is read, told, printed and mended. */
static void
damage (Monkey *m, GString *text)
{
  guint at = below (m, (guint) text->len), from = below (m, (guint) text->len);
  guint n = 1 + below (m, 12);

  switch (below (m, 4))
    {
    case 0:
      text->str[at] = "0123456789\"[]{},:nx"[below (m, 19)];
      break;
    case 1:
      while (at > 0 && !g_ascii_isdigit (text->str[at]))
        at--;
      g_string_insert_c (text, at, (char) ('0' + below (m, 10)));
      break;
    case 2:
      g_string_erase (text, at, (gssize) MIN (n, text->len - at));
      break;
    default:
      for (guint i = 0; i < n && at + i < text->len && from + i < text->len; i++)
        text->str[at + i] = text->str[from + i];
    }
}

/* A member of an object or of a list exchanged for another's value. */
static void
exchange (Monkey *m, GString *text)
{
  static const char *const values[] = { "null", "0", "3", "9", "255", "1000000000", "true", "\"tours\"", "\"nantes\"",
                                        "\"red\"", "\"pick\"", "\"over\"", "\"circus\"", "\"m4.01\"", "[]", "{}",
                                        "\"ccw\"", "\"casual\"", "\"castle\"" };
  guint at = below (m, (guint) text->len), end;

  while (at < text->len && text->str[at] != ':')
    at++;
  if (at == text->len)
    return;
  for (end = at + 1; end < text->len && strchr (",}]", text->str[end]) == NULL;)
    end++;
  g_string_erase (text, at + 1, (gssize) (end - at - 1));
  g_string_insert (text, at + 1, values[below (m, G_N_ELEMENTS (values))]);
}

/* Of what the window reads without a word. */
static void
assert_file_is_judged_alike (RelaisDraft *draft, const GString *text)
{
  g_autoptr (RelaisSetup) setup = parse (text->str, text->len);

  if ((setup != NULL) != relais_draft_is_playable (draft))
    g_error ("playable: %d, but not so in %s", relais_draft_is_playable (draft), text->str);
}

static guint
read_damaged (Monkey *m, const GString *text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text->str, text->len, problems);
  Monkey other = { .draft = draft, .rng = m->rng };
  g_autofree char *printed = NULL;
  gsize n;

  testing_assert_presentable (problems);
  if (draft == NULL)
    {
      g_assert_cmpuint (problems->len, >, 0);
      return 0;
    }
  if (problems->len == 0)
    assert_file_is_judged_alike (draft, text);
  assert_cards_once (drafting_state (draft));
  assert_judged_alike (draft);
  printed = relais_draft_print (draft, &n);
  for (guint i = 0; i < 6; i++)
    {
      fix_anything (&other);
      edit (&other);
    }
  assert_reads_again (draft);
  return 1;
}

static void
test_damaged_files (void)
{
  guint tried = 0, read = 0;

  for (guint64 seed = 1; seed <= scaled (10); seed++)
    {
      Monkey m = { .draft = drafting_new (1 + (guint) (seed % 4), (gint64) seed) };
      g_autoptr (RelaisDraft) draft = m.draft;
      g_autofree char *text = NULL;
      gsize n;

      relais_rng_seed (&m.rng, seed);
      for (guint i = 0; i < 60; i++)
        edit (&m);
      text = relais_draft_print (draft, &n);
      for (guint i = 0; i < 40; i++, tried++)
        {
          g_autoptr (GString) damaged = g_string_new (text);

          for (guint k = below (&m, 4); k > 0; k--)
            exchange (&m, damaged);
          if (i % 4 == 0)
            damage (&m, damaged);
          read += read_damaged (&m, damaged);
        }
    }
  g_assert_cmpuint (16 * read, >, 5 * tried);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft-monkey/any-edits", test_any_edits);
  g_test_add_func ("/draft-monkey/damaged-files", test_damaged_files);
  return g_test_run ();
}
