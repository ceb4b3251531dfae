/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup.h"

#include <glib/gi18n-lib.h>

#include "engine/common/refusals.h"
#include "relais-bounds.h"
#include "relais-edition.h"
#include "relais-game-record.h"
#include "relais-json-print.h"
#include "relais-newer.h"

static void
player_info_free (gpointer data)
{
  RelaisPlayerInfo *info = data;

  g_free (info->name);
  g_free (info->colour);
  g_free (info->kind);
  g_free (info);
}

GPtrArray *
relais_players_new (void)
{
  return g_ptr_array_new_with_free_func (player_info_free);
}

RelaisPlayerInfo *
relais_player_info_new (const char *name, const char *colour, const char *kind)
{
  RelaisPlayerInfo *info = g_new (RelaisPlayerInfo, 1);

  info->name = g_strdup (name);
  info->colour = g_strdup (colour);
  info->kind = g_strdup (kind);
  return info;
}

void
relais_setup_free (RelaisSetup *setup)
{
  g_free (setup->edition);
  g_free (setup->name);
  g_free (setup->author);
  g_free (setup->note);
  g_clear_pointer (&setup->players, g_ptr_array_unref);
  g_free (setup);
}

static void
wrong (GPtrArray *problems, const RelaisGame *game, const char *path, RelaisRefusal refusal)
{
  relais_problems_add (problems, path, relais_words_rule (game, &refusal),
                       relais_words_refusal (game, &refusal));
}

static char *
read_string (const RelaisJson *json,
             RelaisJsonValue   object,
             const char       *key,
             const char       *path,
             const RelaisGame *game,
             GPtrArray        *problems)
{
  RelaisJsonValue v = relais_json_member (json, object, key);

  if (v == RELAIS_JSON_NONE)
    return NULL;
  if (relais_json_type (json, v) != RELAIS_JSON_STRING)
    {
      wrong (problems, game, path, (RelaisRefusal) { RELAIS_REFUSAL_NOT_STRING, { 0 } });
      return NULL;
    }
  return relais_json_dup_string (json, v);
}

/* Of one paragraph, and cut: a name, or a word. */
static char *
read_name (const RelaisJson *json,
           RelaisJsonValue   object,
           const char       *key,
           const char       *path,
           const RelaisGame *game,
           GPtrArray        *problems)
{
  g_autofree char *text = read_string (json, object, key, path, game, problems);

  return relais_bounds_name (text);
}

/* What is beyond the bounds is left out, and told. */
static char *
read_note (const RelaisJson *json, const RelaisGame *game, GPtrArray *problems)
{
  g_autofree char *note = read_string (json, 0, "note", "note", game, problems);
  char *kept;

  if (!relais_bounds_note (note, &kept))
    relais_problems_add (problems, "note", "SYNTAX", relais_bounds_refuse ());
  return kept;
}

static const char *const kinds[] = { RELAIS_PLAYER_KINDS, NULL };

static gboolean
is_temper (const char *word)
{
  for (guint i = 0; relais_game_records[i] != NULL; i++)
    if (relais_game_records[i]->tempers != NULL && g_strv_contains (relais_game_records[i]->tempers, word))
      return TRUE;
  return g_str_equal (word, RELAIS_PLAYER_ANY);
}

static char *
all_tempers (void)
{
  GString *all = g_string_new (RELAIS_PLAYER_ANY);

  for (guint i = 0; relais_game_records[i] != NULL; i++)
    for (guint t = 0; relais_game_records[i]->tempers != NULL && relais_game_records[i]->tempers[t] != NULL; t++)
      g_string_append_printf (all, ", %s", relais_game_records[i]->tempers[t]);
  return g_string_free (all, FALSE);
}

gboolean
relais_player_kind_is_known (const char *kind)
{
  const char *space;
  g_autofree char *level = NULL;

  if (kind == NULL || *kind == '\0' || g_strv_contains (kinds, kind))
    return TRUE;
  space = strchr (kind, ' ');
  if (space == NULL || !is_temper (space + 1))
    return FALSE;
  level = g_strndup (kind, (gsize) (space - kind));
  return g_strv_contains (kinds + 1, level);
}

char *
relais_player_kind_refuse (const char *kind)
{
  g_autofree char *all = NULL;
  g_autofree char *tempers = NULL;
  g_autofree char *told = NULL;

  if (relais_player_kind_is_known (kind))
    return NULL;
  told = relais_bounds_name (kind);
  all = g_strjoinv (", ", (char **) kinds);
  tempers = all_tempers ();
  return g_strdup_printf (_("There is no kind of player “%s”; there are: %s. Behind a computer player’s level may stand how it "
                            "likes to play: %s."), told, all, tempers);
}

/* Takes the kind away if it does not exist. */
static void
check_kind (char **kind, const char *path, GPtrArray *problems)
{
  g_autofree char *below = g_strconcat (path, ".kind", NULL);
  char *words = relais_player_kind_refuse (*kind);

  if (words == NULL)
    return;
  relais_problems_add (problems, below, "SYNTAX", words);
  g_clear_pointer (kind, g_free);
}

static void
read_player (RelaisSetup *setup, const RelaisJson *json, RelaisJsonValue v, guint index, GPtrArray *problems)
{
  static const char *const keys[] = { "name", "colour", "kind" };
  g_autofree char *path = g_strdup_printf ("players_info.%u", index);
  char *value[G_N_ELEMENTS (keys)];
  RelaisPlayerInfo *info;

  if (relais_json_type (json, v) != RELAIS_JSON_OBJECT)
    {
      wrong (problems, setup->game, path, (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
      return;
    }
  for (RelaisJsonValue k = relais_json_first (json, v); k != RELAIS_JSON_NONE; k = relais_json_after (json, v, k))
    {
      RelaisWord word = relais_json_word (json, k);

      if (relais_word_index (word, keys, G_N_ELEMENTS (keys)) < 0)
        {
          g_autofree char *below = g_strdup_printf ("%s.%.*s", path, (int) MIN (word.n, 32), word.at);

          wrong (problems, setup->game, below, (RelaisRefusal) { RELAIS_REFUSAL_KEY, { 0 } });
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *below = g_strconcat (path, ".", keys[i], NULL);

      value[i] = read_name (json, v, keys[i], below, setup->game, problems);
    }
  check_kind (&value[2], path, problems);
  info = relais_player_info_new (NULL, NULL, NULL);
  *info = (RelaisPlayerInfo) { value[0], value[1], value[2] };
  g_ptr_array_add (setup->players, info);
}

static void
read_players (RelaisSetup *setup, const RelaisJson *json, GPtrArray *problems)
{
  RelaisJsonValue list = relais_json_member (json, 0, "players_info");
  guint index = 0;

  if (list == RELAIS_JSON_NONE)
    return;
  setup->players = relais_players_new ();
  if (relais_json_type (json, list) != RELAIS_JSON_LIST)
    {
      wrong (problems, setup->game, "players_info", (RelaisRefusal) { RELAIS_REFUSAL_NOT_LIST, { 0 } });
      return;
    }
  /* one too many is enough to tell */
  for (RelaisJsonValue v = relais_json_first (json, list); v != RELAIS_JSON_NONE && index <= RELAIS_MAX_SEATS;
       v = relais_json_after (json, list, v))
    read_player (setup, json, v, index++, problems);
}

static void
read_chance (RelaisSetup *setup, const RelaisJson *json, GPtrArray *problems)
{
  RelaisJsonValue v = relais_json_member (json, 0, "chance");

  if (v != RELAIS_JSON_NONE && !relais_json_integer (json, v, 0, RELAIS_MAX_CHANCE, &setup->chance))
    wrong (problems, setup->game, "chance", (RelaisRefusal) { RELAIS_REFUSAL_NOT_SEED, { 0 } });
}

/* Only the setup editor asks for it; others take what is left out for the start's anyway. */
static void
check_start (const RelaisSetup *setup, const RelaisJson *json, GPtrArray *problems)
{
  RelaisJsonValue v = relais_json_member (json, 0, "start");
  bool start;

  if (v != RELAIS_JSON_NONE && !relais_json_boolean (json, v, &start))
    wrong (problems, setup->game, "start", (RelaisRefusal) { RELAIS_REFUSAL_NOT_BOOLEAN, { 0 } });
}

/* Of a setup that names none. What is no setup at all any game refuses. */
static const RelaisGame *
find_unnamed (const RelaisJson *json, GPtrArray *problems)
{
  const RelaisGame *game = relais_game_unnamed ();

  if (game == NULL && relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    return relais_games[0];
  if (game == NULL)
    relais_problems_add (problems, "game", "SYNTAX", g_strdup (_("It is not said which game this is of.")));
  return game;
}

static const RelaisGame *
find_game (const RelaisJson *json, GPtrArray *problems)
{
  RelaisJsonValue v = relais_json_type (json, 0) == RELAIS_JSON_OBJECT
    ? relais_json_member (json, 0, "game") : RELAIS_JSON_NONE;
  const RelaisGame *game;

  if (v == RELAIS_JSON_NONE)
    return find_unnamed (json, problems);
  game = relais_json_type (json, v) == RELAIS_JSON_STRING ? relais_game_find (relais_json_word (json, v)) : NULL;
  if (game == NULL)
    relais_problems_add (problems, "game", "SYNTAX", g_strdup (_("There is no such game.")));
  return game;
}

/* What a setup tells besides the game's state. */
static void
read_about (RelaisSetup *setup, const RelaisJson *json, GPtrArray *problems)
{
  setup->name = read_name (json, 0, "name", "name", setup->game, problems);
  setup->author = read_name (json, 0, "author", "author", setup->game, problems);
  setup->note = read_note (json, setup->game, problems);
  read_players (setup, json, problems);
  read_chance (setup, json, problems);
  check_start (setup, json, problems);
}

static gconstpointer
edition_of (const RelaisSetup *setup)
{
  return setup->edition != NULL ? setup->edition : setup->game->edition;
}

/* A version that is higher than the newest one that is known here. */
static gboolean
is_newer (const RelaisJson *json, const char *key, gint64 newest)
{
  RelaisJsonValue v = relais_json_type (json, 0) == RELAIS_JSON_OBJECT ? relais_json_member (json, 0, key) : RELAIS_JSON_NONE;
  gint64 number;

  return v != RELAIS_JSON_NONE && relais_json_integer (json, v, newest + 1, G_MAXINT32, &number);
}

/* The form of setups has a number of its own. */
static void
tell_newer (const RelaisJson *json, const RelaisGame *game, GPtrArray *problems)
{
  const char *place = is_newer (json, "format", 1) ? "format"
                      : game != NULL && is_newer (json, "rules", game->rules) ? "rules" : NULL;

  if (place != NULL)
    relais_newer_add (problems, place, _("This setup was made by a newer version of Relais."));
}

/* Of which game, as JSON. */
static RelaisSetup *
begin (const char *text, gsize length, RelaisJson **json, GPtrArray *problems)
{
  const RelaisGame *game;
  RelaisSetup *setup;

  *json = relais_json_parse (text, length, 1, problems);
  if (*json == NULL)
    return NULL;
  game = find_game (*json, problems);
  tell_newer (*json, game, problems);
  if (game == NULL)
    return NULL;
  setup = g_new0 (RelaisSetup, 1);
  setup->game = game;
  return setup;
}

/**
 * relais_setup_parse:
 * @problems: (element-type RelaisProblem): everything that is wrong
 *
 * Returns: (transfer full) (nullable): the setup, if nothing is wrong
 */
RelaisSetup *
relais_setup_parse (const char *text, gsize length, GPtrArray *problems)
{
  g_autoptr (RelaisSetup) setup = NULL;
  g_autofree RelaisJson *json = NULL;
  RelaisFindings findings = { 0 };
  const RelaisGame *game;
  gboolean fits = TRUE;
  guint before = problems->len;

  setup = begin (text, length, &json, problems);
  if (setup == NULL)
    return NULL;
  game = setup->game;
  if (relais_json_type (json, 0) == RELAIS_JSON_OBJECT)
    {
      RelaisJsonValue changes = relais_json_member (json, 0, "edition");

      if (changes != RELAIS_JSON_NONE)
        {
          setup->edition = relais_edition_change (game, json, changes, "edition.", problems);
          fits = setup->edition != NULL;
        }
      read_about (setup, json, problems);
    }
  /* With wrong card values the rest is read too, but whether the position is
   * possible with them nobody can say. */
  if (game->read (edition_of (setup), json, &setup->state, &findings) && fits)
    game->validate (edition_of (setup), &setup->state, &findings);
  relais_problems_take (problems, game, edition_of (setup), &findings, "");
  if (problems->len == before && setup->players != NULL && setup->players->len > (guint) game->seats (&setup->state))
    wrong (problems, game, "players_info", (RelaisRefusal) { RELAIS_REFUSAL_COUNT, { game->seats (&setup->state) } });
  return problems->len == before ? g_steal_pointer (&setup) : NULL;
}

/**
 * relais_setup_parse_draft:
 * @json: (out) (transfer full): the text as JSON, whether there is a setup or not
 * @findings: what the game's reader did not understand of the state
 * @problems: (element-type RelaisProblem): what else is wrong
 *
 * Whatever can be read of a setup. It may be impossible, and its edition's
 * values may not go together.
 *
 * Returns: (transfer full) (nullable): %NULL if nothing can be read at all
 */
RelaisSetup *
relais_setup_parse_draft (const char      *text,
                          gsize            length,
                          RelaisJson     **json,
                          RelaisFindings  *findings,
                          GPtrArray       *problems)
{
  g_autoptr (RelaisSetup) setup = begin (text, length, json, problems);
  RelaisFindings misfits = { 0 };
  const RelaisGame *game = setup != NULL ? setup->game : NULL;
  RelaisJsonValue changes;

  if (setup == NULL)
    return NULL;
  if (relais_json_type (*json, 0) != RELAIS_JSON_OBJECT)
    {
      wrong (problems, setup->game, "", (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
      return NULL;
    }
  changes = relais_json_member (*json, 0, "edition");
  if (changes != RELAIS_JSON_NONE)
    {
      setup->edition = g_memdup2 (game->edition, game->edition_size);
      relais_edition_read (game, *json, changes, "edition.", setup->edition, problems);
    }
  read_about (setup, *json, problems);
  /* nothing can be begun with values that do not go together */
  game->check_edition (edition_of (setup), &misfits);
  (game->read_draft != NULL ? game->read_draft : game->read) (misfits.count > 0 ? game->edition : edition_of (setup), *json,
                                                              &setup->state, findings);
  return g_steal_pointer (&setup);
}

static void
print_players (GString *text, GPtrArray *players)
{
  if (players == NULL)
    return;
  g_string_append (text, text->str[text->len - 1] == '{' ? "\"players_info\":[" : ",\"players_info\":[");
  for (guint i = 0; i < players->len; i++)
    {
      const RelaisPlayerInfo *info = players->pdata[i];

      g_string_append (text, i > 0 ? ",{" : "{");
      relais_json_print_member (text, "name", info->name);
      relais_json_print_member (text, "colour", info->colour);
      relais_json_print_member (text, "kind", info->kind);
      g_string_append_c (text, '}');
    }
  g_string_append_c (text, ']');
}

/**
 * relais_setup_print_around:
 * @state: the members of the state, as an object
 *
 * Returns: (transfer full): what is told of the setup, then the members of the
 *   state, as a file holds them
 */
char *
relais_setup_print_around (const RelaisSetup *setup, const char *state, gsize *length)
{
  g_autofree char *changes = NULL;
  GString *text;

  g_return_val_if_fail (setup != NULL, NULL);

  changes = relais_edition_changes (setup->game, edition_of (setup));
  text = g_string_new ("{");
  relais_json_print_member (text, "name", setup->name);
  relais_json_print_member (text, "author", setup->author);
  relais_json_print_member (text, "note", setup->note);
  print_players (text, setup->players);
  if (setup->chance != 0)
    g_string_append_printf (text, "%s\"chance\":%" G_GINT64_FORMAT, text->len > 1 ? "," : "", setup->chance);
  if (changes != NULL)
    g_string_append_printf (text, "%s\"edition\":%s", text->len > 1 ? "," : "", changes);
  g_string_append_printf (text, "%s\"rules\":%d,%s\n", text->len > 1 ? "," : "",
                          relais_rules_of (setup->game, &setup->state), state + 1);
  *length = text->len;
  return g_string_free (text, FALSE);
}

/**
 * relais_setup_print:
 *
 * Returns: (transfer full): the setup as a file holds it: what is told of it,
 *   then the members of the state
 */
char *
relais_setup_print (const RelaisSetup *setup, gsize *length)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText state;

  g_return_val_if_fail (setup != NULL, NULL);

  relais_text_init (&state, buffer, sizeof buffer);
  setup->game->print_state (edition_of (setup), &setup->state, &state);
  return relais_setup_print_around (setup, buffer, length);
}

/* What is told */

void
relais_setup_told_free (RelaisSetupTold *told)
{
  g_free (told->name);
  g_free (told->author);
  g_free (told->note);
  g_free (told);
}

static RelaisJson *
read_object (const char *text, gsize length, GPtrArray *problems)
{
  g_autofree RelaisJson *json = NULL;

  json = relais_json_parse (text, length, 1, problems);
  if (json != NULL && relais_json_type (json, 0) != RELAIS_JSON_OBJECT)
    {
      /* which every game says alike */
      wrong (problems, relais_games[0], "", (RelaisRefusal) { RELAIS_REFUSAL_NOT_OBJECT, { 0 } });
      return NULL;
    }
  return g_steal_pointer (&json);
}

/**
 * relais_setup_told_read:
 * @problems: (element-type RelaisProblem): why it is no setup at all
 *
 * Returns: (transfer full) (nullable): what a setup tells of itself, be it a
 *   possible one or not
 */
RelaisSetupTold *
relais_setup_told_read (const char *text, gsize length, GPtrArray *problems)
{
  g_autoptr (GPtrArray) ignored = relais_problems_new ();
  g_autofree RelaisJson *json = read_object (text, length, problems);
  const RelaisGame *game = json != NULL ? find_game (json, problems) : NULL;
  RelaisSetupTold *told;

  if (game == NULL)
    return NULL;
  told = g_new0 (RelaisSetupTold, 1);
  told->game = game;
  told->name = read_name (json, 0, "name", "name", game, ignored);
  told->author = read_name (json, 0, "author", "author", game, ignored);
  told->note = read_note (json, game, ignored);
  return told;
}

/**
 * relais_setup_rename:
 *
 * Returns: (transfer full) (nullable): the setup with another name and all
 *   else as it is written; %NULL if it is no setup at all
 */
char *
relais_setup_rename (const char *text, gsize length, const char *name, GPtrArray *problems)
{
  g_autofree RelaisJson *json = read_object (text, length, problems);
  const char *from, *to;
  RelaisJsonValue v;
  RelaisWord word;
  GString *renamed;

  if (json == NULL)
    return NULL;
  v = relais_json_member (json, 0, "name");
  word = relais_json_word (json, v != RELAIS_JSON_NONE ? v : 0);
  from = word.at;
  to = word.at + word.n;
  if (v == RELAIS_JSON_NONE)
    to = ++from;        /* behind the brace */
  else if (relais_json_type (json, v) == RELAIS_JSON_STRING)
    {
      from--;
      to++;
    }
  renamed = g_string_new_len (text, from - text);
  if (v == RELAIS_JSON_NONE)
    g_string_append (renamed, "\"name\":");
  relais_json_print_string (renamed, name);
  if (v == RELAIS_JSON_NONE && relais_json_count (json, 0) > 0)
    g_string_append_c (renamed, ',');
  g_string_append_len (renamed, to, text + length - to);
  return g_string_free (renamed, FALSE);
}
