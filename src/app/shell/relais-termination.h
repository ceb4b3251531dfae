/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef void (*RelaisTerminate) (gpointer data);

/* From here on SIGTERM, SIGINT and SIGHUP end the program in order: `terminate`
 * is called in the main loop and sees to that. A second one ends it at once, and
 * so does waiting longer than these seconds, as for a disk that does not answer.
 * What was ignored when the program was started still is, as after nohup. */
void relais_termination_watch  (unsigned         seconds,
                                RelaisTerminate  terminate,
                                gpointer         data);
/* What a program ends with that was told to: 128 and the signal's number, as
 * shells do. 0: nobody told it to. */
int  relais_termination_status (void);

G_END_DECLS
