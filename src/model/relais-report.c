/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-report.h"

#include <string.h>

#include "relais-seat.h"

#define LONGEST_RECORD (256 * 1024)
#define LEFT_OUT "…"

/* The record */

struct _RelaisReportRecord
{
  RelaisPrinting *printing;
};

/* Only words of ours: a file may have others there. */
static const char *
known_colour (const char *colour)
{
  for (guint i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_strcmp0 (relais_seat_colours[i], colour) == 0)
      return relais_seat_colours[i];
  return LEFT_OUT;
}

static GPtrArray *
nobody (const GPtrArray *players)
{
  GPtrArray *told = relais_players_new ();

  for (guint i = 0; i < players->len; i++)
    {
      const RelaisPlayerInfo *info = players->pdata[i];
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

      g_ptr_array_add (told, relais_player_info_new (name, known_colour (info->colour),
                                                     relais_player_kind_is_known (info->kind) ? info->kind : LEFT_OUT));
    }
  return told;
}

/* @line: without its end */
static void
add_line (GString *text, const char *line, gsize length)
{
  gsize blanks = 0;

  while (blanks < length && line[blanks] == ' ')
    blanks++;
  if (blanks < length && line[blanks] == '#')
    g_string_append_printf (text, "%.*s# " LEFT_OUT "\n", (int) blanks, line);
  else
    g_string_append_printf (text, "%.*s\n", (int) length, line);
}

RelaisReportRecord *
relais_report_record_new (RelaisMatch *match)
{
  RelaisReportRecord *self;
  RelaisRecord told;
  g_autoptr (GPtrArray) players = NULL;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  told = *relais_match_get_record (match);
  players = nobody (told.players);
  told.players = players;
  /* What its setup tells of itself. */
  told.name = told.author = told.note = NULL;
  self = g_new (RelaisReportRecord, 1);
  *self = (RelaisReportRecord) { relais_printing_new (&told) };
  return self;
}

char *
relais_report_record_run (RelaisReportRecord *self)
{
  GString *text;
  gsize length;
  g_autofree char *record = NULL;
  const char *at;

  g_return_val_if_fail (self != NULL, NULL);

  record = relais_printing_run (self->printing, &length);
  text = g_string_new (NULL);
  for (at = record; *at != '\0' && text->len < LONGEST_RECORD;)
    {
      gsize n = strcspn (at, "\n");

      add_line (text, at, n);
      at += n + (at[n] == '\n');
    }
  if (*at != '\0')
    g_string_append_printf (text, LEFT_OUT " (%" G_GSIZE_FORMAT " bytes more)\n", strlen (at));
  return g_string_free (text, FALSE);
}

void
relais_report_record_free (RelaisReportRecord *self)
{
  relais_printing_free (self->printing);
  g_free (self);
}

/* Settings */

char *
relais_report_settings (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  GString *text = g_string_new (NULL);

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);
      g_autofree char *printed = value != NULL ? g_variant_print (value, FALSE) : NULL;

      if (printed != NULL)
        g_string_append_printf (text, "%s: %s\n", keys[i], g_str_equal (keys[i], "new-game") ? LEFT_OUT : printed);
    }
  if (text->len == 0)
    g_string_append (text, "All as delivered.\n");
  return g_string_free (text, FALSE);
}

/* Words */

/* Files by their path, and by a name of ours, which may have blanks in it. */
static const char *const files[] = {
  "(?:[a-z]+:/)?/[^\\n:“”„«»\"]+",
  "[^\\n:“”„«»\"]*\\.relais[\\w-]*",
};

static char *
without_files (const char *words)
{
  g_autofree char *clean = g_utf8_make_valid (words, -1);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GRegex) file = g_regex_new (files[i], G_REGEX_OPTIMIZE, 0, NULL);
      char *next = g_regex_replace_literal (file, clean, -1, 0, LEFT_OUT, 0, NULL);

      if (next == NULL)
        return g_strdup (LEFT_OUT);     /* what cannot be looked through is not shown */
      g_free (clean);
      clean = next;
    }
  return g_steal_pointer (&clean);
}

/* The longer one first, if another name is its beginning. */
static int
compare_lengths (gconstpointer a, gconstpointer b)
{
  gsize first = strlen (*(const char *const *) a);
  gsize second = strlen (*(const char *const *) b);

  return first > second ? -1 : first < second;
}

static gboolean
is_word_at (const char *text, const char *at, gsize length)
{
  return (at == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
         && !g_unichar_isalnum (g_utf8_get_char (at + length));
}

static char *
without_name (const char *text, const char *name)
{
  gsize length = strlen (name);
  GString *clean = g_string_new (NULL);
  const char *from = text;

  for (const char *at = text; (at = strstr (at, name)) != NULL;)
    if (is_word_at (text, at, length))
      {
        g_string_append_len (clean, from, at - from);
        g_string_append (clean, LEFT_OUT);
        from = at += length;
      }
    else
      at = g_utf8_next_char (at);
  g_string_append (clean, from);
  return g_string_free (clean, FALSE);
}

char *
relais_report_clean (const char *words, const char *const *names)
{
  char *clean = without_files (words);
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0')
      g_ptr_array_add (sorted, (gpointer) names[i]);
  g_ptr_array_sort (sorted, compare_lengths);
  for (guint i = 0; i < sorted->len; i++)
    {
      char *next = without_name (clean, sorted->pdata[i]);

      g_free (clean);
      clean = next;
    }
  return clean;
}
