/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-page.h"

G_BEGIN_DECLS

/* The way back in a window: from a game to the setup that it was begun with, and
 * from a setup to the game one of whose positions it was made of, or to the page on
 * which it was opened. */
typedef struct
{
  RelaisMatch *begun;           /* with the draft; NULL: none is played that was made here */
  RelaisDraft *draft;
  char *draft_path;
  RelaisMatch *left;            /* whose position is edited here; NULL: none is */
  char *left_path;
  RelaisWay opened;             /* on which page the setup was opened that is made here */
} RelaisWayBack;

/* What is made on the page is played now. */
void      relais_way_back_begin  (RelaisWayBack *self,
                                  RelaisPage    *page,
                                  RelaisMatch   *match);
/* What is made on no page is. path: of the setup's file; NULL: it has none */
void      relais_way_back_begin_with (RelaisWayBack *self,
                                      RelaisDraft   *draft,
                                      const char    *path,
                                      RelaisMatch   *match);
/* A position of what is played on the page is edited now. */
void      relais_way_back_edit   (RelaisWayBack *self,
                                  RelaisPage    *page);
/* A setup is opened while this page is shown; NULL: none is. */
void      relais_way_back_open   (RelaisWayBack *self,
                                  RelaisPage    *page);
/* The page is shown now: forgets what no way leads to from there. */
void      relais_way_back_arrive (RelaisWayBack *self,
                                  RelaisPage    *page);
/* Was what is played there begun with the draft? */
gboolean  relais_way_back_is_begun (RelaisWayBack *self,
                                    RelaisPage  *page);
/* From a setup. */
RelaisWay relais_way_back_get    (RelaisWayBack *self);
void      relais_way_back_clear  (RelaisWayBack *self);

G_END_DECLS
