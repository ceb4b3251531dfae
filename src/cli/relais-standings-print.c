/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sums of a tournament, as tables to be read and as a line of JSON. Both are
 * made of the same entries. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "record/relais-json-print.h"
#include "relais-tournament-private.h"

#define SURE 1.96               /* 95 % */

/* What somebody used: in how many seats, and in which rounds at first. */
typedef struct
{
  guint seats;
  guint64 rounds;
} Use;

typedef struct
{
  guint seats;                  /* that it had, in all games */
  double wins;                  /* a game that several have won is shared */
  double margin, squares;       /* to the best of the others */
  double points;
  double column[RELAIS_MAX_COLUMNS];
  guint64 habits[RELAIS_AI_MAX_HABITS];
  guint64 faults[RELAIS_OUTSIDE_ANSWERS];
  guint64 decisions;
  guint64 judged;
  gint64 lost;
  gint64 spent, most;
  guint64 bins[RELAIS_TOURNAMENT_BINS];
  GHashTable *uses;             /* (element-type utf8 Use) */
} Sum;

typedef struct
{
  const RelaisTournamentHead *head;
  guint games, unfinished;
  guint64 turns, moves;
  guint shared_deals;           /* deals, with the players in the same seats, that were played more than once ... */
  guint shared_games;           /* ... these games ... */
  guint different;              /* ... and so many first rounds */
  Sum sum[RELAIS_MAX_SEATS];
  GPtrArray *used;              /* (element-type utf8): all that anybody used, sorted */
} Sums;

static void
sums_clear (Sums *sums)
{
  for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
    g_clear_pointer (&sums->sum[i].uses, g_hash_table_unref);
  g_clear_pointer (&sums->used, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sums, sums_clear)

static void
add_uses (Sums *sums, Sum *sum, GHashTable *uses)
{
  GHashTableIter iter;
  gpointer key, round;

  g_hash_table_iter_init (&iter, uses);
  while (g_hash_table_iter_next (&iter, &key, &round))
    {
      Use *use = g_hash_table_lookup (sum->uses, key);

      if (use == NULL)
        g_hash_table_insert (sum->uses, g_strdup (key), use = g_new0 (Use, 1));
      use->seats++;
      use->rounds += GPOINTER_TO_UINT (round);
      if (!g_ptr_array_find_with_equal_func (sums->used, key, g_str_equal, NULL))
        g_ptr_array_add (sums->used, g_strdup (key));
    }
}

/* Those who share the first place share the win. */
static double
share_of (const RelaisTournamentGame *game, int seat)
{
  guint winners = 0;

  for (int i = 0; i < game->seats; i++)
    winners += game->seat[i].rank == 1;
  return game->seat[seat].rank == 1 ? 1.0 / winners : 0;
}

static void
add_seat (Sums *sums, const RelaisTournamentGame *game, int seat)
{
  const RelaisTournamentSeat *from = &game->seat[seat];
  Sum *sum = &sums->sum[from->entrant];
  double best = -G_MAXDOUBLE, margin;

  for (int i = 0; i < game->seats; i++)
    if (i != seat)
      best = MAX (best, game->seat[i].points);
  margin = game->seats > 1 ? from->points - best : 0;
  sum->seats++;
  sum->wins += share_of (game, seat);
  sum->margin += margin;
  sum->squares += margin * margin;
  sum->points += from->points;
  for (int c = 0; c < RELAIS_MAX_COLUMNS; c++)
    sum->column[c] += from->column[c];
  for (int h = 0; h < RELAIS_AI_MAX_HABITS; h++)
    sum->habits[h] += from->habits[h];
  for (int f = 0; f < RELAIS_OUTSIDE_ANSWERS; f++)
    sum->faults[f] += from->faults[f];
  for (int b = 0; b < RELAIS_TOURNAMENT_BINS; b++)
    sum->bins[b] += from->bins[b];
  sum->decisions += from->decisions;
  sum->judged += from->judged;
  sum->lost += from->lost;
  sum->spent += from->spent;
  sum->most = MAX (sum->most, from->most);
  add_uses (sums, sum, from->uses);
}

static guint
deal_of (const Sums *sums, const RelaisTournamentGame *game)
{
  guint rotation;
  guint deal = relais_tournament_deal (sums->head->n_entrants, sums->head->seats, sums->head->deals, game->number, &rotation);

  return deal * RELAIS_MAX_SEATS + rotation;
}

/* How many ways of beginning there are on a deal that is played again. */
static void
count_first_rounds (Sums *sums, GPtrArray *games)
{
  g_autoptr (GHashTable) deals = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer value;

  for (guint i = 0; i < games->len; i++)
    {
      gpointer deal = GUINT_TO_POINTER (deal_of (sums, games->pdata[i]));

      if (!g_hash_table_contains (deals, deal))
        g_hash_table_insert (deals, deal, g_ptr_array_new ());
      g_ptr_array_add (g_hash_table_lookup (deals, deal), games->pdata[i]);
    }
  g_hash_table_iter_init (&iter, deals);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      g_autoptr (GHashTable) ways = g_hash_table_new (g_int64_hash, g_int64_equal);
      GPtrArray *of_deal = value;

      for (guint i = 0; i < of_deal->len; i++)
        g_hash_table_add (ways, &((RelaisTournamentGame *) of_deal->pdata[i])->first_round);
      if (of_deal->len < 2)
        continue;
      sums->shared_deals++;
      sums->shared_games += of_deal->len;
      sums->different += g_hash_table_size (ways);
    }
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_up (Sums *sums, const RelaisTournamentHead *head, GPtrArray *games)
{
  *sums = (Sums) { .head = head, .used = g_ptr_array_new_with_free_func (g_free) };
  for (guint i = 0; i < head->n_entrants; i++)
    sums->sum[i].uses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < games->len; i++)
    {
      const RelaisTournamentGame *game = games->pdata[i];

      sums->games++;
      sums->unfinished += !game->over;
      sums->turns += game->turns;
      sums->moves += game->moves;
      for (int seat = 0; seat < game->seats; seat++)
        add_seat (sums, game, seat);
    }
  count_first_rounds (sums, games);
  g_ptr_array_sort (sums->used, compare_words);
}

/* Wilson's interval of a share, in hundredths. */
static void
interval (double won, double n, double *low, double *high)
{
  double p = won / n;
  double middle = (p + SURE * SURE / (2 * n)) / (1 + SURE * SURE / n);
  double half = SURE * sqrt (p * (1 - p) / n + SURE * SURE / (4 * n * n)) / (1 + SURE * SURE / n);

  *low = MAX (0, 100 * (middle - half));
  *high = MIN (100, 100 * (middle + half));
}

/* Microseconds that so many hundredths of the decisions take at most. */
static double
time_of (const Sum *sum, double share)
{
  guint64 enough = (guint64) ceil ((double) sum->decisions * share / 100);
  guint64 n = 0;

  for (guint b = 0; b < RELAIS_TOURNAMENT_BINS; b++)
    if ((n += sum->bins[b]) >= enough)
      return MIN (exp2 ((b + 1) / 8.0) - 1, (double) sum->most);
  return (double) sum->most;
}

/* An entry of the JSON, or of a table's line. */
typedef struct
{
  const char *key;
  double value;
  int digits;
} Entry;

static guint
entries_of (const Sums *sums, const Sum *sum, Entry *entries)
{
  double n = MAX (sum->seats, 1), low, high;
  double mean = sum->margin / n;
  Entry all[] = {
    { "seats", sum->seats, 0 },
    { "wins_percent", 100 * sum->wins / n, 1 },
    { "low", 0, 1 },
    { "high", 0, 1 },
    { "margin", mean, 1 },
    { "margin_sd", sqrt (MAX (0, sum->squares / n - mean * mean)), 1 },
    { "points", sum->points / n, 1 },
    { "decisions", (double) sum->decisions, 0 },
    { "per_second", sum->spent > 0 ? (double) sum->decisions * G_USEC_PER_SEC / (double) sum->spent : 0, 0 },
    { "ms_50", time_of (sum, 50) / 1000, 2 },
    { "ms_99", time_of (sum, 99) / 1000, 2 },
    { "ms_most", (double) sum->most / 1000, 2 },
    { "rubbish", (double) sum->faults[RELAIS_OUTSIDE_RUBBISH], 0 },
    { "late", (double) sum->faults[RELAIS_OUTSIDE_LATE], 0 },
    { "died", (double) sum->faults[RELAIS_OUTSIDE_DIED], 0 },
    { "judged", (double) sum->judged, 0 },
    { "loss", sum->judged > 0 ? (double) sum->lost / 1e6 / (double) sum->judged : 0, 4 },
  };

  interval (sum->wins, n, &low, &high);
  all[2].value = low;
  all[3].value = high;
  memcpy (entries, all, sizeof all);
  return G_N_ELEMENTS (all);
}

#define MOST_ENTRIES 18

/* In hundredths of what it is a part of, or how often in a game. */
static Entry
habit_of (const Sums *sums, const Sum *sum, const RelaisAiHabit *habits, int h)
{
  double of = habits[h].of >= 0 ? (double) sum->habits[habits[h].of] / 100 : sum->seats;

  return (Entry) { habits[h].id, of > 0 ? (double) sum->habits[h] / of : 0, habits[h].of >= 0 ? 1 : 2 };
}

/* As JSON */

static void
append_entry (GString *text, const char *key, double value, int digits)
{
  char format[8], number[G_ASCII_DTOSTR_BUF_SIZE];

  g_snprintf (format, sizeof format, "%%.%df", digits);
  g_string_append (text, text->str[text->len - 1] == '{' ? "" : ",");
  relais_json_print_string (text, key);
  g_string_append_printf (text, ":%s", g_ascii_formatd (number, sizeof number, format, value));
}

static void
append_sum (const Sums *sums, guint i, GString *text)
{
  const RelaisGame *game = sums->head->game;
  const RelaisAiHabit *habits = relais_ai_habits (game);
  const Sum *sum = &sums->sum[i];
  Entry entries[MOST_ENTRIES];
  guint n = entries_of (sums, sum, entries);

  g_string_append (text, "{\"player\":");
  relais_json_print_string (text, sums->head->entrants[i]);
  for (guint e = 0; e < n; e++)
    append_entry (text, entries[e].key, entries[e].value, entries[e].digits);
  g_string_append (text, ",\"columns\":{");
  for (int c = 0; c < game->n_columns; c++)
    append_entry (text, game->columns[c], sum->column[c] / MAX (sum->seats, 1), 2);
  g_string_append (text, "},\"habits\":{");
  for (int h = 0; habits[h].id != NULL; h++)
    {
      Entry habit = habit_of (sums, sum, habits, h);

      append_entry (text, habit.key, habit.value, habit.digits);
    }
  g_string_append (text, "},\"uses\":{");
  for (guint u = 0; u < sums->used->len; u++)
    {
      const Use *use = g_hash_table_lookup (sum->uses, sums->used->pdata[u]);

      if (use == NULL)
        continue;
      g_string_append (text, text->str[text->len - 1] == '{' ? "" : ",");
      relais_json_print_string (text, sums->used->pdata[u]);
      g_string_append (text, ":{");
      append_entry (text, "percent", 100.0 * use->seats / sum->seats, 1);
      append_entry (text, "round", (double) use->rounds / use->seats, 1);
      g_string_append_c (text, '}');
    }
  g_string_append (text, "}}");
}

static void
print_json (const Sums *sums)
{
  g_autoptr (GString) text = g_string_new ("{");
  double games = MAX (sums->games, 1);

  append_entry (text, "games", sums->games, 0);
  append_entry (text, "unfinished", sums->unfinished, 0);
  append_entry (text, "rounds", (double) sums->turns / sums->head->seats / games, 1);
  append_entry (text, "moves", (double) sums->moves / games, 1);
  append_entry (text, "first_rounds_of", sums->shared_games, 0);
  append_entry (text, "first_rounds", sums->different, 0);
  g_string_append (text, ",\"of\":");
  relais_json_print_string (text, sums->head->told);
  g_string_append (text, ",\"players\":[");
  for (guint i = 0; i < sums->head->n_entrants; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      append_sum (sums, i, text);
    }
  g_string_append (text, "]}");
  printf ("%s\n", text->str);
}

/* As tables */

static void
print_left (const char *text, int width)
{
  printf ("%s%*s", text, MAX (0, width - (int) g_utf8_strlen (text, -1)), "");
}

static void
print_results (const Sums *sums, int width)
{
  const RelaisGame *game = sums->head->game;

  print_left ("player", width);
  printf ("  seats   wins     95 %%        margin (sd)    points ");
  for (int c = 0; c < game->n_columns; c++)
    printf (" %10s", game->columns[c]);
  putchar ('\n');
  for (guint i = 0; i < sums->head->n_entrants; i++)
    {
      const Sum *sum = &sums->sum[i];
      Entry e[MOST_ENTRIES];

      entries_of (sums, sum, e);
      print_left (sums->head->entrants[i], width);
      printf ("  %5u  %5.1f %% %5.1f-%5.1f  %+7.1f (%4.1f)  %7.1f ", sum->seats, e[1].value, e[2].value, e[3].value, e[4].value,
              e[5].value, e[6].value);
      for (int c = 0; c < game->n_columns; c++)
        printf (" %10.2f", sum->column[c] / MAX (sum->seats, 1));
      putchar ('\n');
    }
}

static void
print_times (const Sums *sums, int width)
{
  printf ("\n");
  print_left ("a decision", width);
  printf ("  decisions  a second     50 %%     99 %%      most  ms\n");
  for (guint i = 0; i < sums->head->n_entrants; i++)
    {
      Entry e[MOST_ENTRIES];

      entries_of (sums, &sums->sum[i], e);
      print_left (sums->head->entrants[i], width);
      printf ("  %9.0f %9.0f %8.2f %8.2f %9.2f\n", e[7].value, e[8].value, e[9].value, e[10].value, e[11].value);
      if (e[12].value + e[13].value + e[14].value > 0)
        printf ("%*s  answered what is no move: %.0f times; not in time: %.0f; ended: %.0f\n", width, "", e[12].value, e[13].value,
                e[14].value);
    }
}

/* What a step gave away on the average, of those that were judged. */
static void
print_losses (const Sums *sums, int width)
{
  guint64 judged = 0;

  for (guint i = 0; i < sums->head->n_entrants; i++)
    judged += sums->sum[i].judged;
  if (judged == 0)
    return;
  printf ("\n");
  print_left ("judged", width);
  printf ("      steps  loss of each\n");
  for (guint i = 0; i < sums->head->n_entrants; i++)
    {
      Entry e[MOST_ENTRIES];

      entries_of (sums, &sums->sum[i], e);
      print_left (sums->head->entrants[i], width);
      printf ("  %9.0f  %12.4f\n", e[15].value, e[16].value);
    }
}

static void
print_habits (const Sums *sums, int width)
{
  const RelaisAiHabit *habits = relais_ai_habits (sums->head->game);

  if (habits[0].id == NULL)
    return;
  printf ("\n");
  print_left ("habits", width);
  for (int h = 0; habits[h].id != NULL; h++)
    printf ("  %s%s", habits[h].id, habits[h].of >= 0 ? " %" : "");
  putchar ('\n');
  for (guint i = 0; i < sums->head->n_entrants; i++)
    {
      print_left (sums->head->entrants[i], width);
      for (int h = 0; habits[h].id != NULL; h++)
        {
          Entry habit = habit_of (sums, &sums->sum[i], habits, h);

          printf ("  %*.*f", (int) strlen (habit.key) + (habits[h].of >= 0 ? 2 : 0), habit.digits, habit.value);
        }
      putchar ('\n');
    }
}

/* In how many of a hundred games, and in which round at first. */
static void
print_uses (const Sums *sums)
{
  if (sums->used->len == 0)
    return;
  printf ("\n%-28s", "used in % of games (round)");
  for (guint i = 0; i < sums->head->n_entrants; i++)
    printf ("  %14.14s", sums->head->entrants[i]);
  putchar ('\n');
  for (guint u = 0; u < sums->used->len; u++)
    {
      printf ("%-28s", (const char *) sums->used->pdata[u]);
      for (guint i = 0; i < sums->head->n_entrants; i++)
        {
          const Use *use = g_hash_table_lookup (sums->sum[i].uses, sums->used->pdata[u]);

          if (use == NULL)
            printf ("  %14s", "-");
          else
            printf ("  %5.1f (%6.1f)", 100.0 * use->seats / sums->sum[i].seats, (double) use->rounds / use->seats);
        }
      putchar ('\n');
    }
}

static void
print_tables (const Sums *sums)
{
  double games = MAX (sums->games, 1);
  int width = 12;

  for (guint i = 0; i < sums->head->n_entrants; i++)
    width = MAX (width, (int) g_utf8_strlen (sums->head->entrants[i], -1));
  printf ("%s: %u games, %.1f rounds, %.0f moves", sums->head->told, sums->games, (double) sums->turns / sums->head->seats / games,
          (double) sums->moves / games);
  if (sums->unfinished > 0)
    printf (", %u broken off", sums->unfinished);
  printf ("\n\n");
  print_results (sums, width);
  print_times (sums, width);
  print_losses (sums, width);
  print_habits (sums, width);
  if (sums->shared_games > 0)
    printf ("\nfirst rounds on the same deal: %u of %u games are different, on %u\n", sums->different, sums->shared_games,
            sums->shared_deals);
  print_uses (sums);
}

void
relais_standings_print (const RelaisTournamentHead *head, GPtrArray *games, gboolean as_json)
{
  g_auto (Sums) sums = { .used = NULL };

  g_return_if_fail (head != NULL);
  g_return_if_fail (games != NULL);

  add_up (&sums, head, games);
  if (as_json)
    print_json (&sums);
  else
    print_tables (&sums);
}
