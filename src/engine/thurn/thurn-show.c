/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position as plain text, complete enough to play from: ids are the
 * protocol's, so that what is read can be typed. */

#include "thurn-text.h"

#include "../common/page.h"
#include "thurn.h"

static void
show_decision (RelaisPage *page, const ThurnState *s)
{
  relais_page_label (page, "thurn");
  relais_page_say (page, "turn #", s->turn);
  if (s->phase == THURN_OVER)
    relais_page_say (page, "over");
  else
    relais_page_say (page, "seat # decides: $", s->player, thurn_phase_names[s->phase]);
  if (s->official != THURN_NO_OFFICIAL)
    relais_page_say (page, "official $", thurn_official_names[s->official]);
  if (s->ending)
    relais_page_say (page, "last turn #", s->last_turn);
  relais_page_end_line (page);
  if (s->phase != THURN_HOUSE)
    return;
  relais_page_label (page, "a house in");
  RELAIS_EACH (city, s->open)
    relais_page_say (page, "$", thurn_cities[city]);
  relais_page_end_line (page);
}

static void
show_cards (RelaisPage *page, const ThurnState *s)
{
  relais_page_label (page, "row");
  for (unsigned slot = 0; slot < THURN_SLOTS; slot++)
    relais_page_say (page, "$", s->face_up[slot] == THURN_NONE ? "-" : thurn_cities[s->face_up[slot]]);
  relais_page_end_line (page);
  relais_page_label (page, "deck");
  relais_page_say (page, "# cards", s->n_deck);
  relais_page_say (page, "# discards", s->n_discards);
  relais_page_end_line (page);
  relais_page_label (page, "discards");
  for (unsigned i = s->n_discards; i-- > 0;)
    relais_page_say (page, "$", thurn_cities[s->discards[i]]);
  relais_page_end_line (page);
}

static void
show_supply (RelaisPage *page, const ThurnEdition *e, const ThurnState *s)
{
  relais_page_label (page, "tiles");
  for (unsigned stack = 0; stack < THURN_STACKS; stack++)
    if (s->tiles_left[stack] > 0)
      relais_page_say (page, "$ # (# left)", thurn_stacks[stack], thurn_top_tile (e, s, stack), s->tiles_left[stack]);
  relais_page_end_line (page);
  relais_page_label (page, "coaches");
  for (unsigned i = 0; i < THURN_COACHES; i++)
    relais_page_say (page, "$: +# x#", thurn_coaches[i], e->coach[i], s->coaches_left[i]);
  relais_page_end_line (page);
}

static void
show_map (RelaisPage *page, const ThurnState *s)
{
  for (unsigned region = 0; region < THURN_REGIONS; region++)
    {
      relais_page_label (page, region == 0 ? "map" : "");
      relais_page_say (page, "$:", thurn_regions[region]);
      RELAIS_EACH (city, thurn_in_region[region])
        {
          char owners[RELAIS_MAX_SEATS + 1];
          unsigned n = 0;

          for (unsigned i = 0; i < s->players; i++)
            if (s->seats[i].houses & RELAIS_BIT (city))
              owners[n++] = (char) ('0' + i);
          owners[n] = '\0';
          relais_page_say (page, n > 0 ? "$ (houses of $)" : "$", thurn_cities[city], owners);
        }
      relais_page_end_line (page);
    }
}

static void
show_seat (RelaisPage *page, const ThurnState *s, unsigned i, const RelaisScore *score)
{
  const ThurnSeat *seat = &s->seats[i];
  char name[RELAIS_PAGE_INDENT + 1];
  RelaisText words;

  relais_text_init (&words, name, sizeof name);
  relais_text_str (&words, "seat ");
  relais_text_int (&words, i);
  relais_page_label (page, name);
  relais_page_say (page, "# houses left", seat->left);
  relais_page_say (page, "coach #", seat->coach);
  relais_page_say (page, score->total[i] < 0 ? "score -#" : "score #",
                   (unsigned) (score->total[i] < 0 ? -score->total[i] : score->total[i]));
  if (score->final)
    relais_page_say (page, "rank #", score->rank[i]);
  relais_page_say (page, "# cards", seat->n_hand);
  relais_page_end_line (page);
  relais_page_label (page, thurn_knows_hand (s, i) ? "   hand" : "   seen");
  for (unsigned city = 0; city < THURN_CITIES; city++)
    for (unsigned n = 0; n < (thurn_knows_hand (s, i) ? seat->hand : seat->seen)[city]; n++)
      relais_page_say (page, "$", thurn_cities[city]);
  relais_page_end_line (page);
  relais_page_label (page, "   route");
  for (unsigned at = 0; at < seat->n_route; at++)
    relais_page_say (page, "$", thurn_cities[seat->route[at]]);
  relais_page_end_line (page);
  if (seat->n_tiles == 0)
    return;
  relais_page_label (page, "   tiles");
  for (unsigned t = 0; t < seat->n_tiles; t++)
    relais_page_say (page, "$ #", thurn_stacks[seat->tile[t].stack], seat->tile[t].value);
  relais_page_end_line (page);
}

void
thurn_show (const void *edition, const void *state, int viewer, RelaisText *text)
{
  const ThurnEdition *e = edition;
  RelaisPage page = { text, text->length, true };
  ThurnState view;
  RelaisScore score;

  thurn_view (edition, state, viewer, &view);
  thurn_score (e, &view, &score);
  show_decision (&page, &view);
  show_cards (&page, &view);
  show_supply (&page, e, &view);
  show_map (&page, &view);
  for (unsigned i = 0; i < view.players; i++)
    show_seat (&page, &view, i, &score);
  relais_page_finish (&page);
}
