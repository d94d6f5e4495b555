import { places } from '@/art/maps';
import { bad, type Color, drawing, good, hue, tag, widthOf, words } from '@/art/pens';
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
  times,
} from '@/art/pens/shapes';
import { badge } from './hero';

const corners = places('146,104 524,92 530,402 160,410');

const streets = (data: string) => [
  shape(data, lined('surface', 46)),
  shape(data, lined('line', 1.6, [14, 12])),
];

/** A stall is 9 feet wide. */
const stall = 14;

function lot() {
  const stalls = times(19, (i) => `M${214 + i * stall} 366v28`);
  return [
    shape(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, { fill: 'ochretint' }),
    shape(`${stalls.join('')}M214 394h252`, { stroke: 'ochre', width: 2.4, opacity: 0.5 }),
    box(250, 142, 230, 164, edged('surface', 'ink', 3.5), 4),
    box(414, 164, 44, 44, lined('ink', 2.4), 3),
    shape('M414 164l44 44M458 164l-44 44', lined('ink', 1.8)),
    words.text('Elevator 2', 458, 234, 16, 'ink', 'end'),
    words.strong('9 Mill Quarter', 272, 180, 19),
    shape('M152 236L146 104L524 92L530 402L160 410L155 290', lined('ochre', 3.4, [9, 8])),
    ...corners.map(([x, y]) => box(x - 7, y - 7, 14, 14, edged('surface', 'ochre', 3.4), 3)),
    hue('M74 438V262H252', 'cobalt', { dash: [1, 10] }),
    badge(252, 262, 'LH', 'cobalt'),
    tag('Inside 09:12', 284, 247, { ...good, size: 16 }),
    segment([30, 40], [140, 99], lined('error', 2.5, [0.1, 7])),
    disc(30, 40, 12, edged('surface', 'error', 3.5)),
    shape('M25 35l10 10M35 35l-10 10', lined('error', 3)),
    tag('08:51, 85 ft off', 60, 25, { ...bad, size: 16 }),
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
    fill: 'paper',
  }),
  words.strong(who, x + 32, y - 2, 18),
  words.text(why, x + 32, y + 21, 16, color),
];

export const pictures = {
  /** A card lies on the right half. */
  'field-site': drawing(1440, 460, { ground: 'sunk' }, () => [
    streets('M0 40H1440M180 40V460M744 40V460M1236 40V460'),
    shape(
      'M800 100H1180V400H800Z M1292 96H1440M1292 96V460M0 110H124V420H0',
      lined('line', 2.4, [9, 8]),
    ),
    boxes(
      '836,140,120,200 990,140,150,90 1330,140,110,220 20,150,70,120',
      edged('paper', 'line', 2.4),
      4,
    ),
    at(106, 0, lot()),
  ]),
  'field-site-phone': drawing(560, 460, { ground: 'sunk' }, () => [
    streets('M0 40H560M74 40V460'),
    lot(),
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
    named(chosen, 'P. Novak', 'sent, there 14:00', 'tealtext'),
  ]),
};
