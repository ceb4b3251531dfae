/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-check.h"

#include <glib/gi18n.h>

#include "app/kit/relais-css-class.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "relais-setup-finding.h"
#include "relais-setup-tryout.h"

struct _RelaisSetupCheck
{
  GtkWidget parent_instance;

  RelaisDraft *draft;

  GtkImage *icon;
  GtkLabel *verdict;
  GtkWidget *fix;
  GtkWidget *show;
  GtkToggleButton *more;
  GtkRevealer *revealer;
  GtkBox *findings;
  AdwBin *tryout;
};

enum
{
  SHOW,
  FIX,
  FIX_OTHERWISE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupCheck, relais_setup_check, GTK_TYPE_WIDGET)

/* Errors come first. */
static RelaisDraftFinding *
first_finding (RelaisDraft *draft)
{
  return g_list_model_get_item (relais_draft_get_findings (draft), 0);
}

static guint
count (RelaisDraft *draft, RelaisDraftSeverity severity)
{
  GListModel *findings = relais_draft_get_findings (draft);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (findings); i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);

      n += relais_draft_finding_get_severity (finding) == severity;
    }
  return n;
}

/**
 * relais_setup_check_why:
 *
 * Returns: (nullable): the first thing that is wrong; it is the draft's, until it changes
 */
const char *
relais_setup_check_why (RelaisDraft *draft)
{
  g_autoptr (RelaisDraftFinding) first = first_finding (draft);

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  if (relais_draft_is_playable (draft) || first == NULL)
    return NULL;
  return relais_draft_finding_get_sentence (first);
}

static char *
make_verdict (RelaisDraft *draft)
{
  guint wrong = count (draft, RELAIS_DRAFT_ERROR);
  guint gaps = count (draft, RELAIS_DRAFT_GAP);
  const char *why = relais_setup_check_why (draft);

  if (why != NULL && wrong > 1)
    /* TRANSLATORS: %1$s is a sentence that tells the first thing that is wrong, %2$u how many others there are */
    return g_strdup_printf (ngettext ("%1$s And %2$u more.", "%1$s And %2$u more.", wrong - 1), why, wrong - 1);
  if (why != NULL)
    return g_strdup (why);
  if (gaps > 0)
    return g_strdup (_("This can be played. What is left open is drawn when the game begins."));
  return g_strdup (_("This can be played."));
}

static void
on_shown (RelaisSetupCheck *self, RelaisDraftFinding *finding)
{
  g_signal_emit (self, signals[SHOW], 0, finding);
}

static void
on_fixed (RelaisSetupCheck *self, RelaisDraftFinding *finding)
{
  g_signal_emit (self, signals[FIX], 0, finding);
}

static void
on_fixed_otherwise (RelaisSetupCheck *self, RelaisDraftFinding *finding)
{
  g_signal_emit (self, signals[FIX_OTHERWISE], 0, finding);
}

static void
fill (RelaisSetupCheck *self)
{
  GListModel *findings = relais_draft_get_findings (self->draft);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->findings))) != NULL)
    gtk_box_remove (self->findings, child);
  for (guint i = 0; i < g_list_model_get_n_items (findings); i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);
      GtkWidget *row = relais_setup_finding_new (self->draft, finding);

      g_signal_connect_object (row, "show-finding", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "fix-finding", G_CALLBACK (on_fixed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "fix-finding-otherwise", G_CALLBACK (on_fixed_otherwise), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->findings, row);
    }
}

/* The button is called as what it does; the bar keeps its height. */
static void
set_fix (RelaisSetupCheck *self, const char *fix)
{
  GtkLabel *label;

  gtk_button_set_label (GTK_BUTTON (self->fix), fix != NULL ? fix : "");
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->fix)));
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, 8);
  gtk_label_set_max_width_chars (label, 24);
}

static void
update (RelaisSetupCheck *self)
{
  g_autoptr (RelaisDraftFinding) first = first_finding (self->draft);
  gboolean playable = relais_draft_is_playable (self->draft);
  g_autofree char *verdict = make_verdict (self->draft);
  const char *fix = first != NULL && !playable ? relais_draft_finding_get_fix (first) : NULL;

  gtk_image_set_from_icon_name (self->icon, playable ? "object-select-symbolic" : "dialog-error-symbolic");
  relais_css_class_set (GTK_WIDGET (self), "impossible", !playable);
  gtk_label_set_label (self->verdict, verdict);
  gtk_widget_set_visible (self->fix, fix != NULL);
  set_fix (self, fix);
  relais_tooltip_set (self->fix, fix);
  gtk_widget_set_visible (self->show, !playable);
  fill (self);
}

static void
on_fix_clicked (RelaisSetupCheck *self)
{
  g_autoptr (RelaisDraftFinding) first = first_finding (self->draft);

  if (first != NULL)
    on_fixed (self, first);
}

static void
on_show_clicked (RelaisSetupCheck *self)
{
  g_autoptr (RelaisDraftFinding) first = first_finding (self->draft);

  if (first != NULL)
    on_shown (self, first);
}

static void
relais_setup_check_dispose (GObject *object)
{
  RelaisSetupCheck *self = RELAIS_SETUP_CHECK (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SETUP_CHECK);
  G_OBJECT_CLASS (relais_setup_check_parent_class)->dispose (object);
}

static void
relais_setup_check_class_init (RelaisSetupCheckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_check_dispose;
  signals[SHOW] = g_signal_new ("show-finding", RELAIS_TYPE_SETUP_CHECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  signals[FIX] = g_signal_new ("fix-finding", RELAIS_TYPE_SETUP_CHECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  signals[FIX_OTHERWISE] = g_signal_new ("fix-finding-otherwise", RELAIS_TYPE_SETUP_CHECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, RELAIS_TYPE_DRAFT_FINDING);
  gtk_widget_class_set_css_name (widget_class, "setupcheck");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-check.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, verdict);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, fix);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, show);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, more);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, revealer);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, findings);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupCheck, tryout);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_show_clicked);
}

static void
relais_setup_check_init (RelaisSetupCheck *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_setup_check_set_draft (RelaisSetupCheck *self, RelaisDraft *draft)
{
  g_return_if_fail (RELAIS_IS_SETUP_CHECK (self));

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "findings-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::playable", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->tryout, relais_setup_tryout_new (draft));
  update (self);
}

void
relais_setup_check_set_open (RelaisSetupCheck *self, gboolean open)
{
  g_return_if_fail (RELAIS_IS_SETUP_CHECK (self));
  gtk_toggle_button_set_active (self->more, open);
}
