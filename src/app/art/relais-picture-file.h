/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Pictures of boards in PNG files of ours. What lies there under such a name may
 * be anything: what is larger than ours are is not looked at, and not even a
 * byte of it is unpacked. */

#define RELAIS_PICTURE_FILE_SIDE 1024           /* pixels */
#define RELAIS_PICTURE_FILE_BYTES (2 * 1024 * 1024)

/* For any thread. NULL: there is none, or it is none of ours. */
GdkTexture *relais_picture_file_read  (const char *path);
/* It is only a picture: nothing is told when it cannot be written. */
void        relais_picture_file_write (const char *path,
                                       GdkTexture *texture);

/* A picture that a thread is about to draw; of several of one path, the last is
 * written. Who looks for it in the meantime waits, in a thread that was started
 * later. */
typedef struct _RelaisPictureOrder RelaisPictureOrder;
RelaisPictureOrder *relais_picture_file_order (const char   *path);
/* @order: (transfer full) */
void        relais_picture_file_deliver (RelaisPictureOrder *order,
                                         GdkTexture         *texture);
void        relais_picture_file_wait    (const char         *path);

G_END_DECLS
