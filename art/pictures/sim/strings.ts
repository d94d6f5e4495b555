import { num, places } from '@/art/maps';
import { clock, type Drawing, drawing, hourMark, marks, widthOf, words } from '@/art/pens';
import { box, disc, edged, line, lined, shape, spaced, times } from '@/art/pens/shapes';

/** Minutes between pings; at 60 mph as many miles. */
const rates = [5, 15, 30] as const;

const hour = 60;

/** `belly` is half the height of the widest lens, in which the truck may be. */
function doubt(
  [width, height]: readonly [number, number],
  [left, right]: readonly [number, number],
  [belly, spacing]: readonly [number, number],
  steps: readonly number[],
): Drawing {
  const x = (miles: number) => left + (miles / hour) * (right - left);
  const rows = spaced(rates, 92, spacing, (gap, y) => {
    const half = (gap / 30) * belly;
    const ends = times(hour / gap + 1, (i) => x(i * gap));
    const lenses = ends.slice(1).map((end, i) => {
      const start = ends[i] as number;
      const middle = (start + end) / 2;
      return `M${num(start)} ${y}Q${num(middle)} ${num(y - 2 * half)} ${num(end)} ${y}Q${num(middle)} ${num(y + 2 * half)} ${num(start)} ${y}z`;
    });
    return [
      words.strong(`Every ${gap} min`, left, y - 48, 17),
      words.text(`unknown for ${gap} mi`, right, y - 48, 17, 'maddertext', 'end'),
      shape(lenses.join(''), edged('maddertint', 'madder', 2)),
      shape(`M${left} ${y}H${right}`, lined('cobalt', 4)),
      ...ends.map((at) => disc(at, y, 7, edged('surface', 'cobalt', 4))),
    ];
  });
  const axis = steps.map((step) => [`${step} mi`, x(step)] as const);
  const bottom = 92 + 2 * spacing + belly + 44;
  return drawing(width, height, () => [...rows, ...marks(axis, bottom, 16)]);
}

/** Hours of the day, and miles still to go. */
export const hiredTrucks = [
  ['3906', 'Limeport', 'cobalt', '11:30', places('5.75,260 8,150 8.5,150 11.5,0')],
  ['2280', 'Ferrygate', 'madder', '2:35', places('6,380 10,190 10.75,190 14.58,0')],
  ['9035', 'Quarryhead', 'teal', '4:05', places('9,312 11.5,190 12.25,190 16.08,0')],
  ['6612', 'Northmill', 'ochre', '5:20', places('10.75,300 13,190 13.5,190 17.33,0')],
] as const;

const now = 13.8;
const often = 0.25;

export function milesLeft(way: readonly (readonly [number, number])[], hour: number): number {
  const next = way.findIndex(([at]) => at >= hour);
  const [b, to] = way[next === -1 ? way.length - 1 : next] as readonly [number, number];
  const [a, from] = way[Math.max(0, next - 1)] as readonly [number, number];
  return b === a ? to : from + ((hour - a) / (b - a)) * (to - from);
}

export const pingHours = (start: number, end: number): readonly number[] =>
  times(Math.floor((Math.min(now, end) - start) / often) + 1, (i) => start + i * often);

const hours = [9, 12, 15, 18];

function strings(
  [width, height]: readonly [number, number],
  edges: readonly [left: number, right: number],
  [from, to]: readonly [number, number],
): Drawing {
  const top = 62;
  const hub = height - 96;
  const x = (hour: number) => edges[0] + ((hour - from) / (to - from)) * (edges[1] - edges[0]);
  const y = (miles: number) => hub - (miles / 400) * (hub - top);
  const drawn = hiredTrucks.map(([number, , hue, due, way]) => {
    const start = way[0]?.[0] ?? now;
    const end = way.at(-1)?.[0] ?? now;
    const heard = pingHours(start, end).filter((hour) => hour >= from - 0.5);
    const last = Math.min(now, end);
    const place = (hour: number) => [x(hour), y(milesLeft(way, hour))] as const;
    const begin = Math.max(start, from - 1);
    const turns = way.map(([at]) => at).filter((at) => at > begin && at < last);
    const behind = [begin, ...turns, last].map(place);
    const docked = end <= now;
    return [
      line(behind, lined(hue, 2.5)),
      docked ? '' : line([place(now), place(end)], lined(hue, 3, [0.1, 8])),
      ...heard.map((hour) => disc(...place(hour), 4.6, { fill: hue })),
      disc(...place(end), 9, edged(docked ? hue : 'paper', hue, 4.5)),
      docked ? '' : disc(...place(now), 8, edged(hue, 'paper', 3)),
      words.mono(number, x(end), hub + 32, 16, hue, 'middle'),
      words.mono(due, x(end), hub + 53, 16, 'ink', 'middle'),
    ];
  });
  const [left, right] = [x(now), x(hours.at(-1) ?? to)];
  const rules = [300, 200, 100].map((miles) => [
    shape(`M${num(left)} ${y(miles)}H${num(right)}`, lined('line')),
    words.mono(`${miles} mi`, right - 8, y(miles) - 8, 15.5, 'ink3', 'end'),
  ]);
  return drawing(width, height, { light: 'night', ground: 'paper' }, () => [
    ...hours.map((hour) =>
      shape(`M${num(x(hour))} ${hub - 20}V${hub}`, lined('line', 1.5, [2, 6])),
    ),
    ...rules,
    shape(`M${num(right)} ${y(300)}V${hub}`, lined('line')),
    shape(`M0 ${hub}H${num(right)}`, lined('ink', 3)),
    shape(`M${num(x(now))} ${top - 24}V${hub}`, lined('signal', 3)),
    ...drawn,
    box(x(now) - 30, top - 44, 60, 28, { fill: 'signal' }, 6),
    words.mono(clock(now), x(now), top - 24.5, 16, 'onsignal', 'middle'),
    words.strong('Hub', edges[0], hub + 32, 17),
    ...hours.map((hour) => {
      const label = hourMark(hour);
      const inside = x(hour) + widthOf(label, 15.5, 'mono') / 2 <= width;
      return words.mono(label, x(hour) - (inside ? 0 : 20), hub + 80, 15.5, 'ink3', 'middle');
    }),
  ]);
}

export const pictures = {
  'sim-strings': strings([620, 470], [30, 584], [7.4, 18.4]),
  'sim-strings-small': strings([390, 460], [16, 384], [8.2, 18]),
  'sim-doubt': doubt([760, 563], [26, 734], [40, 180], [0, 15, 30, 45, 60]),
  'sim-doubt-small': doubt([350, 450], [20, 330], [34, 128], [0, 30, 60]),
};
