import type { Point } from '../../../lib/city/types';
import { deepSheet, type Thread } from './palette';
import type { PictureSpec } from './picture';
import { places, type TownWish, townPlan } from './plans';
import { type RouteWish, route } from './scene';
import { halo, minuteRings, shops } from './subjects';

const size = { width: 872, height: 770 };
const depot: Point = [523, 346];

function sheet(
  thread: Thread,
  town: Omit<TownWish, 'width' | 'height'>,
  routes: readonly RouteWish[],
  marks: Pick<PictureSpec, 'under' | 'over'> & { inbound?: boolean } = {},
): PictureSpec {
  const { inbound, ...rest } = marks;
  return {
    ...size,
    plan: townPlan({ ...town, ...size }),
    palette: deepSheet(thread),
    lineWidth: 4.8,
    // The lower right lies under a card, so no route ends there.
    scene: {
      depot,
      depotSize: 32,
      routes,
      inset: 26,
      inbound: inbound ?? false,
      allowed: ([x, y]) => !(x > 452 && y > 470),
    },
    ...rest,
  };
}

/** The five industries on deep sheets. */
export const sheetSpecs = {
  'sheet-restaurants': sheet(
    'madder',
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
      route('cobalt', '430,260 300,130', 5, 2),
      route('madder', '560,220 640,90 730,100', 5, 2),
      route('teal', '640,330 800,270', 5, 2),
      route('ochre', '440,470 380,660', 6, 3),
      route('plum', '400,390 190,410', 6, 2),
    ],
    { under: minuteRings([95, 185, 275], '#FF86B3') },
  ),
  'sheet-retail': sheet(
    'teal',
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
      route('cobalt', '420,250 330,110 200,120', 7, 3),
      route('madder', '540,230 560,70', 5, 2),
      route('teal', '650,330 800,200', 6, 2),
      route('ochre', '430,430 330,500 160,510', 6, 3),
      route('plum', '380,340 110,300', 6, 2),
    ],
    { over: shops(24, 2) },
  ),
  'sheet-ecommerce': sheet(
    'cobalt',
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
      route('cobalt', '400,240 70,110', 4, 1),
      route('madder', '540,200 600,50', 3, 1),
      route('teal', '660,320 830,150', 4, 1),
      route('ochre', '430,470 350,720', 4, 2),
      route('plum', '390,380 60,480', 4, 1),
    ],
    { under: halo([84, 54], '#8AA5FF', 0.1) },
  ),
  'sheet-couriers': sheet(
    'plum',
    {
      seed: 72,
      angle: 21,
      radials: [
        { at: [340, 470], reach: 100 },
        { at: [680, 170], reach: 86 },
      ],
    },
    [
      route('cobalt', '420,280 260,240 180,100', 15, 6),
      route('madder', '530,220 480,70', 11, 5),
      route('teal', '640,300 740,280 790,110', 14, 6),
      route('ochre', '460,450 420,560 250,680', 15, 7),
      route('plum', '400,370 230,400 80,350', 16, 6),
    ],
  ),
  'sheet-employee': sheet(
    'ochre',
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
      route('cobalt', '430,250 280,90', 6, 3),
      route('madder', '550,220 590,70', 5, 3),
      route('teal', '650,320 800,190', 6, 3),
      route('ochre', '450,430 410,600', 5, 2),
      route('plum', '400,370 110,420', 7, 4),
    ],
    { inbound: true, under: halo([112, 68], '#F0B83D', 0.09) },
  ),
} satisfies Record<string, PictureSpec>;
