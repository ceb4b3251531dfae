/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "loire-lore.h"

G_BEGIN_DECLS

/* The cards of a game: characters, palaces and messages by their index, and
 * the cards that only explain. */

typedef enum
{
  LOIRE_CARD_CHARACTER,
  LOIRE_CARD_PALACE,
  LOIRE_CARD_MESSAGE,
  LOIRE_CARD_REFERENCE,
} LoireCardKind;

typedef enum
{
  LOIRE_REFERENCE_FARM,
  LOIRE_REFERENCE_MONASTERY,
  LOIRE_REFERENCE_CASTLE,
  LOIRE_REFERENCE_NANTES,
  LOIRE_REFERENCE_ORLEANS,
  LOIRE_REFERENCE_CIRCUS,       /* the last: a casual game has none */
  LOIRE_REFERENCES
} LoireReference;

/* What a card may be looked for by, as bits of what it fits (loire_card_filters). */
enum
{
  LOIRE_FITS_TAKING = 1 << 0,   /* it could be hired or built now */
  LOIRE_FITS_PURSE = 1 << 1,
  LOIRE_FITS_SUPPLY = 1 << 2,   /* some are left */
  LOIRE_FITS_OWN = 1 << 3,
};

/* A card with all of it that never changes during a game. */
RelaisCard *loire_card_new           (const RelaisView *view,
                                      LoireCardKind kind,
                                      guint         index);

/* What stands on it: what it does. */
char       *loire_card_effect        (const RelaisView *view,
                                      LoireCardKind kind,
                                      guint         index);
extern const char *const loire_reference_ids[LOIRE_REFERENCES];

/* As a title: what stands in the middle of a sentence may be in small letters. */
char       *loire_capitalised        (const char   *name);
/* Where a message goes: a place, or its shields. */
char       *loire_message_title      (const LoireEdition *e,
                                      guint         card);

/* What no rulebook tells and nobody has changed. */
/* Has the edition another value than the built-in one in a field whose path begins so? */
gboolean    loire_is_changed         (const RelaisView *view,
                                      const char       *begins);
gboolean    loire_is_reconstructed   (const RelaisView *view,
                                      const char   *path);

G_END_DECLS
