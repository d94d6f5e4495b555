import { type Color, type Drawing, drawing, hourMark, widthOf, words } from '@/art/pens';
import { box, lined, segment, spaced } from '@/art/pens/shapes';

const states = ['drive', 'stand', 'idle'] as const;
type State = (typeof states)[number];

/** Heights let a short drive stand out. */
const paint: Record<State, { color: Color; label: string; high: number }> = {
  drive: { color: 'cobalt', label: 'Driving', high: 26 },
  stand: { color: 'edge', label: 'Standing', high: 8 },
  idle: { color: 'ochre', label: 'Idling', high: 16 },
};

/** The day before the sample day. */
export const tripDate = 'Nov 11';

/** From 8 AM on: d8 is eight minutes of driving. VAN 11 idles to cool its load. */
export const tripDays = Object.entries({
  'VAN 03':
    'd8 s17 d3 s27 d4 s17 d3 s16 d3 s27 d4 s29 d4 s23 d3 s17 d3 s46 d4 s26 d3 s13 d4 s16 d3 s27 i11 d3 s23 d3 s13 d3 s20 d3 s18 d4 s21 d8',
  'VAN 07':
    'd7 s32 d3 s23 d4 s27 d4 s37 d3 s36 d3 s15 d4 s55 d3 s25 d3 s22 d3 s18 d3 s20 d4 s32 d3 s26 d3 s16 d7',
  'VAN 11':
    'd9 i37 d8 i32 d5 i40 d4 i27 d3 i27 d5 i19 d8 i16 d3 i28 d5 i19 d4 i18 d3 i36 d9 s56 d4 s14 d3 s22 d5 s24 d4 s22 d9',
}).map(([id, parts]) => ({
  id,
  parts: parts.split(' ').map((part) => ({
    state: states.find((state) => state.startsWith(part.charAt(0))) ?? 'stand',
    minutes: Number(part.slice(1)),
  })),
}));

/** Minutes of the day: 8 AM and 5 PM. */
const [first, last] = [480, 1020] as const;

export const minutesIn = (state: State, days = tripDays): number =>
  days
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.state === state ? part.minutes : 0), 0);

export const tripTotal = (state: State): string => {
  const minutes = minutesIn(state);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
};

function chart(
  [width, height]: readonly [number, number],
  [from, to]: readonly [number, number],
  legend: readonly (readonly State[])[],
): Drawing {
  const [dateAt, anchor] = legend.length > 1 ? ([to, 'end'] as const) : ([24, 'start'] as const);
  const date = words.mono(tripDate, dateAt, 212, 16, 'ink2', anchor);
  const x = (minute: number) => from + ((minute - first) / (last - first)) * (to - from);
  const rows = spaced(tripDays, 32, 40, ({ id, parts }, y) => {
    let at = first;
    const bars = parts.map(({ state, minutes }) => {
      const { color, high } = paint[state];
      const bar = box(x(at), y + 13 - high / 2, x(at + minutes) - x(at), high, { fill: color });
      at += minutes;
      return bar;
    });
    return [words.mono(id, 24, y + 18.5, 16), bars];
  });
  const axis = [8, 10, 12, 14, 16].map((hour) => [
    segment([x(hour * 60), 150], [x(hour * 60), 156], lined('edge')),
    words.mono(hourMark(hour), x(hour * 60), 175, 15, 'ink2', 'middle'),
  ]);
  const keys = legend.flatMap((states, row) => {
    let at = legend.length > 1 ? 24 : from;
    return states.map((state) => {
      const y = 212 + row * 28;
      const { color, label } = paint[state];
      const key = [
        box(at, y - 9, 20, 7, { fill: color }, 3.5),
        words.text(label, at + 28, y, 16),
        words.mono(tripTotal(state), at + 42 + widthOf(label, 16), y, 16),
      ];
      at += 76 + widthOf(label, 16) + widthOf(tripTotal(state), 16, 'mono');
      return key;
    });
  });
  return drawing(width, height, () => [...rows, ...axis, ...keys, date]);
}

export const pictures = {
  'fleet-trips': chart([736, 236], [112, 712], [states]),
  'fleet-trips-phone': chart([390, 262], [100, 370], [['drive'], ['stand', 'idle']]),
};
