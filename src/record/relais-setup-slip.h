/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A single slip in the symbols of a code: what it was, and how it is mended. */

typedef enum
{
  RELAIS_SLIP_NONE,
  RELAIS_SLIP_WRONG,
  RELAIS_SLIP_SWAPPED,
  RELAIS_SLIP_MISSING,
  RELAIS_SLIP_EXTRA,
  RELAIS_SLIP_GROUPS,
} RelaisSlipKind;

typedef struct
{
  RelaisSlipKind kind;
  guint index;
  guint8 symbol;                /* that should stand there */
  guint other;                  /* of groups: with which it is swapped */
} RelaisSetupSlip;

RelaisSetupSlip relais_setup_slip_find (guint8          *symbols,
                                        guint            n);
void            relais_setup_slip_mend (GByteArray      *symbols,
                                        RelaisSetupSlip  slip);

G_END_DECLS
