/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-match.h"

G_BEGIN_DECLS

/* What a report of a problem tells of a game, the settings and what was said
 * last: nothing by which anybody could be known. It is for the developers, so
 * it is in English. */

/* The record with its players called by their seats, without remarks and without
 * what a setup that it began with tells of itself; cut where it is longer than a report may be. It is taken of the match at once and
 * printed once, by any thread: of a long game that takes a while. */
typedef struct _RelaisReportRecord RelaisReportRecord;
RelaisReportRecord *relais_report_record_new  (RelaisMatch        *match);
char               *relais_report_record_run  (RelaisReportRecord *self);
void                relais_report_record_free (RelaisReportRecord *self);

/* The settings that were chosen, a line each; what was chosen for the last game
 * has names in it and is left out. */
char *relais_report_settings (GSettings         *settings);
/* Words that were shown, with "…" in place of files and of these names. */
char *relais_report_clean    (const char        *words,
                              const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RelaisReportRecord, relais_report_record_free)

G_END_DECLS
