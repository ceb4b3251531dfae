/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that can be wrong with a draft is told with its rule, its path
 * and its places; and what can be mended is mended. */

#include "drafting.h"

#include "engine/loire/loire-refusals.h"

typedef struct
{
  const char *name;             /* of the refusal */
  const char *rule;
  const char *path;
  const char *places;           /* spaces between; NULL: whatever they are */
  gboolean mended;              /* there is a fix */
} Expected;

static guint
code_of (const char *name)
{
  for (int i = 0; i < relais_loire.n_refusals; i++)
    if (g_str_equal (relais_loire.refusals[i].name, name))
      return (guint) i;
  g_error ("no refusal %s", name);
}

static RelaisDraftFinding *
find (RelaisDraft *draft, const Expected *expected)
{
  for (guint i = 0; drafting_nth_finding (draft, i) != NULL; i++)
    {
      RelaisDraftFinding *finding = drafting_nth_finding (draft, i);

      if (relais_draft_finding_get_finding (finding)->refusal.code == code_of (expected->name)
          && g_str_equal (relais_draft_finding_get_path (finding), expected->path))
        return finding;
    }
  return NULL;
}

/* Told as expected; after the fix it is no more, and undoing brings it back. */
static void
assert_found (RelaisDraft *draft, const Expected *expected)
{
  RelaisDraftFinding *finding = find (draft, expected);
  g_autofree char *places = NULL;

  if (finding == NULL)
    {
      g_autofree char *all = drafting_findings (draft);

      g_error ("%s at %s is not found, but\n%s", expected->name, expected->path, all);
    }
  g_assert_cmpstr (relais_draft_finding_get_rule (finding), ==, expected->rule);
  g_assert_cmpuint (relais_draft_finding_get_severity (finding), ==, RELAIS_DRAFT_ERROR);
  g_assert_false (relais_draft_is_playable (draft));
  g_assert_cmpint (*relais_draft_finding_get_sentence (finding), !=, '\0');
  g_assert_null (strchr (relais_draft_finding_get_sentence (finding), '{'));
  places = g_strjoinv (" ", (char **) relais_draft_finding_get_places (finding));
  if (expected->places != NULL)
    g_assert_cmpstr (places, ==, expected->places);
  g_assert_cmpint (relais_draft_finding_get_fix (finding) != NULL, ==, expected->mended);
  if (!expected->mended)
    return;
  g_assert_true (relais_draft_fix (draft, finding, NULL));
  if (find (draft, expected) != NULL)
    g_error ("%s at %s is still there after its fix", expected->name, expected->path);
  g_assert_true (relais_draft_undo (draft));
  g_assert_nonnull (find (draft, expected));
  g_assert_true (relais_draft_redo (draft));
  g_assert_null (find (draft, expected));
}

/* A setup that has it. */
static void
found_in_file (const char *text, Expected expected)
{
  g_autoptr (RelaisDraft) draft = drafting_read (text);

  assert_found (draft, &expected);
}

#define SHIELDS                                                                                                 \
  "'shields':{'ancenis':'red','angers':'blue','langeais':'red','tours':'yellow','vendome':'green',"              \
  "'blois':'purple','talcy':'white','beaugency':'black','meung':'red','chambord':'blue','cheverny':'red',"       \
  "'amboise':'blue','villandry':'yellow','usse':'green','chinon':'purple','montsoreau':'white',"                 \
  "'saumur':'black','brissac':'yellow'},'market':['red','blue','yellow','green','purple','white','black'],"      \
  "'circus':'usse'"
/* A position in turn 5, when nothing is drawn any more. */
#define POSITION(rest) "{'players':2," SHIELDS ",'turn':5,'options':{'first_player':0,'boat_goal':18}" rest "}"

static void
test_l_set_1_neighbours_of_one_colour (void)
{
  g_autoptr (RelaisDraft) draft = drafting_read (POSITION (""));

  drafting_assert_clean (draft);
  drafting_move (draft, "shield-red", "langeais", "angers");
  assert_found (draft, &(Expected) { "SAME_NEIGHBOUR", "L-SET-1", "shields.angers", "ancenis angers", TRUE });
  drafting_assert_clean (draft);
}

static void
test_l_set_1_no_arrangement (void)
{
  /* three reds are left, and between two that lie only one place is free */
  g_autoptr (RelaisDraft) draft = drafting_new (2, 1);

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  drafting_put (draft, "shield-red", "ancenis");
  drafting_put (draft, "shield-blue", "langeais");
  for (guint i = 0; i < 14; i++)
    {
      static const char *const rest[] = { "yellow", "green", "yellow", "green", "purple", "white", "purple", "white",
                                          "black", "blue", "black", "blue", "yellow" };
      static const char *const where[] = { "tours", "vendome", "blois", "talcy", "beaugency", "meung", "chambord",
                                           "cheverny", "amboise", "villandry", "usse", "chinon", "brissac" };
      g_autofree char *piece = NULL;

      if (i >= G_N_ELEMENTS (rest))
        break;
      piece = g_strconcat ("shield-", rest[i], NULL);
      drafting_put (draft, piece, where[i]);
    }
  assert_found (draft, &(Expected) { "NO_ARRANGEMENT", "L-SET-1", "shields", "angers montsoreau saumur", FALSE });
}

static void
test_l_pos_1_figures (void)
{
  found_in_file (POSITION (",'seats':[{'merchant':{'at':'tours'}},{}]"),
                 (Expected) { "DIRECTION_MISSING", "L-POS-1", "seats.0.merchant.dir", "tours", TRUE });
  found_in_file (POSITION (",'seats':[{},{'messenger':{'at':'nantes','dir':'cw'}}]"),
                 (Expected) { "DIRECTION_IN_CITY", "L-POS-1", "seats.1.messenger.dir", "nantes", TRUE });
  found_in_file (POSITION (",'seats':[{'merchant':{'at':'tours','dir':'ccw','horses':3}},{}]"),
                 (Expected) { "STACK_HORSES", "L-POS-1", "seats.0.merchant.horses", "tours", TRUE });
}

static void
test_l_pos_2_shields (void)
{
  g_autoptr (RelaisDraft) draft = drafting_read (POSITION (""));
  const RelaisField *fields = relais_loire.fields;

  for (int i = 0; i < relais_loire.n_fields; i++)
    {
      if (g_str_equal (fields[i].path, "shields.red"))
        g_assert_true (relais_draft_set_value (draft, &fields[i], 0, 3));
      if (g_str_equal (fields[i].path, "shields.white"))
        g_assert_true (relais_draft_set_value (draft, &fields[i], 0, 3));
    }
  assert_found (draft, &(Expected) { "SHIELD_COUNT", "L-POS-2", "shields", "ancenis langeais meung cheverny", TRUE });
  g_assert_true (relais_draft_use_complete (draft, 1, NULL));
  drafting_assert_clean (draft);
}

static void
test_l_pos_2_supplies (void)
{
  found_in_file (POSITION (",'supply':{'goods':{'wine':1}}"),
                 (Expected) { "GOODS_COUNT", "L-POS-2", "supply.goods.wine", "", TRUE });
  found_in_file (POSITION (",'supply':{'characters':{'spy':3}}"),
                 (Expected) { "CHARACTERS_COUNT", "L-POS-2", "supply.characters.spy", "", TRUE });
  found_in_file (POSITION (",'supply':{'palaces':{'nantes.bank':0}}"),
                 (Expected) { "PALACES_COUNT", "L-POS-2", "supply.palaces.nantes.bank", "palace-nantes.bank", TRUE });
  found_in_file (POSITION (",'supply':{'towers':2}"),
                 (Expected) { "TOWERS_COUNT", "L-POS-2", "supply.towers", "", TRUE });
  found_in_file (POSITION (",'horses':{'tours':9}"),
                 (Expected) { "HORSES_COUNT", "L-POS-2", "horses", "tours", TRUE });
}

/* More is held than there is: the last ones give it back. */
static void
test_l_pos_2_more_than_there_is (void)
{
  found_in_file (POSITION (",'edition':{'goods':{'wood':{'cards':3}}},'seats':[{'goods':{'wood':2}},{'goods':{'wood':2}}]"),
                 (Expected) { "GOODS_COUNT", "L-POS-2", "supply.goods.wood", "", TRUE });
  found_in_file (POSITION (",'seats':[{'characters':['spy']},{'characters':['spy']}]"),
                 (Expected) { "CHARACTERS_COUNT", "L-POS-2", "supply.characters.spy", "", TRUE });
  found_in_file (POSITION (",'edition':{'palace':{'copies':1}},'seats':[{'palaces':[{'id':'nantes.bank','turn':1}]},"
                           "{'palaces':[{'id':'nantes.bank','turn':2}]}]"),
                 (Expected) { "PALACES_COUNT", "L-POS-2", "supply.palaces.nantes.bank", "palace-nantes.bank", TRUE });
  found_in_file (POSITION (",'edition':{'buildings':{'castle':{'towers':0}}},'buildings':{'tours':{'kind':'castle',"
                           "'owner':0,'turn':1}}"),
                 (Expected) { "TOWERS_COUNT", "L-POS-2", "supply.towers", "tours", TRUE });
}

static void
test_l_pos_2_message_nowhere (void)
{
  found_in_file (POSITION (",'decks':{'4':['m4.01','m4.02']}"),
                 (Expected) { "MESSAGE_NOWHERE", "L-POS-2", "decks.4", "", TRUE });
}

static void
test_l_pos_3_what_players_have (void)
{
  found_in_file (POSITION (",'edition':{'buildings':{'farm':{'per_player':1}}},'buildings':{'tours':{'kind':'farm','owner':0,"
                           "'turn':1},'blois':{'kind':'farm','owner':0,'turn':1}}"),
                 (Expected) { "POS_FARMS", "L-POS-3", "seats.0", "tours blois", TRUE });
  found_in_file (POSITION (",'edition':{'buildings':{'monastery':{'per_player':0}}},'buildings':{'tours':{'kind':"
                           "'monastery','owner':1,'turn':1}}"),
                 (Expected) { "POS_MONASTERIES", "L-POS-3", "seats.1", "tours", TRUE });
  found_in_file (POSITION (",'seats':[{'goods':{'wine':2}},{}]"),
                 (Expected) { "POS_GOODS", "L-POS-3", "seats.0.goods.wine", "", TRUE });
  found_in_file (POSITION (",'seats':[{'messages':[{'id':'m1.01'},{'id':'m1.02'},{'id':'m1.03'}]},{}]"),
                 (Expected) { "POS_HAND", "L-POS-3", "seats.0.messages", "", TRUE });
  found_in_file (POSITION (",'seats':[{},{'messages':[{'id':'m4.01'},{'id':'m4.02'}]}]"),
                 (Expected) { "POS_ABBEY", "L-POS-3", "seats.1.messages", "", TRUE });
  found_in_file (POSITION (",'seats':[{'boat':19},{}]"),
                 (Expected) { "POS_BOAT", "L-POS-3", "seats.0.boat", "river-19", TRUE });
}

#define HELPERS "'characters':['apprentice','helper']"

static void
test_l_pos_4_marks (void)
{
  g_autoptr (RelaisDraft) draft = drafting_read (POSITION (",'seats':[{" HELPERS "},{}]"));
  const guint8 *to = loire_edition.message[LOIRE_MESSAGES - 13].to;     /* m3.14 */
  g_autofree char *where = NULL;

  /* a mark whose village then gets another shield */
  drafting_assert_clean (draft);
  drafting_add (draft, "seats.0.messages", "m3.14");
  for (guint i = 1; i < LOIRE_LOCATIONS && where == NULL; i++)
    if (drafting_state (draft)->shields[i] == to[0])
      where = g_strdup (loire_locations[i]);
  drafting_put (draft, "token-0", where);
  drafting_assert_clean (draft);
  {
    g_autofree char *piece = g_strconcat ("shield-", loire_colours[to[0]], NULL);
    Expected expected = { "MARK_COLOUR", "L-POS-4", "seats.0.messages", where, TRUE };

    for (guint i = LOIRE_LOCATIONS - 1; i > 0; i--)
      if (i != LOIRE_ORLEANS && drafting_state (draft)->shields[i] != to[0] && drafting_state (draft)->shields[i] != to[1]
          && drafting_state (draft)->shields[i] != to[2])
        {
          drafting_move (draft, piece, where, loire_locations[i]);
          break;
        }
    assert_found (draft, &expected);
  }
}

static void
test_l_pos_4_tokens (void)
{
  g_autoptr (RelaisDraft) draft = drafting_read (POSITION (",'seats':[{'characters':['apprentice']},{}]"));
  const guint8 *to = loire_edition.message[18].to;      /* m2.01 */
  guint i = 1;

  drafting_add (draft, "seats.0.messages", "m2.01");
  while (drafting_state (draft)->shields[i] != to[0])
    i++;
  drafting_put (draft, "token-0", loire_locations[i]);
  g_assert_cmpuint (drafting_left (draft, "token-0"), ==, 0);
  g_assert_true (relais_draft_field_remove_card (drafting_field (draft, "seats.0.characters"), "apprentice"));
  assert_found (draft, &(Expected) { "TOKENS_PLACED", "L-POS-4", "seats.0.tokens", loire_locations[i], TRUE });
  found_in_file (POSITION (",'seats':[{'tokens':1},{}]"),
                 (Expected) { "TOKENS_GOT", "L-POS-4", "seats.0.tokens", "", TRUE });
}

static void
test_l_pos_4_all_shields_marked (void)
{
  const LoireMessage *message = &loire_edition.message[18];
  g_autoptr (RelaisDraft) board = drafting_read (POSITION (""));
  const char *at[2] = { NULL, NULL };
  g_autofree char *text = NULL;

  for (guint k = 0; k < 2; k++)
    for (guint i = 1; i < LOIRE_LOCATIONS; i++)
      if (i != LOIRE_ORLEANS && drafting_state (board)->shields[i] == message->to[k])
        at[k] = loire_locations[i];
  text = g_strdup_printf (POSITION (",'seats':[{" HELPERS ",'messages':[{'id':'m2.01','marks':[{'at':'%s'},{'at':'%s'}]}]},{}]"),
                          at[0], at[1]);
  found_in_file (text, (Expected) { "MARKS_TOO_MANY", "L-POS-4", "seats.0.messages", NULL, TRUE });
}

static void
test_l_pos_5_helper_and_circus (void)
{
  found_in_file (POSITION (",'seats':[{'characters':['helper']},{}]"),
                 (Expected) { "POS_HELPER", "L-POS-5", "seats.0.characters", "", TRUE });
  found_in_file (POSITION (",'edition':{'characters':{'apprentice':{'copies':{'2':0}}}},'seats':[{'characters':['helper','spy']},{}]"),
                 (Expected) { "POS_HELPER", "L-POS-5", "seats.0.characters", "", TRUE });
  found_in_file ("{'players':2,'circus':'nantes'}", (Expected) { "POS_CIRCUS_IN_CITY", "L-POS-5", "circus", "nantes", TRUE });
  found_in_file ("{'players':2,'variant':'casual','circus':'tours'}",
                 (Expected) { "POS_CIRCUS_CASUAL", "L-POS-5", "circus", "tours", TRUE });
}

static void
test_l_pos_6_the_turn (void)
{
  found_in_file (POSITION (",'player':0"), (Expected) { "POS_PLAYER", "L-POS-6", "player", "", TRUE });
  found_in_file (POSITION (",'ending':{'turn':5,'player':0,'last_turn':6}"),
                 (Expected) { "POS_ENDING", "L-POS-6", "ending", "", TRUE });
  found_in_file (POSITION (",'ending':null,'seats':[{'boat':20},{}]"),
                 (Expected) { "POS_ENDING_MISSING", "L-POS-6", "ending", "", TRUE });
  found_in_file (POSITION (",'used':{'ship':true}"), (Expected) { "POS_USED", "L-POS-6", "used", "", TRUE });
  found_in_file (POSITION (",'phase':'merchant'"), (Expected) { "POS_PHASE", "L-POS-6", "phase", "", TRUE });
  found_in_file (POSITION (",'phase':'pick'"), (Expected) { "POS_PICK", "L-POS-6", "pick", "", TRUE });
  found_in_file (POSITION (",'buildings':{'tours':{'kind':'farm','owner':0,'turn':9}}"),
                 (Expected) { "POS_BUILD_TURN", "L-POS-6", "buildings.tours.turn", "tours", TRUE });
  found_in_file (POSITION (",'seats':[{'palaces':[{'id':'nantes.bank','turn':9}]},{}]"),
                 (Expected) { "POS_BUILD_TURN", "L-POS-6", "seats.0.palaces", "", TRUE });
  found_in_file ("{'players':1,'turn':70," SHIELDS "}",
                 (Expected) { "POS_SOLO_TURN", "L-POS-6", "turn", "", TRUE });
}

/* What cannot be stored at all is told when the file is read, and left out. */
static void
test_what_cannot_be_read (void)
{
  static const struct { const char *text, *place, *rule; } cases[] = {
    { POSITION (",'decks':{'1':['m1.01','m1.01']}"), "decks.1.1", "L-POS-2" },
    { POSITION (",'decks':{'1':['m2.01']}"), "decks.1.0", "L-POS-2" },
    { "{'players':2,'market':['red','red','yellow','green','purple','white','black']}", "market.1", "L-POS-2" },
    { POSITION (",'seats':[{'characters':['spy','spy']},{}]"), "seats.0.characters.1", "L-POS-3" },
    { POSITION (",'seats':[{'deniers':10000},{}]"), "seats.0.deniers", "L-POS-3" },
    { POSITION (",'seats':[{'merchant':{'horses':4}},{}]"), "seats.0.merchant.horses", "L-POS-1" },
    { POSITION (",'buildings':{'tours':{'kind':'farm','owner':2,'turn':0}}"), "buildings.tours.owner", "L-POS-6" },
    { POSITION (",'ending':{'turn':4,'player':0,'last_turn':9}"), "ending.last_turn", "L-POS-6" },
    { "{'players':2,'nonsense':1}", "nonsense", "SYNTAX" },
    { "{'players':2,'options':{'first_player':3}}", "options.first_player", "SYNTAX" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *json = g_strdelimit (g_strdup (cases[i].text), "'", '"');
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisDraft) draft = relais_draft_read (json, strlen (json), problems);
      gboolean told = FALSE;

      g_assert_nonnull (draft);
      testing_assert_presentable (problems);
      for (guint k = 0; k < problems->len; k++)
        {
          const RelaisProblem *problem = problems->pdata[k];

          told |= g_str_has_prefix (cases[i].place, problem->place) && *problem->place != '\0'
            && g_str_equal (problem->rule, cases[i].rule);
        }
      if (!told)
        testing_assert_problem (json, problems, cases[i].place, cases[i].rule);
    }
}

static void
test_card_values_that_do_not_go_together (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 4);
  RelaisDraftFinding *finding;

  for (int i = 0; i < relais_loire.n_fields; i++)
    if (g_str_equal (relais_loire.fields[i].path, "shields.red"))
      g_assert_true (relais_draft_set_value (draft, &relais_loire.fields[i], 0, 2));
  g_assert_false (relais_draft_is_playable (draft));
  finding = drafting_find (draft, "edition.shields", NULL);
  g_assert_nonnull (finding);
  g_assert_false (relais_draft_use_random (draft, 1, NULL));
  g_assert_true (relais_draft_fix (draft, finding, NULL));
  drafting_assert_clean (draft);
}

/* Gaps are told, can be filled one by one, and do not keep from playing. */
static void
test_gaps (void)
{
  g_autoptr (RelaisDraft) draft = drafting_new (3, 4);
  g_autoptr (RelaisSetup) setup = NULL;
  guint n = 0;

  g_assert_true (relais_draft_use_tool (draft, RELAIS_DRAFT_CLEAR, NULL));
  drafting_take (draft, "merchant-1", "nantes");
  drafting_take (draft, "horse", "saumur");
  g_assert_true (relais_draft_is_playable (draft));
  g_assert_false (relais_draft_is_complete (draft));
  setup = relais_draft_dup_setup (draft);
  g_assert_nonnull (setup);
  while (drafting_nth_finding (draft, 0) != NULL)
    {
      RelaisDraftFinding *finding = drafting_nth_finding (draft, 0);

      g_assert_cmpuint (relais_draft_finding_get_severity (finding), ==, RELAIS_DRAFT_GAP);
      g_assert_true (relais_draft_fix (draft, finding, NULL));
      g_assert_cmpuint (++n, <, 10);
    }
  g_assert_cmpuint (n, ==, 5);
  drafting_assert_clean (draft);
}

static void
test_middle_of_a_turn (void)
{
  g_autoptr (RelaisMatch) match = playing_match ("loire players=2 seed=3");
  g_autoptr (RelaisDraft) draft = NULL;
  RelaisDraftFinding *finding;

  playing_play (match, "merchant ride 2 to langeais");
  draft = relais_draft_new_from_position (match, relais_match_get_node (match));
  g_assert_true (relais_draft_is_playable (draft));
  finding = drafting_nth_finding (draft, 0);
  g_assert_cmpuint (relais_draft_finding_get_severity (finding), ==, RELAIS_DRAFT_NOTE);
  g_assert_true (relais_draft_fix (draft, finding, NULL));
  drafting_assert_clean (draft);
}

static RelaisDraftFinding *
mended_otherwise (RelaisDraft *draft, const char *way)
{
  for (guint i = 0; drafting_nth_finding (draft, i) != NULL; i++)
    if (g_strcmp0 (relais_draft_get_other_fix (draft, drafting_nth_finding (draft, i)), way) == 0)
      {
        g_assert_true (relais_draft_fix_otherwise (draft, drafting_nth_finding (draft, i), NULL));
        g_assert_cmpstr (relais_draft_get_undo_title (draft), ==, way);
        return NULL;
      }
  g_error ("no way “%s”", way);
}

/* Where the first way may be just what is not meant, there is another one. */
static void
test_other_ways_to_mend (void)
{
  g_autoptr (RelaisDraft) boats = drafting_new (2, 1);
  g_autoptr (RelaisDraft) turns = drafting_new (2, 1);
  g_autofree char *told = NULL;

  drafting_set (boats, "seats.0.boat", drafting_state (boats)->options.boat_goal);
  mended_otherwise (boats, "Move the boats back from the goal");
  g_assert_cmpuint (drafting_state (boats)->seats[0].boat, ==, drafting_state (boats)->options.boat_goal - 1u);
  g_assert_true (relais_draft_is_playable (boats));

  drafting_set (turns, "turn", 8);
  drafting_put (turns, "farm-0", "tours");
  drafting_put (turns, "farm-1", "chinon");
  drafting_set (turns, "turn", 0);
  told = drafting_findings (turns);
  g_assert_nonnull (strstr (told, "Tours: "));
  g_assert_nonnull (strstr (told, "Chinon: "));
  mended_otherwise (turns, "Go on to that turn");
  g_assert_cmpuint (drafting_state (turns)->turn, ==, 7);
  g_assert_true (relais_draft_is_playable (turns));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name) g_test_add_func ("/draft-findings/" #name, test_##name)
  TEST (l_set_1_neighbours_of_one_colour);
  TEST (l_set_1_no_arrangement);
  TEST (l_pos_1_figures);
  TEST (l_pos_2_shields);
  TEST (l_pos_2_supplies);
  TEST (l_pos_2_more_than_there_is);
  TEST (l_pos_2_message_nowhere);
  TEST (l_pos_3_what_players_have);
  TEST (l_pos_4_marks);
  TEST (l_pos_4_tokens);
  TEST (l_pos_4_all_shields_marked);
  TEST (l_pos_5_helper_and_circus);
  TEST (l_pos_6_the_turn);
  TEST (what_cannot_be_read);
  TEST (card_values_that_do_not_go_together);
  TEST (gaps);
  TEST (middle_of_a_turn);
  g_test_add_func ("/draft-findings/other-ways-to-mend", test_other_ways_to_mend);
  return g_test_run ();
}
