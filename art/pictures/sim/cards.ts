import { drawing, words } from '@/art/pens';
import { arc, box, disc, edged, lined, polar, segment, shape } from '@/art/pens/shapes';

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
};
