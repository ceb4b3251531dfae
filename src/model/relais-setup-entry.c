/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-entry.h"

#include "record/relais-file.h"
#include "record/relais-newer.h"
#include "record/relais-text-kind.h"
#include "relais-draft.h"
#include "relais-edition-told.h"
#include "relais-lore.h"
#include "relais-search.h"
#include "relais-told-problem.h"

struct _RelaisSetupEntry
{
  RelaisFolderEntry parent_instance;

  RelaisSetupStatus status;
  RelaisSetupTold *told;        /* NULL: broken */
  char *searched;               /* all that is told, as search compares it */
  RelaisSearched names;         /* of the game */
  guint n_seats;
  guint n_changed;              /* card values */
};

G_DEFINE_TYPE (RelaisSetupEntry, relais_setup_entry, RELAIS_TYPE_FOLDER_ENTRY)

static void
relais_setup_entry_finalize (GObject *object)
{
  RelaisSetupEntry *self = RELAIS_SETUP_ENTRY (object);

  g_clear_pointer (&self->told, relais_setup_told_free);
  g_free (self->searched);
  relais_searched_clear (&self->names);
  G_OBJECT_CLASS (relais_setup_entry_parent_class)->finalize (object);
}

static void
relais_setup_entry_class_init (RelaisSetupEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_setup_entry_finalize;
}

static void
relais_setup_entry_init (RelaisSetupEntry *self)
{
  self->status = RELAIS_SETUP_BROKEN;
}

/* What can be read of a faulty one is offered, too; it is told then what was left out. */
static void
scan_position (RelaisSetupEntry *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, length, problems);
  g_autoptr (RelaisDraft) draft = setup == NULL ? relais_draft_read (text, length, problems) : NULL;

  /* What would be lost of it when it is changed, nobody knows here. */
  if (relais_newer_is_told (problems))
    return;
  self->status = setup != NULL || (draft != NULL && relais_draft_is_playable (draft)) ? RELAIS_SETUP_PLAYABLE : RELAIS_SETUP_DRAFT;
  if (setup == NULL && self->status == RELAIS_SETUP_PLAYABLE)
    self->n_seats = relais_draft_get_n_seats (draft);
  else if (setup != NULL)
    {
      self->n_seats = (guint) setup->game->seats (&setup->state);
      self->n_changed = relais_edition_count_changed (setup->game, setup->edition);
    }
  else if (relais_problems_may_pass (problems))
    relais_folder_entry_set_unreadable (self);
}

static void
scan (RelaisSetupEntry *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *all = NULL;

  self->told = relais_setup_told_read (text, length, problems);
  if (self->told == NULL)
    {
      if (relais_problems_may_pass (problems))
        relais_folder_entry_set_unreadable (self);
      return;
    }
  all = g_strjoin ("\n", self->told->name != NULL ? self->told->name : "",
                   self->told->author != NULL ? self->told->author : "",
                   self->told->note != NULL ? self->told->note : "", NULL);
  self->searched = relais_search_fold (all);
  scan_position (self, text, length);
}

RelaisSetupEntry *
relais_setup_entry_new (const char *path, const RelaisFileStamp *stamp)
{
  RelaisSetupEntry *self = g_object_new (RELAIS_TYPE_SETUP_ENTRY, NULL);
  g_autofree char *text = NULL;
  gsize length;

  relais_folder_entry_set (RELAIS_FOLDER_ENTRY (self), path, RELAIS_SUFFIX_SETUP, stamp, FALSE);
  text = relais_file_read_unmarked (path, &length, NULL);
  if (text != NULL)
    scan (self, text, length);
  else
    relais_folder_entry_set_unreadable (self);
  return self;
}

const char *
relais_setup_entry_get_path (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return relais_folder_entry_get_path (RELAIS_FOLDER_ENTRY (self));
}

/**
 * relais_setup_entry_get_date:
 *
 * Returns: (transfer none):
 */
GDateTime *
relais_setup_entry_get_date (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return relais_folder_entry_get_date (RELAIS_FOLDER_ENTRY (self));
}

const char *
relais_setup_entry_get_picture (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return relais_folder_entry_get_picture (RELAIS_FOLDER_ENTRY (self));
}

RelaisSetupStatus
relais_setup_entry_get_status (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), 0);
  return self->status;
}

const RelaisGame *
relais_setup_entry_get_game (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return self->told != NULL ? self->told->game : NULL;
}

const char *
relais_setup_entry_get_name (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return self->told != NULL ? self->told->name : NULL;
}

const char *
relais_setup_entry_get_author (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return self->told != NULL ? self->told->author : NULL;
}

const char *
relais_setup_entry_get_note (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);
  return self->told != NULL ? self->told->note : NULL;
}

guint
relais_setup_entry_get_n_seats (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), 0);
  return self->n_seats;
}

guint
relais_setup_entry_get_n_changed (RelaisSetupEntry *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), 0);
  return self->n_changed;
}

/**
 * relais_setup_entry_dup_reason:
 *
 * What the check of the editor tells first.
 *
 * Returns: (nullable) (transfer full): in the language of the moment; NULL if
 *   nothing is wrong, or not any more
 */
char *
relais_setup_entry_dup_reason (RelaisSetupEntry *self)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RelaisDraft) draft = NULL;
  g_autoptr (RelaisDraftFinding) first = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), NULL);

  if (self->status == RELAIS_SETUP_PLAYABLE)
    return NULL;
  text = relais_file_read_unmarked (relais_setup_entry_get_path (self), &length, &error);
  if (text == NULL)
    return g_strdup (error->message);
  draft = relais_draft_read (text, length, problems);
  if (draft != NULL && !relais_draft_is_playable (draft))
    first = g_list_model_get_item (relais_draft_get_findings (draft), 0);
  if (first != NULL)
    return g_strdup (relais_draft_finding_get_sentence (first));
  return problems->len > 0 ? relais_told_problem (problems->pdata[0]) : NULL;
}

gboolean
relais_setup_entry_matches (RelaisSetupEntry *self, const char *words)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (self), FALSE);

  if (!relais_searched_is_set (&self->names))
    {
      g_autofree char *names = relais_lore_names (relais_setup_entry_get_game (self));

      relais_searched_set (&self->names, names);
    }
  return relais_search_finds_in_both (self->searched != NULL ? self->searched : "", self->names.folded, words);
}
