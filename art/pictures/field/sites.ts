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
  tag,
  widthOf,
  words,
} from '@/art/pens';
import {
  at,
  box,
  disc,
  edged,
  lined,
  moved,
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
  ['Elevator check', true],
  ['Two photos', true],
  ['Signature', false],
] as const;

const visit = () => [
  card(0, 0, 200, 252, 14),
  words.strong('L. Haddad', 20, 38, 19),
  words.sign('9:12', 20, 82, 36),
  words.text('On site, at the door', 20, 110, 16.5, 'ink2'),
  rule(20, 128, 160),
  spaced(checks, 158, 34, ([text, done], y) => [
    box(20, y - 15, 19, 19, done ? { fill: 'ink' } : lined('edge', 2), 5),
    done ? icon('check', 22, y - 13, 15, 'surface') : '',
    words.text(text, 50, y, 17),
  ]),
];

/** A stall is 9 feet wide. */
const stall = 14;

function lot(ground: Color) {
  const stalls = times(19, (i) => `M${214 + i * stall} 366v28`);
  return [
    shape(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, { fill: ground }),
    shape(`${stalls.join('')}M214 394h252`, { stroke: 'ochre', width: 2.4, opacity: 0.5 }),
    box(250, 142, 230, 164, edged('surface', 'ink', 3.5), 4),
    box(414, 164, 44, 44, lined('ink', 2.4), 3),
    shape('M414 164l44 44M458 164l-44 44', lined('ink', 1.8)),
    words.text('Elevator 2', 458, 234, 16, 'ink', 'end'),
    words.strong('9 Mill Quarter', 272, 180, 19),
    shape('M152 236L146 104L524 92L530 402L160 410L155 290', lined('ochre', 3.4, [9, 8])),
    ...corners.map(([x, y]) => box(x - 7, y - 7, 14, 14, edged('surface', 'ochre', 3.4), 3)),
    hue('M74 900V262H252', 'cobalt', { dash: [1, 10] }),
    beat('comes', 900, 900, badge(252, 262, 'LH', 'cobalt'), '-178px,0'),
    beat('appears', 1600, 300, tag('Inside 9:12 AM', 284, 247, { ...good, size: 16 })),
    segment([30, 40], [140, 99], lined('error', 2.5, [0.1, 7])),
    disc(30, 40, 12, edged('surface', 'error', 3.5)),
    shape('M25 35l10 10M35 35l-10 10', lined('error', 3)),
    beat('appears', 300, 300, tag('8:51 AM, 85 ft off', 60, 25, { ...bad, size: 16 })),
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
    moved('translate(-10 66) scale(1.05)', [streets, lot('paper')]),
    at(566, 206, visit()),
  ]),
  // As wide as the lot: its words grow on a phone.
  'field-hero-phone': drawing(560, 470, { ground: 'ochretint', bleeds: true }, () => [
    streets,
    lot('paper'),
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
