import { checkStops } from '@/lib/planner/import/check-stops';
import { readStops, type StopFile } from '@/lib/planner/import/read-stops';
import { toDay } from '@/lib/planner/import/to-day';

/** The first line of a file, and its depot. */
export const head = 'name,latitude,longitude,minutes,load,window,skill';
export const hub = 'Riverside hub,51.51,-0.12';

/** A file that can be read. Throws where it is refused. */
export function file(text: string): StopFile {
  const found = readStops(text);
  if ('refused' in found) throw new Error(found.refused);
  return found;
}

/** The lines below head and depot, checked. */
export const check = (...lines: string[]) =>
  checkStops(file([head, hub, ...lines].join('\n')).lines);
/** The day that these lines make. */
export const dayOf = (...lines: string[]) => toDay(check(...lines), 'thursday.csv')?.day;
/** Lines of some stops along a meridian, each with the same rest. */
export const stopLines = (count: number, rest = '') =>
  Array.from({ length: count }, (_, i) => `s${i},51.${500 + i},-0.1${rest}`);
