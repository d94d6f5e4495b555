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

interface Center {
  readonly latitude: number;
  readonly longitude: number;
}

/** Gives the center of a ZIP code of five digits; undefined where it has none. */
export type ZipCenters = (zip: string) => Center | undefined;

const thousand = 1000;

/** The steps from value to value. */
const stepsOf = (values: readonly number[]): number[] =>
  values.map((value, i) => value - (values[i - 1] ?? 0));

function summed(steps: readonly number[]): number[] {
  let value = 0;
  return steps.map((step) => {
    value += step;
    return value;
  });
}

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

const isSteps = (part: unknown, length: number): part is number[] =>
  Array.isArray(part) && part.length === length && part.every(Number.isInteger);

/** Reads a packed table. Throws where it is none. */
export function unpackZips(file: unknown): ZipCenters {
  const parts: readonly unknown[] = Array.isArray(file) ? file : [];
  const length = Array.isArray(parts[0]) ? parts[0].length : 0;
  if (length === 0 || parts.length !== 3 || !parts.every((part) => isSteps(part, length))) {
    throw new Error('This is no table of ZIP codes.');
  }
  const [codes = [], latitudes = [], longitudes = []] = (parts as number[][]).map(summed);
  const places = new Map(codes.map((code, i) => [code, i]));
  return (zip) => {
    const at = places.get(Number(zip));
    if (at === undefined) return undefined;
    const [latitude = 0, longitude = 0] = [latitudes[at], longitudes[at]];
    return { latitude: latitude / thousand, longitude: longitude / thousand };
  };
}
