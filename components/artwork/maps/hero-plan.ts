import {
  heroDepot,
  heroLanes,
  heroPhoneCity,
  heroPlanCity,
  phoneDepot,
  phoneLanes,
} from './hero-city';
import { type HeroPlan, layHero } from './hero-route';
import { route } from './scene';

export type { HeroPlan, HeroRoute } from './hero-route';

/** The overlay of the wide home hero; coordinates match the picture `hero` (1920 × 860). */
export const heroPlan: HeroPlan = layHero(
  heroPlanCity,
  heroDepot,
  heroLanes,
  [
    route('plum', '962,430 985,320 1110,110 1180,40', 7, 4),
    route('madder', '1010,560 1085,420 1200,300', 7, 3),
    route('teal', '1060,640 1250,470 1500,420 1570,310', 8, 5),
    route('ochre', '1150,700 1400,620 1660,560', 7, 2),
    route('cobalt', '1090,790 1540,805 1680,690', 8, 3),
  ],
  ([x, y]) => x > 900 && !(x > 1294 && x < 1638 && y > 36 && y < 278),
  13.5,
);

/** The overlay of the narrow home hero; coordinates match `hero-phone` (780 × 560). */
export const heroPhonePlan: HeroPlan = layHero(
  heroPhoneCity,
  phoneDepot,
  phoneLanes,
  [
    route('plum', '262,230 285,40', 5, 1),
    route('madder', '320,330 380,180', 5, 1),
    route('teal', '400,380 540,310 640,230', 5, 1),
    route('ochre', '420,440 560,410', 4, 1),
    route('cobalt', '380,520 600,500', 5, 2),
  ],
  ([x, y]) => x > 268 && !(x > 342 && x < 610 && y > 10 && y < 150),
  10.5,
);
