import type { MapSpec } from '@/art/maps/map';
import { day, deepGround, night, tintGround } from '@/art/maps/palette';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

const onTint = { palette: tintGround('madder'), dark: deepGround('madder') };

/** Maps that the pictures of the delivery page are laid on. */
export const deliveryInsets = {
  'delivery-city': {
    width: 900,
    height: 650,
    plan: townPlan({
      seed: 408,
      width: 900,
      height: 650,
      angle: 14,
      radials: [{ at: [300, 330], reach: 100 }],
      river: {
        through: places('250,-90 256,20 236,120 262,230 330,330 372,450 430,560 470,740'),
        width: 46,
      },
      parks: [{ at: [90, 520], width: 120, height: 110, angle: 10 }],
    }),
    ...onTint,
    lineWidth: 5,
    scene: {
      depot: [206, 392],
      depotSize: 32,
      inset: 30,
      routes: [
        route('madder', '190,290 330,190 400,240', 7, 4),
        route('cobalt', '300,470 330,590', 6, 2),
        route('teal', '110,340 60,210', 5, 2),
      ],
      allowed: ([x, y]) => x < 424 && y > 170,
    },
  },
  'delivery-city-phone': {
    width: 390,
    height: 420,
    plan: townPlan({
      seed: 412,
      width: 390,
      height: 420,
      angle: -12,
      radials: [{ at: [250, 120], reach: 80 }],
      river: { through: places('90,-80 96,20 80,120 110,230 60,330 30,500'), width: 36 },
    }),
    ...onTint,
    lineWidth: 5,
    scene: {
      depot: [176, 150],
      depotSize: 28,
      inset: 22,
      routes: [route('madder', '240,110 330,70', 5, 3), route('cobalt', '130,80 60,60', 4, 2)],
      allowed: ([, y]) => y < 190,
    },
  },
  'pickup-town': {
    width: 560,
    height: 460,
    plan: townPlan({
      seed: 421,
      width: 560,
      height: 460,
      angle: 22,
      radials: [{ at: [330, 210], reach: 90 }],
      river: { through: places('-80,330 60,352 160,400 300,424 420,480 520,560'), width: 40 },
    }),
    palette: day,
    dark: night,
    lineWidth: 5.4,
    scene: {
      depot: [92, 232],
      depotSize: 32,
      inset: 36,
      routes: [route('madder', '170,150 250,90 370,110 440,220 380,300', 9, 4)],
      allowed: ([x, y]) => y < 330 || x > 330,
    },
  },
} satisfies Record<string, MapSpec>;
