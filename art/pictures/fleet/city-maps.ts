import type { MapSpec } from '@/art/maps/map';
import { day, deepGround, night, tintGround } from '@/art/maps/palette';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

/** Maps inside the fleet page's drawings, which add chips, fences and cards to them. */
export const fleetInsets = {
  hero: {
    width: 820,
    height: 596,
    plan: townPlan({
      seed: 41,
      width: 820,
      height: 596,
      angle: -14,
      radials: [{ at: [600, 170], reach: 96 }],
      river: {
        through: places('180,-90 190,20 150,130 165,250 250,350 360,450 430,560 450,690'),
        width: 48,
      },
    }),
    palette: night,
    lineWidth: 5,
    scene: {
      depot: [410, 316],
      depotSize: 32,
      inset: 26,
      routes: [
        route('cobalt', '510,290 620,230 722,320', 7, 4),
        route('madder', '430,210 370,60', 6, 3),
        route('teal', '300,300 104,190', 6, 3),
        route('ochre', '550,400 630,470 716,540', 7, 3),
        route('plum', '370,420 250,545', 6, 3),
      ],
    },
  },
  heroPhone: {
    width: 390,
    height: 360,
    plan: townPlan({
      seed: 47,
      width: 390,
      height: 360,
      angle: 12,
      river: { through: places('60,-80 70,10 50,110 90,210 170,290 210,440'), width: 36 },
    }),
    palette: night,
    lineWidth: 4.8,
    scene: {
      depot: [196, 186],
      depotSize: 30,
      inset: 20,
      clearance: 14,
      routes: [
        route('cobalt', '280,140 362,176', 5, 3),
        route('madder', '170,120 110,40', 4, 2),
        route('teal', '130,180 40,120', 4, 2),
        route('ochre', '270,240 350,310', 5, 2),
        route('plum', '180,260 90,330', 4, 2),
      ],
    },
  },
  sim: {
    width: 540,
    height: 430,
    plan: townPlan({
      seed: 61,
      width: 540,
      height: 430,
      angle: 18,
      turn: 20,
      river: {
        through: places('-80,330 20,340 130,372 240,380 340,420 430,440 620,470'),
        width: 40,
      },
      parks: [{ at: [420, 60], width: 110, height: 80, angle: 18 }],
    }),
    palette: day,
    dark: night,
  },
  fence: {
    width: 540,
    height: 430,
    plan: townPlan({
      seed: 66,
      width: 540,
      height: 430,
      angle: 20,
      radials: [{ at: [170, 140], reach: 74 }],
    }),
    palette: tintGround('ochre'),
    dark: deepGround('ochre'),
    lineWidth: 4.8,
    scene: {
      depot: [214, 216],
      depotSize: 28,
      inset: 22,
      routes: [route('cobalt', '290,230 350,110 470,90', 5, 3)],
    },
  },
  range: {
    width: 410,
    height: 200,
    plan: townPlan({
      seed: 71,
      width: 410,
      height: 200,
      angle: -9,
      radials: [{ at: [300, 60], reach: 60 }],
    }),
    palette: tintGround('teal'),
    dark: deepGround('teal'),
  },
} satisfies Record<string, MapSpec>;

export const fleetMaps = {
  'fleet-live': {
    width: 520,
    height: 236,
    plan: townPlan({
      seed: 52,
      width: 520,
      height: 236,
      angle: 6,
      river: { through: places('-80,66 30,60 130,52 230,76 320,128 430,150 600,140'), width: 38 },
    }),
    palette: deepGround('cobalt'),
    lineWidth: 4.8,
    scene: {
      depot: [216, 150],
      depotSize: 28,
      inset: 18,
      routes: [
        route('cobalt', '150,150 60,190', 5, 3),
        route('madder', '270,80 330,40 470,70', 7, 4),
        route('teal', '290,180 460,205', 5, 2),
      ],
    },
  },
} satisfies Record<string, MapSpec>;
