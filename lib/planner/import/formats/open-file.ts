import type { UnzipFileInfo } from 'fflate';
import { count } from '@/lib/words/count';
import type { Table } from '../table';
import { decodeText } from './decode';
import { readDelimited } from './delimited';

/** The tables of a file: one, or the worksheets of a workbook. Or why there are none. */
export type Opened =
  | { readonly tables: readonly Table[]; readonly encoding: string }
  | { readonly words: string };

const largest = 20_000_000;
export const mostRows = 50_000;

/** Whether files of so many bytes are refused before they are read. */
export const tooLarge = (bytes: number): boolean => bytes > largest;

const tooMany = `This file has more than ${count(mostRows)} rows. Split it first.`;

/** Unpacked it would fill the memory: a workbook of 20 MB has a tenth of this. */
const largestUnpacked = 400_000_000;

class MissingPart extends Error {}

/** A reader that is fetched when such a file comes. */
const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error) => {
    throw new MissingPart('It did not load', { cause: error });
  });

const refuse = (words: string): Opened => ({ words });
const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, i) => bytes[i] === byte);

/** Whether a text begins as Solomon's problems do, or those of TSPLIB and CVRPLIB. */
const isBenchmark = (begin: string): boolean =>
  (/^\s*VEHICLE\s*$/im.test(begin) && /^\s*CUSTOMER\s*$/im.test(begin)) ||
  /^\s*DIMENSION\s*:?\s*\d+\s*$/im.test(begin);

/** Opens KMZ and Excel's workbooks, which are both ZIP archives. */
async function openArchive(bytes: Uint8Array): Promise<Opened> {
  const { unzipSync } = await fetched(import('fflate'));
  let size = 0;
  const isKml = ({ name, originalSize }: UnzipFileInfo) => {
    size += originalSize;
    return size <= largestUnpacked && name.toLowerCase().endsWith('.kml');
  };
  const [kml] = Object.values(unzipSync(bytes, { filter: isKml }));
  if (size > largestUnpacked) return refuse('This file is too large unpacked. Split it first.');
  if (kml) return openText(new TextDecoder().decode(kml), 'UTF-8');
  const { readExcel } = await fetched(import('./excel'));
  const tables = await readExcel(bytes);
  if (tables.some(({ rows }) => rows.length > mostRows)) return refuse(tooMany);
  return tables.length > 0 ? { tables, encoding: 'UTF-8' } : refuse('This workbook is empty.');
}

async function openText(text: string, encoding: string): Promise<Opened> {
  const begin = text.slice(0, 2000).trimStart();
  if (/^(<\?xml|<gpx|<kml)/i.test(begin) && /<(\w+:)?(gpx|kml)\b/i.test(begin)) {
    const { readXml } = await fetched(import('./xml'));
    return { tables: [readXml(text)], encoding };
  }
  if (isBenchmark(begin)) {
    const { readBenchmark } = await fetched(import('./benchmark'));
    const table = readBenchmark(text);
    return 'words' in table ? table : { tables: [table], encoding };
  }
  if (/^[{[]/.test(begin)) {
    const { readJson } = await fetched(import('./json'));
    const table = readJson(text);
    return table ? { tables: [table], encoding } : refuse('This JSON holds no list of stops.');
  }
  if (begin.startsWith('<'))
    return refuse(
      'This is a web page or XML. Open it in a spreadsheet and save it as .xlsx or CSV.',
    );
  const breaks = text.split('\n', mostRows + 2).length - 1;
  if (breaks > mostRows) return refuse(tooMany);
  return { tables: [readDelimited(text)], encoding };
}

/**
 * Opens any file that holds stops: CSV and its kin, Excel, GeoJSON, KML, KMZ, GPX, VROOM, Solomon, TSPLIB or
 * CVRPLIB. A file that holds none is answered with words.
 *
 * @param encoding the name of an encoding to read the letters in, where the visitor chose one
 */
export async function openFile(bytes: Uint8Array, encoding?: string): Promise<Opened> {
  if (tooLarge(bytes.length)) return refuse('This file is larger than 20 MB. Split it first.');
  try {
    if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return await openArchive(bytes);
    if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
      return refuse('This is an old workbook (.xls). Save it as .xlsx or CSV first.');
    }
    const decoded = decodeText(bytes, encoding);
    return 'words' in decoded ? decoded : await openText(decoded.text, decoded.encoding);
  } catch (error) {
    console.debug('The file cannot be read', error);
    if (error instanceof MissingPart) {
      return refuse('What reads such files did not load. Check the connection and try again.');
    }
    return refuse('This file is damaged and cannot be read.');
  }
}
