/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-language.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "relais-config.h"

const RelaisLanguage relais_languages[] = {
  { "", NULL },
  { "en", "English" },
  { "fr", "Français" },
  { "de", "Deutsch" },
  { NULL, NULL },
};

/* As the environment had them before the first change. */
static char *system_language;
static char *system_messages;
static const char *spoken = "en";

/* The language among ours whose code that is, perhaps with a country; NULL: it is none of ours. */
static const char *
known (const char *name)
{
  for (const RelaisLanguage *language = relais_languages + 1; language->code != NULL; language++)
    {
      gsize n = strlen (language->code);

      if (strncmp (name, language->code, n) == 0 && strchr ("_.@", name[n]) != NULL)
        return language->code;
    }
  return NULL;
}

/* Of a list as LANGUAGE holds it, or of what GLib made of the environment. */
static const char *
first_known (const char *const *names)
{
  for (; *names != NULL; names++)
    if (known (*names) != NULL)
      return known (*names);
  return "en";
}

/* Messages are translated in any locale but C; whose it is does not matter,
 * LANGUAGE says the language. C.UTF-8 counts as C since glibc 2.39, and before
 * that it may be the only one there is. */
static gboolean
leave_c_locale (const char *code)
{
  static const char *const locales[] = { "en_US.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8", "C.UTF-8" };
  const char *now = setlocale (LC_MESSAGES, NULL);

  if (now != NULL && !g_str_equal (now, "POSIX") && *now != 'C')
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    if (g_str_has_prefix (locales[i], code) && setlocale (LC_MESSAGES, locales[i]) != NULL)
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]) != NULL)
      return TRUE;
  return FALSE;
}

/**
 * relais_language_start:
 * @catalogs: where the translations are
 */
void
relais_language_start (const char *catalogs)
{
  setlocale (LC_ALL, "");
  system_language = g_strdup (g_getenv ("LANGUAGE"));
  system_messages = g_strdup (setlocale (LC_MESSAGES, NULL));
  bindtextdomain (RELAIS_GETTEXT_DOMAIN, catalogs);
  bind_textdomain_codeset (RELAIS_GETTEXT_DOMAIN, "UTF-8");
  textdomain (RELAIS_GETTEXT_DOMAIN);
  /* GLib decides once for all, at the first message, whether a program without
   * a catalog for the system's language is translated at all. Here another
   * language may be chosen later, so it must; in the C locale it does not
   * mind that there is no catalog. */
  setlocale (LC_MESSAGES, "C");
  (void) g_dgettext (RELAIS_GETTEXT_DOMAIN, "");
  setlocale (LC_MESSAGES, system_messages);
  relais_language_set ("");
}

/**
 * relais_language_set:
 * @code: one of the languages; "" is the system's, and so is what is none of
 *   ours: somebody else may have written the setting, and gettext would take a
 *   path for where the catalogs are
 */
gboolean
relais_language_set (const char *code)
{
  const char *ours = known (code);
  gboolean done = TRUE;

  if (ours == NULL)
    {
      setlocale (LC_MESSAGES, system_messages);
      if (system_language != NULL)
        g_setenv ("LANGUAGE", system_language, TRUE);
      else
        g_unsetenv ("LANGUAGE");
      spoken = first_known (g_get_language_names ());
      /* Neither GTK's own words in a third language among ours. */
      if (g_str_equal (spoken, "en"))
        g_setenv ("LANGUAGE", "en", TRUE);
    }
  else
    {
      done = leave_c_locale (ours) || g_str_equal (ours, "en");
      if (done)
        {
          g_setenv ("LANGUAGE", ours, TRUE);
          spoken = ours;
        }
    }
  /* gettext remembers what it has found until a domain is named anew. */
  textdomain (RELAIS_GETTEXT_DOMAIN);
  return done;
}

const char *
relais_language_get (void)
{
  return spoken;
}

/* GTK's catalogs say which way their language is written. */
GtkTextDirection
relais_language_direction (void)
{
  return g_str_equal (g_dgettext ("gtk40", "default:LTR"), "default:RTL") ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR;
}

/* Not from the C library: it knows the months of the system's language only. */
static const char *
date_template (int month)
{
  static const char *const templates[] = {
    /* TRANSLATORS: dates; {day} is 1 to 31, {year} as 2026. */
    N_("January {day}, {year}"),
    N_("February {day}, {year}"),
    N_("March {day}, {year}"),
    N_("April {day}, {year}"),
    N_("May {day}, {year}"),
    N_("June {day}, {year}"),
    N_("July {day}, {year}"),
    N_("August {day}, {year}"),
    N_("September {day}, {year}"),
    N_("October {day}, {year}"),
    N_("November {day}, {year}"),
    N_("December {day}, {year}"),
  };

  return _(templates[month - 1]);
}

static char *
day_words (int day)
{
  /* TRANSLATORS: the first day of a month in a date: “1er” in French. */
  return day == 1 ? g_strdup (C_("day of a month", "1")) : g_strdup_printf ("%d", day);
}

static gboolean
same_day (GDateTime *a, GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b)
         && g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

char *
relais_language_date (GDateTime *moment)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (moment);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = day_words (g_date_time_get_day_of_month (local));
  g_autofree char *year = g_strdup_printf ("%d", g_date_time_get_year (local));
  g_autoptr (GString) text = NULL;

  if (same_day (local, now) || same_day (local, yesterday))
    {
      g_autofree char *time = g_date_time_format (local, "%H:%M");

      /* TRANSLATORS: %s is a time as 18:40. */
      return g_strdup_printf (same_day (local, now) ? _("Today, %s") : _("Yesterday, %s"), time);
    }
  text = g_string_new (date_template (g_date_time_get_month (local)));
  g_string_replace (text, "{day}", day, 1);
  g_string_replace (text, "{year}", year, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
