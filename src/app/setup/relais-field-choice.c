/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-field-choice.h"

struct _RelaisFieldChoice
{
  GtkPopover parent_instance;

  GStrv ids;
  GtkStringList *names;

  GtkEditable *search;
  GtkStringFilter *filter;
  GListModel *found;
  GtkSingleSelection *selection;
  GtkWidget *list;
  GtkWidget *nothing;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisFieldChoice, relais_field_choice, GTK_TYPE_POPOVER)

static void
update_found (RelaisFieldChoice *self)
{
  gboolean any = g_list_model_get_n_items (self->found) > 0;

  gtk_widget_set_visible (self->list, any);
  gtk_widget_set_visible (self->nothing, !any);
  if (any)
    gtk_single_selection_set_selected (self->selection, 0);
}

static void
on_search_changed (RelaisFieldChoice *self)
{
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (self->search));
  update_found (self);
}

/* Several may be called alike: which one it is, the string itself tells. */
static void
on_activate (RelaisFieldChoice *self, guint position)
{
  g_autoptr (GtkStringObject) chosen = g_list_model_get_item (self->found, position);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->names)); i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (G_LIST_MODEL (self->names), i);
      g_autofree char *id = NULL;

      if (name != chosen)
        continue;
      id = g_strdup (self->ids[i]);
      gtk_popover_popdown (GTK_POPOVER (self));
      g_signal_emit (self, signals[CHOSEN], 0, id);
      return;
    }
}

/* Enter takes what is selected: the first one that has the words. */
static void
on_search_activate (RelaisFieldChoice *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (selected != GTK_INVALID_LIST_POSITION)
    on_activate (self, selected);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType held, RelaisFieldChoice *self)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || !gtk_widget_get_visible (self->list))
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
relais_field_choice_map (GtkWidget *widget)
{
  RelaisFieldChoice *self = RELAIS_FIELD_CHOICE (widget);

  gtk_editable_set_text (self->search, "");
  on_search_changed (self);
  GTK_WIDGET_CLASS (relais_field_choice_parent_class)->map (widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
relais_field_choice_finalize (GObject *object)
{
  g_strfreev (RELAIS_FIELD_CHOICE (object)->ids);
  G_OBJECT_CLASS (relais_field_choice_parent_class)->finalize (object);
}

static void
relais_field_choice_class_init (RelaisFieldChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_field_choice_finalize;
  widget_class->map = relais_field_choice_map;
  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_FIELD_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-field-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, names);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, search);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, filter);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, found);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, selection);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, list);
  gtk_widget_class_bind_template_child (widget_class, RelaisFieldChoice, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
relais_field_choice_init (RelaisFieldChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_field_choice_fill (RelaisFieldChoice *self, const char *const *ids, char **names)
{
  guint n;

  g_return_if_fail (RELAIS_IS_FIELD_CHOICE (self));

  n = g_list_model_get_n_items (G_LIST_MODEL (self->names));
  g_strfreev (self->ids);
  self->ids = g_strdupv ((char **) ids);
  gtk_string_list_splice (self->names, 0, n, (const char *const *) names);
  g_strfreev (names);
  update_found (self);
}
