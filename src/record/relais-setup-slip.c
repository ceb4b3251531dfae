/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What single slip a code that is not right could have: the check is so sure
 * that all of them are tried, and the one that makes it right was it. */

#include "relais-setup-slip.h"

#include <string.h>

#include "relais-setup-frame.h"

#define MOST_SLIPS 1000         /* longer ones are not searched for slips */

/* What each difference in one symbol does to the remainder: to begin with, in
 * the last symbol. A remainder that is one of these tells the difference. */
static void
differ_in_last (guint32 effect[32])
{
  for (guint8 i = 0; i < 32; i++)
    effect[i] = relais_setup_frame_step (0, i);
}

static void
differ_one_before (guint32 effect[32])
{
  for (guint8 i = 0; i < 32; i++)
    effect[i] = relais_setup_frame_step (effect[i], 0);
}

/* The symbol that must stand at a place, if one makes all right. */
static int
right_at (guint8 *symbols, guint n, guint place, const guint32 effect[32])
{
  guint32 rest = relais_setup_frame_check (symbols, n);
  guint8 was = symbols[place];
  int right = -1;

  for (guint8 i = 1; i < 32 && right < 0; i++)
    if (effect[i] == rest)
      {
        symbols[place] = was ^ i;
        right = relais_setup_frame_is_right (symbols, n) ? symbols[place] : -1;
      }
  symbols[place] = was;
  return right;
}

static gboolean
find_wrong (guint8 *symbols, guint n, RelaisSetupSlip *slip)
{
  guint32 effect[32];

  differ_in_last (effect);
  for (guint i = n; i-- > 0; differ_one_before (effect))
    {
      int right = right_at (symbols, n, i, effect);

      if (right >= 0)
        {
          *slip = (RelaisSetupSlip) { RELAIS_SLIP_WRONG, i, (guint8) right, 0 };
          return TRUE;
        }
    }
  return FALSE;
}

static void
swap (guint8 *symbols, guint i)
{
  guint8 first = symbols[i];

  symbols[i] = symbols[i + 1];
  symbols[i + 1] = first;
}

static gboolean
find_swapped (guint8 *symbols, guint n, RelaisSetupSlip *slip)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      gboolean right;

      swap (symbols, i);
      right = relais_setup_frame_is_right (symbols, n);
      swap (symbols, i);
      if (right)
        {
          *slip = (RelaisSetupSlip) { RELAIS_SLIP_SWAPPED, i, symbols[i + 1], 0 };
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
find_missing (const guint8 *symbols, guint n, RelaisSetupSlip *slip)
{
  g_autofree guint8 *longer = g_malloc (n + 1);
  guint32 effect[32];

  differ_in_last (effect);
  memcpy (longer, symbols, n);
  for (guint i = n + 1; i-- > 0; differ_one_before (effect))
    {
      int right;

      /* What was here has moved on. A nought that is missing is no difference. */
      longer[i] = 0;
      right = relais_setup_frame_is_right (longer, n + 1) ? 0 : right_at (longer, n + 1, i, effect);
      if (right >= 0)
        {
          *slip = (RelaisSetupSlip) { RELAIS_SLIP_MISSING, i, (guint8) right, 0 };
          return TRUE;
        }
      if (i > 0)
        longer[i] = symbols[i - 1];
    }
  return FALSE;
}

static gboolean
find_extra (const guint8 *symbols, guint n, RelaisSetupSlip *slip)
{
  g_autofree guint8 *shorter = g_memdup2 (symbols, n);

  /* The one at i is left out. */
  for (guint i = n; i-- > 0;)
    {
      if (i + 1 < n)
        shorter[i] = symbols[i + 1];
      if (relais_setup_frame_is_right (shorter, n - 1))
        {
          *slip = (RelaisSetupSlip) { RELAIS_SLIP_EXTRA, i, 0, 0 };
          return TRUE;
        }
    }
  return FALSE;
}

static void
swap_groups (guint8 *symbols, guint a, guint b)
{
  guint8 first[RELAIS_SETUP_FRAME_GROUP];

  memcpy (first, symbols + a, RELAIS_SETUP_FRAME_GROUP);
  memcpy (symbols + a, symbols + b, RELAIS_SETUP_FRAME_GROUP);
  memcpy (symbols + b, first, RELAIS_SETUP_FRAME_GROUP);
}

/* As they are read out: after the version, so many symbols each. */
static gboolean
find_groups (guint8 *symbols, guint n, RelaisSetupSlip *slip)
{
  for (guint a = 1; a + RELAIS_SETUP_FRAME_GROUP <= n; a += RELAIS_SETUP_FRAME_GROUP)
    for (guint b = a + RELAIS_SETUP_FRAME_GROUP; b + RELAIS_SETUP_FRAME_GROUP <= n; b += RELAIS_SETUP_FRAME_GROUP)
      {
        gboolean right;

        swap_groups (symbols, a, b);
        right = relais_setup_frame_is_right (symbols, n);
        swap_groups (symbols, a, b);
        if (right)
          {
            *slip = (RelaisSetupSlip) { RELAIS_SLIP_GROUPS, a, 0, b };
            return TRUE;
          }
      }
  return FALSE;
}

RelaisSetupSlip
relais_setup_slip_find (guint8 *symbols, guint n)
{
  RelaisSetupSlip slip = { RELAIS_SLIP_NONE, 0, 0, 0 };

  if (n >= RELAIS_SETUP_FRAME_LEAST - 1 && n <= MOST_SLIPS
      && !find_swapped (symbols, n, &slip) && !find_wrong (symbols, n, &slip)
      && !find_missing (symbols, n, &slip) && !find_extra (symbols, n, &slip)
      && !find_groups (symbols, n, &slip))
    slip.kind = RELAIS_SLIP_NONE;
  return slip;
}

void
relais_setup_slip_mend (GByteArray *symbols, RelaisSetupSlip slip)
{
  switch (slip.kind)
    {
    case RELAIS_SLIP_WRONG:
      symbols->data[slip.index] = slip.symbol;
      break;
    case RELAIS_SLIP_SWAPPED:
      swap (symbols->data, slip.index);
      break;
    case RELAIS_SLIP_MISSING:
      g_byte_array_append (symbols, &slip.symbol, 1);
      memmove (symbols->data + slip.index + 1, symbols->data + slip.index, symbols->len - 1 - slip.index);
      symbols->data[slip.index] = slip.symbol;
      break;
    case RELAIS_SLIP_EXTRA:
      g_byte_array_remove_index (symbols, slip.index);
      break;
    case RELAIS_SLIP_GROUPS:
      swap_groups (symbols->data, slip.index, slip.other);
      break;
    case RELAIS_SLIP_NONE:
    default:
      g_assert_not_reached ();
    }
}
