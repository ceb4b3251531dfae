/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-rules.h"

#include <glib/gi18n.h>

#include "app/kit/relais-scroll.h"
#include "app/rules/relais-first-player-row.h"
#include "app/rules/relais-option-row.h"
#include "app/rules/relais-seed-row.h"

struct _RelaisSetupRules
{
  AdwBin parent_instance;

  RelaisDraft *draft;
  GPtrArray *rows;              /* made for this draft's game */

  AdwPreferencesGroup *game;
  RelaisFirstPlayerRow *first_player;
  RelaisSeedRow *seed;
  AdwPreferencesGroup *rulebook;
  AdwPreferencesGroup *rules;
  GtkWidget *reset;
};

G_DEFINE_TYPE (RelaisSetupRules, relais_setup_rules, ADW_TYPE_BIN)

/* Where an option stands; NULL: in a row of another kind, above. */
static AdwPreferencesGroup *
group_of (RelaisSetupRules *self, const RelaisOptionText *text, int option)
{
  if (option == RELAIS_OPTION_SEED || option == relais_options_first_seat (RELAIS_OPTIONS (self->draft)))
    return NULL;
  if (option == RELAIS_OPTION_PLAYERS || g_str_equal (text->key, "variant"))
    return self->game;
  return g_str_equal (text->key, "preset") ? self->rulebook : self->rules;
}

static void
add_rows (RelaisSetupRules *self)
{
  RelaisOptions *options = RELAIS_OPTIONS (self->draft);
  const RelaisLore *lore = relais_lore_find (relais_options_get_game (options));

  for (const RelaisOptionText *text = lore->options; text->key != NULL; text++)
    {
      int option = relais_options_find (options, text->key);
      AdwPreferencesGroup *group = option >= 0 ? group_of (self, text, option) : NULL;
      GtkWidget *row;

      if (group == NULL)
        continue;
      row = relais_option_row_new (options, text);
      adw_preferences_group_add (group, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
remove_rows (RelaisSetupRules *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP)), row);
    }
  g_ptr_array_set_size (self->rows, 0);
}

/* Options that say what the rulebook would not, by a bit each. */
static guint32
own_rules (RelaisSetupRules *self)
{
  RelaisOptions *options = RELAIS_OPTIONS (self->draft);
  const RelaisLore *lore = relais_lore_find (relais_options_get_game (options));
  guint32 own = 0;

  for (const RelaisOptionText *text = lore->options; text->key != NULL; text++)
    {
      int option = relais_options_find (options, text->key);

      if (option >= 0 && group_of (self, text, option) == self->rules && relais_options_is_given (options, option))
        own |= 1u << option;
    }
  return own;
}

static void
update (RelaisSetupRules *self)
{
  int n = __builtin_popcount (own_rules (self));
  g_autofree char *changed = g_strdup_printf (ngettext ("%d of these is not as in the rulebook.",
                                                        "%d of these are not as in the rulebook.", (gulong) n), n);

  adw_preferences_group_set_description (self->rules, n > 0 ? changed : _("All as in the rulebook."));
  gtk_widget_set_sensitive (self->reset, n > 0);
}

static void
on_reset_clicked (RelaisSetupRules *self)
{
  relais_draft_unset_rules (self->draft, own_rules (self));
}

static void
relais_setup_rules_dispose (GObject *object)
{
  RelaisSetupRules *self = RELAIS_SETUP_RULES (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_setup_rules_parent_class)->dispose (object);
}

static void
relais_setup_rules_class_init (RelaisSetupRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_rules_dispose;
  g_type_ensure (RELAIS_TYPE_FIRST_PLAYER_ROW);
  g_type_ensure (RELAIS_TYPE_SEED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, game);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, first_player);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, seed);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, rulebook);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, rules);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRules, reset);
  gtk_widget_class_bind_template_callback (widget_class, on_reset_clicked);
}

static void
relais_setup_rules_init (RelaisSetupRules *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_rules_new (void)
{
  return g_object_new (RELAIS_TYPE_SETUP_RULES, NULL);
}

/**
 * relais_setup_rules_set_draft:
 * @draft: (nullable)
 */
void
relais_setup_rules_set_draft (RelaisSetupRules *self, RelaisDraft *draft)
{
  RelaisOptions *options = draft != NULL ? RELAIS_OPTIONS (draft) : NULL;

  g_return_if_fail (RELAIS_IS_SETUP_RULES (self));

  if (self->draft == draft)
    return;
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  remove_rows (self);
  g_set_object (&self->draft, draft);
  relais_first_player_row_set_options (self->first_player, options);
  relais_seed_row_set_options (self->seed, options);
  if (draft == NULL)
    return;
  add_rows (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
relais_setup_rules_go_to (RelaisSetupRules *self, const char *key)
{
  int option;
  GtkWidget *row;

  g_return_if_fail (RELAIS_IS_SETUP_RULES (self));

  option = relais_options_find (RELAIS_OPTIONS (self->draft), key);
  row = option == RELAIS_OPTION_SEED ? GTK_WIDGET (self->seed) : GTK_WIDGET (self->first_player);
  if (option < 0)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    if (relais_option_row_get_option (self->rows->pdata[i]) == option)
      row = self->rows->pdata[i];
  relais_scroll_show (row);
}
