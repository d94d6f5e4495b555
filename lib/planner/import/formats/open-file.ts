import type { UnzipFileInfo } from 'fflate';
import { count } from '@/lib/words/count';
import { Refusal, type Table } from '../table';
import { decodeText } from './decode';
import { readDelimited } from './delimited';

const largest = 20_000_000;
export const mostRows = 50_000;

/** Whether files of so many bytes are refused before they are read. */
export const tooLarge = (bytes: number): boolean => bytes > largest;

const tooMany = () =>
  new Refusal(`This file has more than ${count(mostRows)} rows. Split it first.`);

/** Unpacked it would fill the memory: a workbook of 20 MB has a tenth of this. */
const largestUnpacked = 400_000_000;

/** A reader that is fetched when such a file comes. */
const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error) => {
    console.debug('The reader did not load', error);
    throw new Refusal('What reads such files did not load. Check the connection and try again.');
  });

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, i) => bytes[i] === byte);

/** Whether a text begins as Solomon's problems do, or those of TSPLIB and CVRPLIB. */
const isBenchmark = (begin: string): boolean =>
  (/^\s*VEHICLE\s*$/im.test(begin) && /^\s*CUSTOMER\s*$/im.test(begin)) ||
  /^\s*DIMENSION\s*:?\s*\d+\s*$/im.test(begin);

/** Opens KMZ and Excel's workbooks, which are both ZIP archives. */
async function openArchive(bytes: Uint8Array): Promise<readonly Table[]> {
  const { unzipSync } = await fetched(import('fflate'));
  let size = 0;
  const isKml = ({ name, originalSize }: UnzipFileInfo) => {
    size += originalSize;
    return size <= largestUnpacked && name.toLowerCase().endsWith('.kml');
  };
  const [kml] = Object.values(unzipSync(bytes, { filter: isKml }));
  if (size > largestUnpacked) throw new Refusal('This file is too large unpacked. Split it first.');
  if (kml) return [await openText(new TextDecoder().decode(kml))];
  const { readExcel } = await fetched(import('./excel'));
  const tables = await readExcel(bytes);
  if (tables.some(({ rows }) => rows.length > mostRows)) throw tooMany();
  if (tables.length === 0) throw new Refusal('This workbook is empty.');
  return tables;
}

async function openText(text: string): Promise<Table> {
  const begin = text.slice(0, 2000).trimStart();
  if (/^(<\?xml|<gpx|<kml)/i.test(begin) && /<(\w+:)?(gpx|kml)\b/i.test(begin)) {
    const { readXml } = await fetched(import('./xml'));
    return readXml(text);
  }
  if (isBenchmark(begin)) {
    const { readBenchmark } = await fetched(import('./benchmark'));
    return readBenchmark(text);
  }
  if (/^[{[]/.test(begin)) {
    const { readJson } = await fetched(import('./json'));
    return readJson(text);
  }
  if (begin.startsWith('<')) {
    const instead = 'Open it in a spreadsheet and save it as .xlsx or CSV.';
    throw new Refusal(`This is a web page or XML. ${instead}`);
  }
  const breaks = text.split('\n', mostRows + 2).length - 1;
  if (breaks > mostRows) throw tooMany();
  return readDelimited(text);
}

/**
 * Opens any file that holds stops: CSV and its kin, Excel, GeoJSON, KML, KMZ, GPX, VROOM, Solomon, TSPLIB or
 * CVRPLIB. Gives its table, or the worksheets of a workbook. Throws a Refusal for a file that holds none.
 *
 * @param encoding the name of an encoding to read the letters in, where the visitor chose one
 */
export async function openFile(bytes: Uint8Array, encoding?: string) {
  if (tooLarge(bytes.length)) throw new Refusal('This file is larger than 20 MB. Split it first.');
  try {
    if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
      return { tables: await openArchive(bytes), encoding: 'UTF-8' };
    }
    if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
      throw new Refusal('This is an old workbook (.xls). Save it as .xlsx or CSV first.');
    }
    const decoded = decodeText(bytes, encoding);
    return { tables: [await openText(decoded.text)], encoding: decoded.encoding };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    console.debug('The file cannot be read', error);
    throw new Refusal('This file is damaged and cannot be read.');
  }
}
