/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-guide.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"

struct _RelaisGuide
{
  GObject parent_instance;

  RelaisMatch *match;
  const RelaisLesson *lesson;
  GArray *line;                 /* of RelaisMove */
  GArray *ends;                 /* of guint, for each step */
  guint read;                   /* so many steps are behind, also those that play nothing */
  gboolean begun_here;          /* the match begins where the lesson does */
};

enum
{
  WENT_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisGuide, relais_guide, G_TYPE_OBJECT)

static void
relais_guide_finalize (GObject *object)
{
  RelaisGuide *self = RELAIS_GUIDE (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->line, g_array_unref);
  g_clear_pointer (&self->ends, g_array_unref);
  G_OBJECT_CLASS (relais_guide_parent_class)->finalize (object);
}

static void
relais_guide_class_init (RelaisGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_guide_finalize;
  signals[WENT_ON] = g_signal_new ("went-on", RELAIS_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_guide_init (RelaisGuide *self)
{
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
}

static gboolean
is_same (RelaisMove a, RelaisMove b)
{
  return a.kind == b.kind && a.a == b.a && a.b == b.b && a.c == b.c;
}

static RelaisMove
nth_move (RelaisGuide *self, guint i)
{
  return g_array_index (self->line, RelaisMove, i);
}

/* How many moves of the lesson the match has made. FALSE: others as well. */
static gboolean
find_place (RelaisGuide *self, guint *at)
{
  const RelaisNode *node = relais_match_get_node (self->match);

  *at = MIN (node->depth, self->line->len);
  for (; node->parent != NULL; node = node->parent)
    if (node->depth <= self->line->len && !is_same (node->move, nth_move (self, node->depth - 1)))
      return FALSE;
  return self->begun_here;
}

static guint
end_of (RelaisGuide *self, guint step)
{
  return g_array_index (self->ends, guint, step);
}

static guint
start_of (RelaisGuide *self, guint step)
{
  return step > 0 ? end_of (self, step - 1) : 0;
}

/* Of those that begin at the same move the first that has not been read; what was
 * read need not be read again after undo. */
static guint
step_at (RelaisGuide *self, guint at)
{
  guint step = 0;

  for (guint i = 0; i < self->ends->len && start_of (self, i) <= at; i++)
    {
      step = i;
      if (i >= self->read && start_of (self, i) == at)
        break;
    }
  return step;
}

RelaisGuideStatus
relais_guide_get_status (RelaisGuide *self)
{
  guint at;

  g_return_val_if_fail (RELAIS_IS_GUIDE (self), RELAIS_GUIDE_LEFT);

  if (!find_place (self, &at))
    return RELAIS_GUIDE_LEFT;
  return step_at (self, at) + 1 == self->ends->len ? RELAIS_GUIDE_DONE : RELAIS_GUIDE_LEADING;
}

guint
relais_guide_get_step (RelaisGuide *self)
{
  guint at;

  g_return_val_if_fail (RELAIS_IS_GUIDE (self), 0);
  return find_place (self, &at) ? step_at (self, at) : 0;
}

guint
relais_guide_get_n_steps (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), 0);
  return self->ends->len;
}

static const RelaisLessonStep *
step_now (RelaisGuide *self)
{
  return &self->lesson->steps[relais_guide_get_step (self)];
}

const char *
relais_guide_get_title (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);
  return _(self->lesson->title);
}

const char *
relais_guide_get_task (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);

  if (relais_guide_get_status (self) == RELAIS_GUIDE_LEFT)
    return _("You have left the lesson");
  return _(step_now (self)->task);
}

const char *
relais_guide_get_text (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);

  if (relais_guide_get_status (self) == RELAIS_GUIDE_LEFT)
    return _("Play on as you like, or start over.");
  return _(step_now (self)->text);
}

const char *
relais_guide_get_place (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);
  return relais_guide_get_status (self) == RELAIS_GUIDE_LEADING ? step_now (self)->place : NULL;
}

gboolean
relais_guide_get_waits (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), FALSE);
  return relais_guide_get_status (self) == RELAIS_GUIDE_LEADING && step_now (self)->waits;
}

void
relais_guide_go_on (RelaisGuide *self)
{
  RelaisRefusal why;
  guint at, step;

  g_return_if_fail (RELAIS_IS_GUIDE (self));

  if (!relais_guide_get_waits (self) || !find_place (self, &at))
    return;
  step = step_at (self, at);
  self->read = MAX (self->read, step + 1);
  if (end_of (self, step) > at)
    relais_match_play_all (self->match, &g_array_index (self->line, RelaisMove, at), end_of (self, step) - at, &why);
  else
    g_signal_emit (self, signals[WENT_ON], 0);
}

/* It goes on with the line, and not beyond what this step is about. */
static gboolean
goes_on (RelaisGuide *self, const RelaisMove *moves, guint n)
{
  guint at;

  if (n == 0 || !find_place (self, &at) || at + n > end_of (self, step_at (self, at)))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!is_same (moves[i], nth_move (self, at + i)))
      return FALSE;
  return TRUE;
}

gboolean
relais_guide_allows (RelaisGuide *self, RelaisChoice *choice)
{
  const RelaisMove *moves;
  guint n;

  g_return_val_if_fail (RELAIS_IS_GUIDE (self) && RELAIS_IS_CHOICE (choice), FALSE);

  if (relais_guide_get_status (self) != RELAIS_GUIDE_LEADING)
    return TRUE;
  if (step_now (self)->waits)
    return FALSE;
  if (relais_choice_get_step (choice))
    return g_strcmp0 (step_now (self)->way, relais_choice_get_id (choice)) == 0;
  moves = relais_choice_get_moves (choice, &n);
  return goes_on (self, moves, n);
}

/**
 * relais_guide_dup_reason:
 *
 * Returns: (transfer full)
 */
RelaisReason *
relais_guide_dup_reason (RelaisGuide *self)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);

  if (relais_guide_get_waits (self))
    sentence = g_strdup (_("First read what stands above the board, and go on there."));
  else
    /* TRANSLATORS: something else was pressed in the guided first game; the task is a sentence of its own, such as
     * “Buy the grain.” */
    sentence = relais_lore_fill (_("That can wait. {task}"), "task", relais_guide_get_task (self), NULL);
  return relais_reason_new_literal (relais_match_get_game (self->match), NULL, sentence);
}

/* What the library tells of it. Nothing to be seen comes of that. */
static RelaisChange
follow (RelaisMatch *match, RelaisChange what, gpointer model)
{
  relais_match_set_solved (match, relais_guide_get_status (model) == RELAIS_GUIDE_DONE);
  return 0;
}

/**
 * relais_guide_new:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisGuide *
relais_guide_new (RelaisMatch *match)
{
  const RelaisGame *game = relais_match_get_game (match);
  const RelaisLesson *lesson = relais_lesson_find (game, relais_match_get_scenario (match));
  RelaisGuide *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (lesson == NULL)
    return NULL;
  self = g_object_new (RELAIS_TYPE_GUIDE, NULL);
  self->match = g_object_ref (match);
  self->lesson = lesson;
  self->line = relais_lesson_line (game, lesson, self->ends);
  self->begun_here = relais_lesson_is_start (game, lesson, relais_tree_get_root (relais_match_get_tree (match))->state);
  follow (match, 0, self);
  relais_match_follow (match, RELAIS_FOLLOWER_TASK, G_OBJECT (self), follow);
  return self;
}

RelaisMatch *
relais_guide_get_match (RelaisGuide *self)
{
  g_return_val_if_fail (RELAIS_IS_GUIDE (self), NULL);
  return self->match;
}
