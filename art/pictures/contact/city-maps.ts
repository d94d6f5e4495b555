import type { MapSpec } from '@/art/maps/map';
import { night } from '@/art/maps/palette';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';

/** Beside the contact form: everybody is on the way to the same door. */
export const contactMaps = {
  contact: {
    width: 640,
    height: 900,
    plan: townPlan({
      seed: 811,
      width: 640,
      height: 900,
      angle: 21,
      radials: [{ at: [340, 430], reach: 100 }],
      river: {
        through: places('120,-90 128,60 96,220 130,380 96,520 190,640 260,760 300,990'),
        width: 44,
      },
      parks: [{ at: [520, 250], width: 120, height: 100, angle: 20 }],
    }),
    palette: night,
    lineWidth: 5,
    scene: {
      depot: [340, 440],
      depotSize: 34,
      inset: 40,
      inbound: true,
      allowed: ([, y]) => y > 190 && y < 710,
      routes: [
        route('teal', '300,340 240,270 210,210', 4, 2),
        route('madder', '420,400 480,340 570,300', 5, 3),
        route('cobalt', '270,480 180,540 70,580', 5, 2),
        route('ochre', '400,520 440,620 540,690', 5, 3),
      ],
    },
  },
  'contact-phone': {
    width: 390,
    height: 420,
    plan: townPlan({
      seed: 812,
      width: 390,
      height: 420,
      angle: 16,
      radials: [{ at: [200, 200], reach: 70 }],
      river: { through: places('70,-80 80,30 52,130 84,240 150,330 170,500'), width: 32 },
    }),
    palette: night,
    lineWidth: 4.8,
    scene: {
      depot: [212, 206],
      depotSize: 30,
      clearance: 13,
      inset: 24,
      inbound: true,
      routes: [
        route('teal', '180,140 130,50', 3, 1),
        route('madder', '270,180 350,90', 4, 2),
        route('cobalt', '150,250 40,300', 3, 1),
        route('ochre', '250,280 330,370', 4, 2),
      ],
    },
  },
} satisfies Record<string, MapSpec>;
