/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether GTK can play sounds at all, found out without playing one: newer
 * GStreamer ends the program where its own plug-in for playing is missing. */

typedef enum
{
  RELAIS_SOUND_FINE,            /* one can be tried */
  RELAIS_SOUND_NO_BACKEND,      /* GTK has nothing that plays */
  RELAIS_SOUND_NO_PLAYER,       /* GStreamer has not what GTK needs of it */
  RELAIS_SOUND_FAILED,          /* one was tried */
} RelaisSoundFault;

/* Looked for when it is first asked. */
RelaisSoundFault relais_sound_backend_get_fault (void);
/* What it would be with this kind of media files and this library. */
RelaisSoundFault relais_sound_backend_look      (const char *type_name,
                                                 const char *library);

G_END_DECLS
