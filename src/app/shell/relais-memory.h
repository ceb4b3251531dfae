/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Left alone, glibc keeps what each of the threads that draw once needed, and a
 * megabyte more stays with every game that is closed. Before the first thread. */
void relais_memory_share     (void);
/* Something large went, or is about to: in a moment, what is no longer used goes
 * back to the system. */
void relais_memory_give_back (void);

G_END_DECLS
