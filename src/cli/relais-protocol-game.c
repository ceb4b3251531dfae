/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game at hand: looking at it and playing. */

#include "relais-protocol-private.h"

#include <string.h>

/* The forms that begin with the word that was typed; all, if none does. */
static char *
move_forms (const RelaisGame *game, RelaisWord typed)
{
  GString *forms = g_string_new (NULL);

  for (int all = 0; forms->len == 0 && all <= 1; all++)
    for (int i = 0; game->move_forms[i] != NULL; i++)
      if (all || (strncmp (game->move_forms[i], typed.at, typed.n) == 0
                  && strchr (" ", game->move_forms[i][typed.n]) != NULL))
        g_string_append_printf (forms, "%s%s", forms->len > 0 ? "; " : "", game->move_forms[i]);
  return g_string_free (forms, FALSE);
}

static gboolean
refuse_move (RelaisCall *call, const RelaisRefusal *why)
{
  g_autofree char *words = relais_words_refusal (call->game, why);
  RelaisWord typed = relais_word_before (call->argument, ' ');
  g_autofree char *forms = NULL;

  if (why->code != RELAIS_REFUSAL_SYNTAX)
    return relais_call_refuse (call, "%s %s", relais_words_rule (call->game, why), words);
  forms = move_forms (call->game, typed);
  return relais_call_refuse (call, "%s %s Moves are written: %s.", relais_words_rule (call->game, why), words, forms);
}

/* Looking */

static void
append_state (RelaisCall *call, gconstpointer state)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;

  relais_text_init (&text, buffer, sizeof buffer);
  call->game->print_state (call->edition, state, &text);
  relais_call_append (call, &text);
}

gboolean
relais_answer_state (RelaisCall *call)
{
  append_state (call, call->state);
  return TRUE;
}

gboolean
relais_answer_view (RelaisCall *call)
{
  RelaisState view;
  gint64 seat;

  if (!relais_call_number (call, 0, call->game->seats (call->state) - 1, 0, &seat))
    return FALSE;
  call->game->view (call->edition, call->state, (int) seat, &view);
  append_state (call, &view);
  return TRUE;
}

gboolean
relais_answer_show (RelaisCall *call)
{
  char buffer[RELAIS_MAX_STATE_TEXT];
  RelaisText text;
  gint64 viewer;

  if (!relais_call_number (call, 0, call->game->seats (call->state) - 1, RELAIS_ALL, &viewer))
    return FALSE;
  relais_text_init (&text, buffer, sizeof buffer);
  call->game->show (call->edition, call->state, (int) viewer, &text);
  relais_call_append (call, &text);
  return TRUE;
}

gboolean
relais_answer_moves (RelaisCall *call)
{
  gsize size = RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT;
  g_autofree char *buffer = g_malloc (size);
  RelaisText text;

  relais_text_init (&text, buffer, size);
  relais_print_moves (call->game, call->edition, call->state, &text);
  relais_call_append (call, &text);
  return TRUE;
}

gboolean
relais_answer_history (RelaisCall *call)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new ();

  for (RelaisNode *node = relais_tree_get_current (call->tree); node->parent != NULL; node = node->parent)
    g_ptr_array_add (path, node);
  for (guint i = path->len; i > 0; i--)
    {
      const RelaisNode *node = path->pdata[i - 1];
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      call->game->print_move (node->parent->state, node->move, &text);
      g_string_append_printf (call->text, "%s%d %d %s%s", i < path->len ? "\n" : "",
                              call->game->turn (node->parent->state), call->game->seat (node->parent->state),
                              buffer, node->barrier ? " !" : "");
    }
  return TRUE;
}

void
relais_call_append_score (RelaisCall *call, gconstpointer state)
{
  char buffer[2048];
  RelaisScore score;
  RelaisText text;

  call->game->score (call->edition, state, &score);
  relais_text_init (&text, buffer, sizeof buffer);
  relais_print_score (call->game, &score, &text);
  relais_call_append (call, &text);
}

gboolean
relais_answer_score (RelaisCall *call)
{
  relais_call_append_score (call, call->state);
  return TRUE;
}

/* Playing */

gboolean
relais_answer_play (RelaisCall *call)
{
  RelaisEvents events = { .count = 0 };
  RelaisRefusal why;
  RelaisMove move;

  if (!relais_parse_move (call->game, call->state, call->argument.at, call->argument.n, &move, &why)
      || !relais_tree_play (call->tree, move, &events, &why))
    return refuse_move (call, &why);
  for (int i = 0; i < events.count; i++)
    {
      char buffer[512];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      relais_print_event (call->game, &events.at[i], &text);
      g_string_append_printf (call->text, "%s%s", i > 0 ? "\n" : "", buffer);
    }
  return TRUE;
}

gboolean
relais_answer_why (RelaisCall *call)
{
  RelaisRefusal why;
  RelaisMove move;

  return (relais_parse_move (call->game, call->state, call->argument.at, call->argument.n, &move, &why)
          && call->game->check (call->edition, call->state, move, &why))
         || refuse_move (call, &why);
}

gboolean
relais_answer_undo (RelaisCall *call)
{
  gint64 n;

  if (!relais_call_number (call, 1, G_MAXINT32, 1, &n))
    return FALSE;
  return relais_tree_undo (call->tree, (guint) n)
         || relais_call_refuse (call, "Moves played so far: %u.", relais_tree_get_current (call->tree)->depth);
}

gboolean
relais_answer_redo (RelaisCall *call)
{
  gint64 n;

  if (!relais_call_number (call, 1, G_MAXINT32, 1, &n))
    return FALSE;
  return relais_tree_redo (call->tree, (guint) n)
         || relais_call_refuse (call, "Not so many moves follow; redo plays moves again that were undone.");
}
