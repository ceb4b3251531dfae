/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-words.h"

#include <glib/gi18n-lib.h>

/* The refusals that every game has. */
const RelaisWords relais_words_common[] = {
  { "SYNTAX", N_("This is not a move of the game.") },
  { "KEY", N_("There is no such key here.") },
  { "NOT_OBJECT", N_("An object in curly braces is expected here.") },
  { "NOT_LIST", N_("A list in square brackets is expected here.") },
  { "NOT_BOOLEAN", N_("Either true or false is expected here.") },
  { "NOT_STRING", N_("A text in quotation marks is expected here.") },
  { "NOT_NUMBER", N_("A whole number from {min} to {max} is expected here.") },
  { "NOT_WORD", N_("This is not one of the words or ids that can stand here.") },
  { "COUNT", N_("The list must have {count} entries.") },
  { "MISSING", N_("This is missing here.") },
  { "OTHER_GAME", N_("This is a setup of another game.") },
  { "FORMAT", N_("This version of Relais knows format 1 only.") },
  { "FIRST_PLAYER", N_("The first player must be one of the {players} seats, counted from 0.") },
  { "NOT_SEED", N_("A whole number from 0 to 9007199254740991 is expected here.") },
  { NULL, NULL },
};

/* Which file has a game's own sentences. */
static const RelaisWords *
words_of (const RelaisGame *game)
{
  static const struct { const char *id; const RelaisWords *words; } tables[] = {
    { "loire", relais_words_loire },
    { "null", relais_words_null },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (game->id, tables[i].id))
      return tables[i].words;
  return NULL;
}

static const char *
find_sentence (const RelaisWords *words, const char *name)
{
  for (; words != NULL && words->name != NULL; words++)
    if (g_str_equal (words->name, name))
      return words->sentence;
  return NULL;
}

/**
 * relais_words_template:
 *
 * Returns: (nullable): the refusal's sentence, translated, parameters not yet
 *   filled in
 */
const char *
relais_words_template (const RelaisGame *game, const RelaisRefusal *refusal)
{
  const char *name = game->refusals[refusal->code].name;
  const char *sentence = find_sentence (relais_words_common, name);

  if (sentence == NULL)
    sentence = find_sentence (words_of (game), name);
  return sentence != NULL ? g_dgettext (GETTEXT_PACKAGE, sentence) : NULL;
}

const char *
relais_words_rule (const RelaisGame *game, const RelaisRefusal *refusal)
{
  return game->refusals[refusal->code].rule;
}

static char *
name_of (const RelaisGame *game, guint class, gint32 value, RelaisNamer namer)
{
  char buffer[128];
  RelaisText text;

  if (class == RELAIS_CLASS_NUMBER)
    return g_strdup_printf ("%d", value);
  if (namer != NULL)
    return namer (game, class, value);
  relais_text_init (&text, buffer, sizeof buffer);
  game->print_value ((int) class, value, &text);
  return g_strdup (buffer);
}

/**
 * relais_words_fill:
 *
 * Puts the values of @args in place of {key} in @template.
 */
char *
relais_words_fill (const RelaisGame  *game,
                   const RelaisParam *params,
                   const gint32      *args,
                   const char        *template,
                   RelaisNamer        namer)
{
  GString *text = g_string_new (NULL);

  for (const char *at = template; *at != '\0'; at++)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      RelaisWord key = { at + 1, end != NULL ? (gsize) (end - at - 1) : 0 };
      int i = 0;

      if (end == NULL)
        {
          g_string_append_c (text, *at);
          continue;
        }
      while (i < RELAIS_MAX_PARAMS && params[i].key != NULL && !relais_word_is (key, params[i].key))
        i++;
      if (i < RELAIS_MAX_PARAMS && params[i].key != NULL)
        {
          g_autofree char *name = name_of (game, params[i].class, args[i], namer);

          g_string_append (text, name);
        }
      at = end;
    }
  return g_string_free (text, FALSE);
}

char *
relais_words_refusal (const RelaisGame *game, const RelaisRefusal *refusal, RelaisNamer namer)
{
  const RelaisSignature *signature = &game->refusals[refusal->code];
  const char *template = relais_words_template (game, refusal);

  return template != NULL ? relais_words_fill (game, signature->params, refusal->arg, template, namer)
                          : g_strdup (signature->name);
}
