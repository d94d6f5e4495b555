import { drawing, hue, icon, stop, tag, tinted, words } from '@/art/pens';
import { box, disc, edged, lined, moved, shape } from '@/art/pens/shapes';

/** Hours of VAN 07; six are done at 1:48 PM. */
const times = [12.13, 12.5, 12.88, 13.2, 13.46, 13.7, 14.13, 14.7, 15.05] as const;
const pause = 13.04;
const now = 13.8;
const home = 15.35;

/** Proportional to time, but marks are at least 34 px apart. */
const along = new Map<number, number>();
let last = { hour: 12, x: 58 };
for (const hour of [...times, pause, now, home].sort((a, b) => a - b)) {
  last = { hour, x: last.x + Math.max(34, (hour - last.hour) * 158) };
  along.set(hour, last.x);
}

const hub = (x: number, y: number) => [
  box(x - 20, y - 20, 40, 40, { fill: 'ink' }, 9),
  shape(`M${x - 12} ${y - 9}h24M${x - 12} ${y}h24M${x - 12} ${y + 9}h24`, lined('surface', 3)),
  shape(`M${x - 3} ${y - 13}v8M${x + 4} ${y - 4}v8M${x - 3} ${y + 5}v8`, lined('signal', 4)),
];

const rest = (x: number, y: number) => [
  box(x - 14, y - 14, 28, 28, edged('ochretint', 'ochre', 3), 8),
  icon('coffee', x - 8, y - 8, 16, 'ochretext'),
];

const arrow = (x: number, y: number, turn: number): string =>
  moved(`translate(${x} ${y}) rotate(${turn})`, [
    disc(0, 0, 16, edged('ink', 'surface', 4)),
    shape('M9 0l-15-7 4 7-4 7z', { fill: 'surface' }),
  ]);

const hourX = (hour: number) => along.get(hour) ?? 0;
const roadY = 146;
const mark = (hour: number, label: string) =>
  words.mono(label, hourX(hour), 214, 16, 'ink2', 'middle');

const rows = [
  [142, '1:42', '41 Shuttle Street'],
  [258, '2:08', '22 Dyers’ Row'],
  [314, '2:42', '4 Bobbin Street'],
  [370, '3:03', '8 Spindle Street'],
] as const;

export const pictures = {
  'driver-day': drawing(682, 280, () => [
    hue(`M0 ${roadY}H${hourX(home)}`, 'madder'),
    rest(hourX(pause), roadY),
    ...times.map((hour, i) => stop(hourX(hour), roadY, 'madder', { radius: 9, served: i < 6 })),
    arrow(hourX(now), roadY, 0),
    hub(hourX(home), roadY),
    words.sign('1:48', hourX(now), 106, 30, 'ink', 'middle'),
    mark(12.13, '12:08'),
    mark(pause, 'break'),
    mark(14.13, '2:08'),
    mark(home, '3:21'),
    words.mono('VAN 07', 24, 46, 15, 'ink2'),
    tag('6 stops at 3 addresses, then home', 658, 28, tinted('madder'), 'end'),
  ]),
  'driver-day-phone': drawing(390, 452, () => [
    hue('M60 0V412', 'madder'),
    rest(60, 46),
    words.mono('1:02', 92, 52, 16, 'ink2'),
    words.text('Break', 158, 52, 18, 'ink3'),
    ...[80, 111].map((y) => stop(60, y, 'madder', { radius: 9, served: true })),
    words.text('2 stops done', 158, 102, 18, 'ink3'),
    ...rows.map(([y, time, street], i) => [
      stop(60, y, 'madder', { radius: 9, served: i < 1 }),
      words.mono(time, 92, y + 6, 16, 'ink2'),
      words.strong(street, 158, y + 6, 18, i < 1 ? 'ink3' : 'ink'),
    ]),
    arrow(60, 198, 90),
    words.sign('1:48', 92, 208, 28),
    words.text('6 stops at 3 addresses', 190, 205, 16, 'ink2'),
    hub(60, 420),
    words.mono('3:21', 92, 426, 16, 'ink2'),
    words.strong('Riverside hub', 158, 426, 18),
  ]),
};
