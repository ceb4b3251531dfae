/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A sentence or two about something that comes up for the first time, beside what it
 * is about and never over it. Each is told once on a machine ("hints-told"), unless
 * hints are switched off ("hints"). Signal: "closed", by who has read it. */

#define RELAIS_TYPE_HINT_BAR (relais_hint_bar_get_type ())
G_DECLARE_FINAL_TYPE (RelaisHintBar, relais_hint_bar, RELAIS, HINT_BAR, AdwBin)

/* One at a time: what comes up while another is read is told another time. FALSE: it was not told. */
gboolean relais_hint_bar_tell  (RelaisHintBar *self,
                                GSettings     *settings,
                                const char    *id,
                                const char    *words);
/* What it was about is over. */
void     relais_hint_bar_close (RelaisHintBar *self);

G_END_DECLS
