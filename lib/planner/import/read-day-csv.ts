import { FileError } from '@/planner/files/problem-file';
import { checkStops, firstFault } from './check-stops';
import { addressesRefused, readStops } from './read-stops';
import { type FileDay, toDay } from './to-day';

/**
 * The day of a CSV file for the command line: every line must be good, and each stop stays a visit of
 * its own. Throws a FileError that says in one line what is wrong first.
 */
export function readDayCsv(text: string, title: string): FileDay {
  const file = readStops(text);
  if (!file.hasPlaces) throw addressesRefused();
  const checked = checkStops(file.lines);
  const bad = firstFault(checked);
  if (bad) throw new FileError(`line ${bad.raw.line}: ${bad.faults[0]?.words ?? ''}`);
  const day = toDay(checked, title);
  if (!day) throw new FileError('the file holds a depot and no stops');
  return day;
}
