/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-opening.h"

#include <glib/gi18n.h>

#include "app/kit/relais-problem-dialog.h"
#include "relais-bundle-commands.h"
#include "relais-opening-result.h"

#define MOST_WINDOWS 8          /* that come with one request */
#define MOST_FAILED 1000        /* the others are left, as if they were too many windows */
#define MOST_LINES 8            /* of a dialog */
#define MOMENT 1000             /* milliseconds within which other programs' requests belong together */

/* Files that are opened together. */
typedef struct
{
  GQueue files;                 /* of GFile, what is to be opened yet */
  gboolean several;
  RelaisHost *host;             /* weak; NULL: one is to be found */
  RelaisMatch *way_back;        /* to which the window goes back, if the file is not to be read; NULL: it does not go back */
  RelaisPage *page;             /* weak; from there */
  guint shown;
  GPtrArray *failed;            /* a line for each file that could not be opened */
  GPtrArray *left;              /* of GFile: not opened, since there are windows enough */
} Request;

struct _RelaisOpening
{
  GObject parent_instance;

  RelaisProgram *program;               /* owns this */
  GQueue requests;              /* of Request; the first is being worked at */
  GHashTable *known;            /* of GFile: what is to be opened or read now */
  guint source;                 /* goes on with it */
  RelaisLoading *loading;       /* NULL: nothing is read */
  GFile *file;                  /* that is read */
  RelaisHost *told;             /* weak; has the bar for it */

  guint moment;                 /* ends a row of other programs' requests; 0: there is none */
  guint before;                 /* windows, when it began */
  GPtrArray *rest;              /* of GFile, asked for when there were windows enough */
};

G_DEFINE_TYPE (RelaisOpening, relais_opening, G_TYPE_OBJECT)

static void go_on (RelaisOpening *self);

static Request *
request_new (gboolean several, RelaisHost *host)
{
  Request *request = g_new0 (Request, 1);

  g_queue_init (&request->files);
  request->several = several;
  g_set_weak_pointer (&request->host, host);
  request->failed = g_ptr_array_new_with_free_func (g_free);
  request->left = g_ptr_array_new_with_free_func (g_object_unref);
  return request;
}

static void
request_free (gpointer data)
{
  Request *request = data;

  g_queue_clear_full (&request->files, g_object_unref);
  g_clear_weak_pointer (&request->host);
  g_clear_weak_pointer (&request->page);
  g_clear_object (&request->way_back);
  g_ptr_array_unref (request->failed);
  g_ptr_array_unref (request->left);
  g_free (request);
}

static void
forget_files (RelaisOpening *self, Request *request)
{
  for (GList *l = request->files.head; l != NULL; l = l->next)
    g_hash_table_remove (self->known, l->data);
}

/* Also for what is told of files that cannot be opened. */
static RelaisHost *
window_for (RelaisOpening *self, Request *request)
{
  if (request->host == NULL)
    g_set_weak_pointer (&request->host, relais_program_host_for_files (self->program));
  return request->host;
}

/* What of many files was not opened. */

static void
add_line (GString *text, const char *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

static char *
print_failed (GPtrArray *failed)
{
  GString *text = g_string_new (NULL);
  guint lines = failed->len > MOST_LINES ? MOST_LINES - 1 : failed->len;

  for (guint i = 0; i < lines; i++)
    add_line (text, failed->pdata[i]);
  if (failed->len > lines)
    {
      /* TRANSLATORS: below a list of some files */
      g_autofree char *more = g_strdup_printf (ngettext ("And %u more file.", "And %u more files.", failed->len - lines),
                                               failed->len - lines);

      add_line (text, more);
    }
  return g_string_free (text, FALSE);
}

static void
on_answer (RelaisQuestion *dialog, const char *answer, RelaisOpening *self)
{
  GPtrArray *left = g_object_get_data (G_OBJECT (dialog), "left");

  if (g_str_equal (answer, "more"))
    relais_opening_add (self, (GFile **) left->pdata, left->len, NULL);
}

static void
tell_rest (RelaisOpening *self, Request *request)
{
  guint n = request->failed->len, left = request->left->len;
  g_autofree char *body = print_failed (request->failed);
  g_autofree char *heading
    = n > 0 ? g_strdup_printf (ngettext ("%u File Could Not Be Opened", "%u Files Could Not Be Opened", n), n)
            : g_strdup_printf (ngettext ("%u File Is Not Open Yet", "%u Files Are Not Open Yet", left), left);
  g_autofree char *more = g_strdup_printf (ngettext ("%u file has not been opened yet, to avoid opening too many windows at once.",
                                                     "%u files have not been opened yet, to avoid opening too many windows at once.", left),
                                           left);
  g_autofree char *both = left == 0 ? NULL : g_strjoin ("\n\n", *body != '\0' ? body : more, *body != '\0' ? more : NULL, NULL);
  RelaisQuestion *dialog = relais_problem_dialog_new (heading, both != NULL ? both : body);
  RelaisHost *host = window_for (self, request);

  if (left > 0)
    {
      guint next = MIN (left, MOST_WINDOWS);
      g_autofree char *label = g_strdup_printf (ngettext ("_Open %u More", "_Open %u More", next), next);

      relais_question_add_answer (dialog, "more", label, ADW_RESPONSE_SUGGESTED);
      g_object_set_data_full (G_OBJECT (dialog), "left", g_ptr_array_ref (request->left), (GDestroyNotify) g_ptr_array_unref);
    }
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answer), self, 0);
  gtk_window_present (GTK_WINDOW (host));
  relais_question_ask (dialog, GTK_WIDGET (host), RELAIS_PROBLEM_DIALOG_CLOSE);
}

static void
finish (RelaisOpening *self)
{
  Request *request = g_queue_pop_head (&self->requests);

  if (request->failed->len > 0 || request->left->len > 0)
    tell_rest (self, request);
  request_free (request);
}

/* One file */

/* Unless somebody has gone elsewhere meanwhile. */
static void
go_back (Request *request, RelaisLoading *loading)
{
  g_autoptr (RelaisMatch) kept = relais_loading_take_match (loading);

  if (request->host != NULL && request->page != NULL && relais_host_get_page (request->host) == request->page)
    relais_host_play (request->host, kept != NULL ? kept : request->way_back, relais_loading_get_path (loading));
}

static void
came (RelaisOpening *self, GFile *file, RelaisLoading *loading)
{
  Request *request = g_queue_peek_head (&self->requests);
  RelaisHost *host;

  if (request->way_back != NULL)
    {
      go_back (request, loading);
      return;
    }
  host = window_for (self, request);
  if (relais_opening_result_show (host, file, loading))
    request->shown++;
  else if (request->several)
    g_ptr_array_add (request->failed, relais_opening_result_dup_line (file, loading));
  else
    relais_opening_result_tell (host, file, loading);
}

static void
hide_bar (RelaisOpening *self)
{
  if (self->told == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->told, self);
  relais_host_tell_loading (self->told, NULL, NULL);
  g_clear_weak_pointer (&self->told);
}

static void
show_bar (RelaisOpening *self)
{
  RelaisHost *host = window_for (self, g_queue_peek_head (&self->requests));
  g_autofree char *name = relais_opening_result_dup_name (self->file);

  gtk_window_present (GTK_WINDOW (host));
  g_set_weak_pointer (&self->told, host);
  g_signal_connect_object (host, "destroy", G_CALLBACK (relais_opening_stop), self, G_CONNECT_SWAPPED);
  relais_host_tell_loading (host, self->loading, name);
}

static void
end_loading (RelaisOpening *self)
{
  g_autoptr (RelaisLoading) loading = g_steal_pointer (&self->loading);
  g_autoptr (GFile) file = g_steal_pointer (&self->file);

  hide_bar (self);
  g_hash_table_remove (self->known, file);
  came (self, file, loading);
}

static void
on_loaded (RelaisOpening *self)
{
  end_loading (self);
  go_on (self);
}

static gboolean
plays_copy_of (RelaisHost *host, gconstpointer path)
{
  RelaisMatch *match = relais_host_get_match (host);

  return match != NULL && relais_opening_result_is_copy_of (match, path);
}

/* FALSE: no window plays or makes what is in the file. */
static gboolean
show_again (RelaisOpening *self, const char *path)
{
  RelaisHost *shown = relais_program_find_open (self->program, path);

  if (shown == NULL)
    shown = relais_program_find (self->program, plays_copy_of, path);
  if (shown != NULL)
    gtk_window_present (GTK_WINDOW (shown));
  return shown != NULL;
}

static void
begin_file (RelaisOpening *self, GFile *file)
{
  Request *request = g_queue_peek_head (&self->requests);
  g_autofree char *path = g_file_get_path (file);

  g_hash_table_remove (self->known, file);
  if (path != NULL && show_again (self, path))
    return;
  if (request->shown >= MOST_WINDOWS || request->failed->len >= MOST_FAILED)
    {
      g_ptr_array_add (request->left, g_object_ref (file));
      return;
    }
  if (path == NULL)
    {
      came (self, file, NULL);
      return;
    }
  if (relais_bundle_commands_offer (window_for (self, request), file))
    {
      request->shown++;
      return;
    }
  g_hash_table_add (self->known, g_object_ref (file));
  self->file = g_object_ref (file);
  self->loading = relais_loading_new (relais_program_get_library (self->program), path, FALSE);
  if (relais_loading_blink (self->loading))
    end_loading (self);
  else
    {
      g_signal_connect_object (self->loading, "ended", G_CALLBACK (on_loaded), self, G_CONNECT_SWAPPED);
      show_bar (self);
    }
}

static gboolean
on_next (gpointer data)
{
  RelaisOpening *self = data;

  self->source = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

/* Of several files each has a turn of the main loop of its own. */
static void
go_on (RelaisOpening *self)
{
  while (self->loading == NULL && self->source == 0 && !g_queue_is_empty (&self->requests))
    {
      Request *request = g_queue_peek_head (&self->requests);
      g_autoptr (GFile) file = g_queue_pop_head (&request->files);

      if (file == NULL)
        {
          finish (self);
          continue;
        }
      begin_file (self, file);
      if (request->several && self->loading == NULL)
        self->source = g_idle_add (on_next, self);
    }
}

static void
relais_opening_dispose (GObject *object)
{
  RelaisOpening *self = RELAIS_OPENING (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->moment, g_source_remove);
  g_clear_pointer (&self->rest, g_ptr_array_unref);
  hide_bar (self);
  g_clear_object (&self->loading);
  g_clear_object (&self->file);
  g_queue_clear_full (&self->requests, request_free);
  g_clear_pointer (&self->known, g_hash_table_unref);
  G_OBJECT_CLASS (relais_opening_parent_class)->dispose (object);
}

static void
relais_opening_class_init (RelaisOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = relais_opening_dispose;
}

static void
relais_opening_init (RelaisOpening *self)
{
  g_queue_init (&self->requests);
  self->rest = g_ptr_array_new_with_free_func (g_object_unref);
  self->known = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, NULL);
}

RelaisOpening *
relais_opening_new (RelaisProgram *program)
{
  RelaisOpening *self;

  g_return_val_if_fail (RELAIS_IS_PROGRAM (program), NULL);

  self = g_object_new (RELAIS_TYPE_OPENING, NULL);
  self->program = program;
  return self;
}

/* @request: (transfer full) */
static void
add (RelaisOpening *self, Request *request, GFile **files, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_hash_table_add (self->known, g_object_ref (files[i])))
      g_queue_push_tail (&request->files, g_object_ref (files[i]));
  g_queue_push_tail (&self->requests, request);
  if (self->told != NULL)
    gtk_window_present (GTK_WINDOW (self->told));
  go_on (self);
}

/**
 * relais_opening_add:
 * @host: (nullable)
 */
void
relais_opening_add (RelaisOpening *self, GFile **files, gsize n, RelaisHost *host)
{
  g_return_if_fail (RELAIS_IS_OPENING (self));
  add (self, request_new (n > 1, host), files, n);
}

void
relais_opening_go_back (RelaisOpening *self, RelaisHost *host, GFile *file, RelaisMatch *left)
{
  Request *request;

  g_return_if_fail (RELAIS_IS_OPENING (self));

  request = request_new (FALSE, host);
  request->way_back = g_object_ref (left);
  g_set_weak_pointer (&request->page, relais_host_get_page (host));
  add (self, request, &file, 1);
}

/* What was too many is as if it had been asked for at once, after windows enough. */
static gboolean
on_moment_over (gpointer data)
{
  RelaisOpening *self = data;
  g_autoptr (GPtrArray) rest = self->rest;
  Request *request = request_new (TRUE, NULL);

  self->moment = 0;
  self->rest = g_ptr_array_new_with_free_func (g_object_unref);
  request->shown = MOST_WINDOWS;
  add (self, request, (GFile **) rest->pdata, rest->len);
  return G_SOURCE_REMOVE;
}

/* With those that are to come. */
static guint
count_windows (RelaisOpening *self)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) + self->requests.length;
}

void
relais_opening_asked (RelaisOpening *self, GFile **files, gsize n)
{
  g_return_if_fail (RELAIS_IS_OPENING (self));

  if (self->moment == 0)
    self->before = count_windows (self);
  if (count_windows (self) >= self->before + MOST_WINDOWS)
    for (gsize i = 0; i < n; i++)
      g_ptr_array_add (self->rest, g_object_ref (files[i]));
  else
    relais_opening_add (self, files, n, NULL);
  g_clear_handle_id (&self->moment, g_source_remove);
  self->moment = g_timeout_add (MOMENT, on_moment_over, self);
}

/* Nothing is told of the others either. */
void
relais_opening_stop (RelaisOpening *self)
{
  g_return_if_fail (RELAIS_IS_OPENING (self));

  if (self->loading == NULL)
    return;
  hide_bar (self);
  g_hash_table_remove (self->known, self->file);
  g_clear_object (&self->loading);
  g_clear_object (&self->file);
  forget_files (self, g_queue_peek_head (&self->requests));
  request_free (g_queue_pop_head (&self->requests));
  if (self->source == 0)
    self->source = g_idle_add (on_next, self);
}
