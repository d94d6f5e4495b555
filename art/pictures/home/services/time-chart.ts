import { num } from '@/art/maps';
import { words } from '@/art/pens';
import { box, type Ink, lined, segment, shape, times } from '@/art/pens/shapes';
import { fleet } from '@/content/home/fleet';

const pitch = 23;
const left = 84;

export const chartHeight = 46 + fleet.vehicles.length * pitch;

/** Lines are full up to now, pale ahead. */
export function timeChart(width: number): Ink {
  const { clock, vehicles } = fleet;
  const x = (hour: number) =>
    left + ((hour - clock.from) / (clock.to - clock.from)) * (width - left - 24);
  const y = (row: number) => 46 + row * pitch;
  const now = x(clock.now);
  const dots = (row: number, times: readonly number[]) =>
    times.map((time) => `M${num(x(time))} ${y(row)}h0`).join('');
  const hours = times(Math.floor(clock.to) - clock.from + 1, (i) => clock.from + i).filter(
    (hour) => Math.abs(hour - clock.now) > 0.4,
  );
  return [
    segment([0, 0], [width, 0], lined('line')),
    hours.map((hour) =>
      words.mono(`${hour}:00`, x(hour), 23, 15, 'ink2', hour === clock.from ? 'start' : 'middle'),
    ),
    vehicles.map(({ id, hue, timeline: { times, end } }, row) => [
      words.mono(id, 12, y(row) + 5, 15),
      shape(`M${num(now)} ${y(row)}H${num(x(end))}`, { ...lined(hue, 3), opacity: 0.4 }),
      shape(`M${left} ${y(row)}H${num(now)}`, lined(hue, 3)),
      shape(dots(row, times), lined(hue, 10)),
    ]),
    shape(
      vehicles
        .map(({ timeline: { times, served } }, row) => dots(row, times.slice(served)))
        .join(''),
      lined('surface', 6),
    ),
    segment([now, 16], [now, chartHeight], lined('signal', 2)),
    box(now - 25, 5, 50, 25, { fill: 'signal' }, 5),
    words.mono(clock.label, now, 23, 15, 'onsignal', 'middle'),
  ];
}
