/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole state as one line of JSON, as the protocol orders it. A record is
 * verified by the hash of this line after each turn, so it is written with
 * known lengths and without a general JSON writer. */

#include "loire-setup.h"

#define PUT(text, literal) relais_text_put (text, literal, sizeof literal - 1)

static void
put_name (RelaisText *text, const char *name)
{
  if (name == NULL)
    {
      PUT (text, "null");
      return;
    }
  PUT (text, "\"");
  relais_text_str (text, name);
  PUT (text, "\"");
}

static void
put_bool (RelaisText *text, bool value)
{
  if (value)
    PUT (text, "true");
  else
    PUT (text, "false");
}

/* ,"key":number */
#define PUT_NUMBER(text, key, number)                                         \
  do                                                                          \
    {                                                                         \
      PUT (text, key);                                                        \
      relais_text_int (text, number);                                         \
    }                                                                         \
  while (0)

/* Starts a list's or object's next entry. */
static void
separate (RelaisText *text, bool *first)
{
  if (!*first)
    PUT (text, ",");
  *first = false;
}

static void
put_names (RelaisText *text, const uint8_t *indices, unsigned n, const char *const *names)
{
  PUT (text, "[");
  for (unsigned i = 0; i < n; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_name (text, names[indices[i]]);
    }
  PUT (text, "]");
}

static void
put_counts (RelaisText *text, const uint8_t *counts, unsigned n, const char *const *names)
{
  PUT (text, "{");
  for (unsigned i = 0; i < n; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_name (text, names[i]);
      PUT (text, ":");
      relais_text_int (text, counts[i]);
    }
  PUT (text, "}");
}

static void
put_options (RelaisText *text, const LoireOptions *o)
{
  PUT_NUMBER (text, "\"options\":{\"lady_surcharge\":", o->lady_surcharge);
  PUT (text, ",\"merchant_actions\":");
  put_name (text, o->merchant_actions == LOIRE_ACTIONS_ONE ? "one" : "all");
  PUT (text, ",\"lumberjack_pays\":");
  put_name (text, o->lumberjack_pays == LOIRE_PAYS_EACH ? "each" : "once");
  PUT (text, ",\"palatium_hire\":");
  put_name (text, o->palatium_hire == LOIRE_HIRE_SHARED ? "shared" : "extra");
  PUT_NUMBER (text, ",\"boat_goal\":", o->boat_goal);
  PUT_NUMBER (text, ",\"message_goal\":", o->message_goal);
  PUT (text, ",\"token_recall\":");
  put_bool (text, o->token_recall);
  PUT (text, ",\"casual_abbey\":");
  put_bool (text, o->casual_abbey);
  /* The hashes of older records are of lines without these. */
  if (o->rules > LOIRE_RULES_1)
    {
      PUT (text, ",\"palace_city\":");
      put_name (text, loire_options[LOIRE_OPTION_PALACE_CITY].words[o->palace_city]);
      PUT (text, ",\"ducal_reach\":");
      put_name (text, loire_options[LOIRE_OPTION_DUCAL_REACH].words[o->ducal_reach]);
    }
  PUT_NUMBER (text, ",\"solo_turns\":", o->solo_turns);
  PUT_NUMBER (text, ",\"start_deniers\":", o->start_deniers);
  PUT_NUMBER (text, ",\"poor_limit\":", o->poor_limit);
  PUT_NUMBER (text, ",\"rich_limit\":", o->rich_limit);
  PUT (text, ",\"circus_start\":");
  put_name (text, loire_locations[o->circus_start]);
  PUT_NUMBER (text, ",\"first_player\":", o->first_player);
  PUT (text, "}");
}

static void
put_board (RelaisText *text, const LoireState *s)
{
  bool first = true;
  uint32_t built = loire_all_buildings (s);

  PUT (text, ",\"shields\":{");
  LOIRE_EACH (village, LOIRE_VILLAGES)
    {
      separate (text, &first);
      put_name (text, loire_locations[village]);
      PUT (text, ":");
      put_name (text, loire_colours[s->shields[village]]);
    }
  PUT (text, "},\"market\":");
  put_names (text, s->market, LOIRE_COLOURS, loire_colours);
  PUT (text, ",\"circus\":");
  put_name (text, s->circus == LOIRE_NONE ? NULL : loire_locations[s->circus]);

  PUT (text, ",\"horses\":{");
  first = true;
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    if (s->horses[i] > 0)
      {
        separate (text, &first);
        put_name (text, loire_locations[i]);
        PUT_NUMBER (text, ":", s->horses[i]);
      }

  PUT (text, "},\"buildings\":{");
  first = true;
  LOIRE_EACH (village, built)
    for (unsigned owner = 0; owner < s->players; owner++)
      {
        unsigned kind = loire_building_of (&s->seats[owner], village);

        if (kind == LOIRE_NONE)
          continue;
        separate (text, &first);
        put_name (text, loire_locations[village]);
        PUT (text, ":{\"kind\":");
        put_name (text, loire_buildings[kind]);
        PUT_NUMBER (text, ",\"owner\":", owner);
        PUT_NUMBER (text, ",\"turn\":", s->built_turn[village]);
        PUT (text, "}");
      }
  PUT (text, "}");
}

/* A level's cards from the top; a view shows no more than how many. */
static void
put_deck (RelaisText *text, const LoireState *s, unsigned level)
{
  const uint8_t *deck = s->deck + loire_deck_start[level];

  if (s->hidden)
    {
      relais_text_int (text, s->n_deck[level]);
      return;
    }
  PUT (text, "[");
  for (unsigned i = s->n_deck[level]; i > 0; i--)
    {
      if (i < s->n_deck[level])
        PUT (text, ",");
      put_name (text, loire_messages[deck[i - 1]]);
    }
  PUT (text, "]");
}

static void
put_pick (RelaisText *text, const LoireState *s)
{
  const uint8_t *top = s->deck + loire_deck_start[s->pick_level - 1] + s->n_deck[s->pick_level - 1];

  PUT_NUMBER (text, "{\"level\":", s->pick_level);
  if (!loire_sees_pick (s))
    PUT_NUMBER (text, ",\"from\":", s->pick_count);
  else
    {
      PUT (text, ",\"from\":[");
      for (unsigned i = 0; i < s->pick_count; i++)
        {
          if (i > 0)
            PUT (text, ",");
          put_name (text, loire_messages[*--top]);
        }
      PUT (text, "]");
    }
  PUT (text, "}");
}

static void
put_supply (RelaisText *text, const LoireState *s)
{
  unsigned cards = s->variant == LOIRE_CASUAL ? 0 : 1;

  PUT (text, ",\"supply\":{\"goods\":");
  put_counts (text, s->goods, LOIRE_GOODS, loire_goods);
  PUT (text, ",\"characters\":");
  put_counts (text, s->characters, cards * LOIRE_CHARACTERS, loire_characters);
  PUT (text, ",\"palaces\":");
  put_counts (text, s->palaces, cards * LOIRE_PALACES, loire_palaces);
  PUT_NUMBER (text, ",\"towers\":", s->towers);
  PUT (text, "},\"decks\":{\"1\":");
  put_deck (text, s, 0);
  PUT (text, ",\"2\":");
  put_deck (text, s, 1);
  PUT (text, ",\"3\":");
  put_deck (text, s, 2);
  PUT (text, ",\"4\":");
  put_deck (text, s, 3);
  PUT (text, "},\"pick\":");
  if (s->phase == LOIRE_PICK)
    put_pick (text, s);
  else
    put_name (text, NULL);
}

static void
put_used (RelaisText *text, const LoireState *s)
{
  const LoireUsed *used = &s->used;

  PUT (text, ",\"used\":{\"merchant\":");
  put_bool (text, used->rode[LOIRE_MERCHANT_FIGURE]);
  PUT (text, ",\"messenger\":");
  put_bool (text, used->rode[LOIRE_MESSENGER_FIGURE]);
  PUT (text, ",\"buy\":");
  put_bool (text, used->buy);
  PUT (text, ",\"ship\":");
  put_bool (text, used->ship);
  PUT_NUMBER (text, ",\"buildings\":", used->buildings);
  PUT_NUMBER (text, ",\"hires\":", used->hires);
  PUT_NUMBER (text, ",\"palatium\":", used->palatium);
  PUT (text, ",\"smith\":");
  put_bool (text, used->smith);
  PUT_NUMBER (text, ",\"message_bought\":", used->message_bought);
  PUT (text, ",\"action\":");
  put_name (text, loire_action_names[used->action]);
  PUT (text, "},\"ending\":");
  if (!s->ending)
    {
      put_name (text, NULL);
      return;
    }
  PUT_NUMBER (text, "{\"turn\":", s->ending_turn);
  PUT_NUMBER (text, ",\"player\":", s->ending_player);
  PUT_NUMBER (text, ",\"last_turn\":", s->ending_turn + s->players - 1);
  PUT (text, "}");
}

static void
put_stack (RelaisText *text, const LoireStack *stack)
{
  PUT (text, "{\"at\":");
  put_name (text, loire_locations[stack->at]);
  PUT_NUMBER (text, ",\"horses\":", stack->horses);
  PUT (text, ",\"dir\":");
  put_name (text, loire_direction_names[stack->direction]);
  PUT (text, "}");
}

static void
put_held (RelaisText *text, const LoireState *s, const LoireHeld *held)
{
  PUT (text, "{\"id\":");
  put_name (text, loire_messages[held->card]);
  PUT (text, ",\"marks\":[");
  for (unsigned i = 0; i < held->n_marks; i++)
    {
      if (i > 0)
        PUT (text, ",");
      PUT (text, "{\"shield\":");
      put_name (text, loire_colours[s->shields[held->mark[i]]]);
      PUT (text, ",\"at\":");
      put_name (text, loire_locations[held->mark[i]]);
      PUT (text, "}");
    }
  PUT (text, "]}");
}

static void
put_seat (RelaisText *text, const LoireState *s, const LoireSeat *seat)
{
  PUT_NUMBER (text, "{\"deniers\":", seat->deniers);
  PUT_NUMBER (text, ",\"boat\":", seat->boat);
  PUT (text, ",\"goods\":");
  put_counts (text, seat->goods, LOIRE_GOODS, loire_goods);
  PUT (text, ",\"merchant\":");
  put_stack (text, &seat->stack[LOIRE_MERCHANT_FIGURE]);
  PUT (text, ",\"messenger\":");
  put_stack (text, &seat->stack[LOIRE_MESSENGER_FIGURE]);
  PUT (text, ",\"characters\":");
  put_names (text, seat->hired, seat->n_characters, loire_characters);

  PUT (text, ",\"palaces\":[");
  for (unsigned i = 0; i < seat->n_palaces; i++)
    {
      if (i > 0)
        PUT (text, ",");
      PUT (text, "{\"id\":");
      put_name (text, loire_palaces[seat->palace[i]]);
      PUT_NUMBER (text, ",\"turn\":", seat->palace_turn[seat->palace[i]]);
      PUT (text, "}");
    }
  PUT (text, "],\"messages\":[");
  for (unsigned i = 0; i < seat->n_held; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_held (text, s, &seat->held[i]);
    }
  PUT (text, "],\"delivered\":[");
  for (unsigned i = 0, card = seat->first_delivered; i < seat->n_delivered; i++, card = s->delivered[card])
    {
      if (i > 0)
        PUT (text, ",");
      put_name (text, loire_messages[card]);
    }
  PUT_NUMBER (text, "],\"tokens\":", seat->tokens);
  PUT (text, "}");
}

void
loire_print_state (const void *edition, const void *state, RelaisText *text)
{
  const LoireState *s = state;

  PUT_NUMBER (text, "{\"game\":\"loire\",\"format\":1,\"players\":", s->players);
  PUT (text, ",\"variant\":");
  put_name (text, loire_variant_names[s->variant]);
  PUT (text, ",\"seed\":");
  if (s->hidden)
    put_name (text, NULL);
  else
    relais_text_int (text, (int64_t) s->seed);
  PUT (text, ",");
  put_options (text, &s->options);
  PUT_NUMBER (text, ",\"turn\":", s->turn);
  PUT_NUMBER (text, ",\"player\":", s->player);
  PUT (text, ",\"phase\":");
  put_name (text, loire_phase_names[s->phase]);
  put_board (text, s);
  put_supply (text, s);
  put_used (text, s);
  PUT (text, ",\"seats\":[");
  for (unsigned i = 0; i < s->players; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_seat (text, s, &s->seats[i]);
    }
  PUT (text, "]}");
}
