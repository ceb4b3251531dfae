/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/relais-text-kind.h"
#include "relais-draft.h"
#include "relais-library.h"

G_BEGIN_DECLS

/* Reads a file in a thread of its own, whatever is in it: a game, whose moves
 * are all replayed, or a setup, card values or something else. An ordinary one
 * is there after a blink, for which can be waited; a long one tells how far it
 * is. To let go of the loading stops it.
 *
 * Signal: "ended", in the main thread, unless its end was waited for. */

#define RELAIS_TYPE_LOADING (relais_loading_get_type ())
G_DECLARE_FINAL_TYPE (RelaisLoading, relais_loading, RELAIS, LOADING, GObject)

/* games_only: nobody asks what it is, if it is no game. */
RelaisLoading  *relais_loading_new          (RelaisLibrary *library,
                                             const char    *path,
                                             gboolean       games_only);
const char     *relais_loading_get_path     (RelaisLoading *self);
/* Waits for the end; FALSE if it is too long for that, and goes on. */
gboolean        relais_loading_wait         (RelaisLoading *self);
gboolean        relais_loading_blink        (RelaisLoading *self);
/* Up to 1; less than 0 if it is not known. */
double          relais_loading_get_done     (RelaisLoading *self);

/* After the end. The match, or the part of it before the first thing wrong. */
RelaisMatch    *relais_loading_take_match   (RelaisLoading *self);
RelaisMatch    *relais_loading_take_partial (RelaisLoading *self);
/* What it is, if it is no game or not to be read: then, of a setup or of card
 * values, what can be edited. */
RelaisTextKind  relais_loading_get_kind     (RelaisLoading *self);
RelaisDraft    *relais_loading_get_draft    (RelaisLoading *self);
/* What is wrong (of RelaisProblem). */
GPtrArray      *relais_loading_get_problems (RelaisLoading *self);

G_END_DECLS
