import { day, night, signalSheet } from '@/art/maps/palette';
import type { PictureSpec } from '@/art/maps/picture';
import { places, townPlan } from '@/art/maps/plans';
import { route } from '@/art/maps/scene';
import { comparisonPlan, comparisonScene } from './comparison';
import { heroPhoneCity, heroPlanCity } from './hero-city';

const onGround = { palette: day, dark: night };

const consolePlan = townPlan({
  seed: 5,
  width: 900,
  height: 560,
  angle: 14,
  radials: [{ at: [360, 190], reach: 90 }],
  river: {
    through: places('-90,395 60,400 200,430 330,475 470,470 600,420 740,400 990,440'),
    width: 40,
  },
  parks: [{ at: [690, 130], width: 150, height: 130, angle: 10 }],
});

const planPlan = townPlan({
  seed: 17,
  width: 900,
  height: 560,
  angle: -16,
  radials: [
    { at: [250, 200], reach: 90 },
    { at: [690, 400], reach: 76 },
  ],
  parks: [{ at: [640, 110], width: 120, height: 100, angle: -20 }],
});

/** Maps on the page's own ground; they follow the color scheme. */
export const groundSpecs = {
  hero: {
    width: 1920,
    height: 860,
    plan: heroPlanCity,
    hidden: ([x, y]) => x < 780 && y < 560,
    ...onGround,
  },
  'hero-phone': { width: 780, height: 560, plan: heroPhoneCity, ...onGround },
  console: {
    width: 900,
    height: 560,
    plan: consolePlan,
    ...onGround,
    lineWidth: 4.6,
    scene: {
      depot: [440, 270],
      depotSize: 30,
      routes: [
        route('cobalt', '370,240 250,170 230,70', 7, 4),
        route('madder', '450,150 520,60', 7, 4),
        route('teal', '560,270 690,160', 7, 6),
        route('ochre', '540,360 660,500', 7, 3),
        route('plum', '360,350 230,480', 6, 5),
      ],
      // Narrow screens show the middle of the map.
      allowed: ([x]) => x > 200 && x < 700,
    },
  },
  plan: {
    width: 900,
    height: 560,
    plan: planPlan,
    ...onGround,
    lineWidth: 4.6,
    scene: {
      depot: [450, 280],
      depotSize: 30,
      routes: [
        route('cobalt', '340,270 180,250 130,120', 7),
        route('madder', '470,160 560,90', 6),
        route('teal', '620,240 780,200', 6),
        route('ochre', '560,400 750,460', 7),
        route('plum', '400,380 150,450', 7),
      ],
      // Wide sheets cut the map above and below, narrow ones at the sides.
      allowed: ([x, y]) => x > 106 && x < 794 && y > 80 && y < 480,
    },
  },
  'phone-map': {
    width: 300,
    height: 300,
    plan: townPlan({
      seed: 12,
      width: 200,
      height: 200,
      angle: 12,
      radials: [{ at: [98, 96], reach: 60 }],
      river: {
        through: places('140,-60 148,20 162,80 190,150 230,230'),
        width: 24,
      },
    }),
    ...onGround,
    lineWidth: 5.4,
    scene: {
      depot: [50, 176],
      depotSize: 17,
      // The next turn is written over the upper left.
      allowed: ([x, y]) => x > 20 && x < 178 && y > 72 && y < 176,
      routes: [route('madder', '90,130 140,76', 3, 2)],
    },
  },
  'by-hand': {
    width: 475,
    height: 440,
    plan: comparisonPlan,
    ...onGround,
    lineWidth: 4.5,
    laid: () => comparisonScene('byHand'),
    mayCross: true,
  },
  woven: {
    width: 475,
    height: 440,
    plan: comparisonPlan,
    ...onGround,
    lineWidth: 4.5,
    laid: () => comparisonScene('woven'),
  },
  signal: {
    width: 1440,
    height: 340,
    plan: townPlan({
      seed: 29,
      width: 1440,
      height: 340,
      angle: 8,
      turn: 30,
      radials: [
        { at: [690, 230], reach: 100 },
        { at: [1180, 90], reach: 80 },
      ],
    }),
    palette: signalSheet,
  },
} satisfies Record<string, PictureSpec>;
