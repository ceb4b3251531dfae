/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-chores.h"

#define ALL "chores"

/* "relay.tell-deck" */
static char *
name_of (const RelaisLore *lore, const RelaisChoreText *chore)
{
  return g_strconcat (lore->id, ".", chore->id, NULL);
}

gboolean
relais_chores_get (GSettings *settings, const RelaisLore *lore, const RelaisChoreText *chore)
{
  g_autoptr (GVariant) all = NULL;
  g_autofree char *name = NULL;
  gboolean on;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  if (chore->key != NULL)
    return g_settings_get_boolean (settings, chore->key);
  all = g_settings_get_value (settings, ALL);
  name = name_of (lore, chore);
  return g_variant_lookup (all, name, "b", &on) ? on : chore->on;
}

void
relais_chores_set (GSettings *settings, const RelaisLore *lore, const RelaisChoreText *chore, gboolean on)
{
  g_autoptr (GVariant) all = NULL;
  g_autofree char *name = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  gboolean value;

  g_return_if_fail (G_IS_SETTINGS (settings));

  if (chore->key != NULL)
    {
      g_settings_set_boolean (settings, chore->key, on);
      return;
    }
  all = g_settings_get_value (settings, ALL);
  name = name_of (lore, chore);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sb}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&sb}", &other, &value))
    if (!g_str_equal (other, name))
      g_variant_builder_add (&builder, "{sb}", other, value);
  g_variant_builder_add (&builder, "{sb}", name, on);
  g_settings_set_value (settings, ALL, g_variant_builder_end (&builder));
}

static void
on_changed (RelaisDecision *decision, const char *key, GSettings *settings)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (relais_decision_get_match (decision)));
  guint chores = 0;

  for (guint i = 0; lore->chores != NULL && lore->chores[i].id != NULL; i++)
    if (relais_chores_get (settings, lore, &lore->chores[i]))
      chores |= 1u << i;
  g_object_set (decision, "chores", chores, NULL);
}

void
relais_chores_follow (GSettings *settings, RelaisDecision *decision)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && RELAIS_IS_DECISION (decision));

  g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), decision, G_CONNECT_SWAPPED);
  on_changed (decision, NULL, settings);
}
