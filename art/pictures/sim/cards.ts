import { drawing, hue, stop, words } from '@/art/pens';
import { arc, box, disc, edged, lined, polar, segment, shape, times } from '@/art/pens/shapes';

const message = [
  'J. Rao, Pune hub',
  'asks to see roughly',
  'where this phone is',
  'from 06:00 until',
  'proof of delivery,',
  'every 15 min. Reply',
  'YES or NO. STOP',
  'ends it any time.',
] as const;

function handset() {
  const keys = times(9, (i) => {
    const [x, y] = [72 + (i % 3) * 62, 404 + Math.floor(i / 3) * 34];
    return box(x, y, 46, 22, edged('sunk', 'ink', 2.5), 9);
  });
  return [
    shape('M214 30V8', lined('ink', 9)),
    box(38, 24, 236, 490, edged('surface', 'ink', 4), 38),
    box(54, 50, 204, 286, edged('cobalttint', 'ink', 3), 12),
    words.strong('New message', 66, 78, 17),
    words.mono('05:50', 246, 78, 15.5, 'ink2', 'end'),
    ...message.map((text, i) => words.text(text, 66, 108 + i * 23, 17.5)),
    box(180, 284, 66, 40, { fill: 'cobalt' }, 10),
    words.strong('YES', 213, 310, 18, 'surface', 'middle'),
    box(72, 354, 46, 26, edged('successground', 'ink', 2.5), 12),
    box(133, 350, 46, 34, edged('sunk', 'ink', 2.5), 14),
    box(194, 354, 46, 26, edged('errorground', 'ink', 2.5), 12),
    ...keys,
  ];
}

const states = [
  { time: '05:50', title: 'Asked', text: 'one SMS, by name' },
  { time: '05:51', title: 'Agreed', text: 'kept with the trip' },
  { time: '14:35', title: 'Over', text: 'proof of delivery' },
] as const;

const spared = ['Unit', 'Antenna', 'Wiring', 'Shop visit'] as const;

const middle = [132, 130] as const;

/** Degrees of an hour; 0:00 is at the top. */
const onDial = (hour: number) => hour * 15 - 90;

/** Hours. */
const trip = { from: 6, to: 14.58 } as const;

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
    ...spared.flatMap((label, i) => {
      const y = 78 + i * 42;
      return [
        words.sign(label, 280, y, 25, 'ink2'),
        segment([270, y - 7], [[336, 368, 352, 392][i] as number, y - 9], lined('madder', 4)),
      ];
    }),
  ]),
  'sim-day': drawing(520, 260, () => {
    const ends = [trip.from, trip.to].map((hour) => polar(middle, 80, onDial(hour)));
    const ticks = [0, 6, 12, 18].map((hour) => {
      const [x, y] = polar(middle, 54, onDial(hour));
      return words.mono(String(hour).padStart(2, '0'), x, y + 5.5, 15.5, 'ink2', 'middle');
    });
    return [
      shape(arc(middle, 80, onDial(trip.to), onDial(trip.from + 24)), lined('edge', 3, [0.1, 9])),
      shape(arc(middle, 80, onDial(trip.from), onDial(trip.to)), lined('cobalt', 8)),
      ...ends.map(([x, y]) => disc(x, y, 10, edged('surface', 'cobalt', 5))),
      ...ticks,
      words.mono('06:00', 262, 86, 16, 'ink2'),
      words.sign('Sharing begins', 262, 110, 21),
      shape('M262 132H494', lined('line')),
      words.mono('14:35', 262, 162, 16, 'ink2'),
      words.sign('Trip closed, phone silent', 262, 186, 21),
    ];
  }),
  'sim-consent': drawing(520, 528, () => [
    handset(),
    hue('M320 84V200', 'edge', { width: 4, dash: [0.1, 9] }),
    hue('M320 200V446', 'cobalt'),
    ...states.map(({ time, title, text }, i) => {
      const y = [84, 200, 446][i] as number;
      return [
        stop(320, y, i === 0 ? 'edge' : 'cobalt', { radius: 9, served: i === 1 }),
        words.mono(time, 344, y - 12, 16, 'ink2'),
        words.sign(title, 344, y + 14, 28),
        words.text(text, 344, y + 38, 17, 'ink2'),
      ];
    }),
    words.text('35 pings', 344, 340, 17, 'ink2'),
  ]),
};
