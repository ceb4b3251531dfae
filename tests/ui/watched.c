/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the sanitizer is told of libraries. Linked into all that is watched.
 *
 * Names of types, signals and the like are quarks. When GLib's table of them is
 * full it makes a larger one and leaves the old one where it is, on purpose;
 * whole windows need more than the first table holds, and then every test
 * would be told that it leaks. So under the sanitizer the first table stays
 * known from here, and the next ones are made before anything is watched.
 *
 * GTK 4.8's chooser of emoji leaves behind the keywords of each one that it
 * looks at when something is sought, and the stacks are cut off too early to
 * name it. Who reads the leaks is told that it was there. */

#define _GNU_SOURCE

#include <glib.h>

#include "../sanitized.h"

#ifdef SANITIZED

#include <glib-object.h>
#include <link.h>
#include <sanitizer/lsan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENOUGH 12000

/* GLib's variables as they were, the table's address among them. */
static GPtrArray *kept;

static int
keep_variables (struct dl_phdr_info *info, size_t size, void *data)
{
  if (strstr (info->dlpi_name, "libglib-2.0") == NULL)
    return 0;
  for (int i = 0; i < info->dlpi_phnum; i++)
    {
      const ElfW (Phdr) *segment = &info->dlpi_phdr[i];

      if (segment->p_type == PT_LOAD && segment->p_flags & PF_W)
        {
          const char *from = (const char *) info->dlpi_addr + segment->p_vaddr;
          const guint64 *words = (const guint64 *) (const void *) (from + (8 - (gsize) from % 8) % 8);

          for (gsize n = 0; n + 1 < segment->p_memsz / sizeof *words; n++)
            g_ptr_array_add (kept, (gpointer) words[n]);
        }
    }
  return 1;
}

/* Its type is registered when the first one is made. */
static void
tell_of_emoji (void)
{
  if (g_type_from_name ("GtkEmojiChooser") != 0)
    fputs ("An emoji chooser was there.\n", stderr);
}

__attribute__ ((constructor)) static void
keep_quarks (void)
{
  __lsan_disable ();
  kept = g_ptr_array_new ();
  dl_iterate_phdr (keep_variables, NULL);
  for (guint i = 0; i < ENOUGH; i++)
    {
      g_autofree char *name = g_strdup_printf ("relais-test-%u", i);

      g_quark_from_string (name);
    }
  __lsan_enable ();
}

/* Before the sanitizer, which was the first to ask to be called at the end. */
__attribute__ ((constructor)) static void
be_asked_at_the_end (void)
{
  atexit (tell_of_emoji);
}

#endif
