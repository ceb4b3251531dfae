/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A harness without libFuzzer: runs once over standard input or over each
 * file named, or over all files of the directories named and then reports in
 * TAP, so that the tests keep the corpus alive. */

#include <stdio.h>

#include "fuzz.h"

static void
run_stdin (void)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[4096];
  size_t n;

  while ((n = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_byte_array_append (bytes, buffer, (guint) n);
  LLVMFuzzerTestOneInput (bytes->data, bytes->len);
}

static void
run_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      exit (1);
    }
  LLVMFuzzerTestOneInput ((const uint8_t *) text, length);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_directory (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL; name != NULL; name = g_dir_read_name (dir))
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* A file that kills the harness leaves a test without its plan, which fails
 * too; the name of it is the last one on standard error. */
static void
run_directory (const char *path, int *n)
{
  g_autoptr (GPtrArray) names = list_directory (path);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *file = g_build_filename (path, names->pdata[i], NULL);

      fprintf (stderr, "%s\n", file);
      run_file (file);
      printf ("ok %d - %s\n", ++*n, (const char *) names->pdata[i]);
      fflush (stdout);
    }
}

int
main (int argc, char **argv)
{
  gboolean tap = FALSE;
  int n = 0;

  if (argc == 1)
    run_stdin ();
  for (int i = 1; i < argc; i++)
    if (g_file_test (argv[i], G_FILE_TEST_IS_DIR))
      {
        tap = TRUE;
        run_directory (argv[i], &n);
      }
    else
      run_file (argv[i]);
  if (tap && n == 0)
    printf ("not ok %d - the corpus is empty\n", ++n);
  if (tap)
    printf ("1..%d\n", n);
  return 0;
}
