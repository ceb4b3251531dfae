/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Characters to hire, for either figure (L-HIRE, L-PAL-3). */

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
  detail = price_words (self, move.a, paid);
  /* L-SCORE-1: whatever colour an edition gives them. */
  if (move.a >= LOIRE_LOVER)
    detail = loire_join (detail, g_strdup (_("2 for each message of its kind")));
  if (points > 0)
    detail = loire_join (detail, loire_points_words (points));
  choice = loire_choice_new (self, &outcome, move, "action-hire", g_strdup (name), detail);
  relais_choice_set_price (choice, loire_deniers_words (paid));
  return choice;
}

void
loire_offer_hire (RelaisLoireDecision *self, GListStore *into)
{
  guint here = loire_here (self->s);
  /* Where the circus is, the tent hires and the village trades. */
  const char *place = here == self->s->circus ? "circus" : loire_locations[here];

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
        {
          g_autofree char *id = loire_move_id (self, move);

          choice = loire_choice_new_refused (self, &why, id, "action-hire",
                                             g_strdup (loire_name (self, LOIRE_CLASS_CHARACTER, character)));
        }
      relais_choice_set_group (choice, "hire");
      relais_choice_set_slot (choice, "hire");
      relais_choice_set_card (choice, loire_characters[character]);
      relais_choice_set_place (choice, place);
      loire_offer (into, choice);
    }
}
