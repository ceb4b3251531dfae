/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What a window only tells, in toasts that are gone again after a moment. */
typedef struct
{
  AdwToast *toast;              /* weak; the last one; NULL: gone */
  guint source;                 /* ends it */
} RelaisSaid;

/* Ends the one before (transfer full). */
AdwToast *relais_said_next  (RelaisSaid *self,
                             const char *words);
void      relais_said_clear (RelaisSaid *self);

G_END_DECLS
