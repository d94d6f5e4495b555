import { pathOf } from '@/art/maps';
import { beat, card, drawing, hourMark, hue, stop, words } from '@/art/pens';
import {
  arc,
  at,
  box,
  disc,
  edged,
  inGrid,
  lined,
  moved,
  polar,
  segment,
  shape,
  spaced,
  times,
} from '@/art/pens/shapes';
import { heardAt, pings } from '@/art/screens/cells';

const message = [
  'J. Rao, Pune hub',
  'asks to see roughly',
  'where this phone is',
  'from 6 AM until',
  'proof of delivery,',
  'every 15 min. Reply',
  'YES or NO. STOP',
  'ends it any time.',
] as const;

function handset() {
  return [
    box(208, 4, 12, 40, edged('surface', 'ink', 4), 6),
    box(38, 24, 236, 490, edged('surface', 'ink', 4), 38),
    box(54, 50, 204, 286, edged('cobalttint', 'ink', 3), 12),
    words.strong('New message', 66, 78, 17),
    words.mono('5:50', 246, 78, 15.5, 'ink2', 'end'),
    spaced(message, 108, 23, (text, y) => words.text(text, 66, y, 17.5)),
    beat('appears', 500, 180, [
      box(180, 284, 66, 40, { fill: 'cobalt' }, 10),
      words.strong('YES', 213, 310, 18, 'surface', 'middle'),
    ]),
    box(72, 354, 46, 26, edged('successground', 'ink', 2.5), 12),
    box(133, 350, 46, 34, edged('sunk', 'ink', 2.5), 14),
    box(194, 354, 46, 26, edged('errorground', 'ink', 2.5), 12),
    inGrid([...'123456789'], 3, [72, 404], [62, 34], (digit, x, y) => [
      box(x, y, 46, 24, edged('sunk', 'ink', 2.5), 9),
      words.mono(digit, x + 23, y + 17.5, 16, 'ink', 'middle'),
    ]),
  ];
}

const across = Math.sqrt(3) * 88;

/** The cells of a phone network, beyond the picture on all sides. */
const cells = times(187, (i) => {
  const [row, column] = [Math.floor(i / 17), i % 17];
  const mast = [-560 + (column + (row % 2) / 2) * across, -380 + row * 132] as const;
  return `${pathOf(times(6, (corner) => polar(mast, 88, 60 * corner - 30)))}z`;
});

const ring = [
  disc(0, 0, 150, lined('cobalt', 3, [9, 8])),
  disc(0, 0, 15, edged('cobalt', 'surface', 4.5)),
];

/** Minutes since the last ping of number 2280. */
export const heardAgo = 3;

const position = [
  card(0, 0, 250, 132, 14),
  words.strong('Contract truck, 1 day', 20, 36, 18),
  words.sign('Within 2 miles', 20, 76, 33),
  words.text(`Last heard ${heardAgo} min ago`, 20, 108, 17.5, 'ink2'),
];

const states = [
  [84, '5:50 AM', 'Asked', 'one SMS, by name'],
  [200, '5:51 AM', 'Agreed', 'kept with the trip'],
  [446, '2:35 PM', 'Over', 'proof of delivery'],
] as const;

/** Words, and where the line through them ends. */
const spared = [
  ['Unit', 336],
  ['Antenna', 368],
  ['Wiring', 352],
  ['Shop visit', 392],
] as const;

const middle = [132, 130] as const;

/** Degrees of an hour; midnight is at the top. */
const onDial = (hour: number) => hour * 15 - 90;

/** Hours. */
const trip = { from: 6, to: 14.58 } as const;

const ends = [trip.from, trip.to].map((hour) => polar(middle, 80, onDial(hour)));
const ticks = [0, 6, 12, 18].map((hour) => {
  const [x, y] = polar(middle, 42, onDial(hour));
  return words.mono(hourMark(hour), x, y + 5.5, 15.5, 'ink2', 'middle');
});

export const pictures = {
  'sim-card': drawing(520, 260, { ground: 'cobalttint' }, () => [
    shape(
      `M72 72a14 14 0 0 1 14-14h62l34 34v96a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14z`,
      edged('surface', 'ink', 4),
    ),
    box(94, 114, 66, 62, edged('ochretint', 'ink', 3.5), 12),
    shape(
      `M94 135h20v-21M94 155h20v21M160 135h-20v-21M160 155h-20v21M114 135v20M140 135v20`,
      lined('ink', 3),
    ),
    spaced(spared, 78, 42, ([label, end], y) => [
      words.sign(label, 280, y, 25, 'ink2'),
      segment([270, y - 7], [end, y - 9], lined('madder', 4)),
    ]),
  ]),
  'sim-day': drawing(520, 260, () => [
    shape(arc(middle, 80, onDial(trip.to), onDial(trip.from + 24)), lined('edge', 3, [0.1, 9])),
    shape(arc(middle, 80, onDial(trip.from), onDial(trip.to)), lined('cobalt', 8)),
    ...ends.map(([x, y]) => disc(x, y, 10, edged('surface', 'cobalt', 5))),
    ...ticks,
    words.mono('6:00 AM', 262, 86, 16, 'ink2'),
    words.sign('Sharing begins', 262, 110, 21),
    shape('M262 132H494', lined('line')),
    words.mono('2:35 PM', 262, 162, 16, 'ink2'),
    words.sign('Trip ended, tracking off', 262, 186, 21),
  ]),
  'sim-hero': drawing(820, 600, { ground: 'cobalttint', bleeds: true }, () => [
    shape(cells.join(''), { stroke: 'cobalt', width: 1.6, opacity: 0.2 }),
    pings(heardAt('412,536,150 610,372,150'), 'cobalt'),
    moved('translate(34 20) scale(1.06)', handset()),
    at(610, 372, beat('appears', 700, 600, ring)),
    at(520, 60, beat('rises', 1300, 400, position)),
  ]),
  'sim-hero-phone': drawing(390, 460, { ground: 'cobalttint', bleeds: true }, () => [
    shape(cells.join(''), { stroke: 'cobalt', width: 1.6, opacity: 0.2 }),
    moved('translate(62 8) scale(.85)', handset()),
  ]),
  'sim-consent': drawing(520, 528, () => [
    handset(),
    hue('M320 84V200', 'edge', { width: 4, dash: [0.1, 9] }),
    hue('M320 200V446', 'cobalt'),
    ...states.map(([y, time, title, text], i) => [
      stop(320, y, i === 0 ? 'edge' : 'cobalt', { radius: 9, served: i === 1 }),
      words.mono(time, 344, y - 12, 16, 'ink2'),
      words.sign(title, 344, y + 14, 28),
      words.text(text, 344, y + 38, 17, 'ink2'),
    ]),
    words.text('35 locations', 344, 340, 17, 'ink2'),
  ]),
};
