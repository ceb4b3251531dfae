/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that lies where the picture of a game belongs. */

#include "fuzz-desk.h"

static const char game[] = "relais-record: 1\ngame: loire\nnew: loire players=2 seed=7\n\nmerchant ride 2 to langeais\n";

void
fuzz_input (const uint8_t *data, size_t size)
{
  const char *folder = relais_library_get_folder (relais_program_get_library (fuzz_desk_application ()));

  fuzz_desk_write (folder, "a.relais", (const uint8_t *) game, strlen (game));
  fuzz_desk_write (folder, "a.png", data, size);
  relais_host_show_start (fuzz_desk_window (), NULL);
  fuzz_desk_look ();
  fuzz_desk_clear ();
  fuzz_desk_empty_home ();
}
