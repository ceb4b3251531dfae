/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A harness without libFuzzer: runs once over standard input or over each
 * file named, or over all files of the directories named and then reports in
 * TAP, so that the tests keep the corpus alive. With --mutate N each file of a
 * directory is followed by so many others that were made of it, always the
 * same. */

#include <stdio.h>

#include "engine/common/rng.h"
#include "fuzz.h"

#define LONGEST 65536
/* A mutant is made of the one before it, and after so many of the file again. */
#define GENERATIONS 8

/* of fuzz-mutate.c and of libFuzzer, which is not there */
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

static guint mutants;

#pragma weak LLVMFuzzerInitialize

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

/* libFuzzer's own mutations are of bytes, too. */
size_t
LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size)
{
  static RelaisRng rng;

  if (rng.s[0] == 0)
    relais_rng_seed (&rng, 1);
  if (size == 0)
    return 0;
  data[relais_rng_below (&rng, (uint32_t) size)] = (uint8_t) relais_rng_below (&rng, 256);
  return MIN (size, max_size);
}

static void
run_mutants (const char *path)
{
  g_autofree uint8_t *data = g_malloc (LONGEST);
  size_t n = 0;
  g_autofree char *text = NULL;
  gsize length;

  if (mutants == 0 || !g_file_get_contents (path, &text, &length, NULL) || length > LONGEST)
    return;
  for (guint seed = 0; seed < mutants; seed++)
    {
      if (seed % GENERATIONS == 0)
        {
          memcpy (data, text, length);
          n = length;
        }
      n = LLVMFuzzerCustomMutator (data, n, LONGEST, seed);
      LLVMFuzzerTestOneInput (data, n);
    }
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
      run_mutants (file);
      printf ("ok %d - %s\n", ++*n, (const char *) names->pdata[i]);
      fflush (stdout);
    }
}

int
main (int argc, char **argv)
{
  gboolean tap = FALSE;
  int n = 0;

  if (LLVMFuzzerInitialize != NULL)
    LLVMFuzzerInitialize (&argc, &argv);
  if (argc == 1)
    run_stdin ();
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--mutate") && i + 1 < argc)
      mutants = (guint) g_ascii_strtoull (argv[++i], NULL, 10);
    else if (g_file_test (argv[i], G_FILE_TEST_IS_DIR))
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
