import { blend } from '@/art/covers/colors';
import { type DrawCover, figure, label, linesOf } from '@/art/covers/cover';
import { band, curve, strip, withCrossing } from '@/art/covers/shapes';
import { box, lined, segment, shape } from '@/art/pens/shapes';

const doors = ['10:20', '10:50'] as const;
/** Heights of 36 and 46 °F. */
const [cold, warm] = [548, 108];
const river = 76;

export const cover: DrawCover = (article) => {
  const { ticks, series, limit } = linesOf(article);
  const [air = [], food = []] = series.map(({ values }) => values);
  const allowed = limit?.value ?? 0;
  const x = (i: number) => (i / (ticks.length - 1)) * 1200;
  const y = (value: number) => cold - ((value - 36) / 10) * (cold - warm);
  // Goes on beyond both edges.
  const at = (values: readonly number[]) => {
    const [first = 0, last = 0, before = 0] = [values[0], values.at(-1), values.at(-2)];
    const inside = values.map((value, i) => [x(i), y(value)] as const);
    return [[x(-1), y(first)], ...inside, [x(values.length), y(2 * last - before)]] as const;
  };
  const { points, crossing } = withCrossing(at(air), y(allowed));
  const bridges = doors.map((door) => {
    const i = ticks.indexOf(door);
    return { door, x: x(i), y: y(air[i] ?? 0) };
  });
  const last = food.at(-1) ?? 0;
  return {
    alt: `The air in a cold box as a river on a night map. Where a door opened, at ${doors.join(' and ')} AM, a bridge crosses its bend. At the end it rises past ${allowed} °F without a bridge and turns orange. Below it the food, a thin line, ends at ${last} °F.`,
    ink: [
      bridges.map((bridge) => strip(bridge.x - 11, 0, 22, 630)),
      band(curve(points), blend('cobalt', 76, 'band'), river + 10),
      band(curve(points, 0, crossing), blend('cobalt', 48, 'band'), river),
      band(curve(points, crossing), 'signal', river),
      segment([0, y(allowed)], [1200, y(allowed)], lined('ink', 5, [1, 12])),
      shape(curve(at(food)), lined('teal', 8)),
      bridges.map((bridge) => [
        box(bridge.x - 15, bridge.y - 68, 30, 136, { fill: 'ink' }),
        segment([bridge.x, bridge.y - 60], [bridge.x, bridge.y + 62], lined('paper', 4, [14, 12])),
      ]),
      bridges.map((bridge) => label(`door ${bridge.door}`, bridge.x + 30, bridge.y - 38)),
      figure(`${allowed} °F`, 664, y(allowed) - 24),
      label(`food ${last}`, 1118, y(last) + 92, { anchor: 'end', color: 'teal' }),
    ],
  };
};
