import type { CheckedLine, CheckedStops } from './check-stops';
import { kilometersBetween, middleOf } from './distant-stops';
import { readDegrees } from './values/degrees';

/** As far as the stops of a day may lie from their middle, in kilometers. */
const near = 500;

function turned({ raw }: CheckedLine) {
  const latitude = readDegrees(raw.cells.longitude ?? '');
  const longitude = readDegrees(raw.cells.latitude ?? '');
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/** Latitudes beyond these have no roads: whole lists there are swapped. */
const roads = [-56, 72] as const;

const isOffRoads = (latitude: number): boolean => latitude < roads[0] || latitude > roads[1];

/**
 * The numbers of lines whose latitude and longitude seem to be swapped: those that are outside of the
 * globe as they stand and inside it when they are turned, and those that lie far from the rest and come
 * near when they are turned. All of them where the whole list lies beyond the last roads, and not when turned.
 */
export function swappedLines({ lines }: CheckedStops): readonly number[] {
  const good = lines.flatMap(({ good: stop }) => (stop ? [stop] : []));
  const center = middleOf(good);
  const whole = good.length > 0 && isOffRoads(center.latitude) && !isOffRoads(center.longitude);
  return lines.flatMap((line) => {
    const other = turned(line);
    if (!other) return [];
    if (whole) return line.good && isOffRoads(line.good.latitude) ? [line.raw.line] : [];
    const outside = line.faults.some(({ field }) => field === 'latitude');
    const away = line.good && kilometersBetween(line.good, center) > near;
    const swapped = outside || (away && kilometersBetween(other, center) <= near);
    return swapped ? [line.raw.line] : [];
  });
}
