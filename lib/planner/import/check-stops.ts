import { counted } from '@/lib/words/count';
import type { Unit } from '../time';
import { checkLine, type Fault, type GoodLine } from './check-line';
import { depotWord, isDepotName } from './columns/depot-words';
import type { RawLine } from './table';

export interface CheckedLine {
  readonly raw: RawLine;
  /** What it says; undefined where it cannot be read. */
  readonly good?: GoodLine;
  readonly faults: readonly Fault[];
  readonly depot: boolean;
  /** The number of the first line at the same place, a meter or so: they stay stops of their own. */
  readonly beside?: number;
}

/** Why a line is the depot: a visitor chose it, a column marks it, its name says so, or it is the first. */
export type DepotReason = 'chosen' | 'marked' | 'named' | 'first';

/** As many boxes as a van takes by default. */
export const vanBoxes = 30;

const placeOf = ({ latitude, longitude }: GoodLine): string =>
  `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;

const isMarked = ({ cells }: RawLine): boolean => depotWord.test(cells.depot ?? '');
const isNamed = ({ cells }: RawLine): boolean => isDepotName(cells.name);

const isDepot = (line: RawLine): boolean => isMarked(line) || isNamed(line);

const writtenPlace = ({ cells: { latitude, longitude, address, zip } }: RawLine): string =>
  [latitude, longitude, address, zip].join('|');

/** Whether a line is the depot once more: both say so, at one place. */
const isAgain = (line: RawLine, depot: RawLine): boolean =>
  isDepot(line) && isDepot(depot) && writtenPlace(line) === writtenPlace(depot);

/** Which line is the depot, and why: the one chosen, marked or named, else the first. */
function findDepot(lines: readonly RawLine[], chosen: number | undefined) {
  const found: readonly (readonly [DepotReason, number])[] = [
    ['chosen', lines.findIndex(({ line }) => line === chosen)],
    ['marked', lines.findIndex(isMarked)],
    ['named', lines.findIndex(isNamed)],
    ['first', 0],
  ];
  return found.find(([, at]) => at >= 0) ?? (['first', 0] as const);
}

/** Checks the lines of a file. `chosen` is the number of the line that a visitor made the depot. */
export function checkStops(all: readonly RawLine[], chosen?: number, unit?: Unit) {
  const [reason, at] = findDepot(all, chosen);
  const start = all[at];
  const lines = all.filter((line) => line === start || !start || !isAgain(line, start));
  const depot = start ? lines.indexOf(start) : 0;
  const places = new Map<string, number>();
  const checked = lines.map((raw, i): CheckedLine => {
    const unnamed = i === depot ? 'Depot' : `Stop ${i < depot ? i + 1 : i}`;
    const found = checkLine(raw, unnamed, unit);
    if ('length' in found) return { raw, faults: found, depot: i === depot };
    const good = { raw, good: found, faults: [], depot: i === depot };
    // Many stops stand at the center of one ZIP code.
    if (i === depot || found.center) return good;
    const beside = places.get(placeOf(found));
    if (beside !== undefined) return { ...good, beside };
    places.set(placeOf(found), raw.line);
    return good;
  });
  return {
    lines: checked,
    /** Lines that hold stops, the depot's left out, and how many of them cannot be read. */
    stops: Math.max(0, checked.length - 1),
    bad: checked.filter(({ good, depot: hub }) => !good && !hub).length,
    depotReason: reason,
    /** How many lines say the depot again, as routes do that end where they begin: they are no stops. */
    repeated: all.length - lines.length,
    /** Numbers of further lines that say they are depots: the planner knows one. */
    otherDepots: lines.filter((line) => line !== start && isDepot(line)).map(({ line }) => line),
  };
}

export type CheckedStops = Readonly<ReturnType<typeof checkStops>>;

/** The first line with a fault, undefined where all can be read. */
export const firstFault = ({ lines }: CheckedStops): CheckedLine | undefined =>
  lines.find(({ faults }) => faults.length > 0);

/** '4 of 29 stops cannot be read.'; the depot's own line is named. Undefined where all can. */
export function faultWords(checked: CheckedStops): string | undefined {
  const hub = checked.lines.find(({ depot }) => depot);
  const start = hub && !hub.good ? `The depot on line ${hub.raw.line} cannot be read.` : undefined;
  const rest =
    checked.bad > 0
      ? `${checked.bad} of ${counted(checked.stops, 'stop')} cannot be read.`
      : undefined;
  return [start, rest].filter(Boolean).join(' ') || undefined;
}
