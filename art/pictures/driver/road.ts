import { card, drawing, hue, icon, pictureOf, row, rule, stop, tag, words } from '@/art/pens';
import { at, box, disc, edged, lined, moved, shape, spaced } from '@/art/pens/shapes';

/** `turn` in degrees from north. */
const vehicle = (x: number, y: number, turn = 0): string =>
  moved(`translate(${x} ${y}) rotate(${turn})`, [
    disc(0, 0, 19, edged('ink', 'paper', 4)),
    shape('M0-10l8 17-8-4-8 4z', { fill: 'paper' }),
  ]);

const reasons = ['Not home', 'Wrong address', 'Refused', 'No access', 'Damaged'] as const;

function complete() {
  const checks = [
    ['Code', '4 of 4'],
    ['Parcels', '2 of 2'],
    ['Signature', 'taken'],
  ] as const;
  return [
    card(0, 0, 266, 312, 16),
    words.mono('Stop 9 of 14', 22, 32, 15, 'ink2'),
    words.sign('22 Dyers’ Row', 22, 66, 28),
    rule(0, 86, 266),
    ...checks.map(([label, value], i) => row(label, value, 22, 122 + i * 36, 222, { size: 17 })),
    box(16, 228, 234, 64, { fill: 'successground' }, 32),
    box(16, 228, 176, 64, { fill: 'success' }, 32),
    words.strong('Complete', 40, 266, 18, 'surface'),
    disc(160, 260, 27, { fill: 'surface' }),
    icon('chevrons-right', 145, 245, 30, 'success'),
  ];
}

const failed = () => [
  card(0, 0, 264, 292, 16),
  words.sign('Failed', 22, 44, 28),
  ...spaced(reasons, 82, 42, (reason, y, i) => {
    const chosen = i === 3;
    return [
      chosen ? box(10, y - 21, 244, 42, { fill: 'errorground' }, 8) : '',
      stop(34, y, chosen ? 'error' : 'edge', { radius: 9, served: chosen }),
      words[chosen ? 'strong' : 'text'](reason, 58, y + 6, 17, chosen ? 'error' : 'ink'),
    ];
  }),
];

const lanes = [
  ['arrow-up', 'sunk', 'ink3'],
  ['arrow-up', 'sunk', 'ink3'],
  ['corner-up-right', 'madder', 'paper'],
] as const;

export const pictures = {
  'driver-turn': drawing(560, 430, { light: 'night', ground: 'plumtint', radius: 16 }, () => [
    box(250, 356, 60, 80, { fill: 'edge' }, 0),
    box(186, 344, 188, 28, { fill: 'edge' }, 8),
    box(23, 35, 514, 314, { fill: 'ink' }, 40),
    box(32, 44, 496, 296, { fill: 'paper' }, 32),
    `<clipPath id="road"><path d="M240 44H496a32 32 0 0 1 32 32V308a32 32 0 0 1-32 32H240z"/></clipPath>`,
    '<g clip-path="url(#road)">',
    box(240, 44, 288, 296, { fill: 'surface' }),
    at(240, 44, [
      shape('M120-20V330M-60 120H380M-60 20L380 60', lined('line', 44)),
      shape('M-40 250L380 214M270-20V330', lined('line', 26)),
      hue('M120 330V140a20 20 0 0 1 20-20H246', 'madder', { width: 10 }),
      stop(246, 120, 'madder', { radius: 13 }),
      vehicle(120, 216),
      words.strong('Bobbin Street', 146, 86, 15, 'ink2'),
    ]),
    '</g>',
    icon('corner-up-right', 58, 68, 84, 'ink'),
    words.sign('800 ft', 60, 204, 58),
    words.strong('Bobbin Street', 60, 236, 20),
    spaced(lanes, 60, 46, ([name, ground, color], x) => [
      box(x, 256, 40, 44, { fill: ground }, 8),
      icon(name, x + 8, 266, 24, color),
    ]),
    tag('14:08', 510, 292, { fill: 'ink', color: 'paper', face: 'mono', size: 16 }, 'end'),
  ]),
  'driver-swipe': drawing(600, 460, { ground: 'plumtint', radius: 16 }, () => [
    at(24, 36, complete()),
    at(312, 124, failed()),
    pictureOf('app', 24, 438),
  ]),
  'driver-swipe-phone': drawing(390, 680, { ground: 'plumtint', radius: 16 }, () => [
    at(32, 32, complete()),
    at(94, 360, failed()),
    pictureOf('app', 32, 671),
  ]),
};
