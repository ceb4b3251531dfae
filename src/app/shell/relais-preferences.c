/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-preferences.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/art/relais-sounds.h"
#include "app/kit/relais-language.h"
#include "app/kit/relais-wheel.h"
#include "model/relais-computers.h"
#include "relais-chore-row.h"

/* No AdwPreferencesWindow: of that, the groups stay in memory (libadwaita 1.2). */
struct _RelaisPreferences
{
  AdwWindow parent_instance;

  AdwComboRow *language;
  AdwComboRow *style;
  AdwPreferencesGroup *games;
  GtkSwitch *end_turns;
  AdwComboRow *computer_pace;
  GtkSwitch *tell_handover;
  GtkSwitch *tutor;
  GtkSwitch *hints;
  GtkSwitch *sounds;
  AdwActionRow *sounds_row;
  GtkAdjustment *speed;
  GtkWidget *speed_scale;
};

G_DEFINE_TYPE (RelaisPreferences, relais_preferences, ADW_TYPE_WINDOW)

static const char *const styles[] = { "system", "light", "dark", NULL };

/* A row's position is that of the word in the list. */
static gboolean
word_to_position (GValue *value, GVariant *variant, gpointer words)
{
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; ((const char *const *) words)[i] != NULL; i++)
    if (g_str_equal (word, ((const char *const *) words)[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
position_to_word (const GValue *value, const GVariantType *type, gpointer words)
{
  return g_variant_new_string (((const char *const *) words)[g_value_get_uint (value)]);
}

static gboolean
code_to_position (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *code = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, 0);
  for (guint i = 0; relais_languages[i].code != NULL; i++)
    if (g_str_equal (code, relais_languages[i].code))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
position_to_code (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_string (relais_languages[g_value_get_uint (value)].code);
}

/* Twice as fast is as far from normal as half as fast. */
static gboolean
speed_to_scale (GValue *value, GVariant *variant, gpointer user_data)
{
  g_value_set_double (value, log2 (g_variant_get_double (variant)));
  return TRUE;
}

static GVariant *
scale_to_speed (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_double (exp2 (g_value_get_double (value)));
}

/* A number would tell nothing: the word at the nearest mark. */
static void
tell_speed (RelaisPreferences *self)
{
  double speed = gtk_adjustment_get_value (self->speed);
  const char *word = speed <= -1 ? _("Slow") : speed >= 1 ? _("Fast") : _("Normal");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed_scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, word, -1);
}

static void
fill_languages (RelaisPreferences *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const RelaisLanguage *language = relais_languages; language->code != NULL; language++)
    /* TRANSLATORS: the language is the one that the system is set to. */
    gtk_string_list_append (names, language->name != NULL ? language->name : _("Follow the System"));
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
}

/* Here, and nowhere else. */
static void
tell_silence (RelaisPreferences *self)
{
  const char *fault = relais_sounds_tell_fault (relais_sounds_get_default ());

  adw_action_row_set_subtitle (self->sounds_row, fault != NULL ? fault : "");
}

/* Who switches them on again wants to read them. */
static void
on_hints (GtkSwitch *hints, GParamSpec *pspec, GSettings *settings)
{
  if (gtk_switch_get_active (hints))
    g_settings_reset (settings, "hints-told");
}

/* What each game can do by itself. */
static void
fill_games (RelaisPreferences *self, GSettings *settings)
{
  gboolean any = FALSE;

  for (guint i = 0; relais_lores[i] != NULL; i++)
    {
      const RelaisChoreText *chores = relais_lores[i]->chores;
      AdwPreferencesGroup *group;

      if (chores == NULL)
        continue;
      group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (group, _(relais_lores[i]->title));
      for (guint k = 0; chores[k].id != NULL; k++)
        adw_preferences_group_add (group, relais_chore_row_new (settings, relais_lores[i], &chores[k]));
      adw_preferences_group_add (self->games, GTK_WIDGET (group));
      any = TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->games), any);
}

static void
relais_preferences_class_init (RelaisPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-preferences.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, style);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, games);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, end_turns);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, tell_handover);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, computer_pace);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, tutor);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, hints);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, sounds_row);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, speed);
  gtk_widget_class_bind_template_child (widget_class, RelaisPreferences, speed_scale);
}

static void
relais_preferences_init (RelaisPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_wheel_needs_focus (self->speed_scale);
  fill_languages (self);
  tell_silence (self);
}

/**
 * relais_preferences_new:
 * @parent: (nullable)
 */
GtkWidget *
relais_preferences_new (GSettings *settings, GtkWindow *parent)
{
  RelaisPreferences *self = g_object_new (RELAIS_TYPE_PREFERENCES, "transient-for", parent, NULL);

  g_settings_bind_with_mapping (settings, "language", self->language, "selected", G_SETTINGS_BIND_DEFAULT,
                                code_to_position, position_to_code, NULL, NULL);
  g_settings_bind_with_mapping (settings, "style", self->style, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_position, position_to_word, (gpointer) styles, NULL);
  fill_games (self, settings);
  g_settings_bind (settings, "end-turns", self->end_turns, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "computer-pace", self->computer_pace, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_position, position_to_word, (gpointer) relais_paces, NULL);
  g_settings_bind (settings, "tell-handover", self->tell_handover, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "tutor", self->tutor, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hints", self->hints, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->hints, "notify::active", G_CALLBACK (on_hints), settings, 0);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "animation-speed", self->speed, "value", G_SETTINGS_BIND_DEFAULT,
                                speed_to_scale, scale_to_speed, NULL, NULL);
  g_signal_connect_object (self->speed, "value-changed", G_CALLBACK (tell_speed), self, G_CONNECT_SWAPPED);
  tell_speed (self);
  return GTK_WIDGET (self);
}
