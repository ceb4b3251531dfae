/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-fold.h"

#include "app/kit/relais-css-class.h"
#include "app/old-gtk/relais-template.h"
#include "relais-choice-tip.h"
#include "relais-choice-words.h"

struct _RelaisChoiceFold
{
  GtkWidget parent_instance;

  GtkToggleButton *button;
  GtkPopover *popover;
  GtkLabel *heading;
  GtkWidget *list;
  RelaisChoiceFace *face;
  char *group;

  const RelaisGameUi *ui;
  char *colour;
  GPtrArray *choices;           /* of RelaisChoice: what stands behind it, as buttons when it is opened */
};

enum
{
  CHOSEN,
  OPEN,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisChoiceFold, relais_choice_fold, GTK_TYPE_WIDGET)

static void
on_chosen (RelaisChoiceButton *button, RelaisChoiceFold *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, button);
}

static void
on_pointed (RelaisChoiceFold *self, RelaisChoice *choice)
{
  g_signal_emit (self, signals[POINTED], 0, choice);
}

static gboolean
is_possible (RelaisChoice *choice)
{
  return relais_choice_get_reason (choice) == NULL;
}

/* NULL: none is. */
static GtkWidget *
find_row (RelaisChoiceFold *self, gboolean (*is) (RelaisChoice *choice))
{
  GtkWidget *child = gtk_widget_get_first_child (self->list);

  while (child != NULL && !is (relais_choice_button_get_choice (RELAIS_CHOICE_BUTTON (child))))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The keyboard begins at what is suggested, else at what can be done. */
static void
on_shown (RelaisChoiceFold *self)
{
  GtkWidget *child = find_row (self, relais_choice_get_suggested);

  if (child == NULL)
    child = find_row (self, is_possible);
  if (child == NULL)
    child = gtk_widget_get_first_child (self->list);
  if (child != NULL)
    gtk_widget_grab_focus (child);
}

/* What there is no room for. */
static gboolean
on_query_tooltip (RelaisChoiceFold *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  return relais_choice_tip_set (tooltip, GTK_WIDGET (self->button), self->face, NULL);
}

static void
on_closed (RelaisChoiceFold *self)
{
  gtk_toggle_button_set_active (self->button, FALSE);
}

/* Buttons are kept from one refresh to the next, so that the focus stays. */
static void
fill_list (RelaisChoiceFold *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->list);

  for (guint i = 0; i < self->choices->len; i++)
    {
      if (child == NULL)
        {
          child = relais_choice_button_new ();
          gtk_widget_add_css_class (child, "flat");
          g_signal_connect_object (child, "chosen", G_CALLBACK (on_chosen), self, 0);
          g_signal_connect_object (child, "pointed", G_CALLBACK (on_pointed), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (self->list), child);
        }
      relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (child), self->ui, self->colour, self->choices->pdata[i]);
      child = gtk_widget_get_next_sibling (child);
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_box_remove (GTK_BOX (self->list), child);
      child = next;
    }
}

static void
on_toggled (RelaisChoiceFold *self)
{
  gboolean open = gtk_toggle_button_get_active (self->button);
  gboolean elsewhere = FALSE;

  if (open)
    g_signal_emit (self, signals[OPEN], 0, self->group, &elsewhere);
  if (elsewhere)
    {
      gtk_toggle_button_set_active (self->button, FALSE);
      return;
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
  if (open)
    {
      fill_list (self);
      gtk_popover_popup (self->popover);
    }
  else
    gtk_popover_popdown (self->popover);
}

static void
relais_choice_fold_dispose (GObject *object)
{
  g_ptr_array_set_size (RELAIS_CHOICE_FOLD (object)->choices, 0);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CHOICE_FOLD);
  G_OBJECT_CLASS (relais_choice_fold_parent_class)->dispose (object);
}

static void
relais_choice_fold_finalize (GObject *object)
{
  RelaisChoiceFold *self = RELAIS_CHOICE_FOLD (object);

  g_free (self->group);
  g_free (self->colour);
  g_ptr_array_unref (self->choices);
  G_OBJECT_CLASS (relais_choice_fold_parent_class)->finalize (object);
}

static void
relais_choice_fold_class_init (RelaisChoiceFoldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_choice_fold_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_choice_fold_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_CHOICE_FOLD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, RELAIS_TYPE_CHOICE_BUTTON);

  signals[OPEN] = g_signal_new ("open", RELAIS_TYPE_CHOICE_FOLD, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
  signals[POINTED] = g_signal_new ("pointed", RELAIS_TYPE_CHOICE_FOLD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, RELAIS_TYPE_CHOICE);

  g_type_ensure (RELAIS_TYPE_CHOICE_FACE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-fold.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFold, button);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFold, popover);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFold, heading);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFold, list);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFold, face);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
}

static void
relais_choice_fold_init (RelaisChoiceFold *self)
{
  self->choices = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_choice_fold_new (void)
{
  return g_object_new (RELAIS_TYPE_CHOICE_FOLD, NULL);
}

static gpointer
copy (gconstpointer choice, gpointer data)
{
  return g_object_ref ((gpointer) choice);
}

/* What is suggested behind the button is told by it. */
static void
tell_suggested (RelaisChoice *head, GPtrArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    if (relais_choice_get_suggested (choices->pdata[i]))
      relais_choice_mean (head, g_strdup (relais_choice_get_why (choices->pdata[i])));
}

void
relais_choice_fold_set_choices (RelaisChoiceFold   *self,
                                const RelaisGameUi *ui,
                                const char         *colour,
                                RelaisChoice       *head,
                                GPtrArray          *choices)
{
  const char *title = relais_choice_get_title (head);
  const char *detail = relais_choice_get_detail (head);
  g_autofree char *notice = NULL;
  g_autofree char *told = NULL;

  g_return_if_fail (RELAIS_IS_CHOICE_FOLD (self));

  tell_suggested (head, choices);
  relais_css_class_set (GTK_WIDGET (self->button), "impossible", relais_choice_get_reason (head) != NULL);
  relais_css_class_set (GTK_WIDGET (self->button), "suggested-action", relais_choice_get_suggested (head));
  relais_choice_face_set_choice (self->face, ui, colour, head);
  gtk_label_set_text (self->heading, title);
  g_free (self->group);
  self->group = g_strdup (relais_choice_get_id (head));
  notice = relais_choice_words_notice (head);
  told = notice != NULL ? g_strjoin (", ", notice, detail, NULL) : g_strdup (detail != NULL ? detail : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told,
                                  -1);
  self->ui = ui;
  g_free (self->colour);
  self->colour = g_strdup (colour);
  g_ptr_array_set_size (self->choices, 0);
  g_ptr_array_extend (self->choices, choices, copy, NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    fill_list (self);
}

/**
 * relais_choice_fold_set_key:
 * @key: (nullable): the key that opens it
 */
void
relais_choice_fold_set_key (RelaisChoiceFold *self, const char *key)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FOLD (self));
  relais_choice_face_set_key (self->face, key, GTK_ACCESSIBLE (self->button));
}

RelaisChoiceFace *
relais_choice_fold_get_face (RelaisChoiceFold *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_FOLD (self), NULL);
  return self->face;
}

void
relais_choice_fold_open (RelaisChoiceFold *self)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FOLD (self));
  gtk_toggle_button_set_active (self->button, TRUE);
}

void
relais_choice_fold_close (RelaisChoiceFold *self)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FOLD (self));
  gtk_popover_popdown (self->popover);
}
