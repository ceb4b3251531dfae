/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a file tells of a draft beyond a setup: by leaving members out, and by
 * one of its own, "draft", for what a setup cannot leave out. */

#include "loire-draft.h"

#include <string.h>

#include "engine/common/reader.h"
#include "engine/loire/loire-rules.h"
#include "engine/loire/loire-text.h"
#include "record/relais-json-print.h"

/* Printing: the text of the state, with some of it left out. */

typedef struct
{
  const RelaisDraftBoard *board;
  const LoireState *s;
  RelaisJsonEdit *edit;
  GString *draft;               /* the members of "draft", each with a comma behind it */
} Printing;

static RelaisJsonValue
member (const Printing *p, const char *key)
{
  return relais_json_below (p->edit->json, 0, key);
}

static RelaisJsonValue
element (const RelaisJson *json, RelaisJsonValue list, guint index)
{
  RelaisJsonValue v = relais_json_first (json, list);

  for (; v != RELAIS_JSON_NONE && index > 0; index--)
    v = relais_json_after (json, list, v);
  return v;
}

static RelaisJsonValue
seat_member (const Printing *p, guint seat)
{
  return element (p->edit->json, member (p, "seats"), seat);
}

/* Only what was chosen; and whose turn it is only where that is wrong. */
static void
print_options (Printing *p)
{
  guint player = (guint) ((p->s->options.first_player + (guint64) p->s->turn) % p->s->players);
  RelaisJsonValue options = member (p, "options");

  for (guint i = LOIRE_OPTION_LADY_SURCHARGE; i < LOIRE_OPTIONS; i++)
    if (!(p->board->given.given & LOIRE_BIT (i)))
      relais_json_edit_remove (p->edit, options, loire_options[i].key);
  if (p->s->player == player)
    relais_json_edit_remove (p->edit, 0, "player");
}

static void
print_shields (Printing *p)
{
  LOIRE_EACH (gap, loire_draft_shield_gaps (p->s))
    relais_json_edit_remove (p->edit, member (p, "shields"), loire_locations[gap]);
}

/* A market that has some of its tiles cannot be a setup's. */
static void
print_market (Printing *p)
{
  if (memchr (p->s->market, LOIRE_NONE, LOIRE_COLOURS) == NULL)
    return;
  g_string_append (p->draft, "\"market\":[");
  for (guint i = 0; i < LOIRE_COLOURS; i++)
    {
      if (p->s->market[i] == LOIRE_NONE)
        g_string_append (p->draft, "null");
      else
        relais_json_print_string (p->draft, loire_colours[p->s->market[i]]);
      g_string_append (p->draft, i + 1 < LOIRE_COLOURS ? "," : "],");
    }
  relais_json_edit_remove (p->edit, 0, "market");
}

static void
print_figures (Printing *p)
{
  GString *off = g_string_new (NULL);

  for (guint i = 0; i < p->s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (p->s->seats[i].stack[f].at == LOIRE_NONE)
        {
          RelaisJsonValue stack = relais_json_below (p->edit->json, seat_member (p, i), loire_figure_names[f]);
          char id[32];

          loire_draft_piece_id (&(LoirePiece) { LOIRE_PIECE_FIGURE, f, i }, id);
          g_string_append (off, off->len > 0 ? "," : "");
          relais_json_print_string (off, id);
          relais_json_edit_remove (p->edit, stack, "at");
          relais_json_edit_remove (p->edit, stack, "dir");
        }
  if (off->len > 0)
    g_string_append_printf (p->draft, "\"off\":[%s],", off->str);
  g_string_free (off, TRUE);
}

/* The shield of a mark is its village's, if that has one. */
static void
print_marks (Printing *p, RelaisJsonValue seat)
{
  const RelaisJson *json = p->edit->json;
  RelaisJsonValue messages = relais_json_below (json, seat, "messages");

  for (RelaisJsonValue v = relais_json_first (json, messages); v != RELAIS_JSON_NONE;
       v = relais_json_after (json, messages, v))
    {
      RelaisJsonValue marks = relais_json_below (json, v, "marks");

      for (RelaisJsonValue mark = relais_json_first (json, marks); mark != RELAIS_JSON_NONE;
           mark = relais_json_after (json, marks, mark))
        relais_json_edit_remove (p->edit, mark, "shield");
    }
}

static void
print_seats (Printing *p)
{
  for (guint i = 0; i < p->s->players; i++)
    {
      RelaisJsonValue seat = seat_member (p, i);

      print_marks (p, seat);
      if (p->board->drawn & LOIRE_DRAWN_HAND (i))
        relais_json_edit_remove (p->edit, seat, "messages");
    }
  if (p->s->turn == 0)
    relais_json_edit_remove (p->edit, 0, "turn");
}

static void
print_decks (Printing *p)
{
  for (guint level = 0; level < LOIRE_LEVELS; level++)
    if (p->board->drawn & LOIRE_DRAWN_DECK (level))
      relais_json_edit_remove (p->edit, member (p, "decks"), ((char[]) { (char) ('1' + level), '\0' }));
}

/* What is as it comes out by itself, supplies and tokens, need not be told. */
static void
print_derived (Printing *p)
{
  RelaisDraftBoard settled;
  const LoireState *s = p->s, *t = loire_draft_peek (&settled);

  memcpy (&settled, p->board, sizeof settled);
  loire_draft_settle (&settled);
  if (memcmp (s->goods, t->goods, sizeof s->goods) == 0 && s->towers == t->towers
      && memcmp (s->characters, t->characters, sizeof s->characters) == 0
      && memcmp (s->palaces, t->palaces, sizeof s->palaces) == 0)
    relais_json_edit_remove (p->edit, 0, "supply");
  for (guint i = 0; i < s->players; i++)
    if (s->seats[i].tokens == t->seats[i].tokens)
      relais_json_edit_remove (p->edit, seat_member (p, i), "tokens");
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

/* What the state has no member for. */
static void
print_more (Printing *p, GString *text)
{
  const RelaisConfig *given = &p->board->given;

  g_string_truncate (text, text->len - 1);
  if (given->given & LOIRE_BIT (LOIRE_OPTION_PRESET))
    relais_json_print_member (text, "preset",
                              loire_options[LOIRE_OPTION_PRESET].words[given->value[LOIRE_OPTION_PRESET]]);
  if (p->draft->len > 0)
    g_string_truncate (p->draft, p->draft->len - 1);
  g_string_append_printf (text, ",\"draft\":{%s}}", p->draft->str);
}

char *
loire_draft_print (const RelaisDraftBoard *board)
{
  g_autofree char *state = text_of (board);
  g_autofree RelaisJson *json = relais_json_parse_own (state);
  g_autoptr (RelaisJsonEdit) edit = relais_json_edit_new (json);
  Printing p = { board, loire_draft_peek (board), edit, g_string_new (NULL) };
  GString *text = g_string_new (NULL);

  if (p.s->pick_level == 0)
    relais_json_edit_replace (edit, 0, "pick", "null");
  print_options (&p);
  print_shields (&p);
  print_market (&p);
  print_figures (&p);
  if (p.s->circus == LOIRE_NONE && p.s->variant != LOIRE_CASUAL)
    relais_json_edit_remove (edit, 0, "circus");
  print_derived (&p);
  print_seats (&p);
  print_decks (&p);
  relais_json_edit_print (edit, 0, text);
  print_more (&p, text);
  g_string_free (p.draft, TRUE);
  return g_string_free (text, FALSE);
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
  return relais_json_below (r->json, object, key);
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

  return is_list (r, seats) ? element (r->json, seats, seat) : RELAIS_JSON_NONE;
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
