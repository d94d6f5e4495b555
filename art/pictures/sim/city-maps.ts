import { day, deepSheet, night, tintSheet } from '@/art/maps/palette';
import type { PictureSpec } from '@/art/maps/picture';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

const cobalt = { palette: tintSheet('cobalt'), dark: deepSheet('cobalt') };

/** Maps inside the sheets of the SIM-tracking page, which add cells, pings and words to them. */
export const simInsets = {
  hero: {
    width: 820,
    height: 596,
    plan: townPlan({
      seed: 83,
      width: 820,
      height: 596,
      angle: 11,
      radials: [{ at: [330, 170], reach: 90 }],
      river: {
        through: places('-80,400 60,424 190,486 330,500 470,478 610,510 730,570 900,590'),
        width: 46,
      },
    }),
    ...cobalt,
  },
  heroPhone: {
    width: 390,
    height: 360,
    plan: townPlan({
      seed: 88,
      width: 390,
      height: 360,
      angle: -12,
      river: { through: places('-80,250 40,262 140,300 250,300 340,270 480,270'), width: 36 },
    }),
    ...cobalt,
  },
  compare: {
    width: 540,
    height: 400,
    plan: townPlan({
      seed: 94,
      width: 540,
      height: 400,
      angle: -15,
      turn: 20,
      river: { through: places('400,-80 410,20 450,110 440,210 480,320 500,480'), width: 38 },
      parks: [{ at: [120, 90], width: 110, height: 80, angle: -15 }],
    }),
    palette: day,
    dark: night,
    lineWidth: 4.8,
    scene: {
      depot: [76, 322],
      depotSize: 28,
      inset: 24,
      routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
    },
  },
} satisfies Record<string, PictureSpec>;
