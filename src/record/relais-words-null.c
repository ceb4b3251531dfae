/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-words.h"

/* The null game is seen by tests only; its sentences are not translated. */
const RelaisWords relais_words_null[] = {
  { "OVER", "The game is over." },
  { "TOO_MANY", "No more than {left} can be taken." },
  { "STONES", "There are {stones} stones, taken ones included." },
  { "PLAYER", "It is another seat’s turn." },
  { NULL, NULL },
};
