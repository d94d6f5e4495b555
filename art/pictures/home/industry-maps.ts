import { deepGround } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { halo, minuteRings, shops } from '@/art/maps/subjects';
import { townMaps } from '@/art/maps/town-map';
import type { Point } from '@/lib/city/types';
import { colors } from '@/lib/palette';

/**
 * The part of a map that every window shows, in map units: right of `left`, above `bottom` and
 * so on. Below `card`, only what lies left of `beside` is clear of the text card.
 */
const view = { left: 138, right: 734, top: 132, bottom: 632, card: 388, beside: 206 };

/** True where nothing covers or cuts a map, whatever the window's width. */
function inView([x, y]: Point): boolean {
  const { left, right, top, bottom, card, beside } = view;
  return x > left && x < right && y > top && y < bottom && (y < card || x < beside);
}

const sheet = { size: [872, 770], lineWidth: 4.8, allowed: inView } as const;

/** The five industries on deep grounds. */
export const industryMaps = townMaps({
  'sheet-restaurants': {
    ...sheet,
    palette: deepGround('madder'),
    town: { seed: 54, angle: 16, centers: '330,250,110' },
    river: [44, '-90,430 0,520 70,590 130,690 170,850'],
    scene: { depot: [440, 262], depotSize: 32 },
    routes: [
      route('cobalt', '400,200 270,175 180,150', 5, 2),
      route('madder', '470,190 580,150', 5, 2),
      route('teal', '560,250 715,190', 5, 2),
      route('ochre', '540,330 715,370', 5, 2),
      route('plum', '350,340 190,380 170,590', 7, 3),
    ],
    under: minuteRings([95, 185, 275], colors.madder[1]),
  },
  'sheet-retail': {
    ...sheet,
    palette: deepGround('teal'),
    town: { seed: 58, angle: -12, centers: '650,190,100' },
    river: [46, '-90,620 90,610 250,560 380,600 520,690 700,710 960,650'],
    scene: { depot: [430, 262], depotSize: 32 },
    routes: [
      route('cobalt', '370,220 220,160', 6, 3),
      route('madder', '470,190 560,150', 5, 2),
      route('teal', '560,260 710,200', 6, 2),
      route('ochre', '500,340 690,360', 6, 3),
      route('plum', '340,310 180,340 170,520', 7, 3),
    ],
    over: shops(24, 2),
  },
  'sheet-ecommerce': {
    ...sheet,
    palette: deepGround('cobalt'),
    town: { seed: 63, angle: 9, turn: 30, centers: '690,590,96' },
    river: [44, '190,-90 210,40 160,180 190,320 260,450 240,600 180,860'],
    scene: { depot: [387, 339], depotSize: 32 },
    routes: [
      route('cobalt', '350,220 160,150', 4, 1),
      route('madder', '480,190 620,145', 3, 1),
      route('teal', '560,270 715,240', 4, 2),
      route('ochre', '520,340 710,370', 4, 1),
      route('plum', '290,330 190,370 170,600', 5, 2),
    ],
    under: halo([84, 54], colors.cobalt[1], 0.1),
  },
  'sheet-couriers': {
    ...sheet,
    palette: deepGround('plum'),
    town: { seed: 72, angle: 21, centers: '340,470,100 680,170,86' },
    scene: { depot: [477, 254], depotSize: 32 },
    routes: [
      route('cobalt', '420,220 200,160', 13, 6),
      route('madder', '470,190 530,145', 8, 4),
      route('teal', '580,240 715,160', 13, 6),
      route('ochre', '560,310 715,370', 12, 5),
      route('plum', '400,310 190,350 170,560', 18, 7),
    ],
  },
  'sheet-employee': {
    ...sheet,
    palette: deepGround('ochre'),
    town: { seed: 84, angle: -8, turn: 28, centers: '240,250,100' },
    river: [42, '-90,560 80,570 230,620 360,700 480,860'],
    scene: { depot: [456, 322], depotSize: 32, inbound: true },
    routes: [
      route('cobalt', '380,260 340,200 160,160', 6, 3),
      route('madder', '460,190 540,145', 5, 3),
      route('teal', '560,260 710,190', 6, 3),
      route('ochre', '520,330 700,360', 6, 2),
      route('plum', '260,355 180,350 170,560', 7, 4),
    ],
    under: halo([112, 68], colors.ochre[1], 0.09),
  },
});
