/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "playing.h"

#include "engine/loire/loire-setup.h"
#include "engine/loire/loire.h"
#include "model/relais-draft-private.h"
#include "model/relais-lore.h"

/* What the tests of drafts share. Everything is inline: no test uses all of
 * it. */

static inline const LoireState *
drafting_state (RelaisDraft *draft)
{
  return relais_match_get_state (relais_draft_get_match (draft));
}

/* A start of so many players, drawn with the seed. */
static inline RelaisDraft *
drafting_new (guint players, gint64 seed)
{
  RelaisDraft *draft = relais_draft_new (&relais_loire);

  relais_draft_set_option (draft, RELAIS_OPTION_PLAYERS, players);
  g_assert_true (relais_draft_use_random (draft, seed, NULL));
  return draft;
}

/* A setup's text, ' for ", read as a draft; what is wrong does not matter. */
static inline RelaisDraft *
drafting_read (const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisDraft *draft = relais_draft_read (json, strlen (json), problems);

  g_assert_nonnull (draft);
  testing_assert_presentable (problems);
  return draft;
}

static inline void
drafting_put (RelaisDraft *draft, const char *piece, const char *place)
{
  g_autoptr (RelaisReason) why = NULL;

  if (!relais_draft_put (draft, piece, place, &why))
    g_error ("%s on %s: %s", piece, place, relais_reason_get_sentence (why));
}

static inline void
drafting_take (RelaisDraft *draft, const char *piece, const char *place)
{
  g_autoptr (RelaisReason) why = NULL;

  if (!relais_draft_take (draft, piece, place, &why))
    g_error ("%s from %s: %s", piece, place, relais_reason_get_sentence (why));
}

static inline void
drafting_move (RelaisDraft *draft, const char *piece, const char *from, const char *to)
{
  g_autoptr (RelaisReason) why = NULL;

  if (!relais_draft_move (draft, piece, from, to, &why))
    g_error ("%s from %s to %s: %s", piece, from, to, relais_reason_get_sentence (why));
}

/* Refused with a sentence, and nothing changed. */
static inline void
drafting_assert_no_put (RelaisDraft *draft, const char *piece, const char *place)
{
  LoireState before = *drafting_state (draft);
  g_autoptr (RelaisReason) why = NULL;

  g_assert_false (relais_draft_can_put (draft, piece, place, NULL));
  g_assert_false (relais_draft_put (draft, piece, place, &why));
  g_assert_nonnull (why);
  g_assert_true (g_str_has_suffix (relais_reason_get_sentence (why), "."));
  testing_assert_same (&before, drafting_state (draft), sizeof before);
}

static inline guint
drafting_left (RelaisDraft *draft, const char *piece)
{
  RelaisDraftPiece *found = relais_draft_find_piece (draft, piece);

  g_assert_nonnull (found);
  return relais_draft_piece_get_left (found);
}

static inline char *
drafting_at (RelaisDraft *draft, const char *place)
{
  g_auto (GStrv) pieces = relais_draft_pieces_at (draft, place);

  return g_strjoinv (" ", pieces);
}

static inline RelaisDraftField *
drafting_field (RelaisDraft *draft, const char *key)
{
  RelaisDraftField *field = relais_draft_find_field (draft, key);

  if (field == NULL)
    g_error ("no field %s", key);
  return field;
}

static inline void
drafting_set (RelaisDraft *draft, const char *key, gint64 value)
{
  if (!relais_draft_field_set_value (drafting_field (draft, key), value))
    g_error ("%s cannot be %d", key, (int) value);
}

static inline void
drafting_add (RelaisDraft *draft, const char *key, const char *card)
{
  g_autoptr (RelaisReason) why = NULL;

  if (!relais_draft_field_add_card (drafting_field (draft, key), card, &why))
    g_error ("%s to %s: %s", card, key, relais_reason_get_sentence (why));
}

static inline RelaisDraftFinding *
drafting_nth_finding (RelaisDraft *draft, guint i)
{
  g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (relais_draft_get_findings (draft), i);

  return finding;
}

static inline char *
drafting_findings (RelaisDraft *draft)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; drafting_nth_finding (draft, i) != NULL; i++)
    {
      RelaisDraftFinding *finding = drafting_nth_finding (draft, i);

      g_string_append_printf (text, "%u %s %s: %s\n", relais_draft_finding_get_severity (finding),
                              relais_draft_finding_get_rule (finding), relais_draft_finding_get_path (finding),
                              relais_draft_finding_get_sentence (finding));
    }
  return g_string_free (text, FALSE);
}

/* NULL: there is none. */
static inline RelaisDraftFinding *
drafting_find (RelaisDraft *draft, const char *path, const char *rule)
{
  for (guint i = 0; drafting_nth_finding (draft, i) != NULL; i++)
    {
      RelaisDraftFinding *finding = drafting_nth_finding (draft, i);

      if (g_str_equal (relais_draft_finding_get_path (finding), path)
          && g_strcmp0 (relais_draft_finding_get_rule (finding), rule) == 0)
        return finding;
    }
  return NULL;
}

static inline void
drafting_assert_clean (RelaisDraft *draft)
{
  g_autofree char *text = drafting_findings (draft);

  g_assert_cmpstr (text, ==, "");
  g_assert_true (relais_draft_is_playable (draft));
}

/* The same in everything that a draft is. */
static inline void
drafting_assert_same (RelaisDraft *a, RelaisDraft *b)
{
  gsize n;
  g_autofree char *first = relais_draft_print (a, &n);
  g_autofree char *second = relais_draft_print (b, &n);
  const RelaisDraftBoard *one = relais_draft_get_board (a), *other = relais_draft_get_board (b);

  for (gsize i = 0; i < n && !g_str_equal (first, second); i++)
    if (first[i] != second[i])
      g_error ("it is “%.300s”, not “%.300s” in\n%s", second + i - MIN (i, 30), first + i - MIN (i, 30), first);
  g_assert_cmpuint (one->drawn, ==, other->drawn);
  g_assert_cmpuint (one->given.given, ==, other->given.given);
  for (gsize i = 0; i < sizeof (LoireState); i++)
    if (one->state.bytes[i] != other->state.bytes[i])
      g_error ("byte %d is %d, not %d", (int) i, other->state.bytes[i], one->state.bytes[i]);
}
