/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-places.h"

#define DIGITS 9
/* Of one group; more stand behind one button. */
#define MOST_OF_A_GROUP 3

static void
place_free (gpointer data)
{
  RelaisChoicePlace *place = data;

  g_free (place->slot);
  g_ptr_array_unref (place->choices);
  g_clear_object (&place->widget);
  g_free (place);
}

static RelaisChoicePlace *
place_new (const char *slot)
{
  RelaisChoicePlace *place = g_new0 (RelaisChoicePlace, 1);

  place->slot = g_strdup (slot);
  place->choices = g_ptr_array_new_with_free_func (g_object_unref);
  return place;
}

gboolean
relais_choice_place_is_fold (const RelaisChoicePlace *place)
{
  g_return_val_if_fail (place != NULL, FALSE);
  return place->choices->len > 1;
}

gboolean
relais_choice_place_is_possible (const RelaisChoicePlace *place)
{
  g_return_val_if_fail (place != NULL, FALSE);

  for (guint i = 0; i < place->choices->len; i++)
    if (relais_choice_get_reason (place->choices->pdata[i]) == NULL)
      return TRUE;
  return FALSE;
}

gboolean
relais_choice_place_is_suggested (const RelaisChoicePlace *place)
{
  g_return_val_if_fail (place != NULL, FALSE);
  for (guint i = 0; i < place->choices->len; i++)
    if (relais_choice_get_suggested (place->choices->pdata[i]))
      return TRUE;
  return FALSE;
}

/* What is suggested is not hidden behind others, unless the whole group has one place, which then tells of it. */
static const char *
group_of (RelaisChoice *choice)
{
  return relais_choice_get_suggested (choice) ? NULL : relais_choice_get_group (choice);
}

static gboolean
is_large (GListModel *choices, const char *group)
{
  guint n = g_list_model_get_n_items (choices);
  guint size = 0;

  for (guint i = 0; i < n && size <= MOST_OF_A_GROUP; i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      size += g_strcmp0 (group_of (choice), group) == 0;
    }
  return size > MOST_OF_A_GROUP;
}

RelaisChoicePlace *
relais_choice_places_find (GPtrArray *places, const char *slot)
{
  for (guint i = 0; i < places->len; i++)
    if (g_str_equal (((RelaisChoicePlace *) places->pdata[i])->slot, slot))
      return places->pdata[i];
  return NULL;
}

gboolean
relais_choice_place_is_free (const RelaisChoicePlace *place)
{
  return place->choices->len == 0;
}

static const char *
slot_of (GListModel *choices, RelaisChoice *choice)
{
  const char *group = group_of (choice);

  return group != NULL && is_large (choices, group) ? group : relais_choice_get_slot (choice);
}

static gboolean
stays_any (GPtrArray *places, GListModel *choices)
{
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_places_find (places, slot_of (choices, choice)) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* The first that is free, else one more. */
static RelaisChoicePlace *
take_place (GPtrArray *places, const char *slot)
{
  RelaisChoicePlace *place = NULL;

  for (guint i = 0; place == NULL && i < places->len; i++)
    if (relais_choice_place_is_free (places->pdata[i]))
      place = places->pdata[i];
  if (place == NULL)
    {
      place = place_new (slot);
      g_ptr_array_add (places, place);
    }
  g_free (place->slot);
  place->slot = g_strdup (slot);
  return place;
}

/* What was there before stays where it was. */
static void
place_choices (RelaisChoicePlaces *self, GListModel *choices)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
      RelaisChoicePlace *place = relais_choice_places_find (self->places, slot_of (choices, choice));

      if (relais_choice_get_closes (choice))
        place = self->closing = place_new (relais_choice_get_slot (choice));
      g_ptr_array_add (place != NULL ? place->choices : others, g_object_ref (choice));
    }
  for (guint i = 0; i < others->len; i++)
    {
      const char *slot = slot_of (choices, others->pdata[i]);
      RelaisChoicePlace *place = relais_choice_places_find (self->places, slot);

      if (place == NULL)
        place = take_place (self->places, slot);
      g_ptr_array_add (place->choices, g_object_ref (others->pdata[i]));
    }
}

RelaisChoicePlaces *
relais_choice_places_new (void)
{
  RelaisChoicePlaces *self = g_new0 (RelaisChoicePlaces, 1);

  self->places = g_ptr_array_new_with_free_func (place_free);
  self->earlier = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return self;
}

void
relais_choice_places_clear (RelaisChoicePlaces *self)
{
  g_ptr_array_set_size (self->places, 0);
  g_clear_pointer (&self->closing, place_free);
  g_clear_pointer (&self->question, g_free);
  g_hash_table_remove_all (self->earlier);
}

void
relais_choice_places_free (RelaisChoicePlaces *self)
{
  relais_choice_places_clear (self);
  g_ptr_array_unref (self->places);
  g_hash_table_unref (self->earlier);
  g_free (self);
}

static void
note_slots (RelaisChoicePlaces *self)
{
  GPtrArray *slots = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->places->len; i++)
    g_ptr_array_add (slots, g_strdup (((RelaisChoicePlace *) self->places->pdata[i])->slot));
  g_hash_table_replace (self->earlier, g_strdup (self->question), slots);
}

/* As they were, if the question was asked before and anything of it is left. */
static GPtrArray *
places_for (RelaisChoicePlaces *self, RelaisDecision *decision, const char *question)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (place_free);
  const GPtrArray *slots = question != NULL ? g_hash_table_lookup (self->earlier, question) : NULL;

  for (guint i = 0; slots != NULL && i < slots->len; i++)
    g_ptr_array_add (places, place_new (slots->pdata[i]));
  if (decision != NULL && !stays_any (places, relais_decision_get_choices (decision)))
    g_ptr_array_set_size (places, 0);
  return places;
}

/* Another turn begins with all places free. */
static gboolean
is_another_turn (RelaisChoicePlaces *self, RelaisDecision *decision)
{
  RelaisMatch *match = relais_decision_get_match (decision);
  int turn = relais_match_get_turn (match), seat = relais_match_get_seat (match);
  gboolean another = turn != self->turn || seat != self->seat;

  self->turn = turn;
  self->seat = seat;
  return another;
}

/* Where nothing of the question is left its places are of no use. */
static gboolean
goes_on (RelaisChoicePlaces *self, RelaisDecision *decision, const char *question)
{
  return g_strcmp0 (question, self->question) == 0
         && (decision == NULL || stays_any (self->places, relais_decision_get_choices (decision)));
}

GPtrArray *
relais_choice_places_ask (RelaisChoicePlaces *self, RelaisDecision *decision)
{
  GPtrArray *before;
  const char *question = decision != NULL ? relais_decision_get_question (decision) : NULL;
  gboolean another;

  g_return_val_if_fail (self != NULL, NULL);

  before = g_ptr_array_new_with_free_func (place_free);
  another = decision != NULL && is_another_turn (self, decision);
  if (self->closing != NULL)
    g_ptr_array_add (before, g_steal_pointer (&self->closing));
  if (another || !goes_on (self, decision, question))
    {
      if (self->question != NULL && g_strcmp0 (question, self->question) != 0)
        note_slots (self);
      if (another)
        g_hash_table_remove_all (self->earlier);
      g_ptr_array_extend_and_steal (before, g_steal_pointer (&self->places));
      self->places = places_for (self, decision, question);
    }
  for (guint i = 0; i < self->places->len; i++)
    g_ptr_array_set_size (((RelaisChoicePlace *) self->places->pdata[i])->choices, 0);
  g_free (self->question);
  self->question = g_strdup (question);
  if (decision != NULL)
    place_choices (self, relais_decision_get_choices (decision));
  return before;
}

GPtrArray *
relais_choice_places_list (RelaisChoicePlaces *self)
{
  GPtrArray *all;

  g_return_val_if_fail (self != NULL, NULL);

  all = g_ptr_array_new ();
  g_ptr_array_extend (all, self->places, NULL, NULL);
  if (self->closing != NULL)
    g_ptr_array_add (all, self->closing);
  return all;
}

RelaisChoicePlace *
relais_choice_places_at (RelaisChoicePlaces *self, guint digit)
{
  RelaisChoicePlace *place;

  g_return_val_if_fail (self != NULL, NULL);

  if (digit == 0)
    return self->closing;
  place = digit <= MIN (self->places->len, DIGITS) ? self->places->pdata[digit - 1] : NULL;
  return place != NULL && !relais_choice_place_is_free (place) ? place : NULL;
}

char
relais_choice_places_key (RelaisChoicePlaces *self, const RelaisChoicePlace *place)
{
  guint i;

  g_return_val_if_fail (self != NULL, 0);

  if (place == self->closing)
    return '0';
  return g_ptr_array_find (self->places, place, &i) && i < DIGITS ? (char) ('1' + i) : '\0';
}
