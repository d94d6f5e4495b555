import { type Color, type Drawing, drawing, hourMark, marks, words } from '@/art/pens';
import { box, disc, edged, line, lined, shape, spaced, times } from '@/art/pens/shapes';

/** Mean of VAN 11's chilled bay in °C. */
export const calmMean = 4.1;

/** The unit fails at 10:13 and runs again at 10:46. */
export const ramp = { at: 10.77, hours: 0.55, peak: 11.2 } as const;

/** 1 at the peak, 0 when calm. */
export function risen(hour: number): number {
  const away = hour - ramp.at;
  return away < 0 ? Math.max(0, 1 + away / ramp.hours) : Math.exp(-away * 7.1);
}

/** Limits in °C. */
const bays = [
  { name: 'Chilled bay', low: 2, high: 8, mean: calmMean, swing: 0.55, beats: 5.2, color: 'teal' },
  { name: 'Frozen bay', low: -22, high: -17, mean: -19.6, swing: 0.4, beats: 7.4, color: 'cobalt' },
  { name: 'Ambient', low: 14, high: 22, mean: 17.2, swing: 0.9, beats: 3.6, color: 'ochre' },
] as const;

const from = 6;
const to = 14;
const now = 13.8;

function degrees(bay: (typeof bays)[number], hour: number): number {
  const share = (hour - from) / (to - from);
  const slow = Math.sin(share * bay.beats * Math.PI * 2) * Math.sin(share * Math.PI);
  const quick = Math.sin(share * bay.beats * 31) * 0.22;
  const calm = bay.mean + bay.swing * (slow + quick * Math.sin(share * Math.PI));
  if (bay.name !== 'Chilled bay') return calm;
  return calm + risen(hour) * (ramp.peak - calm);
}

/** Top of the first band, its height, and the step to the next. */
const [top, band, spacing] = [92, 54, 120];

/** The words on the peak stand on the side that has room. */
function traces(
  width: number,
  [left, right]: readonly [number, number],
  hours: readonly number[],
  side: 'left' | 'right',
): Drawing {
  const x = (hour: number) => left + ((hour - from) / (to - from)) * (right - left);
  const drawn = spaced(bays, top, spacing, (bay, above) => {
    const y = (value: number) => above + ((bay.high - value) / (bay.high - bay.low)) * band;
    const hoursOf = times(118, (i) => from + (i / 117) * (now - from));
    const minutes =
      bay.name === 'Chilled bay' ? [...hoursOf, ramp.at].sort((a, b) => a - b) : hoursOf;
    const points = minutes.map((hour) => [x(hour), y(degrees(bay, hour))] as const);
    const limit = (value: number, down: number) => {
      const text = `${Math.round(value * 1.8 + 32)} °F`.replace('-', '−');
      return words.mono(text, right, y(value) + down, 15, 'ink3', 'end');
    };
    return [
      words.strong(bay.name, left, above - 8, 16),
      box(left, above, right - left, band, { fill: 'sunk' }),
      shape(`M${left} ${above}H${right}M${left} ${above + band}H${right}`, {
        stroke: 'edge',
        dash: [3, 5],
      }),
      limit(bay.high, -7),
      limit(bay.low, 19),
      line(points, lined(bay.color as Color, 3.2)),
      disc(x(now), y(degrees(bay, now)), 8, edged('paper', bay.color, 4)),
    ];
  });
  const chilled = bays[0];
  const peak = top + ((chilled.high - ramp.peak) / (chilled.high - chilled.low)) * band;
  const [aside, anchor] = side === 'left' ? ([-16, 'end'] as const) : ([16, 'start'] as const);
  const note = (text: string, y: number) =>
    words.mono(text, x(ramp.at) + aside, y, 16, 'madder', anchor);
  const axis = hours.map((hour) => [hourMark(hour), x(hour)] as const);
  const bottom = top + 2 * spacing + band + 48;
  return drawing(width, 458, { light: 'night', ground: 'paper' }, () => [
    ...drawn,
    disc(x(ramp.at), peak, 8, edged('paper', 'madder', 4)),
    note('unit off 33 min', peak - 5),
    note('52 °F', peak + 18),
    ...marks(axis, bottom, 15.5),
  ]);
}

export const pictures = {
  'fleet-traces': traces(760, [28, 732], [6, 8, 10, 12, 14], 'right'),
  'fleet-traces-phone': traces(390, [20, 370], [6, 10, 14], 'left'),
};
