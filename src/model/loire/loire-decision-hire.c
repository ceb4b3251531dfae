/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Characters to hire, for either figure (L-HIRE, L-PAL-3). */

#include "loire-cards.h"
#include "loire-decision-private.h"

#include <glib/gi18n-lib.h>

/* Refused for the stop or the turn, not for the character. */
static gboolean
refused_for_all (const RelaisRefusal *why)
{
  return why->code == LOIRE_REFUSE_HIRE_NOT_HERE || why->code == LOIRE_REFUSE_HIRE_STOP_USED
         || why->code == LOIRE_REFUSE_HIRE_LIMIT;
}

/* L-HIRE-3, L-HIRE-2: what makes it cost other than the card says. */
static char *
price_words (RelaisLoireDecision *self, guint character, int paid)
{
  const LoireSeat *seat = loire_active (self->s);
  guint printed = self->e->character[character].cost;
  int less = printed > 0 && loire_has (seat, LOIRE_WITCH) ? 1 : 0;
  int more = paid - ((int) printed - less);

  return loire_changes_words (printed,
                              less > 0 ? g_strdup_printf (_("−%d for the Witch"), less) : NULL,
                              more > 0 ? g_strdup_printf (_("+%d for the second one"), more) : NULL);
}

/* L-SCORE-1: whatever colour an edition gives them. */
static char *
type_words (RelaisLoireDecision *self, guint character)
{
  guint delivered;

  if (character < LOIRE_LOVER)
    return NULL;
  delivered = loire_active (self->s)->delivered_type[character - LOIRE_LOVER];
  return g_strdup_printf (ngettext ("you have delivered %u of type %s", "you have delivered %u of type %s", delivered),
                          delivered, loire_name (self, LOIRE_CLASS_CHARACTER, character));
}

static char *
left_words (RelaisLoireDecision *self, guint character)
{
  return g_strdup_printf (_("%u of %u left"), self->s->characters[character], loire_copies (self->e, self->s, character));
}

static RelaisChoice *
hire_choice (RelaisLoireDecision *self, RelaisMove move)
{
  const char *name = loire_name (self, LOIRE_CLASS_CHARACTER, move.a);
  LoireOutcome outcome;
  RelaisChoice *choice;
  int paid;
  int points;
  char *detail;

  loire_outcome (self, &move, 1, &outcome);
  paid = loire_outcome_paid (&outcome);
  points = loire_outcome_points (&outcome, LOIRE_COLUMN_CHARACTERS)
           + loire_outcome_points (&outcome, LOIRE_COLUMN_BLUE);
  detail = loire_join (type_words (self, move.a), points != 0 ? loire_added_points_words (points) : NULL);
  detail = loire_join (detail, loire_join (price_words (self, move.a, paid), left_words (self, move.a)));
  choice = loire_choice_new (self, &outcome, move, "action-hire", g_strdup (name), detail);
  relais_choice_set_price (choice, loire_deniers_words (paid));
  return choice;
}

static RelaisChoice *
refused_choice (RelaisLoireDecision *self, RelaisMove move, const RelaisRefusal *why)
{
  g_autofree char *id = loire_move_id (self, move);

  return loire_choice_new_refused (self, why, id, "action-hire",
                                   g_strdup (loire_name (self, LOIRE_CLASS_CHARACTER, move.a)));
}

/* What all characters' choices have. */
static void
complete (RelaisLoireDecision *self, RelaisChoice *choice, guint character)
{
  guint here = loire_here (self->s);

  relais_choice_set_group (choice, "hire");
  relais_choice_set_slot (choice, "hire");
  relais_choice_set_card (choice, loire_characters[character]);
  relais_choice_set_effect (choice, loire_card_effect (relais_match_get_view (self->match), LOIRE_CARD_CHARACTER, character));
  /* Where the circus is, the tent hires and the village trades. */
  relais_choice_set_place (choice, here == self->s->circus ? "circus" : loire_locations[here]);
}

/* Who can be had comes first. */
void
loire_offer_hire (RelaisLoireDecision *self, GListStore *into)
{
  g_autoptr (GListStore) locked = g_list_store_new (RELAIS_TYPE_CHOICE);

  if (self->s->variant == LOIRE_CASUAL)
    return;
  for (guint character = 0; character < LOIRE_CHARACTERS; character++)
    {
      RelaisMove move = { LOIRE_MOVE_HIRE, (guint8) character, 0, 0 };
      RelaisRefusal why;
      RelaisChoice *choice;

      if (loire_check_move (self, move, &why))
        choice = hire_choice (self, move);
      else if (refused_for_all (&why))
        {
          choice = loire_choice_new_refused (self, &why, "hire", "action-hire", g_strdup (_("Hire")));
          relais_choice_set_place (choice, "circus");
          loire_offer (into, choice);
          return;
        }
      else if (why.code == LOIRE_REFUSE_NOT_RED)
        continue;
      else
        choice = refused_choice (self, move, &why);
      complete (self, choice, character);
      loire_offer (relais_choice_get_reason (choice) != NULL ? locked : into, choice);
    }
  loire_offer_all (into, locked);
}
