/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about La Loire's scenarios; their positions and goals are in
 * data/scenarios. */

#include "loire-lore.h"

#include <glib/gi18n-lib.h>

const RelaisScenarioText loire_scenario_texts[] = {
  { "first-ride", N_("The first ride"),
    N_("A gentle start for two: more money than usual, two letters each that lie along the way, and a short game."),
    N_("Be the first to deliver two messages."),
    N_("A figure rides one place more than it has horses; leave horses behind to stop earlier. Send the messenger to the "
       "villages that your two letters name. The merchant buys goods in villages and sells them in a city.") },
  { "forty-days", N_("Forty days"),
    N_("Alone on the river. The sixty turns of a solo game are cut to forty, so every ride has to count."),
    N_("Reach 30 points within 40 turns."),
    N_("Buildings bring your boat forward whenever anybody buys there, and a castle sells two messages at a time. Build early; "
       "deliver on every ride.") },
  { "castle-by-dusk", N_("A castle by dusk"),
    N_("The wood for a tower is on the cart, the purse is empty, and Nantes is near. There is just enough to be had on "
       "the way."),
    N_("Build a castle this turn."),
    N_("A castle costs 6 deniers and 1 wood. Count what you can earn before you build, and see who should ride first.") },
  { NULL, NULL, NULL, NULL, NULL },
};
