/** Where the table of ZIP centers stands; its name tells what is in it, so that copies of it are kept. */
export const zipFolder = '/planner/zips/';

/** `npm run build` and `npm run dev` write it, and say the name where the table is another one. */
export const zipPath = `${zipFolder}5f5d711f80ea4578.json`;

/** ZIP codes in their order, latitudes and longitudes in thousandths of degrees, each as the step from the one before. */
export type ZipFile = readonly [
  codes: readonly number[],
  latitudes: readonly number[],
  longitudes: readonly number[],
];

/** A place on earth, in degrees. */
export interface Center {
  readonly latitude: number;
  readonly longitude: number;
}

/** The table as it is searched: ZIP codes in their order, and their places in thousandths of degrees. */
export interface ZipTable {
  readonly codes: Int32Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
}

const thousand = 1000;

/** The steps from value to value. */
const stepsOf = (values: readonly number[]): number[] =>
  values.map((value, i) => value - (values[i - 1] ?? 0));

/** Packs centers, in any order. */
export function packZips(centers: readonly (readonly [zip: string, center: Center])[]): ZipFile {
  const sorted = centers.toSorted(([a], [b]) => Number(a) - Number(b));
  const rounded = (degrees: number) => Math.round(degrees * thousand);
  return [
    stepsOf(sorted.map(([zip]) => Number(zip))),
    stepsOf(sorted.map(([, { latitude }]) => rounded(latitude))),
    stepsOf(sorted.map(([, { longitude }]) => rounded(longitude))),
  ];
}

function summed(steps: unknown, length: number): Int32Array {
  if (!Array.isArray(steps) || steps.length !== length || !steps.every(Number.isInteger)) {
    throw new Error('This is no table of ZIP codes.');
  }
  let value = 0;
  return Int32Array.from(steps, (step: number) => {
    value += step;
    return value;
  });
}

/** Reads a packed table. Throws where it is none. */
export function unpackZips(file: unknown): ZipTable {
  const [codes, latitudes, longitudes] = Array.isArray(file) ? (file as unknown[]) : [];
  const length = Array.isArray(codes) && codes.length > 0 ? codes.length : -1;
  return {
    codes: summed(codes, length),
    latitudes: summed(latitudes, length),
    longitudes: summed(longitudes, length),
  };
}

/** The center of a ZIP code of five digits; undefined where it has none. */
export function centerOf(
  { codes, latitudes, longitudes }: ZipTable,
  zip: string,
): Center | undefined {
  const at = codes.indexOf(Number(zip));
  if (at < 0) return undefined;
  const [latitude = 0, longitude = 0] = [latitudes[at], longitudes[at]];
  return { latitude: latitude / thousand, longitude: longitude / thousand };
}
