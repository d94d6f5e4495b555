import { type MapSpec, onPage, onSignal, route, townMap } from '@/art/maps';
import { comparisonPlan, comparisonScene, comparisonSize } from './comparison';
import { heroPhoneCity, heroPhonePlan, heroPlan, heroPlanCity } from './hero-plan';
import { heroRoutes } from './hero-route';

const wide = { width: 1920, height: 860, plan: heroPlanCity, ...onPage };
const narrow = { width: 780, height: 560, plan: heroPhoneCity, ...onPage };
const compared = { ...comparisonSize, plan: comparisonPlan, ...onPage, lineWidth: 3.2 };

export const pictures = {
  hero: { ...wide, hidden: ([x, y]) => x < 780 && y < 560 },
  'hero-phone': narrow,
  'hero-routes': { ...wide, layer: () => heroRoutes(heroPlan()) },
  'hero-routes-phone': { ...narrow, layer: () => heroRoutes(heroPhonePlan()) },
  manual: { ...compared, routed: () => comparisonScene('manual'), mayCross: true },
  optimized: { ...compared, routed: () => comparisonScene('optimized') },
  console: townMap([900, 560], onPage, {
    town: { seed: 5, angle: 14, centers: '360,190,90', parks: '690,130,150,130,10' },
    river: [40, '-90,395 60,400 200,430 330,475 470,470 600,420 740,400 990,440'],
    scene: { depot: [440, 270], depotSize: 30 },
    // Narrow screens show the middle of the map.
    allowed: ([x]) => x > 200 && x < 700,
    // Open stops are those of the fleet's day.
    routes: [
      route('cobalt', '370,240 250,170 230,70', 10, 3),
      route('madder', '450,150 520,60', 9, 3),
      route('teal', '560,270 690,160', 9, 5),
      route('ochre', '540,360 660,500', 11, 2),
      route('plum', '360,350 230,480', 8, 5),
    ],
  }),
  plan: townMap([900, 560], onPage, {
    town: {
      seed: 17,
      angle: -16,
      centers: '250,200,90 690,400,76',
      parks: '640,110,120,100,-20',
    },
    scene: { depot: [450, 280], depotSize: 30 },
    // Wide windows cut the map above and below, narrow ones at the sides.
    allowed: ([x, y]) => x > 106 && x < 794 && y > 80 && y < 480,
    routes: [
      route('cobalt', '340,270 180,250 130,120', 7),
      route('madder', '470,160 560,90', 6),
      route('teal', '620,240 780,200', 6),
      route('ochre', '560,400 750,460', 7),
      route('plum', '400,380 150,450', 7),
    ],
  }),
  'phone-map': townMap([300, 300], onPage, {
    scale: 1.5,
    town: { seed: 12, angle: 12, centers: '98,96,60' },
    river: [24, '140,-60 148,20 162,80 190,150 230,230'],
    scene: { depot: [50, 176], depotSize: 17, lineWidth: 5.4 },
    // The next turn is written over the upper left.
    allowed: ([x, y]) => x > 20 && x < 178 && y > 72 && y < 176,
    routes: [route('madder', '90,130 140,76', 3, 2)],
  }),
  signal: townMap([1440, 340], onSignal, {
    town: { seed: 29, angle: 8, turn: 30, centers: '690,230,100 1180,90,80' },
  }),
} satisfies Record<string, MapSpec>;
