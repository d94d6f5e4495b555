import { route } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import type { HeroPlan } from '@/lib/picture/map-plan';
import {
  heroDepot,
  heroLanes,
  heroPhoneCity,
  heroPlanCity,
  phoneDepot,
  phoneLanes,
} from './hero-city';
import { routeHero } from './hero-route';

/** In view from 1024 px on: off the panel, the card and the scale bar. */
const inView = ([x, y]: Point) =>
  (x > 986 || y > 680) && y < (x > 1340 ? 812 : 845) && !(x > 1280 && x < 1638 && y < 290);

/** Coordinates match the picture `hero` (1920 × 860). */
export const heroPlan = (): HeroPlan =>
  routeHero({
    city: heroPlanCity,
    depot: heroDepot,
    heights: heroLanes,
    specs: [
      route('plum', '1040,300 1130,110 1200,40', 7, 5),
      route('madder', '1020,560 1085,420 1200,300', 7, 4),
      route('teal', '1060,640 1250,470 1490,425 1515,385', 8, 6),
      route('ochre', '1150,700 1400,640 1530,545 1650,578', 7, 3),
      route('cobalt', '1090,795 1200,805 1540,800 1640,795 1680,690', 8, 5),
    ],
    open: inView,
    // A window of 1180 px shows the map from 370 to 1550.
    labels: (p) => inView(p) && p[0] < 1540,
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
      route('madder', '320,330 380,180', 5, 3),
      route('teal', '400,380 540,310 640,230', 5, 4),
      route('ochre', '420,440 560,410', 4, 2),
      route('cobalt', '380,520 600,500', 5, 3),
    ],
    open: ([x, y]) => x > 268 && !(x > 342 && x < 610 && y > 10 && y < 150),
    clearance: 10.5,
  });
