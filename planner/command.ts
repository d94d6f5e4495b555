import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { evolve } from './evolve';
import { FileError, type ProblemFile, type Reader } from './files/problem-file';
import { readTsplib } from './files/tsplib';
import type { Individual } from './individual';
import { defaultSettings } from './settings';

const options = {
  seconds: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
} as const;

/** By the file's own distances. */
function costOf({ lengths, numbers }: ProblemFile, route: readonly number[]): number {
  const places = [0, ...route, 0];
  return places.slice(1).reduce((sum, to, i) => sum + lengths[places[i] * numbers.length + to], 0);
}

function numberOf(name: string, text: string, whole: boolean, least: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const fits = whole ? Number.isInteger(value) && value >= least : value > least;
  if (fits && value < 1e9) return value;
  const range = whole ? `a whole number of ${least} or more` : `a number above ${least}`;
  throw new FileError(`--${name} is '${text}', must be ${range}`);
}

/** By the ending of their names, in lower case and with the dot. */
type Readers = Readonly<Record<string, Reader>>;

function readFile(path: string, exact: boolean, readers: Readers): ProblemFile {
  const bytes = readFileSync(path);
  const reader = readers[extname(path).toLowerCase()];
  return reader ? reader(bytes, basename(path)) : readTsplib(bytes.toString('utf8'), exact);
}

/** What a plan violates; empty for none. */
const broken = ({ overload, lateness, misfits }: Individual): string =>
  [
    overload > 0 ? `${Number(overload.toFixed(3))} above capacities` : [],
    lateness > 0 ? `${Number(lateness.toFixed(3))} too late` : [],
    misfits > 0 ? `${misfits} without the needed skill` : [],
  ]
    .flat()
    .join(', ');

function run(readers: Readers): void {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path] = positionals;
  if (!path) throw new FileError('a file is missing: npm run -s plan -- FILE --seconds 10');
  if (positionals.length > 1) throw new FileError(`one file at a time, not ${positionals.length}`);
  const seconds = numberOf('seconds', values.seconds, false, 0);
  const seed = numberOf('seed', values.seed, true, 0);
  const begin = performance.now();
  const file = readFile(path, values.exact, readers);
  let found: Individual | undefined;
  for (const { best } of evolve(file.problem, { ...defaultSettings, seed })) {
    found = best;
    if (performance.now() - begin > 1000 * seconds) break;
  }
  const routes = (found?.routes ?? []).filter((route) => route.length > 0);
  const cost = routes.reduce((sum, route) => sum + costOf(file, route), 0);
  const result = {
    routes: routes.map((route) => route.map((stop) => file.numbers[stop])),
    cost: Number(cost.toFixed(6)),
    seconds: Number(((performance.now() - begin) / 1000).toFixed(3)),
  };
  const breaks = found ? broken(found) : '';
  if (breaks) console.error(`No plan was found that keeps everything. This one has: ${breaks}.`);
  if (values.json) {
    console.log(JSON.stringify(breaks ? { ...result, breaks } : result));
    return;
  }
  for (const [i, route] of result.routes.entries())
    console.log(`Route ${i + 1}: ${route.join(' ')}`);
  console.log(`Cost ${result.cost}, ${result.seconds} s`);
}

/**
 * `plan FILE --seconds 10 --seed 1 --json`: plans a file and prints its cost. FILE is TSPLIB, CVRPLIB or
 * Solomon (`--exact`: unrounded distances), or what a further reader knows. Says what is wrong in one line, with exit code 1.
 */
export function plan(readers: Readers): void {
  try {
    run(readers);
  } catch (error) {
    const known = error instanceof FileError || (error as NodeJS.ErrnoException).code !== undefined;
    if (!known) throw error;
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 1;
  }
}
