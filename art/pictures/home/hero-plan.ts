import { places, readGrids, readGround, route } from '@/art/maps';
import type { CityPlan, Point, Street } from '@/lib/city/types';
import type { HeroPlan } from '@/lib/picture/map-plan';
import { routeHero } from './hero-route';

/** Map units. */
const heroDepot = { at: [850, 719] as Point, width: 76, height: 80 };

/** Top to bottom. */
const heroLanes = [690, 705, 719, 734, 749] as const;

function lanes(
  depot: { at: Point; width: number },
  heights: readonly number[],
  run: number,
): Street[] {
  const start = depot.at[0] - depot.width / 2 + 2;
  const end = depot.at[0] + depot.width / 2 + run;
  const first = heights[0] ?? 0;
  const last = heights[heights.length - 1] ?? 0;
  const minor = (from: Point, to: Point): Street => ({ kind: 'minor', points: [from, to] });
  return [
    // Joins the lanes under the depot.
    minor([start + 1, first - 4], [start + depot.width - 4, last + 4]),
    ...heights.map((y) => minor([start, y], [end, y])),
  ];
}

export const heroPlanCity: CityPlan = {
  seed: 23,
  width: 1920,
  height: 860,
  grids: readGrids(
    '900,715,0,190,1.4 980,170,13,270,1 1640,240,-26,260,1 1640,740,17,240,1 1120,860,-11,150,1 300,700,5,400,1',
  ),
  ...readGround({
    centers: '1130,530,108 1395,690,74',
    river: [
      46,
      '1310,-90 1322,0 1345,120 1412,225 1446,325 1412,425 1338,515 1291,600 1296,690 1350,775 1398,860 1440,950',
    ],
    parks: '1010,195,170,140,13 1565,705,150,120,17',
  }),
  rail: places('-20,792 420,800 840,806 1100,772 1420,704 1700,640 1940,590'),
  fixed: lanes(heroDepot, heroLanes, 210),
  arterialSeeds: [[960, 600]],
};

const phoneDepot = { at: [235, 455] as Point, width: 60, height: 60 };

const phoneLanes = [433, 444, 455, 466, 477] as const;

export const heroPhoneCity: CityPlan = {
  seed: 11,
  width: 780,
  height: 560,
  grids: readGrids('270,450,0,130,1.3 200,130,9,200,1 620,90,-22,200,1 560,500,24,200,1'),
  ...readGround({
    centers: '420,215,84',
    river: [40, '500,-80 512,0 545,110 585,210 600,310 665,410 745,500 800,600'],
    parks: '205,130,110,110,9',
  }),
  fixed: lanes(phoneDepot, phoneLanes, 110),
};

/** In view from 1024 px on: below the part that is cut off, off the panel, the card and the scale bar. */
const inView = ([x, y]: Point) =>
  (x > 986 || y > 680) &&
  y > 132 &&
  y < (x > 1340 ? 812 : 845) &&
  !(x > 1280 && x < 1638 && y < 290);

/** Coordinates match the picture `hero` (1920 × 860). */
export const heroPlan = (): HeroPlan =>
  routeHero({
    city: heroPlanCity,
    depot: heroDepot,
    heights: heroLanes,
    specs: [
      route('plum', '1040,300 1120,160', 7, 6),
      route('madder', '1020,560 1085,420 1200,300', 7, 4),
      route('teal', '1060,640 1250,470 1490,425 1515,385', 8, 6),
      route('ochre', '1150,700 1400,640 1530,545 1650,578', 7, 3),
      route('cobalt', '1090,795 1200,805 1540,800 1640,795 1680,690', 8, 5),
    ],
    open: inView,
    labels: '17,0 17,-30 -167,30 52,30 -167,14',
    clearance: 13.5,
  });

/** Coordinates match `hero-phone` (780 × 560). */
export const heroPhonePlan = (): HeroPlan =>
  routeHero({
    city: heroPhoneCity,
    depot: phoneDepot,
    heights: phoneLanes,
    specs: [
      route('plum', '262,230 285,40', 5, 4),
      route('madder', '320,330 380,215', 5, 3),
      route('teal', '400,380 540,310 640,230', 5, 4),
      route('ochre', '420,440 560,410', 4, 2),
      route('cobalt', '380,520 600,500', 5, 3),
    ],
    open: ([x, y]) => x > 268 && !(x > 306 && x < 610 && y > 10 && y < 190),
    labels: '17,0 17,30 -167,-14 17,-14 -167,30',
    clearance: 10.5,
  });
