/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a file tells of a draft beyond a setup: by leaving members out, and by
 * one of its own, "draft", for what a setup cannot leave out. */

#include "loire-draft.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "engine/common/reader.h"
#include "engine/loire/loire-rules.h"
#include "engine/loire/loire-text.h"

/* Printing */

static JsonObject *
member (JsonObject *object, const char *name)
{
  return json_object_get_object_member (object, name);
}

static JsonObject *
seat_member (JsonObject *root, guint seat)
{
  return json_array_get_object_element (json_object_get_array_member (root, "seats"), seat);
}

/* Only what was chosen. */
static void
print_options (JsonObject *root, const RelaisConfig *given)
{
  JsonObject *options = member (root, "options");

  for (guint i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    if (!(given->given & LOIRE_BIT (i)))
      json_object_remove_member (options, loire_options[i].key);
  if (given->given & LOIRE_BIT (LOIRE_OPTION_PRESET))
    json_object_set_string_member (root, "preset",
                                   loire_options[LOIRE_OPTION_PRESET].words[given->value[LOIRE_OPTION_PRESET]]);
  json_object_remove_member (root, "player");
}

static void
print_shields (JsonObject *root, const LoireState *s)
{
  LOIRE_EACH (gap, loire_draft_shield_gaps (s))
    json_object_remove_member (member (root, "shields"), loire_locations[gap]);
}

/* A market that has some of its tiles cannot be a setup's. */
static void
print_market (JsonObject *root, JsonObject *draft, const LoireState *s)
{
  JsonArray *tiles;

  if (memchr (s->market, LOIRE_NONE, LOIRE_COLOURS) == NULL)
    return;
  tiles = json_array_new ();
  for (guint i = 0; i < LOIRE_COLOURS; i++)
    if (s->market[i] == LOIRE_NONE)
      json_array_add_null_element (tiles);
    else
      json_array_add_string_element (tiles, loire_colours[s->market[i]]);
  json_object_set_array_member (draft, "market", tiles);
  json_object_remove_member (root, "market");
}

static void
print_figures (JsonObject *root, JsonObject *draft, const LoireState *s)
{
  JsonArray *off = json_array_new ();

  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (s->seats[i].stack[f].at == LOIRE_NONE)
        {
          JsonObject *stack = member (seat_member (root, i), loire_figure_names[f]);
          char id[32];

          loire_draft_piece_id (&(LoirePiece) { LOIRE_PIECE_FIGURE, f, i }, id);
          json_array_add_string_element (off, id);
          json_object_remove_member (stack, "at");
          json_object_remove_member (stack, "dir");
        }
  if (json_array_get_length (off) > 0)
    json_object_set_array_member (draft, "off", off);
  else
    json_array_unref (off);
}

/* The shield of a mark is its village's, if that has one. */
static void
print_marks (JsonObject *seat)
{
  JsonArray *messages = json_object_get_array_member (seat, "messages");

  for (guint i = 0; i < json_array_get_length (messages); i++)
    {
      JsonArray *marks = json_object_get_array_member (json_array_get_object_element (messages, i), "marks");

      for (guint m = 0; m < json_array_get_length (marks); m++)
        json_object_remove_member (json_array_get_object_element (marks, m), "shield");
    }
}

/* Supplies and tokens follow from the rest. */
static void
print_seats (JsonObject *root, const RelaisDraftBoard *board)
{
  const LoireState *s = loire_draft_peek (board);

  for (guint i = 0; i < s->players; i++)
    {
      JsonObject *seat = seat_member (root, i);

      print_marks (seat);
      if (board->drawn & LOIRE_DRAWN_HAND (i))
        json_object_remove_member (seat, "messages");
    }
  if (s->turn == 0)
    json_object_remove_member (root, "turn");
}

static void
print_decks (JsonObject *root, const RelaisDraftBoard *board)
{
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    if (board->drawn & LOIRE_DRAWN_DECK (level))
      {
        char key[2] = { (char) ('1' + level), '\0' };

        json_object_remove_member (member (root, "decks"), key);
      }
}

/* What is as it comes out by itself need not be told. */
static void
print_derived (JsonObject *root, const RelaisDraftBoard *board)
{
  RelaisDraftBoard settled;
  const LoireState *s = loire_draft_peek (board), *t = loire_draft_peek (&settled);

  memcpy (&settled, board, sizeof settled);
  loire_draft_settle (&settled);
  if (memcmp (s->goods, t->goods, sizeof s->goods) == 0 && s->towers == t->towers
      && memcmp (s->characters, t->characters, sizeof s->characters) == 0
      && memcmp (s->palaces, t->palaces, sizeof s->palaces) == 0)
    json_object_remove_member (root, "supply");
  for (guint i = 0; i < s->players; i++)
    if (s->seats[i].tokens == t->seats[i].tokens)
      json_object_remove_member (seat_member (root, i), "tokens");
}

static char *
text_of (const RelaisDraftBoard *board)
{
  LoireState papered = *loire_draft_peek (board);
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  loire_draft_paper_over (board->edition, &papered);
  /* picking from nothing is told by the phase alone */
  if (papered.pick_level == 0)
    papered.pick_level = 1;
  relais_text_init (&text, buffer, sizeof buffer);
  loire_print_state (board->edition, &papered, &text);
  return g_strdup (buffer);
}

char *
loire_draft_print (const RelaisDraftBoard *board)
{
  const LoireState *s = loire_draft_peek (board);
  g_autofree char *text = text_of (board);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonObject *root = json_node_get_object (node);
  JsonObject *draft = json_object_new ();

  if (s->pick_level == 0)
    json_object_set_null_member (root, "pick");
  print_options (root, &board->given);
  print_shields (root, s);
  print_market (root, draft, s);
  print_figures (root, draft, s);
  if (s->circus == LOIRE_NONE && s->variant != LOIRE_CASUAL)
    json_object_remove_member (root, "circus");
  print_derived (root, board);
  print_seats (root, board);
  print_decks (root, board);
  json_object_set_object_member (root, "draft", draft);
  return json_to_string (node, FALSE);
}

/* Reading */

typedef struct
{
  RelaisDraftBoard *board;
  LoireState *s;
  const RelaisJson *json;
} Reading;

static RelaisJsonValue
top (const Reading *r, const char *key)
{
  return relais_json_member (r->json, 0, key);
}

static RelaisJsonValue
below (const Reading *r, RelaisJsonValue object, const char *key)
{
  return object != RELAIS_JSON_NONE && relais_json_type (r->json, object) == RELAIS_JSON_OBJECT
         ? relais_json_member (r->json, object, key) : RELAIS_JSON_NONE;
}

static gboolean
is_list (const Reading *r, RelaisJsonValue v)
{
  return v != RELAIS_JSON_NONE && relais_json_type (r->json, v) == RELAIS_JSON_LIST;
}

/* Index of a word, or LOIRE_NONE. */
static guint8
word_at (const Reading *r, RelaisJsonValue v, const char *const *words, guint n)
{
  for (guint i = 0; v != RELAIS_JSON_NONE && relais_json_type (r->json, v) == RELAIS_JSON_STRING && i < n; i++)
    if (relais_word_is (relais_json_word (r->json, v), words[i]))
      return (guint8) i;
  return LOIRE_NONE;
}

/* Options that were chosen are those that the file tells; of a file that was
 * not made here, which tells all, those that are not so by themselves. */
static void
read_options (Reading *r, gboolean ours)
{
  static const guint at_top[] = { LOIRE_OPTION_VARIANT, LOIRE_OPTION_PRESET };
  RelaisConfig *given = &r->board->given;
  RelaisJsonValue options = top (r, "options");
  RelaisConfig all;
  guint32 told = 0;

  for (guint i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    if (below (r, options, loire_options[i].key) != RELAIS_JSON_NONE)
      told |= LOIRE_BIT (i);
  for (guint i = 0; i < G_N_ELEMENTS (at_top); i++)
    if (top (r, loire_options[at_top[i]].key) != RELAIS_JSON_NONE)
      told |= LOIRE_BIT (at_top[i]);
  loire_draft_adopt (r->board);
  if (!(told & LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER)) && top (r, "player") == RELAIS_JSON_NONE)
    {
      given->given &= ~LOIRE_BIT (LOIRE_OPTION_FIRST_PLAYER);
      given->value[LOIRE_OPTION_FIRST_PLAYER] = 0;
    }
  if (!ours)
    return;
  /* exactly those: also ones that are as they would be by themselves */
  loire_draft_values (r->s, all.value);
  for (guint i = RELAIS_OPTION_GAME; i < LOIRE_OPTION_FIRST_PLAYER; i++)
    if (i == LOIRE_OPTION_PRESET)
      {
        guint8 preset = word_at (r, top (r, "preset"), loire_options[i].words, (guint) loire_options[i].max + 1);

        given->value[i] = preset == LOIRE_NONE ? 0 : preset;
        given->given = preset == LOIRE_NONE ? given->given & ~LOIRE_BIT (i) : given->given | LOIRE_BIT (i);
      }
    else if (told & LOIRE_BIT (i) && (i != LOIRE_OPTION_VARIANT || all.value[i] != LOIRE_STANDARD))
      {
        given->value[i] = all.value[i];
        given->given |= LOIRE_BIT (i);
      }
    else
      {
        given->value[i] = 0;
        given->given &= ~LOIRE_BIT (i);
      }
}

static void
read_shields (Reading *r)
{
  RelaisJsonValue shields = top (r, "shields");

  LOIRE_EACH (village, LOIRE_VILLAGES)
    r->s->shields[village] = word_at (r, below (r, shields, loire_locations[village]), loire_colours, LOIRE_COLOURS);
}

/* A tile that is told twice lies where it was told first. */
static void
read_market (Reading *r, RelaisJsonValue draft)
{
  RelaisJsonValue tiles = top (r, "market");
  guint i = 0;

  if (!is_list (r, tiles))
    tiles = below (r, draft, "market");
  memset (r->s->market, LOIRE_NONE, sizeof r->s->market);
  if (!is_list (r, tiles))
    return;
  for (RelaisJsonValue v = relais_json_first (r->json, tiles); v != RELAIS_JSON_NONE && i < LOIRE_COLOURS;
       v = relais_json_after (r->json, tiles, v), i++)
    {
      guint8 colour = word_at (r, v, loire_colours, LOIRE_COLOURS);

      if (memchr (r->s->market, colour, LOIRE_COLOURS) == NULL)
        r->s->market[i] = colour;
    }
}

static void
read_figures (Reading *r, RelaisJsonValue draft)
{
  RelaisJsonValue off = below (r, draft, "off");

  for (guint i = 0; is_list (r, off) && i < r->s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      {
        char id[32];

        loire_draft_piece_id (&(LoirePiece) { LOIRE_PIECE_FIGURE, f, i }, id);
        for (RelaisJsonValue v = relais_json_first (r->json, off); v != RELAIS_JSON_NONE;
             v = relais_json_after (r->json, off, v))
          if (word_at (r, v, (const char *const[]) { id }, 1) == 0)
            {
              r->s->seats[i].stack[f].at = LOIRE_NONE;
              r->s->seats[i].stack[f].direction = LOIRE_ANY_WAY;
            }
      }
}

/* The nth element of the seats. */
static RelaisJsonValue
seat_at (const Reading *r, guint seat)
{
  RelaisJsonValue seats = top (r, "seats");
  RelaisJsonValue v = is_list (r, seats) ? relais_json_first (r->json, seats) : RELAIS_JSON_NONE;

  for (; v != RELAIS_JSON_NONE && seat > 0; seat--)
    v = relais_json_after (r->json, seats, v);
  return v;
}

/* A deck as the file tells it; the reader of setups may have dealt from it. */
static void
read_deck (Reading *r, guint level, RelaisJsonValue list)
{
  guint8 *deck = r->s->deck + loire_deck_start[level];
  guint most = loire_deck_start[level + 1] - loire_deck_start[level], n = 0;

  for (RelaisJsonValue v = relais_json_first (r->json, list); v != RELAIS_JSON_NONE && n < most;
       v = relais_json_after (r->json, list, v))
    {
      guint8 card = word_at (r, v, loire_messages, LOIRE_MESSAGES);

      if (card == LOIRE_NONE || loire_level (card) != level + 1 || memchr (deck + most - n, card, n) != NULL)
        continue;
      n++;
      deck[most - n] = card;
    }
  memmove (deck, deck + most - n, n);
  r->s->n_deck[level] = (guint8) n;
}

/* What the reader of setups has dealt and shuffled is still to be drawn. */
static void
read_drawn (Reading *r)
{
  const RelaisCardList none = { 0 };
  RelaisJsonValue decks = top (r, "decks");

  r->board->drawn = 0;
  for (guint i = 0; top (r, "turn") == RELAIS_JSON_NONE && i < r->s->players; i++)
    if (below (r, seat_at (r, i), "messages") == RELAIS_JSON_NONE)
      {
        loire_draft_set_hand (r->board, i, &none);
        r->board->drawn |= LOIRE_DRAWN_HAND (i);
      }
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    {
      char key[2] = { (char) ('1' + level), '\0' };
      RelaisJsonValue list = below (r, decks, key);

      if (is_list (r, list))
        read_deck (r, level, list);
      else
        r->board->drawn |= LOIRE_DRAWN_DECK (level);
    }
}

/* What the reader of setups says of gaps is not wrong of a draft, and what it
 * cannot take as a whole has been read here. */
static void
forgive (RelaisFindings *findings)
{
  int kept = 0, n = MIN (findings->count, RELAIS_MAX_FINDINGS);

  for (int i = 0; i < n; i++)
    if (findings->at[i].refusal.code != LOIRE_REFUSE_SHIELD_COUNT
        && findings->at[i].refusal.code != LOIRE_REFUSE_NO_ARRANGEMENT)
      findings->at[kept++] = findings->at[i];
  findings->count -= n - kept;
}

void
loire_draft_read_gaps (RelaisDraftBoard *board, const RelaisJson *json, RelaisFindings *findings)
{
  Reading r = { board, loire_draft_state (board), json };
  RelaisJsonValue draft = top (&r, "draft");

  read_options (&r, draft != RELAIS_JSON_NONE);
  read_shields (&r);
  read_market (&r, draft);
  if (top (&r, "circus") == RELAIS_JSON_NONE)
    r.s->circus = LOIRE_NONE;
  read_figures (&r, draft);
  read_drawn (&r);
  loire_draft_settle_read (board, top (&r, "supply") != RELAIS_JSON_NONE);
  forgive (findings);
}
