/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records in memory, and how they are written. Reading is relais-record-reader.c. */

#include "relais-record.h"

#include <glib/gi18n-lib.h>

#include "engine/common/hash.h"
#include "engine/common/options.h"
#include "relais-bounds.h"
#include "relais-config.h"
#include "relais-edition.h"
#include "relais-json-print.h"

gconstpointer
relais_record_edition (const RelaisRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return record->edition != NULL ? record->edition : record->game->edition;
}

/* Colours of the seats where nobody chose others. */
static GPtrArray *
default_players (const RelaisGame *game, gconstpointer state)
{
  static const char *const colours[RELAIS_MAX_SEATS] = { "red", "yellow", "green", "blue" };
  GPtrArray *players = relais_players_new ();

  for (int i = 0; i < game->seats (state); i++)
    {
      g_autofree char *name = g_strdup_printf (_("Player %d"), i + 1);

      g_ptr_array_add (players, relais_player_info_new (name, colours[i], "human"));
    }
  return players;
}

/* Free text, but the header separates with some characters. What it could not
 * hold goes here, so that what is saved is what was shown. */
static void
replace_told (char **text, const char *told, const char *separators)
{
  g_autofree char *clean = relais_bounds_name (told != NULL ? told : "");

  g_strstrip (g_strdelimit (clean, separators, ' '));
  if (*clean == '\0')
    return;
  g_free (*text);
  *text = g_steal_pointer (&clean);
}

/**
 * relais_record_adopt_players:
 * @told: (nullable): what a setup or a header tells of the seats; the rest is
 *   filled in
 */
void
relais_record_adopt_players (RelaisRecord *record, GPtrArray *told)
{
  g_return_if_fail (record != NULL);

  g_clear_pointer (&record->players, g_ptr_array_unref);
  record->players = default_players (record->game, relais_tree_get_state (record->tree));
  for (guint i = 0; told != NULL && i < told->len && i < record->players->len; i++)
    {
      const RelaisPlayerInfo *from = told->pdata[i];
      RelaisPlayerInfo *to = record->players->pdata[i];

      replace_told (&to->name, from->name, ";()\n\r");
      replace_told (&to->colour, from->colour, ";(),\n\r");
      if (relais_player_kind_is_known (from->kind))
        replace_told (&to->kind, from->kind, "");
    }
}

/**
 * relais_record_new:
 * @config: the options that were given; the others are derived
 */
RelaisRecord *
relais_record_new (const RelaisGame *game, const RelaisConfig *config, RelaisRefusal *why)
{
  g_autoptr (RelaisRecord) record = NULL;
  RelaisConfig resolved = *config;
  RelaisState state;

  g_return_val_if_fail (game != NULL, NULL);

  if (!game->resolve (game->edition, &resolved, why))
    return NULL;
  game->start (game->edition, &resolved, &state);
  record = g_new0 (RelaisRecord, 1);
  record->game = game;
  record->config = *config;
  record->tree = relais_tree_new (game, game->edition, &state);
  relais_record_adopt_players (record, NULL);
  return g_steal_pointer (&record);
}

RelaisRecord *
relais_record_from_setup (const RelaisSetup *setup)
{
  RelaisRecord *record;

  g_return_val_if_fail (setup != NULL, NULL);

  record = g_new0 (RelaisRecord, 1);
  record->game = setup->game;
  record->from_setup = TRUE;
  if (setup->edition != NULL)
    record->edition = g_memdup2 (setup->edition, setup->game->edition_size);
  record->name = g_strdup (setup->name);
  record->author = g_strdup (setup->author);
  record->note = g_strdup (setup->note);
  record->chance = setup->chance;
  record->tree = relais_tree_new (setup->game, relais_record_edition (record), &setup->state);
  relais_record_adopt_players (record, setup->players);
  return record;
}

void
relais_record_free (RelaisRecord *record)
{
  g_clear_pointer (&record->tree, relais_tree_unref);
  g_clear_pointer (&record->players, g_ptr_array_unref);
  g_free (record->edition);
  g_free (record->name);
  g_free (record->author);
  g_free (record->note);
  g_free (record);
}

static void
print_players (GString *text, const RelaisRecord *record)
{
  g_string_append (text, "seats: ");
  for (guint i = 0; i < record->players->len; i++)
    {
      const RelaisPlayerInfo *info = record->players->pdata[i];

      if (i > 0)
        g_string_append (text, "; ");
      g_string_append_printf (text, "%s (%s, %s)", info->name, info->colour, info->kind);
    }
  g_string_append_c (text, '\n');
}

/* @state: an object; what the setup tells of itself comes before its members, as in a file */
static void
print_setup (GString *text, const RelaisRecord *record, const char *state)
{
  g_autoptr (GString) told = g_string_new ("{");

  relais_json_print_member (told, "name", record->name);
  relais_json_print_member (told, "author", record->author);
  relais_json_print_member (told, "note", record->note);
  if (record->chance != 0)
    g_string_append_printf (told, "%s\"chance\":%" G_GINT64_FORMAT, told->len > 1 ? "," : "", record->chance);
  g_string_append_printf (text, "setup: %s%s%s\n", told->str, told->len > 1 ? "," : "", state + 1);
}

static void
print_start (GString *text, const RelaisRecord *record)
{
  const RelaisGame *game = record->game;
  g_autofree char *changes = relais_edition_changes (game, relais_record_edition (record));
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText line;

  relais_text_init (&line, buffer, sizeof buffer);
  if (record->from_setup)
    {
      game->print_state (relais_record_edition (record), relais_tree_get_root (record->tree)->state, &line);
      print_setup (text, record, buffer);
    }
  else
    {
      for (int i = 0; i < game->n_options; i++)
        if (record->config.given & (1u << i))
          {
            relais_text_char (&line, ' ');
            relais_text_str (&line, game->options[i].key);
            relais_text_char (&line, '=');
            relais_option_print (&game->options[i], record->config.value[i], &line);
          }
      g_string_append_printf (text, "new: %s%s\n", game->id, buffer);
    }
  if (changes != NULL)
    g_string_append_printf (text, "edition: %s\n", changes);
  if (record->strict)
    g_string_append (text, "undo: strict\n");
}

static void
print_result (GString *text, const RelaisRecord *record)
{
  const RelaisNode *last = relais_tree_get_current (record->tree);
  RelaisScore score;

  while (last->latest != NULL)
    last = last->latest;
  g_string_append_printf (text, "cursor: %u\nresult: ", relais_tree_get_current (record->tree)->depth);
  if (!record->game->over (last->state))
    {
      g_string_append (text, "unfinished\n\n");
      return;
    }
  record->game->score (relais_record_edition (record), last->state, &score);
  g_string_append (text, "finished");
  for (int i = 0; i < score.seats; i++)
    g_string_append_printf (text, " %d", score.total[i]);
  g_string_append (text, "\n\n");
}

static void
indent (GString *text, guint depth)
{
  for (guint i = 0; i < depth; i++)
    g_string_append (text, "  ");
}

/* What an analysis found stands behind what somebody wrote. */
static void
print_remark (GString *text, const char *remark, const char *judged, guint depth)
{
  g_auto (GStrv) lines = g_strsplit (remark != NULL ? remark : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      indent (text, depth);
      g_string_append_printf (text, "# %s\n", lines[i]);
    }
  if (judged != NULL)
    {
      indent (text, depth);
      g_string_append_printf (text, "# " RELAIS_JUDGED_BEGINS "%s\n", judged);
    }
}

/* A hash costs as much as playing thirty moves; so many turns apart it still
 * tells nearly where a game went another way, and loading stays quick. */
#define TURNS_A_HASH 8

static gboolean
has_hash (const RelaisRecord *record, const RelaisNode *node)
{
  return relais_node_ends_turn (record->tree, node)
         && (node->latest == NULL || record->game->turn (node->parent->state) % TURNS_A_HASH == TURNS_A_HASH - 1);
}

/* A line of the text. What may change is taken over; a node's move and its
 * position never do. */
typedef struct
{
  const RelaisNode *node;
  char *remark;
  char *judged;
  guint depth;
  gboolean hash;
} Printed;

struct _RelaisPrinting
{
  const RelaisGame *game;
  gpointer edition;             /* a changed copy; NULL: the built-in one */
  RelaisTree *tree;             /* that the nodes are of */
  GString *text;                /* what is before the moves, and then all */
  GArray *moves;                /* of Printed */
};

static void
clear_printed (gpointer data)
{
  g_free (((Printed *) data)->remark);
  g_free (((Printed *) data)->judged);
}

static void
take_move (RelaisPrinting *printing, const RelaisRecord *record, const RelaisNode *node, guint depth)
{
  Printed move = { node, g_strdup (node->remark), g_strdup (node->judged), depth, has_hash (record, node) };

  g_array_append_val (printing->moves, move);
}

static void
print_move (RelaisPrinting *printing, const Printed *move)
{
  const RelaisGame *game = printing->game;
  const RelaisNode *node = move->node;
  GString *text = printing->text;
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText line;

  relais_text_init (&line, buffer, sizeof buffer);
  game->print_move (node->parent->state, node->move, &line);
  indent (text, move->depth);
  g_string_append_printf (text, "%s\n", buffer);
  if (move->hash)
    {
      relais_text_init (&line, buffer, sizeof buffer);
      game->print_state (printing->edition != NULL ? printing->edition : game->edition, node->state, &line);
      indent (text, move->depth);
      g_string_append_printf (text, "@ %d %08x\n", game->turn (node->parent->state),
                              relais_fnv32 (buffer, line.length));
    }
  if (move->remark != NULL || move->judged != NULL)
    print_remark (text, move->remark, move->judged, move->depth);
}

/* The alternatives to a move, main one first: the parent's latest child, then
 * the others in the order in which they were made. */
static const RelaisNode *
nth_alternative (const RelaisNode *parent, guint n)
{
  const RelaisNode *node = parent->first;

  if (n == 0)
    return parent->latest;
  for (; node != NULL; node = node->next)
    if (node != parent->latest && --n == 0)
      return node;
  return NULL;
}

typedef struct
{
  const RelaisNode *next;
  guint alternative;            /* which one of its siblings it is */
} Line;

/* The main line from the root on. The next alternative of a move is a line of
 * its own that stands behind the move, two blanks deeper. Not recursive: the
 * lines within lines may be as many as the moves. */
static void
take_lines (RelaisPrinting *printing, const RelaisRecord *record, const RelaisNode *root)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));
  Line line = { root->latest, 0 };

  g_array_append_val (lines, line);
  while (lines->len > 0)
    {
      Line *last = &g_array_index (lines, Line, lines->len - 1);
      const RelaisNode *node = last->next;

      if (node == NULL)
        {
          g_array_set_size (lines, lines->len - 1);
          continue;
        }
      take_move (printing, record, node, lines->len - 1);
      line.alternative = last->alternative + 1;
      line.next = nth_alternative (node->parent, line.alternative);
      *last = (Line) { node->latest, 0 };
      if (line.next != NULL)
        g_array_append_val (lines, line);
    }
}

/**
 * relais_printing_new:
 *
 * Costs a small part of printing; the record may change or go then.
 */
RelaisPrinting *
relais_printing_new (const RelaisRecord *record)
{
  RelaisPrinting *printing;
  const RelaisNode *root;
  GString *text;

  g_return_val_if_fail (record != NULL, NULL);

  printing = g_new0 (RelaisPrinting, 1);
  root = relais_tree_get_root (record->tree);
  text = g_string_new ("relais-record: 1\n");
  printing->game = record->game;
  printing->edition = g_memdup2 (record->edition, record->game->edition_size);
  printing->tree = relais_tree_ref (record->tree);
  printing->text = text;
  printing->moves = g_array_new (FALSE, FALSE, sizeof (Printed));
  g_array_set_clear_func (printing->moves, clear_printed);
  g_string_append_printf (text, "game: %s\nrules: %d\napplication: %s\n", record->game->id,
                          relais_rules_of (record->game, root->state), RELAIS_VERSION);
  print_players (text, record);
  print_start (text, record);
  print_result (text, record);
  print_remark (text, root->remark, root->judged, 0);
  take_lines (printing, record, root);
  return printing;
}

/**
 * relais_printing_run:
 *
 * Once.
 *
 * Returns: (transfer full): the record as a file holds it
 */
char *
relais_printing_run (RelaisPrinting *printing, gsize *length)
{
  g_return_val_if_fail (printing != NULL, NULL);

  for (guint i = 0; i < printing->moves->len; i++)
    print_move (printing, &g_array_index (printing->moves, Printed, i));
  *length = printing->text->len;
  return g_string_free (g_steal_pointer (&printing->text), FALSE);
}

void
relais_printing_free (RelaisPrinting *printing)
{
  if (printing->text != NULL)
    g_string_free (printing->text, TRUE);
  g_array_unref (printing->moves);
  relais_tree_unref (printing->tree);
  g_free (printing->edition);
  g_free (printing);
}

char *
relais_record_print (const RelaisRecord *record, gsize *length)
{
  RelaisPrinting *printing;
  char *text;

  g_return_val_if_fail (record != NULL, NULL);

  printing = relais_printing_new (record);
  text = relais_printing_run (printing, length);
  relais_printing_free (printing);
  return text;
}
