/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position as plain text, at most 80 columns, complete enough to play
 * from: ids are the protocol's, so that what is read can be typed. */

#include "loire-text.h"

#include <stdarg.h>

#include "loire-setup.h"
#include "loire.h"

#define WIDTH 80
#define INDENT 11

/* Words of a labelled line; one that does not fit goes to the next line,
 * under the first word. */
typedef struct
{
  RelaisText *text;
  size_t line_start;
  bool first;
} Page;

static size_t
column (const Page *page)
{
  return page->text->length - page->line_start;
}

static void
new_line (Page *page)
{
  relais_text_char (page->text, '\n');
  page->line_start = page->text->length;
}

static void
pad_to (Page *page, size_t to)
{
  while (column (page) < to)
    relais_text_char (page->text, ' ');
}

static void
label (Page *page, const char *name)
{
  relais_text_str (page->text, name);
  pad_to (page, INDENT);
  page->first = true;
}

/* A phrase that stays on one line. */
static void
phrase (Page *page, const RelaisText *words)
{
  if (!page->first && column (page) + 2 + words->length > WIDTH)
    {
      new_line (page);
      pad_to (page, INDENT);
    }
  else if (!page->first)
    relais_text_str (page->text, "  ");
  relais_text_put (page->text, words->buffer, words->length);
  page->first = false;
}

/* Builds a phrase of names and numbers: $ takes a name, # a number. */
static void
say (Page *page, const char *format, ...)
{
  char buffer[WIDTH];
  RelaisText words;
  va_list args;

  relais_text_init (&words, buffer, sizeof buffer);
  va_start (args, format);
  for (; *format != '\0'; format++)
    if (*format == '$')
      relais_text_str (&words, va_arg (args, const char *));
    else if (*format == '#')
      relais_text_int (&words, va_arg (args, unsigned));
    else
      relais_text_char (&words, *format);
  va_end (args);
  phrase (page, &words);
}

static void
show_market (Page *page, const LoireEdition *e, const LoireState *s)
{
  unsigned circus_tile = s->circus == LOIRE_NONE ? (unsigned) LOIRE_NONE : s->shields[s->circus];

  label (page, "market");
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    say (page, s->market[i] == circus_tile ? "# d $*" : "# d $", e->market_prices[i], loire_colours[s->market[i]]);
  new_line (page);
  label (page, "");
  say (page, "space # is the central one", e->market_central);
  if (s->circus != LOIRE_NONE)
    say (page, "* circus tile; circus in $", loire_locations[s->circus]);
  new_line (page);
}

static void
show_prices (Page *page, const LoireEdition *e, const LoireState *s)
{
  label (page, "build");
  for (unsigned i = 0; i < LOIRE_BUILDINGS; i++)
    say (page, "$ # d # wood", loire_buildings[i], e->building[i].deniers, e->building[i].wood);
  for (unsigned i = 0; i < LOIRE_SHIPPINGS; i++)
    say (page, "ship # # d", e->ship[i].spaces, e->ship[i].deniers);
  say (page, "message N: N d");
  new_line (page);
  label (page, "limits");
  say (page, "poor below # d", s->options.poor_limit);
  say (page, "rich above # d (banker +#)", s->options.rich_limit, e->banker_bonus);
  new_line (page);
}

static void
show_supply (Page *page, const LoireEdition *e, const LoireState *s)
{
  label (page, "supply");
  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    say (page, "# $ (sells #)", s->goods[g], loire_goods[g], e->sells[g]);
  say (page, "# towers", s->towers);
  new_line (page);
  label (page, "decks");
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    say (page, "level #: #", level + 1, s->n_deck[level]);
  new_line (page);
  label (page, "goals");
  say (page, "boat #", s->options.boat_goal);
  say (page, "# messages", s->options.message_goal);
  if (s->players == 1)
    say (page, "# turns", s->options.solo_turns);
  if (s->ending)
    say (page, "last turn #", s->ending_turn + s->players - 1);
  new_line (page);
}

static void
show_cards (Page *page, const LoireEdition *e, const LoireState *s)
{
  if (s->variant == LOIRE_CASUAL)
    return;
  for (unsigned colour = 0; colour < LOIRE_CARD_COLOURS; colour++)
    {
      bool any = false;

      for (unsigned i = 0; i < LOIRE_CHARACTERS; i++)
        if (e->character[i].colour == colour && s->characters[i] > 0)
          {
            if (!any)
              label (page, loire_card_colours[colour]);
            any = true;
            say (page, "$ # d +# x#", loire_characters[i], e->character[i].cost, e->character[i].points,
                 s->characters[i]);
          }
      if (any)
        new_line (page);
    }
  label (page, "palaces");
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    if (s->palaces[i] > 0)
      say (page, "$ # d +# x#", loire_palaces[i], e->palace_deniers, e->palace_points, s->palaces[i]);
  new_line (page);
}

static void
trim (Page *page)
{
  while (page->text->length > page->line_start && page->text->length < page->text->size
         && page->text->buffer[page->text->length - 1] == ' ')
    page->text->buffer[--page->text->length] = '\0';
}

static void
show_place (Page *page, const LoireEdition *e, const LoireState *s, unsigned at)
{
  relais_text_str (page->text, loire_locations[at]);
  pad_to (page, INDENT);
  if (loire_is_city (at))
    relais_text_str (page->text, at == LOIRE_NANTES ? "north road:" : "south road:");
  else
    {
      relais_text_str (page->text, loire_colours[s->shields[at]]);
      pad_to (page, 19);
      relais_text_str (page->text, loire_goods[e->good[at]]);
    }
  pad_to (page, 27);
  for (unsigned i = 0; i < s->horses[at]; i++)
    relais_text_str (page->text, i < 8 ? "h" : "");
  pad_to (page, 36);
  for (unsigned i = 0; i < s->players; i++)
    {
      unsigned kind = loire_building_of (&s->seats[i], at);

      if (kind == LOIRE_NONE)
        continue;
      relais_text_str (page->text, loire_buildings[kind]);
      relais_text_char (page->text, ' ');
      relais_text_int (page->text, i);
    }
  if (at == s->circus)
    {
      pad_to (page, 48);
      relais_text_str (page->text, "circus");
    }
  pad_to (page, 55);
  /* Seat, M for the merchant and m for the messenger, horses, direction. */
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned f = 0; f < LOIRE_FIGURES; f++)
      {
        const LoireStack *stack = &s->seats[i].stack[f];

        if (stack->at != at)
          continue;
        if (column (page) + 4 > WIDTH)
          {
            trim (page);
            new_line (page);
            pad_to (page, 55);
          }
        relais_text_int (page->text, i);
        relais_text_char (page->text, f == LOIRE_MERCHANT_FIGURE ? 'M' : 'm');
        relais_text_int (page->text, stack->horses);
        relais_text_str (page->text, stack->direction == LOIRE_CW ? "v"
                         : stack->direction == LOIRE_CCW ? "^" : "");
        relais_text_char (page->text, ' ');
      }
  trim (page);
  new_line (page);
}

static void
show_board (Page *page, const LoireEdition *e, const LoireState *s)
{
  relais_text_str (page->text, "place      shield  good    horses   building    circus figures");
  new_line (page);
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    show_place (page, e, s, i);
  relais_text_str (page->text, "           and back to nantes. h: a free horse. For example 0M2v: seat 0's");
  new_line (page);
  relais_text_str (page->text, "           merchant (m: messenger) on 2 horses, riding down, cw (^: up, ccw)");
  new_line (page);
  relais_text_str (page->text, "           m2.05 to red,white +4 lover @tours: targets, points, type, mark");
  new_line (page);
}

/* A message with its targets, points and type, and where it is marked. */
static void
show_message (Page *page, const LoireEdition *e, const LoireHeld *held)
{
  const LoireMessage *message = &e->message[held->card];
  unsigned level = loire_level (held->card);
  char buffer[WIDTH];
  RelaisText words;

  relais_text_init (&words, buffer, sizeof buffer);
  relais_text_str (&words, loire_messages[held->card]);
  relais_text_str (&words, " to ");
  if (level == 1 || level == 4)
    relais_text_str (&words, loire_locations[message->to[0]]);
  else
    for (unsigned i = 0; i < level; i++)
      {
        relais_text_str (&words, i > 0 ? "," : "");
        relais_text_str (&words, loire_colours[message->to[i]]);
      }
  relais_text_str (&words, " +");
  relais_text_int (&words, message->points);
  relais_text_char (&words, ' ');
  relais_text_str (&words, loire_types[message->type]);
  for (unsigned i = 0; i < held->n_marks; i++)
    {
      relais_text_str (&words, " @");
      relais_text_str (&words, loire_locations[held->mark[i]]);
    }
  phrase (page, &words);
}

static void
show_seat (Page *page, const LoireEdition *e, const LoireState *s, unsigned i, const RelaisScore *score)
{
  const LoireSeat *seat = &s->seats[i];
  char name[INDENT + 1];
  RelaisText text;

  relais_text_init (&text, name, sizeof name);
  relais_text_str (&text, i == s->player ? "> seat " : "  seat ");
  relais_text_int (&text, i);
  label (page, name);
  say (page, "# d", seat->deniers);
  say (page, "boat #", seat->boat);
  say (page, "score #", (unsigned) score->total[i]);
  if (score->final)
    say (page, "rank #", score->rank[i]);
  say (page, "tokens #", seat->tokens);
  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    if (seat->goods[g] > 0)
      say (page, "# $", seat->goods[g], loire_goods[g]);
  new_line (page);
  if (seat->n_held > 0)
    {
      label (page, "   to do");
      for (unsigned m = 0; m < seat->n_held; m++)
        show_message (page, e, &seat->held[m]);
      new_line (page);
    }
  if (seat->n_delivered > 0)
    {
      label (page, "   done");
      for (unsigned n = 0, card = seat->first_delivered; n < seat->n_delivered; n++, card = s->delivered[card])
        say (page, "$", loire_messages[card]);
      new_line (page);
    }
  if (seat->n_characters > 0)
    {
      label (page, "   hired");
      for (unsigned n = 0; n < seat->n_characters; n++)
        say (page, "$", loire_characters[seat->hired[n]]);
      new_line (page);
    }
  if (seat->n_palaces > 0)
    {
      label (page, "   palaces");
      for (unsigned n = 0; n < seat->n_palaces; n++)
        say (page, loire_palace_works (s, seat, seat->palace[n]) ? "$" : "$ (from next turn)",
             loire_palaces[seat->palace[n]]);
      new_line (page);
    }
}

static void
show_decision (Page *page, const LoireEdition *e, const LoireState *s)
{
  label (page, "loire");
  say (page, "$", loire_variant_names[s->variant]);
  say (page, "turn #", s->turn);
  if (s->phase == LOIRE_OVER)
    say (page, "over");
  else
    say (page, "seat # decides: $", s->player, loire_phase_names[s->phase]);
  if (s->phase == LOIRE_MERCHANT || s->phase == LOIRE_MESSENGER)
    say (page, "in $", loire_locations[loire_here (s)]);
  if (s->phase == LOIRE_PICK)
    {
      const uint8_t *deck = s->deck + loire_deck_start[s->pick_level - 1];

      if (!loire_sees_pick (s))
        say (page, "# cards shown", s->pick_count);
      else
        {
          new_line (page);
          label (page, "pick");
          for (unsigned i = 0; i < s->pick_count; i++)
            {
              LoireHeld card = { deck[s->n_deck[s->pick_level - 1] - 1 - i], 0, { LOIRE_NONE, LOIRE_NONE } };

              show_message (page, e, &card);
            }
        }
    }
  new_line (page);
}

void
loire_show (const void *edition, const void *state, int viewer, RelaisText *text)
{
  const LoireEdition *e = edition;
  LoireState view;
  const LoireState *s = &view;
  Page page = { text, text->length, true };
  RelaisScore score;

  loire_view (edition, state, viewer, &view);
  relais_loire.score (e, s, &score);
  show_decision (&page, e, s);
  show_market (&page, e, s);
  show_board (&page, e, s);
  show_prices (&page, e, s);
  show_supply (&page, e, s);
  show_cards (&page, e, s);
  for (unsigned i = 0; i < s->players; i++)
    show_seat (&page, e, s, i, &score);
  /* The last line's end is the caller's. */
  if (text->length < text->size && text->length > 0)
    text->buffer[--text->length] = '\0';
}
