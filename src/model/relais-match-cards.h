/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* All cards of the game (of RelaisCard) and what is true of them in the position
 * shown, as who looks may know it; NULL: the game has none. They stay the same
 * objects as long as the list lives; the list does not keep its match. */
GListModel *relais_match_cards_new (RelaisMatch *match);

G_END_DECLS
