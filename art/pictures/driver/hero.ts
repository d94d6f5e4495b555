import { onTint, route, townMap } from '@/art/maps';
import { card, hue, icon, onMap, phone, stop, tile, words } from '@/art/pens';
import { box, moved } from '@/art/pens/shapes';

const insets = {
  'driver-city': townMap([900, 650], onTint('plum'), {
    town: { seed: 512, angle: -15, centers: '650,420,100' },
    river: [44, '720,-90 730,20 790,140 800,260 760,380 790,500 860,620 880,740'],
    scene: { depot: [560, 560], depotSize: 32, inset: 30, lineWidth: 5 },
    allowed: ([x, y]) => x > 510 && y > 350 && x < 745,
    routes: [route('madder', '580,450 680,400 690,520', 7, 4)],
  }),
  'driver-city-phone': townMap([390, 420], onTint('plum'), {
    town: { seed: 516, angle: 18, centers: '80,120,80' },
    river: [34, '330,-80 340,40 360,140 340,260 370,360 360,500'],
  }),
};

/** At 13:48; the third is next. */
const today = [
  [168, '13:28', '2 Weavers’ Yard'],
  [222, '13:42', '41 Shuttle Street'],
  [288, '14:08', '22 Dyers’ Row'],
  [442, '14:42', '4 Bobbin Street'],
  [496, '15:03', '8 Spindle Street'],
] as const;
const next = 2;

const list = () => [
  words.mono('VAN 07', 24, 80, 15, 'ink2'),
  words.mono('Thu, Nov 14', 276, 80, 15, 'ink2', 'end'),
  words.sign('Today', 24, 120, 36),
  box(12, 252, 276, 146, { fill: 'maddertint' }, 14),
  hue('M38 146V600', 'madder'),
  ...today.map(([y, time, street], i) => {
    const behind = i < next;
    return [
      stop(38, y, 'madder', { radius: i === next ? 10 : 8, served: behind }),
      words.strong(street, 62, y + 6, i === next ? 19 : 17, behind ? 'ink3' : 'ink'),
      words.mono(time, 276, y + 6, 15, behind ? 'ink3' : 'ink2', 'end'),
    ];
  }),
  words.text('Apt 4 · 2 parcels', 62, 318, 16, 'ink2'),
  box(62, 336, 210, 48, { fill: 'ink' }, 10),
  icon('navigation', 98, 350, 20, 'surface'),
  words.strong('Navigate', 130, 366, 17, 'surface'),
];

const notice = (
  x: number,
  y: number,
  [name, hue, title, text, time]: readonly [string, 'plum' | 'cobalt', string, string, string],
) => [
  card(x, y, 250, 78),
  tile(x + 14, y + 19, 40, name, hue),
  words.strong(title, x + 68, y + 35, 17),
  words.text(text, x + 68, y + 58, 16, 'ink2'),
  words.mono(time, x + 236, y + 58, 15, 'ink2', 'end'),
];

export const pictures = {
  'driver-hero': onMap(insets['driver-city'], () => [
    phone(170, 84, 300, 640, list()),
    notice(492, 116, ['bell-ring', 'plum', 'Pickup added', '4 Bobbin Street', '13:40']),
    notice(492, 212, ['route', 'cobalt', 'Route re-planned', 'Saves 6 min', '13:45']),
  ]),
  'driver-hero-phone': onMap(insets['driver-city-phone'], () =>
    moved('translate(49.5 24) scale(.97)', phone(0, 0, 300, 640, list())),
  ),
};
