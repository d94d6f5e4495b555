import { kilometersInMile, type Unit } from '../time';

export interface ScaleBar {
  /** Such as '500 m', '1 km', '1,000 ft' or '0.5 mi'. */
  readonly label: string;
  readonly pixels: number;
}

/** Lengths of so many of a unit, the shortest first. */
const lengthsOf = (sign: string, meters: number, counts: readonly number[]) =>
  counts.map((count) => ({
    label: `${count.toLocaleString('en-US')} ${sign}`,
    meters: count * meters,
  }));

const lengths = {
  miles: [
    ...lengthsOf('ft', 0.3048, [50, 100, 200, 500, 1000, 2000]),
    ...lengthsOf('mi', 1000 * kilometersInMile, [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
  ],
  kilometers: [
    ...lengthsOf('m', 1, [10, 20, 50, 100, 200, 500]),
    ...lengthsOf('km', 1000, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]),
  ],
};

/** The longest round length within `longest` pixels, else the shortest. */
export function scaleBar(metersPerPixel: number, unit: Unit, longest = 110): ScaleBar {
  const bars = lengths[unit].map(({ label, meters }) => ({
    label,
    pixels: meters / metersPerPixel,
  }));
  return bars.findLast(({ pixels }) => pixels <= longest) ?? (bars[0] as ScaleBar);
}
