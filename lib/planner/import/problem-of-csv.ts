import type { ProblemFile } from '@/planner/files/problem-file';
import { problemOfDay } from '../day/problem-of-day';
import { worldOf } from '../day/world';
import { readDayCsv } from './read-day-csv';

/**
 * Reads the stops of a CSV file, the first line being the depot, as a problem of shortest routes that
 * return to it: straight lines times 1.3, at 30 km/h, windows and shifts kept. Stops are numbered from 1
 * in the file's order, as the planner in the page does. Throws a FileError that says in one line what is
 * wrong.
 */
export function problemOfCsv(text: string, title: string): ProblemFile {
  const { day } = readDayCsv(text, title);
  const ids = day.stops.map(({ id }) => id);
  const { problem } = problemOfDay(worldOf(day, undefined), ids);
  const weights = { distance: 1, time: 0, penalties: 0 };
  return {
    numbers: [0, ...ids],
    lengths: problem.travel.meters,
    problem: { ...problem, weights, returns: true, balance: false },
  };
}
