/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Putting pieces of a draft on the board and taking them off. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"

typedef struct
{
  RelaisDraftBoard *board;
  const LoireEdition *e;
  LoireState *s;
  const RelaisDraftSeats *seats;
  LoirePiece piece;
  RelaisReason **why;
} Moving;

static gboolean
refuse (Moving *m, const char *sentence)
{
  return loire_draft_refuse (m->why, sentence);
}

static gboolean
refuse_at (Moving *m, const char *template, guint location)
{
  g_autofree char *sentence = relais_lore_fill (template, "place", loire_location_names[location], NULL);

  return refuse (m, sentence);
}

static gboolean
refuse_to (Moving *m, const char *template)
{
  g_autofree char *sentence = relais_lore_fill (template, "player", m->seats->name[m->piece.seat], NULL);

  return refuse (m, sentence);
}

static gboolean
refuse_place (Moving *m)
{
  static const char *const sentences[LOIRE_PIECE_SORTS] = {
    [LOIRE_PIECE_SHIELD] = N_("Shields lie on villages."),
    [LOIRE_PIECE_TILE] = N_("Market tiles lie on the seven spaces of the market."),
    [LOIRE_PIECE_CIRCUS] = N_("The circus stands in a village."),
    [LOIRE_PIECE_HORSE] = N_("Horses stand in villages and cities, or under a merchant or a messenger."),
    [LOIRE_PIECE_FIGURE] = N_("Merchants and messengers stand in villages and cities."),
    [LOIRE_PIECE_BUILDING] = N_("Farms, monasteries and castles stand in villages."),
    [LOIRE_PIECE_BOAT] = N_("Boats lie on the spaces of the river."),
    [LOIRE_PIECE_TOKEN] = N_("Message tokens lie on villages."),
    [LOIRE_PIECE_PALACE] = N_("Palaces stand in Nantes and Orléans."),
  };

  return refuse (m, g_dgettext (GETTEXT_PACKAGE, sentences[m->piece.sort]));
}

static gboolean
refuse_none_left (Moving *m)
{
  static const char *const sentences[LOIRE_PIECE_SORTS] = {
    [LOIRE_PIECE_SHIELD] = N_("All the shields of this colour are on the board."),
    [LOIRE_PIECE_HORSE] = N_("All the horses are on the board."),
    [LOIRE_PIECE_BUILDING] = N_("No more buildings of this kind are left for this player."),
    [LOIRE_PIECE_TOKEN] = N_("This player has no token left: the Apprentice and the Helper bring one each."),
    [LOIRE_PIECE_PALACE] = N_("No copy of this palace is left."),
  };

  return refuse (m, g_dgettext (GETTEXT_PACKAGE, sentences[m->piece.sort]));
}

static gboolean
any_left (Moving *m)
{
  guint left, total;

  loire_draft_count (m->board, &m->piece, &left, &total);
  return left > 0;
}

static gboolean
refuse_not_there (Moving *m)
{
  return refuse (m, _("None of these is there."));
}

static gboolean
is_village (const LoireDraftPlace *place)
{
  return place->sort == LOIRE_PLACE_LOCATION && !loire_is_city (place->number);
}

/* Shields and tiles: one on each place, and what lies there gives way or
 * changes places. */
static guint8 *
slot_at (Moving *m, const LoireDraftPlace *place)
{
  if (m->piece.sort == LOIRE_PIECE_SHIELD)
    return is_village (place) ? &m->s->shields[place->number] : NULL;
  return place->sort == LOIRE_PLACE_MARKET ? &m->s->market[place->number] : NULL;
}

static guint8 *
slot_of_tile (Moving *m)
{
  return memchr (m->s->market, (int) m->piece.number, LOIRE_COLOURS);
}

static gboolean
move_slot (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  guint8 *source = from != NULL ? slot_at (m, from) : NULL;
  guint8 *target = to != NULL ? slot_at (m, to) : NULL;
  guint8 there;

  if ((from != NULL && source == NULL) || (to != NULL && target == NULL))
    return refuse_place (m);
  if (source != NULL && *source != m->piece.number)
    return refuse_not_there (m);
  if (target != NULL && *target == m->piece.number)
    return TRUE;
  if (source == NULL && m->piece.sort == LOIRE_PIECE_TILE)
    source = slot_of_tile (m);
  if (source == NULL && !any_left (m))
    return refuse_none_left (m);
  there = target != NULL ? *target : LOIRE_NONE;
  if (target != NULL)
    *target = (guint8) m->piece.number;
  if (source != NULL)
    *source = there;
  return TRUE;
}

static gboolean
move_circus (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  if (from != NULL && (from->sort != LOIRE_PLACE_LOCATION || from->number != m->s->circus))
    return refuse_not_there (m);
  if (to != NULL && !is_village (to))
    return refuse_place (m);
  m->s->circus = to != NULL ? (guint8) to->number : LOIRE_NONE;
  return TRUE;
}

static guint8 *
herd_at (Moving *m, const LoireDraftPlace *place)
{
  if (place->sort == LOIRE_PLACE_LOCATION)
    return &m->s->horses[place->number];
  return place->sort == LOIRE_PLACE_STACK ? &m->s->seats[place->seat].stack[place->number].horses : NULL;
}

static gboolean
move_horse (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  guint8 *source = from != NULL ? herd_at (m, from) : NULL;
  guint8 *target = to != NULL ? herd_at (m, to) : NULL;

  if ((from != NULL && source == NULL) || (to != NULL && target == NULL))
    return refuse_place (m);
  if (source != NULL && *source == 0)
    return refuse_not_there (m);
  if (source == NULL && !any_left (m))
    return refuse_none_left (m);
  if (target != NULL && target != source && to->sort == LOIRE_PLACE_STACK && *target >= LOIRE_MAX_STACK)
    return refuse (m, _("No more than three horses go under one figure."));
  if (source != NULL)
    (*source)--;
  if (target != NULL)
    (*target)++;
  return TRUE;
}

/* A direction that it has it keeps (L-POS-1). */
static gboolean
move_figure (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  LoireStack *stack = &m->s->seats[m->piece.seat].stack[m->piece.number];

  if (from != NULL && (from->sort != LOIRE_PLACE_LOCATION || from->number != stack->at)
      && (from->sort != LOIRE_PLACE_STACK || from->number != m->piece.number || from->seat != m->piece.seat))
    return refuse_not_there (m);
  if (to != NULL && to->sort != LOIRE_PLACE_LOCATION)
    return refuse_place (m);
  if (to == NULL)
    {
      /* its horses go with it, or they would be nowhere to be seen */
      *stack = (LoireStack) { LOIRE_NONE, 0, LOIRE_ANY_WAY };
      return TRUE;
    }
  stack->at = (guint8) to->number;
  if (loire_is_city (to->number))
    stack->direction = LOIRE_ANY_WAY;
  else if (stack->direction == LOIRE_ANY_WAY)
    stack->direction = LOIRE_CW;
  return TRUE;
}

static gboolean
move_boat (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  LoireSeat *seat = &m->s->seats[m->piece.seat];

  if (from != NULL && (from->sort != LOIRE_PLACE_RIVER || from->number != seat->boat))
    return refuse_not_there (m);
  if (to != NULL && to->sort != LOIRE_PLACE_RIVER)
    return refuse_place (m);
  seat->boat = to != NULL ? (guint8) to->number : 0;
  return TRUE;
}

static guint
owner_of (const LoireState *s, guint village)
{
  for (guint i = 0; i < s->players; i++)
    if (loire_own_buildings (&s->seats[i]) & LOIRE_BIT (village))
      return i;
  return LOIRE_NONE;
}

/* Farms are built one turn before now, so that they can be built upon (L-BLD-4,
 * L-BLD-5). A building on another of the same player replaces it. */
static gboolean
put_building (Moving *m, guint village, guint32 built_turn)
{
  LoireSeat *seat = &m->s->seats[m->piece.seat];
  guint owner = owner_of (m->s, village);
  guint32 *built = seat->built;
  LoireSeat old = *seat;
  guint8 towers = m->s->towers;
  guint was = loire_building_of (seat, village);

  if (owner != LOIRE_NONE && owner != m->piece.seat)
    return refuse_at (m, _("Another player has a building in {place}."), village);
  if (was == m->piece.number)
    return TRUE;
  for (guint kind = 0; kind < LOIRE_BUILDINGS; kind++)
    built[kind] &= ~LOIRE_BIT (village);
  m->s->towers = (guint8) (towers + (was == LOIRE_CASTLE));
  if (!any_left (m))
    {
      *seat = old;
      m->s->towers = towers;
      return refuse_none_left (m);
    }
  built[m->piece.number] |= LOIRE_BIT (village);
  if (was == LOIRE_NONE)
    m->s->built_turn[village] = built_turn;
  return TRUE;
}

static gboolean
move_building (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  guint32 *built = &m->s->seats[m->piece.seat].built[m->piece.number];
  guint32 turn = m->s->turn - MIN (m->s->turn, 1);
  LoireState before = *m->s;

  if (from != NULL)
    {
      if (!is_village (from) || !(*built & LOIRE_BIT (from->number)))
        return refuse_not_there (m);
      turn = m->s->built_turn[from->number];
      *built &= ~LOIRE_BIT (from->number);
      m->s->built_turn[from->number] = 0;
      if (m->piece.number == LOIRE_CASTLE)
        m->s->towers++;
    }
  if (to == NULL)
    return TRUE;
  if (is_village (to) && put_building (m, to->number, turn))
    return TRUE;
  *m->s = before;
  return is_village (to) ? FALSE : refuse_place (m);
}

static gboolean
take_token (LoireSeat *seat, guint village)
{
  for (guint h = seat->n_held; h-- > 0;)
    for (guint i = 0; i < seat->held[h].n_marks; i++)
      if (seat->held[h].mark[i] == village)
        {
          loire_draft_remove_mark (&seat->held[h], i);
          return TRUE;
        }
  return FALSE;
}

static gboolean
move_token (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  LoireSeat *seat = &m->s->seats[m->piece.seat];
  LoireSeat before = *seat;

  if ((from != NULL && !is_village (from)) || (to != NULL && !is_village (to)))
    return refuse_place (m);
  if (from != NULL && !take_token (seat, from->number))
    return refuse_not_there (m);
  if (to == NULL)
    return TRUE;
  if (!any_left (m))
    {
      *seat = before;
      return refuse_none_left (m);
    }
  for (guint h = 0; h < seat->n_held; h++)
    if (loire_draft_mark_fits (m->e, m->s, &seat->held[h], to->number))
      {
        seat->held[h].mark[seat->held[h].n_marks++] = (guint8) to->number;
        return TRUE;
      }
  *seat = before;
  return refuse_to (m, _("{player} has no message that could be marked there."));
}

/* A city stands for its only palace that the player can still have. */
static gboolean
find_palace (Moving *m, guint city, LoireDraftPlace *found)
{
  const LoireSeat *seat = &m->s->seats[m->piece.seat];
  guint n = 0;

  for (guint kind = 0; kind < LOIRE_PALACE_KINDS; kind++)
    {
      guint palace = loire_palace_of (city, (LoirePalaceKind) kind);

      if ((seat->palaces & LOIRE_BIT (palace)) != 0 || m->s->palaces[palace] == 0)
        continue;
      *found = (LoireDraftPlace) { LOIRE_PLACE_PALACES, palace, 0 };
      n++;
    }
  if (n == 1)
    return TRUE;
  return n == 0 ? refuse_at (m, _("No palace in {place} is left for this player."), city)
                : refuse_at (m, _("{place} has four places for palaces: put it on one of those."), city);
}

static gboolean
move_palace (Moving *m, const LoireDraftPlace *from, const LoireDraftPlace *to)
{
  LoireDraftPlace found;
  LoireSeat *seat = &m->s->seats[m->piece.seat];
  RelaisCardList list = { 0 };

  if (to != NULL && to->sort == LOIRE_PLACE_LOCATION && loire_is_city (to->number))
    {
      if (!find_palace (m, to->number, &found))
        return FALSE;
      to = &found;
    }
  if ((from != NULL && from->sort != LOIRE_PLACE_PALACES) || (to != NULL && to->sort != LOIRE_PLACE_PALACES))
    return refuse_place (m);
  if (from != NULL && !(seat->palaces & LOIRE_BIT (from->number)))
    return refuse_not_there (m);
  if (to != NULL && seat->palaces & LOIRE_BIT (to->number))
    return from != NULL && from->number == to->number
           ? TRUE : refuse_to (m, _("{player} owns this palace already."));
  if (to != NULL && m->s->palaces[to->number] == 0)
    return refuse_none_left (m);
  for (guint i = 0; i < seat->n_palaces; i++)
    if (from == NULL || seat->palace[i] != from->number)
      list.at[list.n++] = seat->palace[i];
  if (to != NULL)
    list.at[list.n++] = (guint8) to->number;
  loire_draft_set_palaces (m->s, m->piece.seat, &list);
  return TRUE;
}

gboolean
loire_draft_move (RelaisDraftBoard       *board,
                  const RelaisDraftSeats *seats,
                  const RelaisDraftMove  *move,
                  RelaisReason          **why)
{
  static gboolean (*const moves[LOIRE_PIECE_SORTS]) (Moving *, const LoireDraftPlace *, const LoireDraftPlace *) = {
    [LOIRE_PIECE_SHIELD] = move_slot,
    [LOIRE_PIECE_TILE] = move_slot,
    [LOIRE_PIECE_CIRCUS] = move_circus,
    [LOIRE_PIECE_HORSE] = move_horse,
    [LOIRE_PIECE_FIGURE] = move_figure,
    [LOIRE_PIECE_BUILDING] = move_building,
    [LOIRE_PIECE_BOAT] = move_boat,
    [LOIRE_PIECE_TOKEN] = move_token,
    [LOIRE_PIECE_PALACE] = move_palace,
  };
  LoireState *s = loire_draft_state (board);
  Moving m = { .board = board, .e = board->edition, .s = s, .seats = seats, .why = why };
  LoireDraftPlace from, to;

  if (!loire_draft_find_piece (s, move->piece, &m.piece))
    return refuse (&m, _("There is no such piece in this game."));
  if ((move->from != NULL && !loire_draft_find_place (s, move->from, &from))
      || (move->to != NULL && !loire_draft_find_place (s, move->to, &to)))
    return refuse_place (&m);
  return moves[m.piece.sort] (&m, move->from != NULL ? &from : NULL, move->to != NULL ? &to : NULL);
}

/* What lies where */

static void
add (GPtrArray *pieces, LoirePieceSort sort, guint number, guint seat)
{
  char id[32];

  loire_draft_piece_id (&(LoirePiece) { sort, number, seat }, id);
  g_ptr_array_add (pieces, g_strdup (id));
}

static gboolean
has_mark (const LoireSeat *seat, guint village)
{
  for (guint h = 0; h < seat->n_held; h++)
    if (memchr (seat->held[h].mark, (int) village, seat->held[h].n_marks) != NULL)
      return TRUE;
  return FALSE;
}

static void
add_at_location (const LoireState *s, guint location, GPtrArray *pieces)
{
  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (s->seats[i].stack[f].at == location)
        add (pieces, LOIRE_PIECE_FIGURE, f, i);
  if (s->circus == location)
    add (pieces, LOIRE_PIECE_CIRCUS, 0, 0);
  for (guint i = 0; i < s->players; i++)
    if (has_mark (&s->seats[i], location))
      add (pieces, LOIRE_PIECE_TOKEN, 0, i);
  for (guint i = 0; i < s->players; i++)
    for (guint kind = 0; kind < LOIRE_BUILDINGS; kind++)
      if (s->seats[i].built[kind] & LOIRE_BIT (location))
        add (pieces, LOIRE_PIECE_BUILDING, kind, i);
  if (s->horses[location] > 0)
    add (pieces, LOIRE_PIECE_HORSE, 0, 0);
  if (!loire_is_city (location) && s->shields[location] != LOIRE_NONE)
    add (pieces, LOIRE_PIECE_SHIELD, s->shields[location], 0);
}

void
loire_draft_pieces_at (const RelaisDraftBoard *board, const char *id, GPtrArray *pieces)
{
  const LoireState *s = loire_draft_peek (board);
  LoireDraftPlace place;

  if (!loire_draft_find_place (s, id, &place))
    return;
  switch (place.sort)
    {
    case LOIRE_PLACE_LOCATION:
      add_at_location (s, place.number, pieces);
      break;
    case LOIRE_PLACE_MARKET:
      if (s->market[place.number] != LOIRE_NONE)
        add (pieces, LOIRE_PIECE_TILE, s->market[place.number], 0);
      break;
    case LOIRE_PLACE_RIVER:
      for (guint i = 0; i < s->players; i++)
        if (s->seats[i].boat == place.number)
          add (pieces, LOIRE_PIECE_BOAT, 0, i);
      break;
    case LOIRE_PLACE_PALACES:
      for (guint i = 0; i < s->players; i++)
        if (s->seats[i].palaces & LOIRE_BIT (place.number))
          add (pieces, LOIRE_PIECE_PALACE, 0, i);
      break;
    default:
      if (s->seats[place.seat].stack[place.number].horses > 0)
        add (pieces, LOIRE_PIECE_HORSE, 0, 0);
    }
}

/* Every place there is, told by the number. */
static char *
nth_place (const LoireState *s, guint i)
{
  char id[32];

  if (i < LOIRE_LOCATIONS)
    return g_strdup (loire_locations[i]);
  i -= LOIRE_LOCATIONS;
  if (i < LOIRE_COLOURS)
    return g_strdup_printf ("market-%u", i + 1);
  i -= LOIRE_COLOURS;
  if (i <= LOIRE_LAST_SPACE)
    return g_strdup_printf ("river-%02u", i);
  i -= LOIRE_LAST_SPACE + 1;
  if (i < LOIRE_PALACES)
    return g_strdup_printf ("palace-%s", loire_palaces[i]);
  i -= LOIRE_PALACES;
  if (i >= s->players * (guint) LOIRE_FIGURES)
    return NULL;
  loire_draft_piece_id (&(LoirePiece) { LOIRE_PIECE_FIGURE, i % LOIRE_FIGURES, i / LOIRE_FIGURES }, id);
  return g_strdup (id);
}

void
loire_draft_places_of (const RelaisDraftBoard *board, const char *piece, GPtrArray *places)
{
  const LoireState *s = loire_draft_peek (board);

  for (guint i = 0; ; i++)
    {
      g_autoptr (GPtrArray) there = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *place = nth_place (s, i);

      if (place == NULL)
        return;
      loire_draft_pieces_at (board, place, there);
      if (g_ptr_array_find_with_equal_func (there, piece, g_str_equal, NULL))
        g_ptr_array_add (places, g_steal_pointer (&place));
    }
}
