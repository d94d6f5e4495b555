import { drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, edged, lined, shape, stop, thread } from '@/art/pens/shapes';

const message = [
  'Share where this',
  'phone is until the',
  'trip closes? Reply',
  'YES or NO. STOP',
  'ends it any time.',
] as const;

/** A plain handset with the question on its screen and the answer below it. */
function handset() {
  const keys = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [72 + (i % 3) * 62, 366 + Math.floor(i / 3) * 34];
    return box(x, y, 46, 22, edged('sunk', 'ink', 2.5), 9);
  });
  return [
    shape('M214 30V8', lined('ink', 9)),
    box(44, 24, 224, 452, edged('surface', 'ink', 4), 38),
    box(62, 50, 188, 248, edged('cobalttint', 'ink', 3), 12),
    words.strong('Riverside hub', 78, 80, 17),
    words.mono('05:50', 78, 102, 15.5, 'ink2'),
    ...message.map((text, i) => words.text(text, 78, 130 + i * 23, 17.5)),
    box(170, 242, 66, 40, { fill: 'cobalt' }, 10),
    words.strong('YES', 203, 268, 18, 'surface', 'middle'),
    box(72, 316, 46, 26, edged('successground', 'ink', 2.5), 12),
    box(133, 312, 46, 34, edged('sunk', 'ink', 2.5), 14),
    box(194, 316, 46, 26, edged('errorground', 'ink', 2.5), 12),
    ...keys,
  ];
}

const states = [
  { time: '05:50', title: 'Asked', text: 'one SMS, by name' },
  { time: '05:51', title: 'Agreed', text: 'kept with the trip' },
  { time: '14:35', title: 'Over', text: 'trip closed' },
] as const;

/** Consent: the question on a plain phone, and how long the answer holds. */
export const simConsentDrawings = {
  'sim-consent': drawing(520, 490, () => [
    handset(),
    thread('M320 84V200', 'edge', { width: 4, dash: [0.1, 9] }),
    thread('M320 200V408', 'cobalt'),
    ...states.map(({ time, title, text }, i) => {
      const y = [84, 200, 408][i] as number;
      return [
        stop(320, y, i === 0 ? 'edge' : 'cobalt', { radius: 9, served: i === 1 }),
        words.mono(time, 344, y - 12, 16, 'ink2'),
        words.sign(title, 344, y + 14, 28),
        words.text(text, 344, y + 38, 17, 'ink2'),
      ];
    }),
    words.text('35 pings', 344, 320, 17, 'ink2'),
  ]),
};
