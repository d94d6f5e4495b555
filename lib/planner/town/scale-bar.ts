export interface ScaleBar {
  /** Such as '500 m', '1 km', '1,000 ft' or '0.5 mi'. */
  readonly label: string;
  readonly pixels: number;
}

const metersPerFoot = 0.3048;
const metersPerMile = 1609.344;

const lengths: Readonly<Record<'miles' | 'kilometers', readonly (readonly [string, number])[]>> = {
  miles: [
    ...[50, 100, 200, 500, 1000, 2000].map((feet): [string, number] => [
      `${feet.toLocaleString('en-US')} ft`,
      feet * metersPerFoot,
    ]),
    ...[0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((miles): [string, number] => [
      `${miles.toLocaleString('en-US')} mi`,
      miles * metersPerMile,
    ]),
  ],
  kilometers: [
    ...[10, 20, 50, 100, 200, 500].map((meters): [string, number] => [`${meters} m`, meters]),
    ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((km): [string, number] => [
      `${km.toLocaleString('en-US')} km`,
      km * 1000,
    ]),
  ],
};

/** The longest round length within `longest` pixels. */
export function scaleBar(
  metersPerPixel: number,
  unit: 'miles' | 'kilometers',
  longest = 110,
): ScaleBar {
  const [shortest] = lengths[unit];
  const [label, meters] =
    lengths[unit].findLast(([, meters]) => meters / metersPerPixel <= longest) ??
    (shortest as readonly [string, number]);
  return { label, pixels: meters / metersPerPixel };
}
