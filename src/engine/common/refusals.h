/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* Refusals that every game has, as X (NAME, rule, parameters ...). They are
 * about the form of what was given; a game's own list continues the numbers. */
#define RELAIS_COMMON_REFUSALS(X)                                             \
  X (NONE, "", { NULL, 0 })                                                   \
  X (SYNTAX, "SYNTAX", { NULL, 0 })                                           \
  X (KEY, "SYNTAX", { NULL, 0 })                                              \
  X (NOT_OBJECT, "SYNTAX", { NULL, 0 })                                       \
  X (NOT_LIST, "SYNTAX", { NULL, 0 })                                         \
  X (NOT_BOOLEAN, "SYNTAX", { NULL, 0 })                                      \
  X (NOT_STRING, "SYNTAX", { NULL, 0 })                                       \
  X (NOT_NUMBER, "SYNTAX", { "min", 0 }, { "max", 0 })                        \
  X (NOT_WORD, "SYNTAX", { NULL, 0 })                                         \
  X (COUNT, "SYNTAX", { "count", 0 })                                         \
  X (COUNT_BETWEEN, "SYNTAX", { "min", 0 }, { "max", 0 })                     \
  X (MISSING, "SYNTAX", { NULL, 0 })                                          \
  X (OTHER_GAME, "SYNTAX", { NULL, 0 })                                       \
  X (FORMAT, "SYNTAX", { NULL, 0 })                                           \
  X (FIRST_PLAYER, "SYNTAX", { "players", 0 })                                \
  X (NOT_SEED, "SYNTAX", { NULL, 0 })

enum
{
#define X(name, rule, ...) RELAIS_REFUSAL_##name,
  RELAIS_COMMON_REFUSALS (X)
#undef X
  RELAIS_REFUSALS
};

/* For the functions that decide: notes why (unless the caller only wants to
 * know whether) and answers no. */
#define relais_refuse(why, ...)                                               \
  ((why) != NULL ? (void) (*(why) = (RelaisRefusal) { __VA_ARGS__ }) : (void) 0, false)
