/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-drag-icon.h"

#include "relais-art.h"
#include "relais-sprite.h"

#define LEAST_SCALE .6f         /* of what is dragged over a small board */

void
relais_drag_icon_show (const RelaisGameUi *ui, RelaisDraftPiece *piece, GdkDrag *drag, float scale)
{
  const char *sprite = relais_draft_piece_get_sprite (piece);
  graphene_size_t size;
  int height;

  g_return_if_fail (ui != NULL);

  if (!relais_art_size (relais_art_get_default (), ui->pieces, sprite, &size))
    return;
  height = (int) (size.height * MAX (scale, LEAST_SCALE));
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), relais_sprite_new (ui->pieces, sprite, height));
  gdk_drag_set_hotspot (drag, (int) (size.width / size.height * (float) height / 2), height / 2);
}
