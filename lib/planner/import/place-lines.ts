import { centerOf, type ZipTable } from '../zips/zip-file';
import { type FoundPlace, hasNoPlace, type RawLine } from './table';
import { findZip, isOfState } from './values/zip';

/** What a geocoder answered for an address: its place, or why there is none. */
export type GeocoderAnswer = FoundPlace | { readonly unknown: string };

/** What lines without coordinates are placed by. */
export interface PlaceSources {
  /** Undefined until it came. */
  readonly zips?: ZipTable;
  /** By the address that was asked for; undefined where nothing was asked. */
  readonly answers?: ReadonlyMap<string, GeocoderAnswer>;
}

/** The whole address of a line: '12 Main St, Austin, TX, 78701'. */
export function addressOf({ address = '', zip = '' }: RawLine['cells']): string {
  const parts = address.includes(zip) ? [address] : [address, zip];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

type Found = Pick<RawLine, 'found' | 'unplaced'>;

function byZip({ cells }: RawLine, zips: ZipTable | undefined): Found {
  const field = cells.zip ? 'zip' : 'address';
  const fault = (words: string): Found => ({ unplaced: { field, words } });
  if (!zips) return fault('This address has no coordinates.');
  const code = findZip(cells);
  if (!code) {
    const written = cells.zip?.trim().slice(0, 40);
    if (written) return fault(`“${written}” is not a US ZIP code.`);
    return fault('No US ZIP code found here. Add it, or latitude and longitude.');
  }
  const { zip, state } = code;
  if (!isOfState(code)) return fault(`ZIP code ${zip} does not lie in ${state}.`);
  const center = centerOf(zips, zip);
  if (center) return { found: { ...center, center: `ZIP code ${zip}` } };
  return fault(
    `ZIP code ${zip} is not known, or holds PO boxes alone. Write the one of the door, or latitude and longitude.`,
  );
}

/**
 * Places lines that bring no coordinates: where the geocoder found their address, else at the center of their
 * ZIP code. Lines that stay without a place tell why.
 */
export function placeLines(
  lines: readonly RawLine[],
  { zips, answers }: PlaceSources = {},
): readonly RawLine[] {
  return lines.map((line): RawLine => {
    if (line.broken || !hasNoPlace(line)) return line;
    const address = addressOf(line.cells);
    if (address === '') return line;
    const answer = answers?.get(address);
    if (answer && 'latitude' in answer) return { ...line, found: answer };
    const placed = byZip(line, zips);
    if (!answer) return { ...line, ...placed };
    if (!placed.found) return { ...line, unplaced: { field: 'address', words: answer.unknown } };
    return { ...line, found: { ...placed.found, note: answer.unknown } };
  });
}

/** Whether the table of ZIP centers would place some of the lines. */
export const needsZips = (lines: readonly RawLine[]): boolean =>
  lines.some((line) => hasNoPlace(line) && findZip(line.cells) !== undefined);

/** The addresses for which no place was brought and nobody was asked, each once. */
export const addressesToAsk = (
  lines: readonly RawLine[],
  { answers }: PlaceSources = {},
): readonly string[] => [
  ...new Set(
    lines
      .filter((line) => !line.broken && hasNoPlace(line) && line.cells.address?.trim())
      .map(({ cells }) => addressOf(cells))
      .filter((address) => !answers?.has(address)),
  ),
];
