import { drawing, hue, stop, words } from '@/art/pens';
import { box, edged, lined, shape, times } from '@/art/pens/shapes';

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

export const pictures = {
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
