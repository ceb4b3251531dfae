/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-announce.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/relais-lore.h"
#include "relais-focus.h"
#include "relais-spoken.h"

/* Longer than what Orca 48 takes for the same moment (100 ms). */
#define MOMENT 150

#define WAITING "relais-announcements"

/* What is to be said in a window, until it is said. */
typedef struct
{
  GtkWidget *root;
  GPtrArray *news;
  char *question;
  guint source;
} Waiting;

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;

  g_clear_handle_id (&waiting->source, g_source_remove);
  g_ptr_array_unref (waiting->news);
  g_free (waiting->question);
  g_free (waiting);
}

/* Sentences that have no end of their own are parted. */
static char *
join (const Waiting *waiting)
{
  GString *all = g_string_new (NULL);

  if (waiting->question != NULL)
    g_ptr_array_add (waiting->news, g_strdup (waiting->question));
  for (guint i = 0; i < waiting->news->len; i++)
    {
      g_autofree char *words = relais_spoken (waiting->news->pdata[i]);

      if (all->len > 0)
        g_string_append (all, strchr (".?!:", all->str[all->len - 1]) != NULL ? " " : ". ");
      g_string_append (all, words);
    }
  return g_string_free (all, FALSE);
}

/* Of two at the same time readers keep the one that comes from where the keyboard is. */
static void
say (GtkWidget *root, const char *words)
{
  GtkWidget *focus = relais_focus_get (root);

#if GTK_CHECK_VERSION (4, 14, 0)
  /* What GTK has for tests in place of a screen reader cannot say anything, and
   * GTK 4.18 goes down when it is to. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (focus != NULL ? focus : root), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  if (focus != NULL)
    relais_spoken_news (focus, words);
#endif
}

static gboolean
on_moment_over (gpointer data)
{
  Waiting *waiting = data;
  GtkWidget *root = waiting->root;
  g_autofree char *words = join (waiting);

  waiting->source = 0;
  g_object_set_data (G_OBJECT (root), WAITING, NULL);
  say (root, words);
  return G_SOURCE_REMOVE;
}

/* NULL: nobody sees the widget yet. */
static Waiting *
waiting_at (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  Waiting *waiting = root != NULL ? g_object_get_data (G_OBJECT (root), WAITING) : NULL;

  if (root == NULL || waiting != NULL)
    return waiting;
  waiting = g_new0 (Waiting, 1);
  waiting->root = root;
  waiting->news = g_ptr_array_new_with_free_func (g_free);
  /* After all that waits until nothing else is to be done: on a busy machine what happened would come after the moment. */
  waiting->source = g_timeout_add_full (G_PRIORITY_LOW, MOMENT, on_moment_over, waiting, NULL);
  g_object_set_data_full (G_OBJECT (root), WAITING, waiting, free_waiting);
  return waiting;
}

/* A text that is made up in steps tells the same more than once. */
void
relais_announce (GtkWidget *widget, const char *words)
{
  Waiting *waiting = *words != '\0' ? waiting_at (widget) : NULL;

  if (waiting != NULL && !g_ptr_array_find_with_equal_func (waiting->news, words, g_str_equal, NULL))
    g_ptr_array_add (waiting->news, g_strdup (words));
}

void
relais_announce_question (GtkWidget *widget, const char *question)
{
  Waiting *waiting = waiting_at (widget);

  if (waiting == NULL)
    return;
  g_free (waiting->question);
  waiting->question = g_strdup (question);
}

void
relais_announce_place (GtkWidget *widget, const char *name, guint place, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  g_autofree char *all = g_strdup_printf ("%u", n);
  /* TRANSLATORS: spoken when a card of a deck or a player was moved: {card} is “Level 1: Tours” or “Claire” */
  g_autofree char *words = relais_lore_fill (_("{card}: now number {n} of {all}"), "card", name, "n", number, "all", all, NULL);

  relais_announce (widget, words);
}
