/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-rule-row.h"

#include "app/art/relais-sprite.h"
#include "model/relais-search.h"

enum
{
  PROP_TITLE = 1,
  PROP_RULE,
  PROP_TEXT,
  PROP_RULING,
  PROP_SHEET,
  PROP_SPRITE,
  N_PROPS
};

struct _RelaisRuleRow
{
  GtkListBoxRow parent_instance;

  char *words[N_PROPS];
  RelaisSprite *drawing;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisRuleRow, relais_rule_row, GTK_TYPE_LIST_BOX_ROW)

static gboolean
is_told (GObject *object, const char *words)
{
  return words != NULL;
}

static void
relais_rule_row_finalize (GObject *object)
{
  RelaisRuleRow *self = RELAIS_RULE_ROW (object);

  for (guint i = 0; i < N_PROPS; i++)
    g_free (self->words[i]);
  G_OBJECT_CLASS (relais_rule_row_parent_class)->finalize (object);
}

static void
relais_rule_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, RELAIS_RULE_ROW (object)->words[id]);
}

static void
relais_rule_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisRuleRow *self = RELAIS_RULE_ROW (object);

  self->words[id] = g_value_dup_string (value);
}

/* A reader says the whole of it in one go. */
static void
relais_rule_row_constructed (GObject *object)
{
  RelaisRuleRow *self = RELAIS_RULE_ROW (object);
  const char *title = self->words[PROP_TITLE];
  g_autofree char *text = g_strjoin ("\n", self->words[PROP_TEXT], self->words[PROP_RULING], NULL);

  G_OBJECT_CLASS (relais_rule_row_parent_class)->constructed (object);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : text, -1);
  if (title != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
relais_rule_row_class_init (RelaisRuleRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const names[N_PROPS] = { NULL, "title", "rule", "text", "ruling", "sheet", "sprite" };

  object_class->constructed = relais_rule_row_constructed;
  object_class->finalize = relais_rule_row_finalize;
  object_class->get_property = relais_rule_row_get_property;
  object_class->set_property = relais_rule_row_set_property;
  for (guint i = 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL,
                                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-rule-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisRuleRow, drawing);
  gtk_widget_class_bind_template_callback (widget_class, is_told);
}

static void
relais_rule_row_init (RelaisRuleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_rule_row_new:
 * @title: (nullable): translated
 * @rule: (nullable): the rule's id
 * @text: translated
 * @ruling: (nullable): translated, what was decided for the rule
 */
GtkWidget *
relais_rule_row_new (const char *title, const char *rule, const char *text, const char *ruling)
{
  return g_object_new (RELAIS_TYPE_RULE_ROW, "title", title, "rule", rule, "text", text, "ruling", ruling, NULL);
}

/**
 * relais_rule_row_new_drawn:
 * @sprite: a drawing of the sheet, beside the words that tell of it
 * @title: translated
 * @text: translated
 */
GtkWidget *
relais_rule_row_new_drawn (const char *sheet, const char *sprite, const char *title, const char *text)
{
  return g_object_new (RELAIS_TYPE_RULE_ROW, "title", title, "text", text, "sheet", sheet, "sprite", sprite, NULL);
}

gboolean
relais_rule_row_draw (RelaisRuleRow *self)
{
  g_return_val_if_fail (RELAIS_IS_RULE_ROW (self), FALSE);

  if (self->words[PROP_SPRITE] == NULL)
    return FALSE;
  relais_sprite_set (self->drawing, self->words[PROP_SHEET], self->words[PROP_SPRITE]);
  return TRUE;
}

const char *
relais_rule_row_get_rule (RelaisRuleRow *self)
{
  g_return_val_if_fail (RELAIS_IS_RULE_ROW (self), NULL);
  return self->words[PROP_RULE];
}

gboolean
relais_rule_row_matches (RelaisRuleRow *self, const char *words)
{
  const char *title = self->words[PROP_TITLE], *rule = self->words[PROP_RULE];
  g_autofree char *all = g_strjoin ("\n", title != NULL ? title : "", rule != NULL ? rule : "", self->words[PROP_TEXT],
                                    self->words[PROP_RULING], NULL);
  g_autofree char *folded = relais_search_fold (all);

  return relais_search_finds (folded, words);
}
