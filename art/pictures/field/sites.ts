import { places } from '@/art/maps';
import {
  bad,
  beat,
  type Color,
  card,
  drawing,
  good,
  hue,
  icon,
  rule,
  stop,
  tag,
  tinted,
  widthOf,
  words,
} from '@/art/pens';
import {
  at,
  box,
  boxes,
  disc,
  edged,
  lined,
  polar,
  segment,
  shape,
  spaced,
  times,
} from '@/art/pens/shapes';
import { badge } from './papers';

const corners = places('146,104 524,92 530,402 160,410');

const streets = [
  shape('M-700 40H1400M74 -500V1000', lined('surface', 46)),
  shape('M-700 40H1400M74 -500V1000', lined('line', 1.6, [14, 12])),
];

const checks = [
  ['Checked in', true],
  ['Brake test', false],
  ['Signature', false],
] as const;

const next = ['31 Bobbin Street', '22 Dyers’ Row', '4 Tenter Park'] as const;

const visit = () => [
  card(0, 0, 212, 372, 14),
  words.strong('L. Haddad', 20, 38, 19),
  words.sign('On site 9:12', 20, 80, 32),
  words.text('Elevator 2, brake test', 20, 110, 16.5, 'ink2'),
  rule(20, 128, 172),
  spaced(checks, 158, 30, ([text, done], y) => [
    box(20, y - 15, 19, 19, done ? { fill: 'ink' } : lined('edge', 2), 5),
    done ? icon('check', 22, y - 13, 15, 'surface') : '',
    words.text(text, 50, y, 17),
  ]),
  rule(20, 238, 172),
  words.text('Next visits', 20, 264, 16.5, 'ink2'),
  hue('M29 290V348', 'cobalt', { width: 4 }),
  spaced(next, 290, 29, (place, y) => [
    stop(29, y, 'cobalt', { radius: 7 }),
    words.text(place, 50, y + 6, 17),
  ]),
];

/** More of the town around the site: a street below, one to the right, and what stands between them. */
const town = [
  shape('M-700 462H1400M700 -500V1000', lined('surface', 46)),
  shape('M-700 462H1400M700 -500V1000', lined('line', 1.6, [14, 12])),
  boxes(
    '112,-86,70,76 196,-62,96,52 306,-86,104,76 112,-190,150,78 306,-190,104,78 440,-190,210,70 738,-86,120,76 738,-190,120,78 -60,-86,96,76 -60,78,92,120 -60,212,92,90 -60,318,92,106 738,78,130,160 738,258,130,166 560,78,96,90 560,190,96,110 560,320,96,104 112,500,110,90 240,500,150,60 410,500,110,110 540,500,116,70 -60,500,92,90 738,500,130,90',
    { fill: 'ochre', opacity: 0.14 },
    4,
  ),
  places(
    '120,132 116,170 121,212 118,312 121,352 117,388 126,424 190,423 224,425 282,424 318,426 372,422 404,424 462,423 506,424 214,82 262,80 338,81 386,78 454,79',
  ).map(([x, y], i) => disc(x, y, 8 + ((i * 7) % 5), { fill: 'teal', opacity: 0.24 })),
];

/** Two more technicians: one at another site, one on the road to hers. */
const novak = [
  box(440, -80, 210, 84, edged('surface', 'ink', 2.6), 4),
  words.strong('12 Linen Square', 458, -50, 17),
  hue('M1400 40H700V-36H650', 'teal', { dash: [1, 10] }),
  beat('appears', 1900, 300, [
    badge(650, -36, 'PN', 'teal'),
    tag('P. Novak, on site', 618, -36, { ...tinted('teal'), size: 16 }, 'end'),
  ]),
];
const iversen = [
  hue('M1400 462H330', 'madder', { dash: [1, 10] }),
  beat('appears', 2200, 300, [
    badge(330, 462, 'SI', 'madder'),
    tag('S. Iversen, driving', 298, 447, { ...tinted('madder'), size: 16 }, 'end'),
  ]),
];

/** The visit card of a narrow picture. */
const nextVisit = () => [
  card(112, 498, 428, 74, 14),
  words.text('Next for L. Haddad', 132, 527, 17, 'ink2'),
  stop(140, 549, 'cobalt', { radius: 7 }),
  words.strong(next[0], 160, 555, 17),
  words.text('2 more today', 520, 555, 17, 'ink2', 'end'),
];

/** A stall is 9 feet wide. */
const stall = 14;

/** The stalls with a car. */
const taken = [1, 2, 5, 7, 8, 11, 14, 15] as const;

function lot(ground: Color) {
  const stalls = times(19, (i) => `M${214 + i * stall} 366v28`);
  return [
    shape(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, { fill: ground }),
    shape(`${stalls.join('')}M214 394h252`, { stroke: 'ochre', width: 2.4, opacity: 0.5 }),
    taken.map((i) => box(217 + i * stall, 369, 8, 21, { fill: 'edge', opacity: 0.45 }, 3)),
    box(250, 142, 230, 164, edged('surface', 'ink', 3.5), 4),
    box(414, 164, 44, 44, lined('ink', 2.4), 3),
    shape('M414 164l44 44M458 164l-44 44', lined('ink', 1.8)),
    words.text('Elevator 2', 458, 234, 16, 'ink', 'end'),
    words.strong('9 Mill Quarter', 272, 180, 19),
    words.text('Geofence', 172, 130, 17, 'ochretext'),
    shape('M152 236L146 104L524 92L530 402L160 410L155 290', lined('ochre', 3.4, [9, 8])),
    ...corners.map(([x, y]) => box(x - 7, y - 7, 14, 14, edged('surface', 'ochre', 3.4), 3)),
    hue('M74 900V262H252', 'cobalt', { dash: [1, 10] }),
    beat('comes', 900, 900, badge(252, 262, 'LH', 'cobalt'), '-178px,0'),
    beat('appears', 1600, 300, tag('Arrived 9:12 AM', 284, 247, { ...good, size: 16 })),
    segment([30, 40], [140, 99], lined('error', 2.5, [0.1, 7])),
    disc(30, 40, 12, edged('surface', 'error', 3.5)),
    shape('M25 35l10 10M35 35l-10 10', lined('error', 3)),
    beat(
      'appears',
      300,
      300,
      tag('8:51 AM check-in refused: 85 ft outside', 60, 25, { ...bad, size: 16 }),
    ),
  ];
}

const origin = [64, 372] as const;

/** Minutes by road, at an angle above the horizontal. */
const place = (minutes: number, degrees: number) => polar(origin, minutes * 18, -degrees);

const arcs = [5, 10, 15, 20].map((minutes) => {
  const [x, y] = place(minutes, 0);
  const [endX, endY] = place(minutes, 90);
  const radius = minutes * 18;
  return [
    shape(`M${x} ${y}A${radius} ${radius} 0 0 0 ${endX} ${endY}`, lined('line', 2, [3, 7])),
    words.mono(`${minutes} min`, x, y + 26, 15, 'ink3', 'middle'),
  ];
});
const near = place(9, 70);
const chosen = place(12, 12);
const far = place(17.5, 34);
const way = ([x, y]: readonly [number, number]) => `M${origin[0]} ${origin[1]}L${x} ${y}`;
const named = ([x, y]: readonly [number, number], who: string, why: string, color: Color) => [
  box(x + 26, y - 20, 12 + Math.max(widthOf(who, 18, 'strong'), widthOf(why, 16)), 48, {
    fill: 'sunk',
  }),
  words.strong(who, x + 32, y - 2, 18),
  words.text(why, x + 32, y + 21, 16, color),
];

export const pictures = {
  'field-site': drawing(560, 460, { ground: 'sunk' }, () => [streets, lot('ochretint')]),
  'field-hero': drawing(820, 600, { ground: 'ochretint', bleeds: true }, () => [
    at(-8, 94, [streets, town, lot('paper'), novak, iversen]),
    at(586, 164, visit()),
  ]),
  // As wide as the lot: its words grow on a phone.
  'field-hero-phone': drawing(560, 596, { ground: 'ochretint', bleeds: true }, () => [
    streets,
    town,
    lot('paper'),
    iversen,
    nextVisit(),
  ]),
  'field-nearest': drawing(520, 410, () => [
    ...arcs,
    hue(way(near), 'edge', { width: 3, dash: [1, 9] }),
    hue(way(far), 'edge', { width: 3, dash: [1, 9] }),
    hue(way(chosen), 'teal'),
    disc(origin[0], origin[1], 20, { fill: 'signal' }),
    shape('M64 363v10M64 380v.1', lined('onsignal', 4)),
    badge(...near, 'SI', 'edge'),
    named(near, 'S. Iversen', 'doors only', 'ink2'),
    badge(...far, 'TA', 'edge'),
    named(far, 'T. Adeyemi', 'on a job', 'ink2'),
    badge(...chosen, 'PN', 'teal'),
    named(chosen, 'P. Novak', 'sent, there at 2:00', 'tealtext'),
  ]),
};
