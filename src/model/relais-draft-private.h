/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "relais-drafting.h"

G_BEGIN_DECLS

/* What the files of the draft share. */

enum
{
  RELAIS_DRAFT_NAME,
  RELAIS_DRAFT_AUTHOR,
  RELAIS_DRAFT_NOTE_TEXT,
  RELAIS_DRAFT_TEXTS
};

typedef struct
{
  GRefString *name;             /* NULL: called as his colour */
  const char *colour;           /* of relais_seat_colours */
  GRefString *kind;             /* NULL: a person */
} RelaisDraftSeat;

/* The whole of a draft at one time. Flat but for strings and the edition,
 * which are shared from step to step. */
typedef struct
{
  RelaisDraftBoard board;       /* its edition is the built-in one, or `changed` */
  gpointer changed;             /* a changed edition, reference counted; NULL: none */
  GRefString *text[RELAIS_DRAFT_TEXTS];
  gint64 chance;                /* of the computer players; 0: not told */
  RelaisDraftSeat seat[RELAIS_MAX_SEATS];
} RelaisDraftFacts;

/* What an edit did, in no language: what it is called is told when it is asked
 * for (relais-draft-deed.c). */
typedef enum
{
  RELAIS_DEED_PLAIN,
  RELAIS_DEED_PIECE,            /* the template has {piece} and {place} */
  RELAIS_DEED_FIELD,            /* it has {field} */
  RELAIS_DEED_OPTION,           /* the same */
} RelaisDeedSort;

typedef struct
{
  const char *template;         /* untranslated; NULL: where the draft began */
  RelaisDeedSort sort;
  const char *id;               /* interned: of a piece, or a key */
  const char *place;            /* interned: of a piece */
} RelaisDraftDeed;

/* The facts after an edit, what the edit was, and which edits it takes in. */
typedef struct
{
  RelaisDraftFacts facts;
  RelaisDraftDeed deed;
  const char *merge;            /* interned; NULL: none */
  char *title;                  /* of the deed; NULL: not told yet */
} RelaisDraftStep;

struct _RelaisDraft
{
  GObject parent_instance;

  const RelaisGame *game;
  const RelaisDrafting *drafting;
  GPtrArray *steps;             /* of RelaisDraftStep */
  guint now;                    /* the present one */
  RelaisMatch *match;
  GListStore *pieces;
  GListStore *fields;
  GPtrArray *all_pieces;        /* the same once more, because every edit walks through them */
  GPtrArray *all_fields;
  GListStore *findings;
  guint32 shape;                /* of the fields that there are */
  gboolean playable;
  guint32 told;                 /* properties' values that were last notified, as bits */
};

/* Editing: a copy of the present, changed, becomes the next step. */
void               relais_draft_facts_copy   (RelaisDraftFacts       *to,
                                              const RelaisDraftFacts *from);
void               relais_draft_facts_clear  (RelaisDraftFacts       *facts);
gboolean           relais_draft_facts_equal  (const RelaisDraftFacts *a,
                                              const RelaisDraftFacts *b);
/* The same players. */
gboolean           relais_draft_facts_same_seats (const RelaisDraftFacts *a,
                                              const RelaisDraftFacts *b);
const RelaisDraftFacts *relais_draft_get_facts (RelaisDraft          *self);
const RelaisDraftBoard *relais_draft_get_board (RelaisDraft          *self);
void               relais_draft_get_seats    (RelaisDraft            *self,
                                              RelaisDraftSeats       *seats);
void               relais_draft_facts_seats  (const RelaisDraftFacts *facts,
                                              RelaisDraftSeats       *seats);
/* @facts: (transfer full): settled here; @merge: (nullable): consecutive edits
 * with the same are one. FALSE: nothing is another than before */
gboolean           relais_draft_commit       (RelaisDraft            *self,
                                              RelaisDraftFacts       *facts,
                                              RelaisDraftDeed         deed,
                                              const char             *merge);
RelaisDraftDeed    relais_draft_deed         (const char             *template);
RelaisDraftDeed    relais_draft_deed_of      (const char             *template,
                                              RelaisDeedSort          sort,
                                              const char             *id);
RelaisDraftDeed    relais_draft_deed_at      (const char             *template,
                                              const char             *piece,
                                              const char             *place);
/* (transfer full) */
char              *relais_draft_deed_tell    (RelaisDraft            *self,
                                              const RelaisDraftDeed  *deed,
                                              const RelaisDraftFacts *facts);
/* @changed: (transfer full) (nullable): by g_rc_box_alloc */
void               relais_draft_facts_set_edition (RelaisDraftFacts  *facts,
                                              gpointer                changed);
void               relais_draft_facts_set_string (GRefString        **at,
                                              const char             *text);
/* A draft of these facts, as they are. @facts: (transfer full) */
RelaisDraft       *relais_draft_of           (const RelaisGame       *game,
                                              RelaisDraftFacts       *facts);
void               relais_draft_facts_init   (RelaisDraftFacts       *facts,
                                              const RelaisGame       *game);
/* A match needs a name for everybody; a file keeps only those that were given,
 * for a colour is called otherwise in another language. */
GPtrArray         *relais_draft_players      (const RelaisDraftFacts *facts,
                                              gboolean                only_given);

/* relais-draft-short.c: what is as at the start of the options, left out and found again. */
char              *relais_draft_shorten      (const RelaisDraftBoard *board,
                                              const char             *state);
char              *relais_draft_lengthen     (const RelaisDraftBoard *board,
                                              const RelaisJson       *json);

/* (transfer full) (nullable): the setup with its gaps filled in, or what is wrong. */
RelaisSetup       *relais_draft_judge        (RelaisDraft            *self,
                                              GPtrArray              *problems);

/* (nullable) */
const RelaisDraftTool *relais_draft_find_tool (const RelaisDrafting  *drafting,
                                              const char             *id);

/* Card values at a path or below it, as they are printed. */
gboolean           relais_draft_reset_path   (RelaisDraft            *self,
                                              const char             *path);

void               relais_draft_update_fields   (RelaisDraft         *self,
                                              gboolean                words);
void               relais_draft_update_pieces   (RelaisDraft         *self,
                                              gboolean                names);
/* Whether they are others. */
gboolean           relais_draft_update_findings (RelaisDraft         *self);

RelaisDraftPiece  *relais_draft_piece_new    (RelaisPieceText        *text);
void               relais_draft_piece_rename (RelaisDraftPiece       *self,
                                              RelaisPieceText        *text);
void               relais_draft_piece_count  (RelaisDraftPiece       *self,
                                              guint                   left,
                                              guint                   total);

/* @text: (transfer full) */
RelaisDraftField  *relais_draft_field_new    (RelaisDraft            *draft,
                                              RelaisFieldText        *text);
/* It may be called otherwise. @text: (transfer full): of the same field */
void               relais_draft_field_rename (RelaisDraftField       *self,
                                              RelaisFieldText        *text);
/* The draft has changed; @words: perhaps also what values are called. */
void               relais_draft_field_update (RelaisDraftField       *self,
                                              gboolean                words);

gboolean           relais_draft_finding_equal (RelaisDraftFinding    *a,
                                              RelaisDraftFinding     *b);

G_END_DECLS
