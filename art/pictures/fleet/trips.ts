import { clock } from '@/art/pens/clock';
import type { Color } from '@/art/pens/colors';
import { type Drawing, drawing } from '@/art/pens/drawing';
import { widthOf, words } from '@/art/pens/letters';
import { box, lined, segment } from '@/art/pens/shapes';

type State = 'drive' | 'stand' | 'idle';

const paint: Record<State, { color: Color; label: string }> = {
  drive: { color: 'cobalt', label: 'Driving' },
  stand: { color: 'edge', label: 'Standing' },
  idle: { color: 'ochre', label: 'Idling' },
};

const states = ['drive', 'stand', 'idle'] as const;

/** Wednesday, November 13: when a van left, in minutes from midnight, then how long it did what. */
const days = (
  [
    [
      'VAN 03',
      370,
      'drive 118, stand 40, drive 164, stand 21, idle 11, drive 92, stand 58, drive 138',
    ],
    ['VAN 07', 412, 'drive 190, stand 78, drive 131, stand 34, drive 106'],
    ['VAN 11', 370, 'drive 76, idle 20, drive 158, stand 92, drive 188, idle 26, drive 80'],
  ] as const
).map(([id, left, parts]) => {
  const pairs = parts.split(', ').map((part) => part.split(' ') as [State, string]);
  return {
    id,
    left,
    parts: pairs.map(([state, minutes]) => ({ state, minutes: Number(minutes) })),
  };
});

const first = 360;
const last = 1020;

const total = (state: State): string => {
  const minutes = days
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.state === state ? part.minutes : 0), 0);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
};

/** The bars between two edges, the hours under them, and the legend row by row. */
function chart(
  [width, height]: readonly [number, number],
  [from, to]: readonly [number, number],
  hours: readonly number[],
  legend: readonly (readonly State[])[],
): Drawing {
  const x = (minute: number) => from + ((minute - first) / (last - first)) * (to - from);
  const rows = days.map(({ id, left, parts }, row) => {
    const y = 32 + row * 40;
    let at = left;
    const bars = parts.map(({ state, minutes }) => {
      const bar = box(x(at), y, x(at + minutes) - x(at) - 3, 26, { fill: paint[state].color }, 4);
      at += minutes;
      return bar;
    });
    return [words.mono(id, 24, y + 18.5, 16), bars];
  });
  const axis = hours.map((hour) => {
    const at = x(hour * 60);
    return [
      segment([at, 150], [at, 156], lined('edge')),
      words.mono(clock(hour), at, 175, 15, 'ink2', 'middle'),
    ];
  });
  const keys = legend.flatMap((states, row) => {
    let at = legend.length > 1 ? 24 : from;
    return states.map((state) => {
      const y = 212 + row * 28;
      const { color, label } = paint[state];
      const key = [
        box(at, y - 9, 20, 7, { fill: color }, 3.5),
        words.text(label, at + 28, y, 16),
        words.mono(total(state), at + 36 + widthOf(label, 16), y, 16),
      ];
      at += 66 + widthOf(label, 16) + widthOf(total(state), 16, 'mono');
      return key;
    });
  });
  return drawing(width, height, () => [...rows, ...axis, ...keys]);
}

/** The day of three vans, written by the vans. */
export const fleetTripDrawings = {
  'fleet-trips': chart([736, 236], [112, 712], [6, 8, 10, 12, 14, 16], [states]),
  'fleet-trips-phone': chart(
    [390, 262],
    [100, 370],
    [6, 9, 12, 15],
    [['drive'], ['stand', 'idle']],
  ),
};
