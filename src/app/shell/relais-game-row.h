/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/art/relais-thumbnails.h"
#include "model/relais-library.h"

G_BEGIN_DECLS

/* A game of the library in a list. Signal: "remove". */

#define RELAIS_TYPE_GAME_ROW (relais_game_row_get_type ())
G_DECLARE_FINAL_TYPE (RelaisGameRow, relais_game_row, RELAIS, GAME_ROW, AdwActionRow)

GtkWidget          *relais_game_row_new          (RelaisLibraryEntry *entry);
RelaisLibraryEntry *relais_game_row_get_entry    (RelaisGameRow      *self);
/* Whether a window plays it; FALSE until it is set. */
void                relais_game_row_set_open     (RelaisGameRow      *self,
                                                  gboolean            open);
/* Where its picture comes from; before it is seen. */
void                relais_game_row_set_pictures (RelaisGameRow      *self,
                                                  RelaisLibrary      *library,
                                                  RelaisThumbnails   *thumbnails);
/* It has a picture while it is, which is drawn if need be. */
void                relais_game_row_set_seen     (RelaisGameRow      *self,
                                                  gboolean            seen);

G_END_DECLS
