/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the messenger can do where it stops: buy, deliver and mark messages
 * (L-MSG, L-DEL). */

#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

static const char *
message_icon (guint level)
{
  static const char *const icons[LOIRE_LEVELS] = {
    "message-front-1", "message-front-2", "message-front-3", "message-front-4",
  };

  return icons[level - 1];
}

/* Colours side by side, for what a message still needs. */
static char *
shields_words (RelaisLoireDecision *self, guint32 shields)
{
  g_autofree char *words = NULL;

  LOIRE_EACH (colour, shields)
    {
      const char *name = loire_name (self, LOIRE_CLASS_COLOUR, colour);
      char *more = words == NULL ? g_strdup (name) : g_strjoin (" + ", words, name, NULL);

      g_free (words);
      words = more;
    }
  return g_steal_pointer (&words);
}

static char *
message_title (RelaisLoireDecision *self, guint card)
{
  /* TRANSLATORS: behind it "to Tours" or "for a red and a purple shield" */
  return g_strdup_printf (_("Message %s"), loire_name (self, LOIRE_CLASS_MESSAGE, card));
}

static char *
level_title (guint level)
{
  return g_strdup_printf (_("Buy a message of level %u"), level);
}

/* How the card is come by. */
static char *
draw_words (RelaisLoireDecision *self, guint level, const LoireOutcome *outcome)
{
  guint cards = self->s->n_deck[level - 1];

  if (outcome->after.phase != LOIRE_PICK)
    return g_strdup_printf (ngettext ("from %u card", "from %u cards", cards), cards);
  if (loire_ducal_here (self->s))
    return g_strdup_printf (ngettext ("pick it from %u card", "pick one of %u cards", cards), cards);
  return g_strdup_printf (ngettext ("look at %u and keep it", "look at %u, keep one", outcome->after.pick_count),
                          outcome->after.pick_count);
}

static RelaisChoice *
draw_choice (RelaisLoireDecision *self, RelaisMove move)
{
  LoireOutcome outcome;
  RelaisChoice *choice;
  int paid;
  char *detail = NULL;

  loire_outcome (self, &move, 1, &outcome);
  paid = loire_outcome_paid (&outcome);
  if (paid < move.a)
    detail = loire_changes_words (move.a, g_strdup_printf (_("−%d for the Post Office"), move.a - paid), NULL);
  choice = loire_choice_new (self, &outcome, move, message_icon (move.a), level_title (move.a),
                             loire_join (detail, draw_words (self, move.a, &outcome)));
  relais_choice_set_price (choice, loire_deniers_words (paid));
  return choice;
}

/* Refused for the stop or the hand, whatever the level. */
static gboolean
refused_for_all (const RelaisRefusal *why)
{
  return why->code == LOIRE_REFUSE_NO_MORE_MESSAGES || why->code == LOIRE_REFUSE_MESSENGER_DONE
         || why->code == LOIRE_REFUSE_HAND_FULL;
}

static void
offer_draws (RelaisLoireDecision *self, GListStore *into)
{
  gboolean first = TRUE;

  for (guint level = 1; level <= LOIRE_LEVELS; level++)
    {
      RelaisMove move = { LOIRE_MOVE_MESSAGE, (guint8) level, 0, 0 };
      RelaisRefusal why;
      RelaisChoice *choice;

      if (loire_check_move (self, move, &why))
        choice = draw_choice (self, move);
      else if (refused_for_all (&why))
        {
          choice = loire_choice_new_refused (self, &why, "message", "action-message", g_strdup (_("Buy a message")));
          relais_choice_set_place (choice, loire_locations[loire_here (self->s)]);
          loire_offer (into, choice);
          return;
        }
      else if (why.code == LOIRE_REFUSE_NO_MESSAGES_HERE || why.code == LOIRE_REFUSE_NO_ABBEY_HERE
               || why.code == LOIRE_REFUSE_NO_ABBEY_IN_CITY || why.code == LOIRE_REFUSE_ONLY_ABBEY_HERE)
        continue;       /* never sold here */
      else
        {
          g_autofree char *id = loire_move_id (self, move);

          choice = loire_choice_new_refused (self, &why, id, message_icon (level),
                                             level_title (level));
        }
      relais_choice_set_place (choice, loire_locations[loire_here (self->s)]);
      /* Where all are refused together, too. */
      if (first)
        relais_choice_set_slot (choice, "message");
      first = FALSE;
      loire_offer (into, choice);
    }
}

static RelaisChoice *
delivery_choice (RelaisLoireDecision *self, RelaisMove move)
{
  const char *here = loire_name (self, LOIRE_CLASS_LOCATION, loire_here (self->s));
  LoireOutcome outcome;
  RelaisChoice *choice;
  char *detail;
  int points, blue, got;

  loire_outcome (self, &move, 1, &outcome);
  points = loire_outcome_points (&outcome, LOIRE_COLUMN_DELIVERED);
  blue = loire_outcome_points (&outcome, LOIRE_COLUMN_BLUE);
  got = loire_outcome_got (&outcome);
  detail = g_strdup_printf (ngettext ("%d point, 1 of it counted already", "%d points, 1 of them counted already",
                                      (gulong) points),
                            points);
  if (loire_level (move.a) == 1)
    /* TRANSLATORS: money for a delivery */
    detail = loire_join (g_strdup_printf (_("+%d d, the market price"), got), detail);
  else if (loire_level (move.a) < 4)
    detail = loire_join (message_title (self, move.a), detail);
  if (blue > 0)
    detail = loire_join (detail, g_strdup_printf (_("+%d for the blue character"), blue));
  choice = loire_choice_new (self, &outcome, move, "action-deliver", g_strdup_printf (_("Deliver to %s"), here), detail);
  relais_choice_set_price (choice, loire_added_points_words (loire_delivery_points (self->e, self->s, move.a, NULL)));
  return choice;
}

static RelaisChoice *
mark_choice (RelaisLoireDecision *self, RelaisMove move, const LoireHeld *held)
{
  guint shield = self->s->shields[loire_here (self->s)];
  g_autofree char *rest = shields_words (self, loire_open_shields (self->e, self->s, held) & ~LOIRE_BIT (shield));
  LoireOutcome outcome;
  char *detail = g_strdup_printf (_("message of level %u · then open: %s"), loire_level (move.a), rest);

  loire_outcome (self, &move, 1, &outcome);
  return loire_choice_new (self, &outcome, move, "action-deliver",
                           g_strdup_printf (_("Mark the %s shield"), loire_name (self, LOIRE_CLASS_COLOUR, shield)),
                           detail);
}

/* Why a message of the hand is not delivered here; NULL for one that never
 * could be at such a place. */
static RelaisChoice *
kept_choice (RelaisLoireDecision *self, const LoireHeld *held)
{
  guint level = loire_level (held->card);
  gboolean last = level == 1 || level == 4 || loire_count (loire_open_shields (self->e, self->s, held)) == 1;
  RelaisMove move = { last ? LOIRE_MOVE_DELIVER : LOIRE_MOVE_MARK, held->card, last ? 0 : LOIRE_NONE,
                      last ? 0 : LOIRE_NONE };
  g_autofree char *id = loire_move_id (self, move);
  RelaisRefusal why;

  loire_check_move (self, move, &why);
  if (why.code == LOIRE_REFUSE_DELIVER_IN_VILLAGE || why.code == LOIRE_REFUSE_DELIVER_IN_CITY
      || why.code == LOIRE_REFUSE_MESSENGER_DONE)
    return NULL;
  return loire_choice_new_refused (self, &why, id, message_icon (level), message_title (self, held->card));
}

/* FALSE if there is nothing to be done with it here. */
static gboolean
offer_delivery (RelaisLoireDecision *self, const LoireHeld *held, GListStore *into)
{
  gboolean found = FALSE;

  for (int i = 0; i < self->n_legal; i++)
    {
      RelaisMove move = self->legal[i];
      RelaisChoice *choice;

      if (move.a != held->card || (move.kind != LOIRE_MOVE_DELIVER && move.kind != LOIRE_MOVE_MARK))
        continue;
      choice = move.kind == LOIRE_MOVE_DELIVER ? delivery_choice (self, move) : mark_choice (self, move, held);
      relais_choice_set_card (choice, loire_messages[held->card]);
      relais_choice_set_place (choice, loire_locations[loire_here (self->s)]);
      loire_offer (into, choice);
      found = TRUE;
    }
  return found;
}

/* What it is, a trial does not tell. */
static RelaisChoice *
unknown_choice (RelaisLoireDecision *self, guint level)
{
  g_autofree char *id = g_strdup_printf ("unknown %u", level);
  g_autofree char *icon = g_strdup_printf ("message-back-%u", level);

  return self->s->used.action == LOIRE_NOTHING ? loire_choice_new_unknown (self, id, icon, level_title (level)) : NULL;
}

static void
offer_kept (RelaisLoireDecision *self, const LoireHeld *held, GListStore *into)
{
  gboolean unknown = loire_is_supposed (self->s, held->card);
  RelaisChoice *choice = unknown ? unknown_choice (self, loire_level (held->card)) : kept_choice (self, held);

  if (choice == NULL)
    return;
  relais_choice_set_card (choice, unknown ? NULL : loire_messages[held->card]);
  relais_choice_set_place (choice, loire_locations[loire_here (self->s)]);
  relais_choice_set_group (choice, "kept");
  relais_choice_set_slot (choice, "kept");
  loire_offer (into, choice);
}

void
loire_offer_messages (RelaisLoireDecision *self, GListStore *into)
{
  const LoireSeat *seat = loire_active (self->s);
  guint32 kept = 0;

  for (guint i = 0; i < seat->n_held; i++)
    if (loire_is_supposed (self->s, seat->held[i].card) || !offer_delivery (self, &seat->held[i], into))
      kept |= LOIRE_BIT (i);
  LOIRE_EACH (i, kept)
    offer_kept (self, &seat->held[i], into);
  offer_draws (self, into);
}

/* What is left for it to do here; n_legal counts being done as well. */
static const char *
left_to_do (RelaisLoireDecision *self)
{
  if (self->s->used.action == LOIRE_NOTHING)
    return self->n_legal > 1 ? _("One thing can be done here") : _("Nothing can be done here");
  return self->n_legal > 1 ? _("Here the messenger can only go on with what it began") : _("The messenger is done here");
}

void
loire_ask_messenger (RelaisLoireDecision *self, GListStore *into)
{
  guint here = loire_here (self->s);
  char *remark = g_strdup (left_to_do (self));

  if (!loire_is_city (here))
    remark = loire_join (loire_join (remark, loire_shield_words (self, here)), loire_building_words (self, here));
  relais_decision_ask (RELAIS_DECISION (self),
                       g_strdup_printf (_("%s’s messenger is in %s"), loire_seat_name (self, self->s->player),
                                        loire_name (self, LOIRE_CLASS_LOCATION, here)),
                       loire_join (remark, g_strdup_printf (_("you have %d d"), loire_active (self->s)->deniers)));
  relais_decision_mark (RELAIS_DECISION (self), "messenger", RELAIS_MARK_CHOSEN, -1);
  loire_offer_stop (self, into);
}
