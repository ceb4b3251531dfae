/* SPDX-License-Identifier: GPL-3.0-or-later */

/* relais-thumbnailer: the picture of a game or a setup for file managers, by
 * the code that draws the board. Needs no display. */

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/art/relais-board-picture.h"
#include "app/kit/relais-language.h"
#include "model/relais-told-problem.h"
#include "record/relais-file.h"
#include "record/relais-output.h"
#include "record/relais-record.h"
#include "record/relais-text-kind.h"
#include "relais-config.h"

#define DEFAULT_SIZE 256
#define LARGEST_SIZE 4096

static RelaisRecord *
parse (const char *text, gsize length, GPtrArray *problems)
{
  RelaisTextKind kind = relais_text_kind (text, length);
  RelaisRecord *partial = NULL;
  g_autoptr (RelaisRecord) whole = NULL;
  g_autoptr (RelaisSetup) setup = NULL;

  if (kind == RELAIS_TEXT_SETUP)
    {
      setup = relais_setup_parse (text, length, problems);
      return setup != NULL ? relais_record_from_setup (setup) : NULL;
    }
  if (kind != RELAIS_TEXT_RECORD)
    {
      relais_text_kind_tell (kind, "", text, length, problems);
      return NULL;
    }
  /* Of a broken game, how far it can be read. */
  whole = relais_record_parse (text, length, &partial, problems);
  return whole != NULL ? g_steal_pointer (&whole) : partial;
}

/* Of what was read; what cannot be read or written is told with its name by
 * who tried. */
static void
set_error (const char *path, const char *words, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("%s: %s"), name, words);
}

static RelaisMatch *
read_match (const char *path, GError **error)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;
  RelaisRecord *record;
  gsize length;

  text = relais_file_read_unmarked (path, &length, error);
  if (text == NULL)
    return NULL;
  record = parse (text, length, problems);
  if (record != NULL)
    return relais_match_new (record);
  words = relais_told_problem (problems->pdata[0]);
  set_error (path, words, error);
  return NULL;
}

/* By whatever names: a link, or another spelling. */
static gboolean
is_same_file (const char *one, const char *other)
{
  GStatBuf a, b;

  return g_stat (one, &a) == 0 && g_stat (other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

static gboolean
draw (const char *from, const char *to, int size, GError **error)
{
  g_autoptr (RelaisMatch) match = read_match (from, error);
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GBytes) png = NULL;

  if (match == NULL)
    return FALSE;
  if (is_same_file (from, to))
    {
      set_error (to, _("The picture would take the place of the file that is to be drawn."), error);
      return FALSE;
    }
  picture = relais_board_picture (match, RELAIS_NOBODY, size);
  if (picture == NULL)
    {
      set_error (from, _("This game has no board to play it on."), error);
      return FALSE;
    }
  png = gdk_texture_save_to_png_bytes (picture);
  return relais_file_write_picture (to, png, error);
}

static int
complain (const char *words)
{
  g_printerr ("relais-thumbnailer: %s\n%s\n", words, _("Try “relais-thumbnailer --help”."));
  return 2;
}

int
main (int argc, char **argv)
{
  int size = DEFAULT_SIZE;
  gboolean version = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry options[] = {
    { "size", 's', 0, G_OPTION_ARG_INT, &size, N_("Width of the picture, from 1 to 4096"), N_("PIXELS") },
    { "version", 'v', 0, G_OPTION_ARG_NONE, &version, N_("Show the version and exit"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE PICTURE") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  const char *catalogs = g_getenv ("RELAIS_LOCALE_DIR");
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  relais_output_check ("relais-thumbnailer");
  relais_language_start (catalogs != NULL ? catalogs : RELAIS_LOCALE_DIR);
  relais_language_set ("");
  g_option_context_set_translation_domain (context, RELAIS_GETTEXT_DOMAIN);
  g_option_context_set_summary (context, _("Draws the board of a saved game or setup as a PNG picture."));
  g_option_context_add_main_entries (context, options, RELAIS_GETTEXT_DOMAIN);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return complain (error->message);
  if (version)
    {
      g_print ("relais-thumbnailer %s\n", RELAIS_VERSION);
      return 0;
    }
  if (size < 1 || size > LARGEST_SIZE)
    return complain (_("The width of the picture can be from 1 to 4096."));
  if (files == NULL || g_strv_length (files) != 2)
    return complain (_("The names of a file and of the picture to be written are expected."));
  if (draw (files[0], files[1], size, &error))
    return 0;
  g_printerr ("relais-thumbnailer: %s\n", error->message);
  return 1;
}
