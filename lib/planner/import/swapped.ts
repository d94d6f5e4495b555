import type { CheckedLine, CheckedStops } from './check-stops';
import { kilometersBetween } from './distant-stops';
import type { RawLine } from './read-stops';
import { readDegrees } from './values/degrees';

/** A line with latitude and longitude in each other's place. */
export function swapLine({ cells, ...line }: RawLine): RawLine {
  const { latitude = '', longitude = '' } = cells;
  return { ...line, cells: { ...cells, latitude: longitude, longitude: latitude } };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** As far as the stops of a day may lie from their middle, in kilometers. */
const near = 500;

function turned({ raw }: CheckedLine) {
  const latitude = readDegrees(raw.cells.longitude ?? '');
  const longitude = readDegrees(raw.cells.latitude ?? '');
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/**
 * The numbers of lines whose latitude and longitude seem to be swapped: those that are outside of the
 * globe as they stand and inside it when they are turned, and those that lie far from the rest and come
 * near when they are turned.
 */
export function swappedLines({ lines }: CheckedStops): readonly number[] {
  const good = lines.flatMap(({ good: stop }) => (stop ? [stop] : []));
  const center = {
    latitude: middle(good.map(({ latitude }) => latitude)),
    longitude: middle(good.map(({ longitude }) => longitude)),
  };
  return lines.flatMap((line) => {
    const other = turned(line);
    if (!other) return [];
    const outside = line.faults.some(({ field }) => field === 'latitude');
    const away = line.good && kilometersBetween(line.good, center) > near;
    const swapped = outside || (away && kilometersBetween(other, center) <= near);
    return swapped ? [line.raw.line] : [];
  });
}
