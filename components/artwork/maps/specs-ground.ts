import { comparisonPlan, comparisonScene } from './comparison';
import { heroPhoneCity, heroPlanCity } from './hero-city';
import { day, night, rain, signalSheet } from './palette';
import type { PictureSpec } from './picture';
import { places, townPlan } from './plans';
import { route } from './scene';
import { shower } from './subjects';

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
      depot: [410, 250],
      depotSize: 30,
      routes: [
        route('cobalt', '250,190 110,70', 7, 3),
        route('madder', '430,130 490,40', 6, 2),
        route('teal', '560,260 790,220', 7, 4),
        route('ochre', '540,360 700,510', 6, 2),
        route('plum', '300,360 140,500', 6, 3),
      ],
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
        route('cobalt', '300,240 180,110 70,160', 7),
        route('madder', '470,130 560,40', 6),
        route('teal', '620,240 830,200', 6),
        route('ochre', '560,400 760,500', 7),
        route('plum', '370,400 160,480', 7),
      ],
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
      inset: 10,
      routes: [route('madder', '90,130 122,40', 4, 2)],
    },
  },
  'by-hand': {
    width: 475,
    height: 440,
    plan: comparisonPlan,
    ...onGround,
    lineWidth: 4.5,
    laid: () => comparisonScene('byHand'),
  },
  woven: {
    width: 475,
    height: 440,
    plan: comparisonPlan,
    ...onGround,
    lineWidth: 4.5,
    laid: () => comparisonScene('woven'),
  },
  weather: {
    width: 520,
    height: 372,
    plan: townPlan({
      seed: 13,
      width: 520,
      height: 372,
      angle: 20,
      radials: [{ at: [260, 120], reach: 60 }],
      river: {
        through: places('118,-80 112,0 102,80 128,160 190,260 230,372 250,460'),
        width: 38,
      },
    }),
    palette: rain,
    dark: night,
    lineWidth: 4.8,
    scene: {
      depot: [50, 122],
      depotSize: 30,
      routes: [route('cobalt', '170,120 240,175 330,130 470,120', 6, 2)],
      allowed: ([, y]) => y < 222,
    },
    under: shower([335, 60], 150, '#6F93A8'),
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
