/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-finding.h"

#include <glib/gi18n.h>

#include "app/answers/relais-reason-popover.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-lore.h"

struct _RelaisSetupFinding
{
  GtkWidget parent_instance;

  RelaisDraft *draft;
  RelaisDraftFinding *finding;

  GtkImage *icon;
  GtkLabel *sentence;
  GtkWidget *rule;
  GtkLabel *rule_label;
  GtkWidget *fix;
  GtkWidget *other;             /* another way to mend it */
  GtkWidget *show;
};

enum
{
  SHOW,
  FIX,
  FIX_OTHERWISE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupFinding, relais_setup_finding, GTK_TYPE_WIDGET)

const char *
relais_setup_finding_icon (RelaisDraftSeverity severity)
{
  switch (severity)
    {
    case RELAIS_DRAFT_ERROR: return "dialog-error-symbolic";
    case RELAIS_DRAFT_GAP: return "relais-dice-symbolic";
    case RELAIS_DRAFT_NOTE: break;
    }
  return "dialog-information-symbolic";
}

/* What the icon means, for who does not see it. */
static const char *
name_severity (RelaisDraftSeverity severity)
{
  switch (severity)
    {
    case RELAIS_DRAFT_ERROR: return _("Wrong");
    case RELAIS_DRAFT_GAP: return _("Left to chance");
    case RELAIS_DRAFT_NOTE: break;
    }
  return _("Worth knowing");
}

static void
on_rule_clicked (RelaisSetupFinding *self)
{
  g_autoptr (RelaisReason) reason = relais_reason_new_literal (relais_draft_get_game (self->draft),
                                                               relais_draft_finding_get_rule (self->finding),
                                                               relais_draft_finding_get_sentence (self->finding));

  relais_reason_popover_show (self->rule, NULL, reason);
}

static void
on_show_clicked (RelaisSetupFinding *self)
{
  g_signal_emit (self, signals[SHOW], 0, self->finding);
}

static void
on_fix_clicked (RelaisSetupFinding *self)
{
  g_signal_emit (self, signals[FIX], 0, self->finding);
}

static void
on_other_clicked (RelaisSetupFinding *self)
{
  g_signal_emit (self, signals[FIX_OTHERWISE], 0, self->finding);
}

static void
relais_setup_finding_dispose (GObject *object)
{
  RelaisSetupFinding *self = RELAIS_SETUP_FINDING (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->finding);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SETUP_FINDING);
  G_OBJECT_CLASS (relais_setup_finding_parent_class)->dispose (object);
}

static void
relais_setup_finding_class_init (RelaisSetupFindingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_finding_dispose;
  signals[SHOW] = g_signal_new ("show-finding", RELAIS_TYPE_SETUP_FINDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  signals[FIX] = g_signal_new ("fix-finding", RELAIS_TYPE_SETUP_FINDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  signals[FIX_OTHERWISE] = g_signal_new ("fix-finding-otherwise", RELAIS_TYPE_SETUP_FINDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-finding.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, rule_label);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, fix);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, other);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupFinding, show);
  gtk_widget_class_bind_template_callback (widget_class, on_rule_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_other_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_show_clicked);
}

static void
relais_setup_finding_init (RelaisSetupFinding *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_rule (RelaisSetupFinding *self)
{
  const RelaisRuleText *text = relais_lore_rule (relais_draft_get_game (self->draft),
                                                 relais_draft_finding_get_rule (self->finding));

  gtk_widget_set_visible (self->rule, text != NULL);
  gtk_label_set_label (self->rule_label, text != NULL ? _(text->title) : "");
}

/* The button is called as what it does. @way: (nullable): to mend what the sentence tells */
static void
set_way (GtkWidget *button, const char *way, const char *sentence)
{
  GtkLabel *label;

  gtk_widget_set_visible (button, way != NULL);
  gtk_button_set_label (GTK_BUTTON (button), way != NULL ? way : "");
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (label, 20);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

GtkWidget *
relais_setup_finding_new (RelaisDraft *draft, RelaisDraftFinding *finding)
{
  RelaisSetupFinding *self;
  const char *sentence = relais_draft_finding_get_sentence (finding);
  const char *fix = relais_draft_finding_get_fix (finding);
  RelaisDraftSeverity severity = relais_draft_finding_get_severity (finding);

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_FINDING, NULL);
  self->draft = g_object_ref (draft);
  self->finding = g_object_ref (finding);
  gtk_image_set_from_icon_name (self->icon, relais_setup_finding_icon (severity));
  if (severity == RELAIS_DRAFT_ERROR)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->icon), "refusal");
      gtk_widget_add_css_class (self->rule, "refusal");
    }
  gtk_label_set_label (self->sentence, sentence);
  set_rule (self);
  set_way (self->fix, fix, sentence);
  set_way (self->other, relais_draft_get_other_fix (draft, finding), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name_severity (severity),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->show), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  return GTK_WIDGET (self);
}

RelaisDraftFinding *
relais_setup_finding_get_finding (RelaisSetupFinding *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_FINDING (self), NULL);
  return self->finding;
}
