/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-code.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "relais-game-record.h"
#include "relais-json.h"
#include "relais-setup-frame.h"
#include "relais-setup-packing.h"
#include "relais-setup-short.h"

/* The first thing packed is the game's number in codes. 0 is anything else. */
#define MOST_GAMES 16           /* there is room for */
#define MOST_SAMPLES 8

static void
wrong (GPtrArray *problems, const char *words)
{
  relais_problems_add (problems, "", "CODE", g_strdup (words));
}

/* Of which game that has a number a setup is. */
static guint
game_of (const RelaisJson *json)
{
  const RelaisGame *game = NULL;
  RelaisJsonValue v;

  if (relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    return 0;
  v = relais_json_member (json, 0, "game");
  if (v == RELAIS_JSON_NONE)
    game = relais_game_unnamed ();
  else if (relais_json_type (json, v) == RELAIS_JSON_STRING)
    game = relais_game_find (relais_json_word (json, v));
  return game != NULL ? game->code : 0;
}

static const RelaisGame *
nth_game (guint number)
{
  for (guint i = 0; number > 0 && relais_games[i] != NULL; i++)
    if (relais_games[i]->code == number)
      return relais_games[i];
  return NULL;
}

static const RelaisShape *
shape_1_of (const RelaisGame *game)
{
  for (guint i = 0; relais_game_records[i] != NULL; i++)
    if (relais_game_records[i]->game == game)
      return relais_game_records[i]->shape_1;
  return NULL;
}

/**
 * relais_setup_code_from_json:
 *
 * Returns: (transfer full) (nullable): the code; NULL, with what is wrong, if
 *   the text is no JSON or too long
 */
char *
relais_setup_code_from_json (const char *text, gsize length, GPtrArray *problems)
{
  g_autofree RelaisJson *json = NULL;
  RelaisPacker packer;
  GByteArray *bytes;
  guint number, n_samples;
  char *code = NULL;

  json = relais_json_parse (text, length, 1, problems);
  if (json == NULL)
    return NULL;
  number = game_of (json);
  relais_packer_pack (&packer);
  relais_packer_choose (&packer, number, MOST_GAMES);
  n_samples = relais_setup_n_samples (nth_game (number));
  relais_packer_choose (&packer, n_samples, MOST_SAMPLES);
  if (length <= RELAIS_SETUP_PACKING_MOST)
    relais_setup_pack (&packer, nth_game (number), n_samples, json);
  if (length > RELAIS_SETUP_PACKING_MOST || packer.failed)
    wrong (problems, _("This setup is too long for a code; share it as a file."));
  else
    {
      bytes = relais_packer_finish (&packer);
      code = relais_setup_frame (bytes->data, bytes->len);
    }
  relais_packer_clear (&packer);
  return code;
}

/* In the first version a game's shape was known, and its rules. */
static GString *
unpack_1 (RelaisPacker *packer, guint number)
{
  GString *text = relais_shape_unpack (packer, shape_1_of (nth_game (number)), nth_game (number));

  if (text != NULL && number > 0 && *text->str == '{')
    g_string_insert (text, 1, text->str[1] == '}' ? "\"rules\":1" : "\"rules\":1,");
  return text;
}

/* NULL, and perhaps what is wrong, if it cannot be unpacked. */
static GString *
unpack_text (RelaisPacker *packer, guint version, GPtrArray *problems)
{
  guint number = relais_packer_choose (packer, 0, MOST_GAMES);
  guint n_samples;

  if (number > 0 && nth_game (number) == NULL)
    {
      wrong (problems, _("This setup code is for a game that this version of Relais does not have."));
      return NULL;
    }
  if (version == 1)
    return unpack_1 (packer, number);
  n_samples = relais_packer_choose (packer, 0, MOST_SAMPLES);
  if (n_samples <= relais_setup_n_samples (nth_game (number)))
    return relais_setup_unpack (packer, nth_game (number), n_samples);
  wrong (problems, _("This setup code was made by a newer version of Relais."));
  return NULL;
}

/* A right check does not mean that Relais made it. */
static char *
unpack (const GByteArray *bytes, guint version, GPtrArray *problems)
{
  g_autoptr (GPtrArray) json_problems = relais_problems_new ();
  g_autofree RelaisJson *json = NULL;
  GString *text;
  RelaisPacker packer;
  guint before = problems->len;

  relais_packer_unpack (&packer, bytes->data, bytes->len);
  text = unpack_text (&packer, version, problems);
  relais_packer_clear (&packer);
  if (text != NULL)
    json = relais_json_parse (text->str, text->len, 1, json_problems);
  if (json != NULL)
    return g_string_free (text, FALSE);
  if (text != NULL)
    g_string_free (text, TRUE);
  if (problems->len == before)
    wrong (problems, _("Nothing is mistyped in this setup code, but it holds no setup that this version of Relais can read."));
  return NULL;
}

/**
 * relais_setup_code_to_json:
 *
 * Returns: (transfer full) (nullable): the text of a .relais-setup file, which
 *   need not be a possible one; NULL, with what is wrong, if this is no code
 */
char *
relais_setup_code_to_json (const char *code, GPtrArray *problems)
{
  guint version = 0;
  g_autoptr (GByteArray) bytes = relais_setup_unframe (code, &version, problems);

  return bytes != NULL ? unpack (bytes, version, problems) : NULL;
}

/**
 * relais_setup_code_print:
 *
 * What a game would draw or derive in the same way is not told.
 */
char *
relais_setup_code_print (const RelaisSetup *setup)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  gsize length;
  g_autofree char *text = relais_setup_print_short (setup, &length);

  g_return_val_if_fail (setup != NULL, NULL);
  return relais_setup_code_from_json (text, length, problems);
}

RelaisSetup *
relais_setup_code_parse (const char *code, GPtrArray *problems)
{
  g_autofree char *text = relais_setup_code_to_json (code, problems);

  return text != NULL ? relais_setup_parse (text, strlen (text), problems) : NULL;
}

char *
relais_setup_code_find (const char *text)
{
  return relais_setup_frame_find (text);
}

char *
relais_setup_code_mend (const char *code)
{
  return relais_setup_frame_mend (code);
}
