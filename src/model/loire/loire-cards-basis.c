/* SPDX-License-Identifier: GPL-3.0-or-later */

/* About the card values: what the rulebooks do not tell, counted from the
 * edition's own list of its values. */

#include "loire-cards.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Values of one kind: paths with this beginning and this end. */
static const struct
{
  const char *begins;
  const char *ends;
  const char *line;             /* {count} of {all} are reconstructed */
} kinds[] = {
  { "characters.", ".cost", N_("Costs of characters: {count} of {all}") },
  { "characters.", ".points", N_("Points of characters: {count} of {all}") },
  { "characters.", ".colour", N_("Colours of characters: {count} of {all}") },
  { "messages.", ".to", N_("Targets of messages: {count} of {all}") },
  { "messages.", ".type", N_("Types of messages: {count} of {all}") },
  { "messages.", ".points", N_("Points of messages: {count} of {all}") },
  { "goods.", ".sells", N_("Prices at which goods are sold: {count} of {all}") },
  { "goods.", ".cards", N_("Numbers of cards of goods: {count} of {all}") },
  { "buildings.", ".per_player", N_("Numbers of farms and monasteries: {count} of {all}") },
  { "locations.", ".good", N_("Goods of villages: {count} of {all}") },
  { "locations.", ".horse", N_("Free horses at the start: {count} of {all}") },
  { "shields.", "", N_("Numbers of shields of a colour: {count} of {all}") },
};

static gboolean
is_of_kind (const RelaisField *field, guint kind)
{
  return g_str_has_prefix (field->path, kinds[kind].begins) && g_str_has_suffix (field->path, kinds[kind].ends);
}

/* Has the game an edition of its own, with another value? */
static bool
is_changed (const RelaisView *view, const RelaisField *field)
{
  const guint8 *own = view->edition;
  const guint8 *built_in = view->game->edition;
  gsize n = (gsize) field->width * MAX (field->count, 1);

  return memcmp (own + field->offset, built_in + field->offset, n) != 0;
}

static bool
has_basis (const RelaisView *view, const RelaisField *field, RelaisBasis basis)
{
  return field->basis == basis && !is_changed (view, field);
}

gboolean
loire_is_changed (const RelaisView *view, const char *begins)
{
  const RelaisGame *game = view->game;

  for (int i = 0; i < game->n_fields; i++)
    if (g_str_has_prefix (game->fields[i].path, begins) && is_changed (view, &game->fields[i]))
      return TRUE;
  return FALSE;
}

gboolean
loire_is_reconstructed (const RelaisView *view, const char *path)
{
  const RelaisGame *game = view->game;

  for (int i = 0; i < game->n_fields; i++)
    if (g_str_equal (game->fields[i].path, path))
      return has_basis (view, &game->fields[i], RELAIS_BASIS_RECONSTRUCTED);
  return FALSE;
}

/* NULL if none of the kind is reconstructed. */
static char *
tell_kind (const RelaisView *view, guint kind)
{
  const RelaisGame *game = view->game;
  g_autofree char *count_text = NULL;
  g_autofree char *all_text = NULL;
  guint count = 0, all = 0;

  for (int i = 0; i < game->n_fields; i++)
    if (is_of_kind (&game->fields[i], kind))
      {
        all++;
        count += has_basis (view, &game->fields[i], RELAIS_BASIS_RECONSTRUCTED);
      }
  if (count == 0)
    return NULL;
  count_text = g_strdup_printf ("%u", count);
  all_text = g_strdup_printf ("%u", all);
  return relais_lore_fill (g_dgettext (GETTEXT_PACKAGE, kinds[kind].line), "count", count_text, "all", all_text, NULL);
}

static void
add_paragraph (GString *text, const char *paragraph)
{
  if (text->len > 0)
    g_string_append (text, "\n\n");
  g_string_append (text, paragraph);
}

/**
 * loire_tell_basis:
 *
 * Returns: paragraphs, and lines that begin with a bullet
 */
char *
loire_tell_basis (const RelaisView *view)
{
  const RelaisGame *game = view->game;
  GString *text = g_string_new (NULL);
  g_autofree char *inferred_text = NULL;
  g_autofree char *changed_text = NULL;
  guint inferred = 0, changed = 0;

  for (int i = 0; i < game->n_fields; i++)
    {
      inferred += has_basis (view, &game->fields[i], RELAIS_BASIS_INFERRED);
      changed += is_changed (view, &game->fields[i]);
    }
  add_paragraph (text, _("Relais was made from the words of the rulebooks, without their pictures. "
                         "What is printed only on the cards and the board had to be reconstructed. "
                         "If you own the game, a setup can bring in the values of your copy."));
  add_paragraph (text, _("These values are reconstructed; on a card, a grey dot stands beside them:"));
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_autofree char *line = tell_kind (view, kind);

      if (line != NULL)
        g_string_append_printf (text, "\n• %s", line);
    }
  inferred_text = g_strdup_printf (ngettext ("%u more value was inferred from what rulebooks and players say.",
                                             "%u more values were inferred from what rulebooks and players say.",
                                             inferred), inferred);
  changed_text = g_strdup_printf (ngettext ("%u value was changed for this game.",
                                            "%u values were changed for this game.", changed), changed);
  if (inferred > 0)
    add_paragraph (text, inferred_text);
  add_paragraph (text, _("No rulebook tells the order of the villages and the road of each: they are inferred from the map of "
                         "France, from west to east. The name of Chambord is inferred, those of Ancenis, Brissac and Meung "
                         "are reconstructed. A setup cannot change any of this."));
  if (changed > 0)
    add_paragraph (text, changed_text);
  return g_string_free (text, FALSE);
}
