/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be chosen before a game, and what each choice changes. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

static const char *const no_yes[] = { N_("No"), N_("Yes"), NULL };
static const char *const variants[] = { N_("Full game"), N_("Casual game"), NULL };
static const char *const presets[] = { N_("English rulebook"), N_("French rulebook"), N_("German rulebook"), NULL };
static const char *const actions[] = { N_("All, each once"), N_("Exactly one"), NULL };
static const char *const lumberjack[] = { N_("The price of one"), N_("The price of each"), NULL };
static const char *const cities[] = { N_("Of either city"), N_("Of the merchant’s city"), NULL };
static const char *const reach[] = { N_("In both cities"), N_("In its own city"), N_("Wherever you buy messages"), NULL };
static const char *const palatium[] = { N_("Besides the circus"), N_("In place of the circus"), NULL };

const RelaisOptionText loire_option_texts[] = {
  { "players", N_("Players"), N_("One to four people share this screen; alone, you play within a limited number of turns."), NULL },
  { "seed", N_("Deal number"), N_("The same number gives the same shields, market and decks again."), NULL },
  { "variant", N_("Variant"),
    N_("The casual game leaves out characters, palaces and the circus; everybody has both message tokens from the "
       "start."),
    variants, TRUE },
  { "preset", N_("Rulebook"),
    N_("At first it is the rulebook in your language. Where the printed rulebooks differ, the options below are first "
       "set as in this one. What else they say differently is told as our ruling in How to Play. Of the French one this "
       "is not followed: its Vassallus, who brings one more message at monasteries too; its table, which has no delivery "
       "of level 4 in cities; and its circus, which stays if its tile was on the central space before."),
    presets, TRUE },
  { "lady_surcharge", N_("Second hire with the Lady-in-waiting"),
    N_("Deniers that the second character of a turn costs on top: 2 in the English and French rulebooks, 1 in the "
       "German one."),
    NULL },
  { "merchant_actions", N_("Actions of the merchant at a stop"),
    N_("The English and French tables join the merchant’s actions with “and”; the German one says exactly one."),
    actions },
  { "lumberjack_pays", N_("Two wood with the Lumberjack"),
    N_("The English and German rulebooks give both for the price of one, the French one is silent; paying for each is a "
       "house rule."),
    lumberjack },
  { "palatium_hire", N_("Hiring by Palatium Balivi"),
    N_("The English and German rulebooks allow it besides the figure’s action, the French one says nothing. None of them "
       "tells whether it is besides the turn’s hire at the circus, too, or counts as that one hire."),
    palatium },
  { "boat_goal", N_("Boats race to"),
    N_("A boat on this space brings the end: 20, 20, 17 or 15 for one to four players; 20, 20, 15 or 10 in the French "
       "rulebook."),
    NULL },
  { "message_goal", N_("Messages to deliver"),
    N_("Whoever has delivered this many brings the end: 15, 12, 10 or 8 for one to four players in all rulebooks."), NULL },
  { "token_recall", N_("Taking back a placed token"),
    N_("When no message token is free, one may be taken off another message, as the English and German "
       "rulebooks say; the French one forbids it."), no_yes },
  { "casual_abbey", N_("Messages of level 4 in the casual game"),
    N_("The English and German rulebooks have them; the French one speaks of levels 1 to 3 only."), no_yes },
  { "palace_city", N_("Palaces to be built"),
    N_("By the English and French rulebooks a palace of either city can be built wherever the merchant stands in one; by "
       "the German one only a palace of that city."), cities },
  { "ducal_reach", N_("Where a Ducal Palace serves"),
    N_("In both cities by the German rulebook; wherever you buy messages, in your own buildings too, by the French one. "
       "The English one can be read as either city or its own."), reach },
  { "solo_turns", N_("Turns of a solo game"), N_("A solo game ends after this many turns: 60 by the rules."), NULL },
  { "start_deniers", N_("Deniers at the start"), N_("What each player begins with: 7 by the rules."), NULL },
  { "poor_limit", N_("Poor below"),
    N_("With the merchant in a city and fewer deniers than this, the turn is lost and brings only 1 denier: 5 by the rules. It "
       "is checked when the turn begins, as the German rulebook says; the others are not as clear."),
    NULL },
  { "rich_limit", N_("Rich above"),
    N_("More deniers than this go back when the merchant leaves a city: 10 by the rules, and 5 more with the Banker."),
    NULL },
  { "circus_start", N_("The circus starts in"),
    N_("Ussé by the rules; any village can be chosen. The casual game has no circus."), loire_village_names },
  { "first_player", N_("First player"), N_("Who begins; drawn by lot unless chosen. By the English and "
       "German rulebooks it is whoever last went by boat."), NULL },
  { NULL, NULL, NULL, NULL },
};

const char *const loire_preset_ids[] = { "english", "french", "german", NULL };

/* Who owns the box has this rulebook in his hands. */
const RelaisLanguageOption loire_language_options[] = {
  { "en", "preset", "english" },
  { "fr", "preset", "french" },
  { "de", "preset", "german" },
  { NULL },
};

/**
 * loire_preset_title:
 * @preset: one of the presets' ids
 */
char *
loire_preset_title (const char *preset)
{
  for (guint i = 0; loire_preset_ids[i] != NULL; i++)
    if (g_str_equal (preset, loire_preset_ids[i]))
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, presets[i]));
  return g_strdup (preset);
}
