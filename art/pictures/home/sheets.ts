import { deepSheet, type Thread } from '@/art/maps/palette';
import type { PictureSpec } from '@/art/maps/picture';
import { places, type TownWish, townPlan } from '@/art/maps/plans';
import { type RouteWish, route } from '@/art/maps/scene';
import { halo, minuteRings, shops } from '@/art/maps/subjects';
import type { Point } from '@/lib/city/types';
import { colors } from '@/lib/palette';

const size = { width: 872, height: 770 };

/**
 * The part of a sheet that every window shows, in map units: right of `left`, above `bottom` and
 * so on. Below `card`, only what lies left of `beside` is clear of the text card.
 */
const view = { left: 138, right: 734, top: 132, bottom: 632, card: 388, beside: 206 };

/** True where nothing covers or cuts a sheet, whatever the window's width. */
function inView([x, y]: Point): boolean {
  const { left, right, top, bottom, card, beside } = view;
  return x > left && x < right && y > top && y < bottom && (y < card || x < beside);
}

function sheet(
  thread: Thread,
  depot: Point,
  town: Omit<TownWish, 'width' | 'height'>,
  routes: readonly RouteWish[],
  marks: Pick<PictureSpec, 'under' | 'over'> & { inbound?: boolean } = {},
): PictureSpec {
  const { inbound = false, ...rest } = marks;
  return {
    ...size,
    plan: townPlan({ ...town, ...size }),
    palette: deepSheet(thread),
    lineWidth: 4.8,
    scene: { depot, depotSize: 32, routes, inbound, allowed: inView },
    ...rest,
  };
}

/** The five industries on deep sheets. */
export const sheetSpecs = {
  'sheet-restaurants': sheet(
    'madder',
    [440, 262],
    {
      seed: 54,
      angle: 16,
      radials: [{ at: [330, 250], reach: 110 }],
      river: {
        through: places('-90,430 0,520 70,590 130,690 170,850'),
        width: 44,
      },
    },
    [
      route('cobalt', '400,200 270,175 180,150', 5, 2),
      route('madder', '470,190 580,150', 5, 2),
      route('teal', '560,250 715,190', 5, 2),
      route('ochre', '540,330 715,370', 5, 2),
      route('plum', '350,340 190,380 170,590', 7, 3),
    ],
    { under: minuteRings([95, 185, 275], colors.madder[1]) },
  ),
  'sheet-retail': sheet(
    'teal',
    [430, 262],
    {
      seed: 58,
      angle: -12,
      radials: [{ at: [650, 190], reach: 100 }],
      river: {
        through: places('-90,620 90,610 250,560 380,600 520,690 700,710 960,650'),
        width: 46,
      },
    },
    [
      route('cobalt', '370,220 220,160', 6, 3),
      route('madder', '470,190 560,150', 5, 2),
      route('teal', '560,260 710,200', 6, 2),
      route('ochre', '500,340 690,360', 6, 3),
      route('plum', '340,310 180,340 170,520', 7, 3),
    ],
    { over: shops(24, 2) },
  ),
  'sheet-ecommerce': sheet(
    'cobalt',
    [387, 339],
    {
      seed: 63,
      angle: 9,
      turn: 30,
      radials: [{ at: [690, 590], reach: 96 }],
      river: {
        through: places('190,-90 210,40 160,180 190,320 260,450 240,600 180,860'),
        width: 44,
      },
    },
    [
      route('cobalt', '350,220 160,150', 4, 1),
      route('madder', '480,190 620,145', 3, 1),
      route('teal', '560,270 715,240', 4, 2),
      route('ochre', '520,340 710,370', 4, 1),
      route('plum', '290,330 190,370 170,600', 5, 2),
    ],
    { under: halo([84, 54], colors.cobalt[1], 0.1) },
  ),
  'sheet-couriers': sheet(
    'plum',
    [477, 254],
    {
      seed: 72,
      angle: 21,
      radials: [
        { at: [340, 470], reach: 100 },
        { at: [680, 170], reach: 86 },
      ],
    },
    [
      route('cobalt', '420,220 200,160', 13, 6),
      route('madder', '470,190 530,145', 8, 4),
      route('teal', '580,240 715,160', 13, 6),
      route('ochre', '560,310 715,370', 12, 5),
      route('plum', '400,310 190,350 170,560', 18, 7),
    ],
  ),
  'sheet-employee': sheet(
    'ochre',
    [456, 322],
    {
      seed: 84,
      angle: -8,
      turn: 28,
      radials: [{ at: [240, 250], reach: 100 }],
      river: {
        through: places('-90,560 80,570 230,620 360,700 480,860'),
        width: 42,
      },
    },
    [
      route('cobalt', '380,260 340,200 160,160', 6, 3),
      route('madder', '460,190 540,145', 5, 3),
      route('teal', '560,260 710,190', 6, 3),
      route('ochre', '520,330 700,360', 6, 2),
      route('plum', '260,355 180,350 170,560', 7, 4),
    ],
    { inbound: true, under: halo([112, 68], colors.ochre[1], 0.09) },
  ),
} satisfies Record<string, PictureSpec>;
