/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-review-private.h"

#include <string.h>

#include "record/relais-bounds.h"

/* Thousandths of a chance; of who is alone tenths of points. */
static double
unit_of (const RelaisGame *game, const RelaisNode *node)
{
  return game->seats (node->state) == 1 ? 10 : 1000;
}

static int
rounded (double x)
{
  return (int) (x < 0 ? x - 0.5 : x + 0.5);
}

/* In this order; what is nothing is left out. */
char *
relais_judged_print (const RelaisJudged *judged, const RelaisGame *game, const RelaisNode *node)
{
  GString *line = g_string_new (NULL);
  double unit = unit_of (game, node);

  for (int i = 0; judged->has_chance && i < game->seats (node->state); i++)
    g_string_append_printf (line, "%s%d", i == 0 ? "chance=" : ",", rounded (judged->chance[i] * unit));
  if (rounded (judged->luck * unit) != 0)
    g_string_append_printf (line, "%sluck=%d", line->len > 0 ? " " : "", rounded (judged->luck * unit));
  if (rounded (judged->loss * unit) > 0)
    {
      char buffer[RELAIS_MAX_MOVE_TEXT];
      RelaisText text;

      relais_text_init (&text, buffer, sizeof buffer);
      game->print_move (node->parent->state, judged->better, &text);
      g_string_append_printf (line, "%sloss=%d best=%s", line->len > 0 ? " " : "", rounded (judged->loss * unit), buffer);
    }
  if (line->len == 0 || line->len > RELAIS_JUDGED_LENGTH)
    {
      g_string_free (line, TRUE);
      return NULL;
    }
  return g_string_free (line, FALSE);
}

/* A number that a line may have, and what is behind it; FALSE: there is none. */
static gboolean
read_number (const char **at, double unit, double *number)
{
  char *end;
  gint64 n = g_ascii_strtoll (*at, &end, 10);

  if (end == *at || ABS (n) > 10000)
    return FALSE;
  *number = (double) n / unit;
  *at = end;
  return TRUE;
}

static gboolean
read_chances (const char **at, double unit, int seats, RelaisJudged *judged)
{
  for (int i = 0; i < seats; i++)
    {
      if (i > 0 && *(*at)++ != ',')
        return FALSE;
      if (!read_number (at, unit, &judged->chance[i]))
        return FALSE;
    }
  judged->has_chance = TRUE;
  return TRUE;
}

/* Something better that could have been chosen there. */
static gboolean
read_better (const char **at, const RelaisGame *game, gconstpointer edition, const RelaisNode *node, RelaisJudged *judged)
{
  RelaisRefusal why;

  if (node->parent == NULL || !g_str_has_prefix (*at, " best="))
    return FALSE;
  *at += strlen (" best=");
  if (!relais_parse_move (game, node->parent->state, *at, strlen (*at), &judged->better, &why))
    return FALSE;
  *at += strlen (*at);
  return game->check (edition, node->parent->state, judged->better, &why);
}

static gboolean
skip (const char **at, const char *key)
{
  while (**at == ' ')
    (*at)++;
  if (!g_str_has_prefix (*at, key))
    return FALSE;
  *at += strlen (key);
  return TRUE;
}

gboolean
relais_judged_parse (RelaisJudged *judged, const RelaisGame *game, gconstpointer edition, const RelaisNode *node)
{
  const char *at = node->judged;
  double unit = unit_of (game, node);

  *judged = (RelaisJudged) { 0 };
  if (at == NULL)
    return FALSE;
  if (skip (&at, "chance=") && !read_chances (&at, unit, game->seats (node->state), judged))
    return FALSE;
  if (skip (&at, "luck=") && !read_number (&at, unit, &judged->luck))
    return FALSE;
  if (skip (&at, "loss=") && (!read_number (&at, unit, &judged->loss) || !read_better (&at, game, edition, node, judged)))
    return FALSE;
  return *at == '\0';
}
