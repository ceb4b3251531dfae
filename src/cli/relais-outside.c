/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _POSIX_C_SOURCE 200809L  /* kill */
#include "relais-outside.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib-unix.h>

#include "record/relais-bounds.h"
#include "record/relais-json-print.h"

#define MOST_ANSWER 4096        /* bytes of a line */
#define MOST_FAILURES 3         /* deaths and delays in a game after which it is not started again */

struct _RelaisOutside
{
  char **argv;
  guint timeout_ms;
  guint failures;               /* in this game */
  GPid pid;                     /* 0: it does not run */
  int to, from;
  GString *heard;               /* since the last question */
};

RelaisOutside *
relais_outside_new (const char *command, guint timeout_ms, GError **error)
{
  g_auto (GStrv) argv = NULL;
  g_autofree char *found = NULL;
  RelaisOutside *outside;

  g_return_val_if_fail (command != NULL, NULL);

  if (!g_shell_parse_argv (command, NULL, &argv, error))
    return NULL;
  found = g_find_program_in_path (argv[0]);
  if (found == NULL)
    {
      g_set_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT, "There is no program “%s”.", argv[0]);
      return NULL;
    }
  outside = g_new0 (RelaisOutside, 1);
  outside->argv = g_steal_pointer (&argv);
  outside->timeout_ms = timeout_ms;
  outside->heard = g_string_new (NULL);
  return outside;
}

static void
end (RelaisOutside *outside)
{
  if (outside->pid == 0)
    return;
  close (outside->to);
  close (outside->from);
  kill (outside->pid, SIGKILL);
  while (waitpid (outside->pid, NULL, 0) < 0 && errno == EINTR)
    ;
  outside->pid = 0;
}

void
relais_outside_free (RelaisOutside *outside)
{
  g_return_if_fail (outside != NULL);

  end (outside);
  g_strfreev (outside->argv);
  g_string_free (outside->heard, TRUE);
  g_free (outside);
}

void
relais_outside_begin (RelaisOutside *outside)
{
  g_return_if_fail (outside != NULL);

  outside->failures = 0;
}

static gboolean
begin (RelaisOutside *outside)
{
  if (outside->pid != 0)
    return TRUE;
  if (!g_spawn_async_with_pipes (NULL, outside->argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_SEARCH_PATH, NULL, NULL,
                                 &outside->pid, &outside->to, &outside->from, NULL, NULL))
    {
      outside->pid = 0;
      return FALSE;
    }
  g_unix_set_fd_nonblocking (outside->to, TRUE, NULL);
  g_unix_set_fd_nonblocking (outside->from, TRUE, NULL);
  g_string_truncate (outside->heard, 0);
  return TRUE;
}

/* The decision as the seat knows it, and nothing else. */
static GString *
question (const RelaisGame *game, gconstpointer edition, gconstpointer view, int seat, guint64 seed)
{
  gsize size = RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT;
  g_autofree char *moves = g_malloc (size);
  g_auto (GStrv) lines = NULL;
  char position[RELAIS_MAX_STATE_TEXT];
  GString *line = g_string_new ("{\"view\":");
  RelaisText text;

  relais_text_init (&text, position, sizeof position);
  game->print_state (edition, view, &text);
  g_string_append (line, position);
  relais_text_init (&text, moves, size);
  relais_print_moves (game, edition, view, &text);
  lines = g_strsplit (moves, "\n", -1);
  g_string_append (line, ",\"moves\":[");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_string_append (line, i > 0 ? "," : "");
      relais_json_print_string (line, lines[i]);
    }
  g_string_append_printf (line, "],\"seat\":%d,\"seed\":%" G_GUINT64_FORMAT "}\n", seat, seed % (RELAIS_MAX_SEED + 1));
  return line;
}

/* Writes and reads until there is a line, the time is up, or nobody is there any more. */
static RelaisOutsideAnswer
talk (RelaisOutside *outside, const GString *line)
{
  gint64 until = g_get_monotonic_time () + (gint64) outside->timeout_ms * 1000;
  gsize written = 0;

  while (strchr (outside->heard->str, '\n') == NULL && outside->heard->len <= MOST_ANSWER)
    {
      gint64 left = until - g_get_monotonic_time ();
      struct pollfd fds[] = { { outside->from, POLLIN, 0 }, { outside->to, POLLOUT, 0 } };
      char buffer[512];
      gssize n;

      if (left <= 0)
        return RELAIS_OUTSIDE_LATE;
      if (poll (fds, written < line->len ? 2 : 1, (int) (left / 1000 + 1)) < 0 && errno != EINTR)
        return RELAIS_OUTSIDE_DIED;
      if (written < line->len && fds[1].revents != 0)
        {
          n = write (outside->to, line->str + written, line->len - written);
          if (n < 0 && errno != EAGAIN && errno != EINTR)
            return RELAIS_OUTSIDE_DIED;
          written += n > 0 ? (gsize) n : 0;
        }
      if (fds[0].revents == 0)
        continue;
      n = read (outside->from, buffer, sizeof buffer);
      if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        return RELAIS_OUTSIDE_DIED;
      for (gssize i = 0; i < n; i++)
        g_string_append_c (outside->heard, buffer[i] != '\0' ? buffer[i] : '?');
    }
  return RELAIS_OUTSIDE_ANSWERED;
}

static RelaisOutsideAnswer
read_answer (RelaisOutside *outside, const RelaisGame *game, gconstpointer edition, gconstpointer view, RelaisMove *move,
             char **words)
{
  const char *stop = strchr (outside->heard->str, '\n');
  gsize length = stop != NULL ? (gsize) (stop - outside->heard->str) : outside->heard->len;
  g_autofree char *said = g_strndup (outside->heard->str, length);
  g_autofree char *valid = g_utf8_make_valid (g_strstrip (said), -1);
  RelaisRefusal why;

  if (stop != NULL && relais_parse_move (game, view, said, strlen (said), move, &why)
      && game->check (edition, view, *move, &why))
    return RELAIS_OUTSIDE_ANSWERED;
  *words = relais_bounds_name (valid);
  return RELAIS_OUTSIDE_RUBBISH;
}

RelaisOutsideAnswer
relais_outside_ask (RelaisOutside *outside, const RelaisGame *game, gconstpointer edition, gconstpointer view, int seat,
                    guint64 seed, RelaisMove *move, char **words)
{
  g_autoptr (GString) line = NULL;
  RelaisOutsideAnswer answer = RELAIS_OUTSIDE_DIED;

  g_return_val_if_fail (outside != NULL, RELAIS_OUTSIDE_DIED);
  g_return_val_if_fail (words != NULL, RELAIS_OUTSIDE_DIED);

  *words = NULL;
  if (outside->failures >= MOST_FAILURES)
    return RELAIS_OUTSIDE_DIED;
  g_string_truncate (outside->heard, 0);
  line = question (game, edition, view, seat, seed);
  if (begin (outside))
    answer = talk (outside, line);
  if (answer == RELAIS_OUTSIDE_ANSWERED)
    answer = read_answer (outside, game, edition, view, move, words);
  if (answer == RELAIS_OUTSIDE_LATE || answer == RELAIS_OUTSIDE_DIED)
    {
      end (outside);
      outside->failures++;
    }
  return answer;
}
