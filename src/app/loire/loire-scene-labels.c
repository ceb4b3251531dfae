/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words and numbers on the board of La Loire. */

#include "loire-rules.h"
#include "loire-scene.h"
#include "model/relais-lore.h"

/* @text: (transfer full) */
static void
write_label (GArray *labels, RelaisLabelStyle style, char *text, const graphene_rect_t *area)
{
  RelaisLabel label = { text, *area, style };

  g_array_append_val (labels, label);
}

/* Crossed out where whose turn it is could not carry or pay the good. */
static void
write_price (GArray *labels, const RelaisView *view, unsigned village, const graphene_rect_t *area)
{
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  unsigned good = e->good[village];
  gboolean shut;

  /* In a setup that is being made it may not be known yet. */
  if (!loire_has_price (s, s->shields[village]))
    {
      write_label (labels, RELAIS_LABEL_COIN, g_strdup ("?"), area);
      return;
    }
  shut = !relais_view_is_over (view) && !loire_good_check (e, s, village, good, 1, NULL);
  write_label (labels, shut ? RELAIS_LABEL_SHUT_COIN : RELAIS_LABEL_COIN,
               g_strdup_printf ("%u", loire_buy_price (e, s, village, good, 1)), area);
}

static void
write_stop (GArray *labels, RelaisSlots *slots, const RelaisView *view, unsigned stop)
{
  const LoireState *s = loire_state (view);
  const char *id = loire_locations[stop];
  graphene_rect_t area, count;

  relais_slots_get (slots, &area, "label-%s", id);
  write_label (labels, loire_is_city (stop) ? RELAIS_LABEL_LARGE_NAME : RELAIS_LABEL_NAME,
               relais_lore_name (view->game, LOIRE_CLASS_LOCATION, (gint32) stop), &area);
  if (!loire_is_city (stop))
    {
      relais_slots_get (slots, &area, "price-%s", id);
      write_price (labels, view, stop, &area);
    }
  relais_slots_get (slots, &area, "horse-%s", id);
  relais_loire_herd (&area, &count);
  write_label (labels, RELAIS_LABEL_COUNT,
               s->horses[stop] > RELAIS_LOIRE_MOST_HORSES ? g_strdup_printf ("×%u", s->horses[stop]) : g_strdup (""), &count);
}

GArray *
relais_loire_labels (RelaisScene *scene, const RelaisView *view)
{
  RelaisSlots *slots = relais_loire_scene_get_slots (RELAIS_LOIRE_SCENE (scene));
  const LoireEdition *e = view->edition;
  const LoireState *s = loire_state (view);
  GArray *labels;
  graphene_rect_t area;

  g_return_val_if_fail (RELAIS_IS_SCENE (scene), NULL);

  labels = relais_scene_new_labels ();
  for (unsigned i = 0; i < LOIRE_LOCATIONS; i++)
    write_stop (labels, slots, view, i);
  for (unsigned i = 0; i < LOIRE_COLOURS; i++)
    if (e->market_prices[i] != loire_edition.market_prices[i])
      {
        relais_slots_get (slots, &area, "market-price-%u", i + 1);
        write_label (labels, RELAIS_LABEL_TILE, g_strdup_printf ("%u", e->market_prices[i]), &area);
      }
  relais_loire_flag (slots, s, &area);
  graphene_rect_init (&area, area.origin.x + 4, area.origin.y + 5, area.size.width - 7, 22);
  write_label (labels, RELAIS_LABEL_BANNER, g_strdup_printf ("%u", s->options.boat_goal), &area);
  return labels;
}
