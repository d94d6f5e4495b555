import { counted } from '@/lib/words/count';
import { checkLine, type Fault, type GoodLine } from './check-line';
import type { RawLine } from './read-stops';

/** A line with what was found in it. */
export interface CheckedLine {
  readonly raw: RawLine;
  /** What it says; undefined where it cannot be read. */
  readonly good?: GoodLine;
  readonly faults: readonly Fault[];
  readonly depot: boolean;
  /** The number of the line with which this one is planned as one visit. */
  readonly joins?: number;
}

/** All lines of a file, checked. */
export interface CheckedStops {
  readonly lines: readonly CheckedLine[];
  /** Lines that hold stops, the depot's left out, and how many of them cannot be read. */
  readonly stops: number;
  readonly bad: number;
  /** Lines left out because they join another. */
  readonly joined: number;
}

/** As many boxes as a van takes by default: what is more is not joined to one visit. */
export const vanBoxes = 30;

/** Whether a line is named depot: `Depot`, `Depot: Riverside`, but not the address `Depot Street 4`. */
export const isDepotName = (name = ''): boolean =>
  /^(the )?depot\s*([:,–-].*)?$/i.test(name.trim());

const always = [0, Number.POSITIVE_INFINITY] as const;

/** A stop joins another of the same place, a meter or so, if one visit can do for both. */
function canJoin(a: GoodLine, b: GoodLine): boolean {
  if ((a.skill ?? '') !== (b.skill ?? '') || a.load + b.load > vanBoxes) return false;
  if (a.minutes + b.minutes > 480) return false;
  const [from, to] = [a.window ?? always, b.window ?? always];
  return Math.max(from[0], to[0]) <= Math.min(from[1], to[1]);
}

/** Two stops at one place as one visit: boxes and minutes together, in the hours that suit both. */
export function joined(a: GoodLine, b: GoodLine): GoodLine {
  const window = [a.window, b.window].filter((each) => each !== undefined);
  return {
    ...a,
    name: a.name === b.name ? a.name : `${a.name}, ${b.name}`,
    minutes: a.minutes + b.minutes,
    load: a.load + b.load,
    ...(window.length > 0 && {
      window: [Math.max(...window.map(([from]) => from)), Math.min(...window.map(([, to]) => to))],
    }),
  };
}

const placeOf = ({ latitude, longitude }: GoodLine): string =>
  `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;

/**
 * Checks the lines of a file. The first is the depot unless one is named depot. Stops at one place are
 * joined where that can be done, unless `join` is false.
 */
export function checkStops(lines: readonly RawLine[], join = true): CheckedStops {
  const named = lines.findIndex(({ cells }) => isDepotName(cells.name));
  const depot = Math.max(0, named);
  const visits = new Map<string, { line: number; stop: GoodLine }>();
  const checked = lines.map((raw, i): CheckedLine => {
    const found = checkLine(raw, i < depot ? i + 1 : Math.max(1, i));
    if ('length' in found) return { raw, faults: found, depot: i === depot };
    const good = { raw, good: found, faults: [], depot: i === depot };
    if (i === depot || !join) return good;
    const visit = visits.get(placeOf(found));
    if (visit && canJoin(visit.stop, found)) {
      visit.stop = joined(visit.stop, found);
      return { ...good, joins: visit.line };
    }
    visits.set(placeOf(found), { line: raw.line, stop: found });
    return good;
  });
  return {
    lines: checked,
    stops: Math.max(0, checked.length - 1),
    bad: checked.filter(({ good, depot: hub }) => !good && !hub).length,
    joined: checked.filter(({ joins }) => joins !== undefined).length,
  };
}

/** How many stops will be planned. */
export const plannable = ({ stops, bad, joined: left }: CheckedStops): number => stops - bad - left;

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
