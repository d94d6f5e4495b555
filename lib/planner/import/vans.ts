import type { Van } from '../day/day';
import { skillsOf } from '../day/skills';
import { vanName } from '../day/vans';
import type { GoodLine } from './check-line';
import { vanBoxes } from './check-stops';
import { kilometersBetween } from './distant-stops';

/** Eight, and in long lists one for 60 stops, which are a shift's. */
const mostVans = (stops: number): number => Math.max(8, Math.ceil(stops / 60));
const usualShift = [480, 1020] as const;
const hour = 60;

/**
 * The shift that lets every stop be served in its window: 08:00 to 17:00, longer where one needs it. It
 * begins later where no stop opens before, as for an evening's dinners, so that no van waits for hours.
 */
function shiftFor(stops: readonly GoodLine[]): readonly [from: number, to: number] {
  const windows = stops.flatMap(({ window }) => (window ? [window] : []));
  const first = Math.min(...windows.map(([, to]) => to)) - hour;
  const opens =
    windows.length < stops.length ? 0 : Math.min(...windows.map(([from]) => from)) - hour;
  const last = Math.max(...windows.map(([from]) => from)) + 2 * hour;
  return [
    Math.max(0, Math.floor(Math.min(Math.max(usualShift[0], opens), first) / hour) * hour),
    Math.max(usualShift[1], Math.ceil(last / hour) * hour),
  ];
}

/** The minutes between the first opening and the last closing, if every stop has a window. */
function openMinutes(stops: readonly GoodLine[], shift: readonly [number, number]): number {
  const from = Math.min(...stops.map(({ window }) => window?.[0] ?? shift[0]));
  const to = Math.max(...stops.map(({ window }) => window?.[1] ?? shift[1]));
  return Math.max(hour, Math.min(to, shift[1]) - Math.max(from, shift[0]));
}

/**
 * How long `vans` drive altogether, in minutes at 30 km/h: out to their part of the ground, and
 * between neighbors by the length of a shortest tour through n points of an area, 0.7124 √(nA)
 * (Beardwood, Halton, Hammersley 1959), on roads 1.3 times as long as straight lines.
 */
function drivingMinutes(depot: GoodLine, stops: readonly GoodLine[], vans: number): number {
  const away = stops.map((stop) => kilometersBetween(depot, stop));
  const mean = away.reduce((sum, each) => sum + each, 0) / stops.length;
  const area = Math.PI * mean ** 2;
  return 2 * 1.3 * (0.7124 * Math.sqrt(stops.length * area) + vans * mean);
}

/**
 * Vans enough for a day that brought none: by boxes, by hours at the door and at the wheel, but not more
 * than `mostVans`. Each takes 30 boxes, more only where so many vans would leave some behind, works from 08:00
 * to 17:00, longer only where windows need it, and can do whatever the stops ask for.
 */
export function vansFor(depot: GoodLine, stops: readonly GoodLine[]): readonly Van[] {
  if (stops.length === 0)
    return [{ id: vanName(1), capacity: vanBoxes, shift: usualShift, skills: [] }];
  const shift = shiftFor(stops);
  const boxes = stops.reduce((sum, { load }) => sum + load, 0);
  const largest = Math.max(...stops.map(({ load }) => load));
  const most = mostVans(stops.length);
  const needed = Math.max(vanBoxes, largest, (1.1 * boxes) / most);
  const capacity = Math.ceil(needed / 10) * 10;
  const doors = stops.reduce((sum, { minutes }) => sum + minutes, 0);
  const minutes = 0.85 * openMinutes(stops, shift);
  const fewest = Math.min(most, Math.max(1, Math.ceil((1.1 * boxes) / capacity)));
  let vans = Math.min(fewest, stops.length);
  const enough = () => (doors + drivingMinutes(depot, stops, vans)) / vans <= minutes;
  while (vans < Math.min(most, stops.length) && !enough()) vans++;
  const skills = [...new Set(stops.flatMap(({ skill }) => skillsOf(skill)))].sort();
  return Array.from({ length: vans }, (_, i) => ({ id: vanName(i + 1), capacity, shift, skills }));
}
