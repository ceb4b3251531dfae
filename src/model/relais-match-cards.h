/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* All cards of the game (of RelaisCard) and what is true of them in the position
 * shown, as who looks may know it; NULL: the game has none. The list does not keep
 * its match. */
GListModel *relais_match_cards_new     (RelaisMatch *match);
/* They are many, and mostly nobody sees them: who shows them has them brought up to
 * date, when the position is another. They stay the same objects. */
void        relais_match_cards_refresh (RelaisMatch *match,
                                        GListModel  *cards);

G_END_DECLS
