/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/relais-ai.h"
#include "record/relais-problems.h"
#include "relais-card.h"
#include "relais-decision.h"
#include "relais-lesson.h"
#include "relais-scenario.h"

G_BEGIN_DECLS

/* What is told about a game in the player's language: one table a game, so
 * that nothing else asks which game it is. Everything is translated when it is
 * asked for, so a change of language needs nothing but asking again. */

typedef struct
{
  const char *rule;             /* "L-BUY-3" */
  const char *title;            /* untranslated */
  const char *text;             /* one short paragraph, untranslated */
  const char *ruling;           /* what was decided where the rulebooks differ or are silent; NULL: nothing */
} RelaisRuleText;

/* Rules that belong together: from one on to the next chapter's first. */
typedef struct
{
  const char *first;            /* the first rule's id */
  const char *title;            /* untranslated */
} RelaisRuleChapter;

/* An option of a game as it is offered before the game starts. */
typedef struct
{
  const char *key;              /* as in the game's table of options */
  const char *title;
  const char *sentence;         /* what it changes, and which rulebook says so */
  const char *const *words;     /* titles of its words, in their order; NULL: a number */
  gboolean first;               /* offered at once, before the rules in detail */
} RelaisOptionText;

/* What a decision may do by itself, or may leave alone, as each player likes it: a preference. */
typedef struct
{
  const char *id;               /* kept in the settings, for ever */
  const char *title;            /* untranslated */
  const char *subtitle;
  gboolean on;                  /* for who has chosen nothing */
  const char *key;              /* the setting that it has had of its own since an older version; NULL: none */
} RelaisChoreText;

/* What an option is for who speaks a language, as long as nobody has chosen. */
typedef struct
{
  const char *language;         /* "fr" */
  const char *option;           /* its key and the word of its value */
  const char *word;
} RelaisLanguageOption;

/* What is said when something can be answered for the first time. */
typedef struct
{
  const char *id;               /* kept in the settings, for ever */
  const char *choice;           /* how the ids of the answers begin that bring it up */
  const char *text;             /* a sentence or two, untranslated */
} RelaisHint;

/* By what cards are chosen in their list, after “Show only cards that”; the first one
 * is the first bit of what a card fits (relais-card.h). */
typedef struct
{
  const char *title;            /* untranslated, with a mnemonic: "I can _hire now" */
  gboolean taking;              /* when none passes, why the first one cannot be taken is told */
} RelaisCardFilterText;

/* A part of a setup's file and what it is called; "#" stands for a number that
 * counts from 0, which the title may have as {number}, counted from 1. */
typedef struct
{
  const char *path;
  const char *title;
} RelaisSetupPart;

/* A value of an edition as a table of all of them tells it. Those with the same
 * group and place stand in one line, each with what tells it from the others. */
typedef struct
{
  guint group;                  /* groups and places count upwards */
  guint place;
  char *group_title;            /* "Characters" */
  char *subject;                /* whose value it is: "Banker"; NULL: the game's */
  char *title;                  /* "Cost" */
  char *cell;                   /* "2 players"; NULL: the only one of its line */
} RelaisEditionText;

/* What is looked at in games that computer players play from a setup; what is
 * odd is told only where it could have been expected of the first position. */
typedef gboolean (*RelaisExpected) (gconstpointer edition,
                                    gconstpointer state);

typedef struct
{
  const char *title;            /* untranslated: "A boat reaches its goal" */
  const char *never;            /* what is said if no game ended so or came near; NULL: nothing */
  RelaisExpected expected;
  /* How near the game is to this end, in hundredths. */
  guint (*nearness) (gconstpointer edition,
                     gconstpointer state);
} RelaisEndingText;

typedef struct
{
  int event;                    /* the kind */
  const char *never;            /* what is said if it never happened */
  RelaisExpected expected;
} RelaisDeedText;

/* How a computer player likes to play, besides how well it does. */
typedef struct
{
  const char *id;               /* as in "hard trader" */
  const char *title;            /* untranslated: "Trader" */
  const char *sentence;         /* what it likes */
} RelaisTemperText;

typedef struct
{
  const char *id;
  const char *title;            /* untranslated, as all strings here */
  const char *summary;
  const char *invitation;       /* on the start page, as long as nothing has been played */
  /* What one plays for alone; NULL: nobody plays it alone. */
  const char *solo_aim;
  /* For who has never played it: a paragraph each; ends at NULL. */
  const char *const *introduction;
  /* What a value is called in the middle of a sentence; where the game's events
   * are veiled, also what an unknown one is: "a card". */
  char        *(*name_value)    (const RelaisGame *game, gconstpointer edition, guint class, gint32 value);

  GType        (*decision_type) (void);
  /* In the order of the decision's bits (relais_decision_does_chore); ends at a NULL id. NULL: there are none. */
  const RelaisChoreText *chores;
  /* The group of a decision's choices that are among cards shown side by side;
   * NULL: there are none. */
  const char *card_choices;
  /* What relais_decision_adjust sets ("Horses to ride with"), less and more of it;
   * untranslated. NULL: its decision adjusts nothing. */
  const char *setting, *fewer, *more;
  /* The option that says which seat begins; NULL: there is none. */
  const char *first_seat;
  /* Why a move that revealed something cannot be taken back; untranslated. */
  const char *revealed;
  /* The line of the history that tells a move. */
  char        *(*tell_move)     (const RelaisMoveView *move);
  /* Moves one after the other that are told in one line, with all that they caused,
   * besides the same move made again; NULL: there are none. */
  gboolean     (*told_together) (RelaisMove before, RelaisMove next);
  /* What of the move that led to a position must be told at once (spoken, or
   * beside the prompt): NULL if nothing. */
  char        *(*tell_event)    (const RelaisView *view, const RelaisEvent *event);
  /* Whose turn, which round, how far to the goals. */
  char        *(*tell_turn)     (const RelaisView *view);
  /* "Saumur", and that with all that is there behind a comma. */
  char        *(*name_place)    (const RelaisView *view, const char *place);
  char        *(*tell_place)    (const RelaisView *view, const char *place);
  /* The whole position, for who has no board before him; many lines. */
  char        *(*tell_position) (const RelaisView *view);
  /* What the seat to play in the first view has otherwise in the second: "3 → 1 d", a
   * line; NULL when it is the same. May be left out. */
  char        *(*tell_change)   (const RelaisView *before, const RelaisView *after);
  /* What speaks for an answer, in a sentence; NULL: nothing that could be told of this
   * difference. May be left out. */
  char        *(*tell_reason)   (const RelaisView *view, const RelaisAiReason *reason);
  /* Quick questions, each by a key: what whose turn it is has, and is to do for points;
   * what is dear and what is cheap; where the piece is that is nobody's. NULL: the game
   * has no such thing. */
  char        *(*tell_means)    (const RelaisView *view);
  char        *(*tell_errands)  (const RelaisView *view);
  char        *(*tell_prices)   (const RelaisView *view);
  char        *(*tell_wanderer) (const RelaisView *view);
  /* How the game ended and what broke ties; a paragraph. NULL while it goes on. */
  char        *(*tell_result)   (const RelaisView *view);
  /* Which places a refusal is about; a list that NULL ends, or NULL. */
  const char **(*places_of)     (const RelaisView *view, const RelaisRefusal *refusal);
  /* Where a card that somebody had now could be used; the same, or NULL. */
  const char **(*card_places)   (const RelaisView *view, const char *card);
  char        *(*column_title)  (guint column);

  const RelaisRuleText *rules;          /* ends at a NULL rule */
  const RelaisRuleChapter *chapters;    /* in the order of the rules; ends at a NULL first */
  const RelaisOptionText *options;      /* ends at a NULL key */
  /* What a new game begins with in each language; ends at a NULL language. NULL: the same in all. */
  const RelaisLanguageOption *by_language;
  const char *const *presets;           /* "english", ...; ends at NULL */
  char        *(*preset_title)  (const char *preset);
  /* In any order; ends at a NULL id. NULL: there are none, as without an editor of setups. */
  const RelaisScenarioText *scenarios;
  /* A guided first game; NULL: there is none. */
  const RelaisLesson *lesson;
  const RelaisHint *hints;      /* the first ones first; ends at a NULL id. NULL: there are none */

  /* These may be left out together. The cards: all there are, of RelaisCard; and what
   * is true of them in another position of the same game. */
  GListModel  *(*cards)         (const RelaisView *view);
  void         (*refresh_cards) (const RelaisView *view, GListModel *cards);
  /* How many cards each deck still has, a line each. */
  char        *(*tell_decks)    (const RelaisView *view);
  /* About the card values: which ones no rulebook tells; paragraphs. */
  char        *(*tell_basis)    (const RelaisView *view);
  const RelaisCardFilterText *card_filters;     /* ends at a NULL title; NULL: there are none */
  /* What is printed on a card, "3 deniers"; and a sentence about what it costs the active
   * seat now (`cost` is -1 if nothing is printed). NULL, both: its cards cost nothing. */
  char        *(*tell_cost)     (int cost);
  char        *(*tell_price)    (int cost, int now);
  /* These are for the editor of setups, and may be left out with it. A value of an
   * edition, and what one of its words is called. */
  void         (*tell_edition)    (const RelaisField *field, guint index, RelaisEditionText *text);
  char        *(*name_word)     (const RelaisField *field, guint value);

  /* For trial games of a setup; may be left out. The first one that has come tells how a game ended; ends at a NULL title. */
  const RelaisEndingText *endings;
  const RelaisDeedText *deeds;          /* ends at a NULL sentence */

  /* Names of the events by which a seat (the first value) comes to have something that
   * statistics count (a card, a building: the second one); ends at NULL. And what such a
   * thing is called, by the event's name and the value as the protocol spells them ("hired
   * spy"); NULL: there is no such thing. NULL both: the game has nothing of that kind. */
  const char *const *uses;
  char        *(*name_use)      (const char *thing);
  /* Of computer players, in the order in which they are offered; ends at a NULL id. NULL: they have none. */
  const RelaisTemperText *tempers;

  const RelaisSetupPart *setup_parts;   /* ends at a NULL path */
  /* What the editor of setups has to know (relais-drafting.h). */
  const struct _RelaisDrafting *drafting;
} RelaisLore;

/* What a game may leave out, as a whole: the cards, trial games, and the editor
 * of setups with the scenarios. The program offers what is there. */
const char           *relais_lore_lacks          (const RelaisLore *lore);
void                  relais_lore_check_all      (void);
gboolean              relais_lore_can_show_cards (const RelaisGame *game);
gboolean              relais_lore_can_edit_setups (const RelaisGame *game);
const RelaisGame     *relais_lore_setup_game     (void);

void                  relais_edition_text_clear (RelaisEditionText  *text);

const RelaisLore     *relais_lore_find        (const RelaisGame *game);
const char           *relais_lore_scenario_title (const RelaisGame *game,
                                                  const char       *id);
/* What something that is kept of a game is looked for by. */
char                 *relais_lore_names       (const RelaisGame *game);
const RelaisRuleText *relais_lore_rule        (const RelaisGame *game,
                                               const char       *rule);
/* NULL: there is no such temperament in the game. */
const RelaisTemperText *relais_lore_temper    (const RelaisGame *game,
                                               const char       *id);
/* What a value is called: in the built-in edition, in the view's. */
char                 *relais_lore_name        (const RelaisGame *game,
                                               guint             class,
                                               gint32            value);
char                 *relais_lore_value       (const RelaisView *view,
                                               guint             class,
                                               gint32            value);
/* What the part of a setup's file that has the path is called; NULL: unknown. */
char                 *relais_lore_setup_part  (const RelaisGame *game,
                                               const char       *path);
/* What a place is called, without what is there. */
char                 *relais_lore_place_name  (const RelaisView *view,
                                               const char       *place);
/* Why something cannot be done. */
char                 *relais_lore_refusal     (const RelaisGame *game,
                                               gconstpointer     edition,
                                               const RelaisRefusal *refusal);
/* A template's {key}s filled: from keys and values (strings) that follow, or
 * from an event's parameters (player is a name) and what follows. NULL ends. */
char                 *relais_lore_fill        (const char        *template,
                                               const char        *key,
                                               ...) G_GNUC_NULL_TERMINATED;
char                 *relais_lore_fill_event  (const RelaisView  *view,
                                               const RelaisEvent *event,
                                               const char        *template,
                                               ...) G_GNUC_NULL_TERMINATED;

/* Of the games that are built in; NULL ends the list. */
extern const RelaisLore *const relais_lores[];

G_END_DECLS
