/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position as plain text, at most 80 columns, complete enough to play
 * from: ids are the protocol's, so that what is read can be typed. */

#include "loire-text.h"

#include "../common/page.h"
#include "loire-setup.h"
#include "loire.h"

static void
show_market (RelaisPage *page, const LoireEdition *e, const LoireState *s)
{
  unsigned circus_tile = s->circus == LOIRE_NONE ? (unsigned) LOIRE_NONE : s->shields[s->circus];

  relais_page_label (page, "market");
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    relais_page_say (page, s->market[i] == circus_tile ? "# d $*" : "# d $", e->market_prices[i], loire_colours[s->market[i]]);
  relais_page_end_line (page);
  relais_page_label (page, "");
  relais_page_say (page, "space # is the central one", e->market_central);
  if (s->circus != LOIRE_NONE)
    relais_page_say (page, "* circus tile; circus in $", loire_locations[s->circus]);
  relais_page_end_line (page);
}

static void
show_prices (RelaisPage *page, const LoireEdition *e, const LoireState *s)
{
  relais_page_label (page, "build");
  for (unsigned i = 0; i < LOIRE_BUILDINGS; i++)
    relais_page_say (page, "$ # d # wood", loire_buildings[i], e->building[i].deniers, e->building[i].wood);
  for (unsigned i = 0; i < LOIRE_SHIPPINGS; i++)
    relais_page_say (page, "ship # # d", e->ship[i].spaces, e->ship[i].deniers);
  relais_page_say (page, "message N: N d");
  relais_page_end_line (page);
  relais_page_label (page, "limits");
  relais_page_say (page, "poor below # d", s->options.poor_limit);
  relais_page_say (page, "rich above # d (banker +#)", s->options.rich_limit, e->banker_bonus);
  relais_page_end_line (page);
}

static void
show_supply (RelaisPage *page, const LoireEdition *e, const LoireState *s)
{
  relais_page_label (page, "supply");
  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    relais_page_say (page, "# $ (sells #)", s->goods[g], loire_goods[g], e->sells[g]);
  relais_page_say (page, "# towers", s->towers);
  relais_page_end_line (page);
  relais_page_label (page, "decks");
  for (unsigned level = 0; level < LOIRE_LEVELS; level++)
    relais_page_say (page, "level #: #", level + 1, s->n_deck[level]);
  relais_page_end_line (page);
  relais_page_label (page, "goals");
  relais_page_say (page, "boat #", s->options.boat_goal);
  relais_page_say (page, "# messages", s->options.message_goal);
  if (s->players == 1)
    relais_page_say (page, "# turns", s->options.solo_turns);
  if (s->ending)
    relais_page_say (page, "last turn #", s->ending_turn + s->players - 1);
  relais_page_end_line (page);
}

static void
show_cards (RelaisPage *page, const LoireEdition *e, const LoireState *s)
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
              relais_page_label (page, loire_card_colours[colour]);
            any = true;
            relais_page_say (page, "$ # d +# x#", loire_characters[i], e->character[i].cost, e->character[i].points,
                 s->characters[i]);
          }
      if (any)
        relais_page_end_line (page);
    }
  relais_page_label (page, "palaces");
  for (unsigned i = 0; i < LOIRE_PALACES; i++)
    if (s->palaces[i] > 0)
      relais_page_say (page, "$ # d +# x#", loire_palaces[i], e->palace_deniers, e->palace_points, s->palaces[i]);
  relais_page_end_line (page);
}

static void
trim (RelaisPage *page)
{
  while (page->text->length > page->line_start && page->text->length < page->text->size
         && page->text->buffer[page->text->length - 1] == ' ')
    page->text->buffer[--page->text->length] = '\0';
}

static void
show_place (RelaisPage *page, const LoireEdition *e, const LoireState *s, unsigned at)
{
  relais_text_str (page->text, loire_locations[at]);
  relais_page_pad (page, RELAIS_PAGE_INDENT);
  if (loire_is_city (at))
    relais_text_str (page->text, at == LOIRE_NANTES ? "north road:" : "south road:");
  else
    {
      relais_text_str (page->text, loire_colours[s->shields[at]]);
      relais_page_pad (page, 19);
      relais_text_str (page->text, loire_goods[e->good[at]]);
    }
  relais_page_pad (page, 27);
  for (unsigned i = 0; i < s->horses[at]; i++)
    relais_text_str (page->text, i < 8 ? "h" : "");
  relais_page_pad (page, 36);
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
      relais_page_pad (page, 48);
      relais_text_str (page->text, "circus");
    }
  relais_page_pad (page, 55);
  /* Seat, M for the merchant and m for the messenger, horses, direction. */
  for (unsigned i = 0; i < s->players; i++)
    for (unsigned f = 0; f < LOIRE_FIGURES; f++)
      {
        const LoireStack *stack = &s->seats[i].stack[f];

        if (stack->at != at)
          continue;
        if (relais_page_column (page) + 4 > RELAIS_PAGE_WIDTH)
          {
            trim (page);
            relais_page_end_line (page);
            relais_page_pad (page, 55);
          }
        relais_text_int (page->text, i);
        relais_text_char (page->text, f == LOIRE_MERCHANT_FIGURE ? 'M' : 'm');
        relais_text_int (page->text, stack->horses);
        relais_text_str (page->text, stack->direction == LOIRE_CW ? "v"
                         : stack->direction == LOIRE_CCW ? "^" : "");
        relais_text_char (page->text, ' ');
      }
  trim (page);
  relais_page_end_line (page);
}

static void
show_board (RelaisPage *page, const LoireEdition *e, const LoireState *s)
{
  relais_text_str (page->text, "place      shield  good    horses   building    circus figures");
  relais_page_end_line (page);
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    show_place (page, e, s, i);
  relais_text_str (page->text, "           and back to nantes. h: a free horse. For example 0M2v: seat 0's");
  relais_page_end_line (page);
  relais_text_str (page->text, "           merchant (m: messenger) on 2 horses, riding down, cw (^: up, ccw)");
  relais_page_end_line (page);
  relais_text_str (page->text, "           m2.05 to red,white +4 lover @tours: targets, points, type, mark");
  relais_page_end_line (page);
}

/* A message with its targets, points and type, and where it is marked. */
static void
show_message (RelaisPage *page, const LoireEdition *e, const LoireHeld *held)
{
  const LoireMessage *message = &e->message[held->card];
  unsigned level = loire_level (held->card);
  char buffer[RELAIS_PAGE_WIDTH];
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
  relais_page_phrase (page, &words);
}

static void
show_seat (RelaisPage *page, const LoireEdition *e, const LoireState *s, unsigned i, const RelaisScore *score)
{
  const LoireSeat *seat = &s->seats[i];
  char name[RELAIS_PAGE_INDENT + 1];
  RelaisText text;

  relais_text_init (&text, name, sizeof name);
  relais_text_str (&text, i == s->player ? "> seat " : "  seat ");
  relais_text_int (&text, i);
  relais_page_label (page, name);
  relais_page_say (page, "# d", seat->deniers);
  relais_page_say (page, "boat #", seat->boat);
  relais_page_say (page, "score #", (unsigned) score->total[i]);
  if (score->final)
    relais_page_say (page, "rank #", score->rank[i]);
  relais_page_say (page, "tokens #", seat->tokens);
  for (unsigned g = 0; g < LOIRE_GOODS; g++)
    if (seat->goods[g] > 0)
      relais_page_say (page, "# $", seat->goods[g], loire_goods[g]);
  relais_page_end_line (page);
  if (seat->n_held > 0)
    {
      relais_page_label (page, "   to do");
      for (unsigned m = 0; m < seat->n_held; m++)
        show_message (page, e, &seat->held[m]);
      relais_page_end_line (page);
    }
  if (seat->n_delivered > 0)
    {
      relais_page_label (page, "   done");
      for (unsigned n = 0, card = seat->first_delivered; n < seat->n_delivered; n++, card = s->delivered[card])
        relais_page_say (page, "$", loire_messages[card]);
      relais_page_end_line (page);
    }
  if (seat->n_characters > 0)
    {
      relais_page_label (page, "   hired");
      for (unsigned n = 0; n < seat->n_characters; n++)
        relais_page_say (page, "$", loire_characters[seat->hired[n]]);
      relais_page_end_line (page);
    }
  if (seat->n_palaces > 0)
    {
      relais_page_label (page, "   palaces");
      for (unsigned n = 0; n < seat->n_palaces; n++)
        relais_page_say (page, loire_palace_works (s, seat, seat->palace[n]) ? "$" : "$ (from next turn)",
             loire_palaces[seat->palace[n]]);
      relais_page_end_line (page);
    }
}

static void
show_decision (RelaisPage *page, const LoireEdition *e, const LoireState *s)
{
  relais_page_label (page, "loire");
  relais_page_say (page, "$", loire_variant_names[s->variant]);
  relais_page_say (page, "turn #", s->turn);
  if (s->phase == LOIRE_OVER)
    relais_page_say (page, "over");
  else
    relais_page_say (page, "seat # decides: $", s->player, loire_phase_names[s->phase]);
  if (s->phase == LOIRE_MERCHANT || s->phase == LOIRE_MESSENGER)
    relais_page_say (page, "in $", loire_locations[loire_here (s)]);
  if (s->phase == LOIRE_PICK)
    {
      const uint8_t *deck = s->deck + loire_deck_start[s->pick_level - 1];

      if (!loire_sees_pick (s))
        relais_page_say (page, "# cards shown", s->pick_count);
      else
        {
          relais_page_end_line (page);
          relais_page_label (page, "pick");
          for (unsigned i = 0; i < s->pick_count; i++)
            {
              LoireHeld card = { deck[s->n_deck[s->pick_level - 1] - 1 - i], 0, { LOIRE_NONE, LOIRE_NONE } };

              show_message (page, e, &card);
            }
        }
    }
  relais_page_end_line (page);
}

void
loire_show (const void *edition, const void *state, int viewer, RelaisText *text)
{
  const LoireEdition *e = edition;
  LoireState view;
  const LoireState *s = &view;
  RelaisPage page = { text, text->length, true };
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
  relais_page_finish (&page);
}
