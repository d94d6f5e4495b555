import { num } from '@/art/maps';
import { good, hourMark, mapInset, mark, rule, tag, words } from '@/art/pens';
import { at, box, disc, type Ink, lined, segment, shape, spaced, times } from '@/art/pens/shapes';
import { fleet, stopTotal } from '@/content/home/fleet';
import { shortTime } from '@/lib/words/time-words';
import { pictures as groundMaps } from '../ground';

const pitch = 23;
const left = 84;

const chartHeight = 46 + fleet.vehicles.length * pitch;

/** Lines are full up to now, pale ahead. */
function timeChart(width: number): Ink {
  const { clock, vehicles } = fleet;
  const x = (hour: number) =>
    left + ((hour - clock.from) / (clock.to - clock.from)) * (width - left - 24);
  const y = (row: number) => 46 + row * pitch;
  const now = x(clock.now);
  const dots = (row: number, times: readonly number[]) =>
    times.map((time) => `M${num(x(time))} ${y(row)}h0`).join('');
  const ahead = vehicles.map(({ timeline: { times, served } }, row) =>
    dots(row, times.slice(served)),
  );
  const hours = times(Math.floor(clock.to) - clock.from + 1, (i) => clock.from + i).filter(
    (hour) => Math.abs(hour - clock.now) > 0.4,
  );
  return [
    segment([0, 0], [width, 0], lined('line')),
    hours.map((hour) => words.mono(hourMark(hour), x(hour), 23, 15, 'ink2', 'middle')),
    vehicles.map(({ id, hue, timeline: { times, end } }, row) => [
      words.mono(id, 12, y(row) + 5, 15),
      shape(`M${num(now)} ${y(row)}H${num(x(end))}`, { ...lined(hue, 3), opacity: 0.4 }),
      shape(`M${left} ${y(row)}H${num(now)}`, lined(hue, 3)),
      shape(dots(row, times), lined(hue, 10)),
    ]),
    shape(ahead.join(''), lined('surface', 6)),
    vehicles.map(({ timeline: { between } }, row) => {
      if (!between) return '';
      const middle = x((between.from + between.to) / 2);
      return [
        box(middle - 72, y(row) - 9, 144, 18, { fill: 'surface' }),
        words.text(between.what, middle, y(row) + 5, 15, 'ink2', 'middle'),
      ];
    }),
    segment([now, 16], [now, chartHeight], lined('signal', 2)),
    box(now - 25, 5, 50, 25, { fill: 'signal' }, 5),
    words.mono(shortTime(clock.label), now, 23, 15, 'onsignal', 'middle'),
  ];
}

const rainy = { fill: 'sunk', color: 'ink2', icon: 'cloud-rain', face: 'mono' } as const;
const bar = 52;
const list = 236;
const room = list - 36;
const rowHeight = 76;

export function drawConsole(width: number, height: number): Ink {
  const { hub, date, onTime, weather } = fleet;
  const mapHeight = height - bar - chartHeight;
  return [
    mapInset(groundMaps.console, [list, bar, width - list, mapHeight]),
    at(16, 13, mark(26)),
    words.text(hub, 54, 33, 17),
    words.mono(date, 180, 32.5, 15, 'ink2'),
    tag(`${onTime} of ${stopTotal} on track`, width - 180, 12, { ...good, face: 'mono' }, 'end'),
    tag(weather, width - 16, 12, rainy, 'end'),
    rule(0, bar, width),
    words.text(`${fleet.vehicles.length} routes out`, 18, bar + 28, 15),
    words.mono(`${stopTotal} stops`, list - 18, bar + 28, 15, 'ink2', 'end'),
    spaced(fleet.vehicles, bar + 44, rowHeight, ({ id, driver, hue, eta, done, stops }, y, row) => [
      row === 0 ? box(0, y, list, rowHeight, { fill: 'cobaltwash' }) : '',
      row === 0 ? box(0, y, 4, rowHeight, { fill: 'cobalt' }) : '',
      rule(0, y, list),
      disc(22, y + 21, 4, { fill: hue }),
      words.mono(id, 34, y + 26, 15),
      words.mono(shortTime(eta), list - 18, y + 26, 15, 'ink', 'end'),
      words.text(driver, 18, y + 48, 15, 'ink3'),
      words.mono(`${done} / ${stops}`, list - 18, y + 48, 15, 'ink2', 'end'),
      box(18, y + 60, room, 3, { fill: 'line' }, 1.5),
      box(18, y + 60, (room * done) / stops, 3, { fill: hue }, 1.5),
    ]),
    segment([list, bar], [list, height], lined('line')),
    rule(0, bar + 44 + fleet.vehicles.length * rowHeight, list),
    at(list, bar + mapHeight, timeChart(width - list)),
  ];
}

/** The map above its vehicles, for windows with one column. */
export function drawNarrowConsole(width: number, height: number): Ink {
  const [start, counts, step] = [112, width - 84, 32];
  const mapHeight = height - fleet.vehicles.length * step;
  return [
    mapInset({ ...groundMaps.console, lineWidth: 8 }, [0, 0, width, mapHeight]),
    spaced(fleet.vehicles, mapHeight, step, ({ id, hue, eta, done, stops }, y) => [
      rule(0, y, width),
      disc(22, y + 16, 4, { fill: hue }),
      words.mono(id, 34, y + 20.5, 13),
      box(start, y + 14, 90, 4, { fill: 'line' }, 2),
      box(start, y + 14, (90 * done) / stops, 4, { fill: hue }, 2),
      words.mono(`${done} / ${stops}`, counts, y + 20.5, 13, 'ink2', 'end'),
      words.mono(shortTime(eta), width - 18, y + 20.5, 13, 'ink', 'end'),
    ]),
  ];
}
