/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/null.h"
#include "relais-game-record.h"

/* The refusals that every game has. */
const RelaisWords relais_words_common[] = {
  { "SYNTAX", N_("This is not a move of the game.") },
  { "KEY", N_("There is no such key here.") },
  { "NOT_OBJECT", N_("An object in curly braces is expected here.") },
  { "NOT_LIST", N_("A list in square brackets is expected here.") },
  { "NOT_BOOLEAN", N_("Either true or false is expected here.") },
  { "NOT_STRING", N_("A text in quotation marks is expected here.") },
  { "NOT_NUMBER", N_("A whole number from {min} to {max} is expected here.") },
  { "NOT_WORD", N_("This is not one of the words or ids allowed here.") },
  { "COUNT", N_("The list must have {count} entries.") },
  { "COUNT_BETWEEN", N_("The list must have {min} to {max} entries.") },
  { "MISSING", N_("This is missing here.") },
  { "OTHER_GAME", N_("This is a setup of another game.") },
  { "FORMAT", N_("This version of Relais knows format 1 only.") },
  { "FIRST_PLAYER", N_("The first player must be one of the {players} seats, counted from 0.") },
  { "NOT_SEED", N_("A whole number from 0 to 9007199254740991 is expected here.") },
  { NULL, NULL },
};

/* A game's own sentences. */
static const RelaisWords *
words_of (const RelaisGame *game)
{
  for (const RelaisGameRecord *const *record = relais_game_records; *record != NULL; record++)
    if ((*record)->game == game)
      return (*record)->words;
  return game == &relais_null ? relais_words_null : NULL;
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

/**
 * relais_words_fill:
 *
 * What a value has in braces is not a key. A {key} without a value stays as it
 * is, so that it is seen.
 */
char *
relais_words_fill (const char *template, GHashTable *values)
{
  GString *text = g_string_new (NULL);

  while (*template != '\0')
    {
      const char *open = strchr (template, '{');
      const char *close = open != NULL ? strchr (open, '}') : NULL;
      g_autofree char *key = NULL;
      const char *value;

      if (close == NULL)
        break;
      key = g_strndup (open + 1, (gsize) (close - open - 1));
      value = g_hash_table_lookup (values, key);
      g_string_append_len (text, template, open - template);
      if (value != NULL)
        g_string_append (text, value);
      else
        g_string_append_len (text, open, close - open + 1);
      template = close + 1;
    }
  g_string_append (text, template);
  return g_string_free (text, FALSE);
}

char *
relais_words_refusal (const RelaisGame *game, const RelaisRefusal *refusal)
{
  const RelaisSignature *signature = &game->refusals[refusal->code];
  const char *template = relais_words_template (game, refusal);
  g_autoptr (GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  if (template == NULL)
    return g_strdup (signature->name);
  for (const RelaisParam *param = signature->params;
       param < signature->params + RELAIS_MAX_PARAMS && param->key != NULL;
       param++)
    {
      char buffer[128];
      RelaisText text;
      gint32 value = refusal->arg[param - signature->params];

      relais_text_init (&text, buffer, sizeof buffer);
      if (param->class == RELAIS_CLASS_NUMBER)
        relais_text_int (&text, value);
      else
        game->print_value (param->class, value, &text);
      g_hash_table_insert (values, (gpointer) param->key, g_strdup (buffer));
    }
  return relais_words_fill (template, values);
}
