/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "options.h"

const RelaisOption *
relais_option_find (const RelaisGame *game, RelaisWord key, int *index)
{
  for (int i = 0; i < game->n_options; i++)
    if (relais_word_is (key, game->options[i].key))
      {
        *index = i;
        return &game->options[i];
      }
  return NULL;
}

bool
relais_option_value (const RelaisOption *option, RelaisWord word, int64_t *value)
{
  if (option->random && relais_word_is (word, "random"))
    {
      *value = RELAIS_RANDOM;
      return true;
    }
  if (option->words == NULL)
    return relais_word_number (word, option->max, value) && *value >= option->min;
  for (int64_t i = option->min; i <= option->max; i++)
    if (relais_word_is (word, option->words[i]))
      {
        *value = i;
        return true;
      }
  return false;
}

RelaisOptionError
relais_option_set (const RelaisGame *game, RelaisConfig *config, RelaisWord key, RelaisWord value)
{
  int index;
  const RelaisOption *option = relais_option_find (game, key, &index);

  if (option == NULL)
    return RELAIS_OPTION_UNKNOWN;
  if (config->given & (1u << index))
    return RELAIS_OPTION_REPEATED;
  if (!relais_option_value (option, value, &config->value[index]))
    return RELAIS_OPTION_VALUE;
  config->given |= 1u << index;
  return RELAIS_OPTION_FINE;
}

void
relais_option_print (const RelaisOption *option, int64_t value, RelaisText *text)
{
  if (option->random && value == RELAIS_RANDOM)
    relais_text_str (text, "random");
  else if (option->words != NULL)
    relais_text_str (text, option->words[value]);
  else
    relais_text_int (text, value);
}

void
relais_option_range (const RelaisOption *option, RelaisText *text)
{
  if (option->random)
    relais_text_str (text, "random|");
  if (option->words == NULL)
    {
      relais_text_int (text, option->min);
      relais_text_char (text, '-');
      relais_text_int (text, option->max);
      return;
    }
  for (int64_t i = option->min; i <= option->max; i++)
    {
      if (i > option->min)
        relais_text_char (text, '|');
      relais_text_str (text, option->words[i]);
    }
}
