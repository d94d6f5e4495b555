import { card, clock, drawing, hue, rule, stop, tag, widthOf, words } from '@/art/pens';
import { box, disc, edged, lined, segment, spaced } from '@/art/pens/shapes';

const doors = { first: 132, second: 246 } as const;

/** Minutes after 2 PM. */
const minuteX = (minute: number): number => 30 + minute * 12.8;

const opening = (y: number): string =>
  box(30, y - 25, 384, 50, { fill: 'tealtint', stroke: 'teal', dash: [5, 5] }, 8);

const hours = [0, 10, 20, 30].map((minute) => [
  segment([minuteX(minute), 60], [minuteX(minute), 288], lined('line')),
  words.mono(clock(14 + minute / 60), Math.max(minuteX(minute), 44), 48, 16.5, 'ink2', 'middle'),
]);

const days = ['Mon 11', 'Tue 12', 'Wed 13', 'Thu 14', 'Fri 15'] as const;
const wide = 92;
const top = 214;
const stopsY = [278, 312, 346, 380] as const;

const dayX = (day: number): number => 20 + day * 97;
const middle = (day: number): number => dayX(day) + wide / 2;

/** `left` is left out that day. */
function planned(day: number, left?: number) {
  const x = middle(day);
  return [
    hue(`M${x} 150V${stopsY[3]}`, 'teal'),
    ...stopsY.map((y, i) =>
      i === left
        ? disc(x, y, 9, { fill: 'surface', stroke: 'edge', width: 2, dash: [3, 3] })
        : stop(x, y, 'teal', { radius: 9 }),
    ),
  ];
}

const left = 24;
const right = 496;

const stops = [
  ['22 Dyers’ Row', '2:00–2:30', '8 min'],
  ['4 Bobbin Street', 'any', '5 min'],
  ['Tenter Park, north gate', '3:00–3:20', '10 min'],
  ['9 Mill Quarter', 'any', '8 min'],
] as const;

const grip = (x: number, y: number) =>
  [0, 7].flatMap((dx) => [0, 7, 14].map((dy) => disc(x + dx, y + dy, 1.8, { fill: 'ink3' })));

function tabs(y: number) {
  let x = left;
  return ['Stops', 'Vehicles', 'Rules', 'Result'].map((label, i) => {
    const open = i === 0;
    const face = open ? 'strong' : 'text';
    const width = widthOf(label, 17, face);
    const drawn = [
      words[face](label, x, y, 17, open ? 'ink' : 'ink2'),
      open ? box(x, y + 13, width, 4, { fill: 'signal' }, 2) : '',
    ];
    x += width + 28;
    return drawn;
  });
}

export const pictures = {
  'help-stops': drawing(520, 388, { ground: 'sunk' }, () => [
    card(8, 8, 504, 366),
    words.sign('Riverside afternoon, test', left, 56, 25),
    box(346, 28, 150, 45, { fill: 'signal' }, 10),
    words.strong('Optimize', 421, 56, 17, 'onsignal', 'middle'),
    tabs(110),
    tag('12 stops', right, 89, { fill: 'sunk', color: 'ink', face: 'mono' }, 'end'),
    rule(8, 126, 504),
    spaced(stops, 166, 62, ([address, window, minutes], y, i) => [
      grip(left + 2, y - 13),
      words.strong(address, left + 28, y, 17),
      words.mono(window, 294, y, 16.5, 'ink2'),
      words.mono(minutes, right, y, 16.5, 'ink2', 'end'),
      i < stops.length - 1 ? rule(8, y + 25, 504) : '',
    ]),
  ]),
  'help-week': drawing(520, 424, { ground: 'sunk' }, () => [
    ...days.map((_, day) => box(dayX(day), top, wide, 190, edged('surface', 'line'), 10)),
    planned(1),
    planned(4, 2),
    ...days.map((label, day) => [
      box(dayX(day) + 6, top + 12, wide - 12, 26, { fill: 'surface' }),
      words.mono(label, middle(day), top + 31, 16.5, day % 3 === 1 ? 'ink' : 'ink3', 'middle'),
    ]),
    card(20, 24, 480, 128),
    words.text('Template', 42, 62, 16, 'ink2'),
    words.sign('Riverside, Tue and Fri, morning', 42, 95, 26),
    words.text('18 stops in order, 4 vehicles, rules', 42, 127, 17, 'ink2'),
  ]),
  'help-windows': drawing(520, 344, { ground: 'surface' }, () => [
    ...hours,
    words.strong('22 Dyers’ Row', minuteX(0), doors.first - 38, 18),
    words.strong('Shop', minuteX(0), doors.second - 38, 18),
    opening(doors.first),
    opening(doors.second),
    hue(`M${minuteX(0)} ${doors.first}H${minuteX(8)}L${minuteX(33)} ${doors.second}`, 'cobalt'),
    stop(minuteX(0), doors.first, 'cobalt', { radius: 9, served: true }),
    stop(minuteX(8), doors.first, 'cobalt', { radius: 9 }),
    stop(minuteX(33), doors.second, 'error', { radius: 11 }),
    words.mono('8 min', minuteX(10), doors.first + 6, 17),
    box(minuteX(24) - 6, doors.first + 41, 152, 24, { fill: 'surface' }),
    words.mono('25 min by road', minuteX(24), doors.first + 58, 17),
    words.mono('2:33', minuteX(33), doors.second + 40, 17, 'error', 'middle'),
    words.strong('3 min too late', 496, doors.second + 68, 18, 'error', 'end'),
  ]),
};
