import type { Hue } from '@/art/maps';
import { type Drawing, drawing, icon, rule, words } from '@/art/pens';
import { box, boxes, disc, edged, type Ink, lined, shape, spaced } from '@/art/pens/shapes';

/** A scene on a floor, which runs on where a strip is wider; what lies above 0 shows where it is higher. */
const scene = (hue: Hue, ink: Ink): Drawing =>
  drawing(160, 228, { light: 'night', ground: `${hue}deep`, bleeds: 'xMidYMax' }, () => [
    shape('M-1200 206H400', lined(hue, 3.5)),
    ink,
  ]);

const lamp = (x: number) => [
  shape(`M${x} -1200V50`, lined('madder', 3)),
  shape(`M${x - 8} 50h16l10 26h-36z`, { fill: 'madder' }),
  shape(`M${x - 12} 86l-7 34M${x} 86v34M${x + 12} 86l7 34`, lined('madder', 2.5, [0.1, 9])),
];

const changes = [
  ['1:48', 'dispatcher', 'VAN 07, stop 11 moved'],
  ['1:52', 'supervisor', 'fence at Riverside'],
  ['2:02', 'fleet manager', 'new driver, VAN 05'],
  ['2:06', 'API key 3', 'WL-41020, new hours'],
] as const;

export const pictures = {
  'industries-restaurants': scene('madder', [
    lamp(46),
    lamp(114),
    shape('M64 140c0-30 32-30 32 0', lined('ink', 4)),
    box(42, 138, 76, 68, { fill: 'ink' }, 4),
    words.sign('7:13', 80, 184, 28, 'madderdeep', 'middle'),
  ]),
  'industries-retail': scene('teal', [
    boxes('24,-124,44,84 92,-124,44,84', lined('ink', 4), 3),
    box(56, 20, 48, 30, { fill: 'ink' }, 5),
    words.sign('04', 80, 45, 27, 'tealdeep', 'middle'),
    box(20, 74, 120, 132, lined('ink', 4), 3),
    shape('M20 92H140M20 110H140', lined('ink', 3)),
    boxes('40,168,36,36 82,168,36,36 61,130,36,36', { fill: 'teal' }, 3),
  ]),
  'industries-ecommerce': scene('cobalt', [
    box(34, -120, 84, 96, lined('ink', 4), 3),
    shape('M76 -120V-24M34 -72H118', lined('cobalt', 4)),
    box(34, 44, 84, 162, edged('cobalt', 'ink', 4), 4),
    box(50, 62, 52, 46, { fill: 'ink' }, 3),
    disc(106, 132, 5, { fill: 'ink' }),
    box(76, 152, 62, 54, edged('ochre', 'cobaltdeep', 4), 4),
    shape('M107 154V172', lined('cobaltdeep', 4)),
    box(16, 206, 130, 9, { fill: 'ink' }, 3),
  ]),
  'industries-couriers': scene('plum', [
    words.sign('4', 46, 104, 46, 'ink', 'middle'),
    shape('M44 206V178H76V150H108V122H140V94H400', lined('ink', 4)),
    shape('M400 -20H116V-48H84V-76H52V-104H20V-132H-200', lined('ink', 4)),
    shape('M24 172L402 -164M136 -70L-64 -245M60 140v52M92 112v52M124 84v52', lined('plum', 4)),
    box(80, 122, 32, 26, edged('ochre', 'plumdeep', 3), 3),
  ]),
  'industries-employee': scene('ochre', [
    shape('M-400 -20H16V-92L60 -128V-92L104 -128V-92L148 -128V-20H560', lined('ochre', 4)),
    words.sign('6:00 AM', 80, 44, 27, 'ochre', 'middle'),
    box(10, 108, 16, 98, { fill: 'ochre' }, 3),
    shape('M18 112L128 66', lined('ochre', 9, [16, 13])),
    box(54, 122, 94, 72, edged('ink', 'ochredeep', 3), 10),
    boxes('64,132,33,26 104,132,33,26', { fill: 'ochredeep' }, 4),
    [78, 124].map((x) => disc(x, 192, 14, edged('ochredeep', 'ink', 4))),
  ]),
  'industries-log': drawing(480, 226, { light: 'night' }, () => [
    icon('history', 0, 14, 24, 'teal'),
    words.strong('Who changed what', 38, 33, 20),
    ...spaced(changes, 86, 42, ([time, who, what], y) => [
      rule(0, y - 27, 480),
      words.mono(time, 0, y, 19, 'ink2'),
      words.text(who, 80, y, 19.5),
      words.text(what, 480, y, 19.5, 'ink2', 'end'),
    ]),
  ]),
};
