import { beat, card, drawing, hue, icon, row, rule, stop, words } from '@/art/pens';
import { at, box, boxes, disc, edged, lined, moved, shape, spaced } from '@/art/pens/shapes';

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
    ['Packages', '1 of 1'],
    ['Signature', 'taken'],
  ] as const;
  return [
    card(0, 0, 266, 312, 16),
    words.mono('Stop 8 of 14', 22, 32, 15, 'ink2'),
    words.sign('41 Shuttle Street', 22, 66, 28),
    rule(0, 86, 266),
    ...checks.map(([label, value], i) => row(label, value, 22, 122 + i * 36, 222, { size: 17 })),
    box(16, 228, 234, 64, { fill: 'success' }, 32),
    words.strong('Complete 1:42', 40, 266, 18, 'surface'),
    disc(218, 260, 27, { fill: 'surface' }),
    icon('check', 203, 245, 30, 'success'),
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

/** Drawn 250 × 440. */
const screen = [
  box(0, 0, 250, 440, { fill: 'surface' }, 30),
  `<clipPath id="road"><path d="M0 30a30 30 0 0 1 30-30H220a30 30 0 0 1 30 30V262H0z"/></clipPath>`,
  '<g clip-path="url(#road)">',
  box(0, 98, 250, 164, { fill: 'sunk' }),
  at(0, 98, [
    shape('M-20 40H280M90-20V200M190-20V200M-20 150L280 120', lined('surface', 26)),
    hue('M90 180V58a18 18 0 0 1 18-18H214', 'madder', { width: 9 }),
    stop(214, 40, 'madder', { radius: 12 }),
    beat('comes', 100, 1400, vehicle(90, 128), '0,60px'),
  ]),
  box(0, 0, 250, 98, { fill: 'plum' }),
  '</g>',
  icon('corner-up-right', 18, 22, 56, 'surface'),
  words.sign('800 ft', 88, 52, 40, 'surface'),
  words.text('Bobbin Street', 88, 80, 18, 'surface'),
  words.sign('22 Dyers’ Row', 20, 304, 29),
  words.text('Stop 9 of 14, at 2:08', 20, 332, 17.5, 'ink2'),
  box(20, 354, 210, 56, { fill: 'ink' }, 12),
  words.strong('Arrived', 125, 389, 20, 'surface', 'middle'),
];

const mounted = [
  box(95, 430, 60, 200, { fill: 'edge' }),
  box(40, 440, 170, 26, { fill: 'edge' }, 8),
  box(-10, -10, 270, 460, edged('ink', 'edge', 2), 40),
  screen,
];

/** What the driver sees over the dashboard. */
const street = [
  boxes(
    '-800,120,170,300 -600,60,140,400 -440,150,170,300 -250,90,120,400 -110,180,150,300 60,110,90,300 600,70,120,400 740,150,170,300 930,90,140,400 1090,160,170,300 1280,70,200,400',
    {
      fill: 'plum',
      opacity: 0.16,
    },
  ),
  shape('M-160 420L180 250H260L600 420z', { fill: 'plum', opacity: 0.3 }),
  beat(
    'comes',
    0,
    1400,
    shape('M216 258h8l3 26h-14zM210 304h20l5 32h-30zM202 356h36l7 44h-50z', { fill: 'whitecloth' }),
    '0,-8px',
  ),
];

const dashboard = [
  shape('M-900 420Q340 330 1700 420V1600H-900z', edged('darkcloth', 'plum', 3)),
  disc(150, 640, 210, lined('plumdeep', 34)),
  shape('M150 640L-20 640M150 640L320 640M150 640V850', lined('plumdeep', 34)),
  disc(150, 640, 62, { fill: 'plumdeep' }),
];

export const pictures = {
  'driver-hero': drawing(820, 600, { ground: 'plumtint', bleeds: true }, () => [
    street,
    dashboard,
    at(470, 60, moved('scale(1.08)', mounted)),
  ]),
  'driver-hero-phone': drawing(390, 440, { ground: 'plumtint', bleeds: true }, () => [
    at(-120, -40, street),
    at(-120, -40, dashboard),
    at(96, 26, moved('scale(.86)', mounted)),
  ]),
  'driver-swipe': drawing(600, 460, { ground: 'plumtint', radius: 16 }, () => [
    at(24, 36, complete()),
    at(312, 124, failed()),
  ]),
  'driver-swipe-phone': drawing(390, 680, { ground: 'plumtint', radius: 16 }, () => [
    at(32, 32, complete()),
    at(94, 360, failed()),
  ]),
};
