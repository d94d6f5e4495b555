import type { Parts } from './parts';
import { FileError } from './problem-file';

/** Whether a text is written as Solomon (1987) wrote his days with time windows. */
export const isSolomon = (text: string): boolean =>
  /^\s*VEHICLE\s*$/im.test(text) && /^\s*CUSTOMER\s*$/im.test(text);

/** Takes such a file apart as if it were CVRPLIB's. Throws a FileError. */
export function solomonParts(text: string): Parts {
  const rows = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length > 1 && row.every(Number.isFinite));
  const [fleet, ...nodes] = rows;
  if (fleet?.length !== 2) throw new FileError('NUMBER and CAPACITY of the vehicles are missing');
  const short = nodes.find((row) => row.length !== 7);
  if (short) throw new FileError(`customer ${short[0]} has ${short.length} of 7 numbers`);
  const pick = (...columns: readonly number[]) =>
    nodes.map((row) => columns.map((column) => row[column]));
  return {
    headers: new Map([
      ['DIMENSION', String(nodes.length)],
      ['VEHICLES', String(fleet[0])],
      ['CAPACITY', String(fleet[1])],
    ]),
    sections: new Map([
      ['NODE_COORD_SECTION', pick(0, 1, 2)],
      ['DEMAND_SECTION', pick(0, 3)],
      ['TIME_WINDOW_SECTION', pick(0, 4, 5)],
      ['SERVICE_TIME_SECTION', pick(0, 6)],
    ]),
  };
}
