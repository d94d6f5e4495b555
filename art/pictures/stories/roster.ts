import { box, type Drawing, disc, drawing, hue, icon, spaced, stop, words } from '@/art/pens';

const calls = [
  ['9:23', 'Lake End', '3'],
  ['9:31', 'Old Mill', '4'],
  ['9:36', 'Weaver Lane', '2'],
  ['9:47', 'Station', '5'],
  ['9:55', 'North Gate', '3'],
] as const;

const riders = (count: string, x: number, y: number) => [
  icon('user', x - 38, y - 15, 18, 'ink2'),
  words.strong(count, x, y, 17, 'ink', 'end'),
];

const gate = (x: number, y: number) => [
  disc(x, y, 62, { fill: 'ochre', opacity: 0.14 }),
  disc(x, y, 40, { fill: 'ochre', opacity: 0.2 }),
  box(x - 20, y - 20, 40, 40, { fill: 'ink' }, 9),
  icon('factory', x - 12, y - 13, 24, 'cobalttint'),
];

function line(x: number, y: number, step: number, width: number) {
  const end = y + calls.length * step + 30;
  return [
    gate(x, end),
    hue(`M${x} ${y}V${end - 24}`, 'ochre'),
    ...spaced(calls, y, step, ([clock, name, count], at, i) => [
      stop(x, at, 'ochre', { radius: 8, served: i < 3, ground: 'cobalttint' }),
      words.mono(clock, x + 26, at - 4, 16, 'ink2'),
      words.strong(name, x + 26, at + 17, 18),
      riders(count, width - 24, at + 12),
    ]),
    gate(x, end),
    words.sign('10:14 PM', x + 76, end - 2, 26),
    words.text('at the gate, 17 aboard', x + 76, end + 21, 16, 'ink2'),
  ];
}

const roster = (width: number, height: number): Drawing =>
  drawing(width, height, { light: 'night', ground: 'cobalttint' }, () => [
    words.strong('BUS 09', 24, 44, 20),
    words.mono('night shift', width - 24, 43, 16, 'ink2', 'end'),
    line(76, 96, (height - 200) / 5.4, width),
  ]);

export const pictures = { 'story-roster': roster(340, 560) };
