/**
 * `npm run -s plan -- FILE --seconds 10 --seed 1 --json`: plans the rounds of a benchmark file and
 * prints them with their cost. `--exact` leaves distances unrounded.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultSettings, evolve } from '../lib/planner/evolve';
import { FileError } from '../lib/planner/files/file-error';
import { type BenchmarkFile, readTsplib } from '../lib/planner/files/tsplib';

const options = {
  seconds: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
} as const;

/** What a round costs by the file's own distances. */
function costOf({ lengths, numbers }: BenchmarkFile, round: readonly number[]): number {
  const places = [0, ...round, 0];
  return places
    .slice(1)
    .reduce(
      (sum, to, i) => sum + (lengths[(places[i] as number) * numbers.length + to] as number),
      0,
    );
}

function main(): void {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path] = positionals;
  if (!path) throw new FileError('a file is missing: npm run -s plan -- FILE --seconds 10');
  const seconds = Number(values.seconds);
  const seed = Number(values.seed);
  if (!(seconds > 0)) throw new FileError(`--seconds is '${values.seconds}', must be above 0`);
  if (!Number.isInteger(seed))
    throw new FileError(`--seed is '${values.seed}', must be a whole number`);
  const begin = performance.now();
  const file = readTsplib(readFileSync(path, 'utf8'), values.exact);
  let rounds: readonly (readonly number[])[] = [];
  for (const { best } of evolve(file.problem, { ...defaultSettings, seed })) {
    rounds = best.rounds.filter((round) => round.length > 0);
    if (performance.now() - begin > 1000 * seconds) break;
  }
  const cost = rounds.reduce((sum, round) => sum + costOf(file, round), 0);
  const result = {
    routes: rounds.map((round) => round.map((stop) => file.numbers[stop])),
    cost: Number(cost.toFixed(6)),
    seconds: Number(((performance.now() - begin) / 1000).toFixed(3)),
  };
  if (values.json) console.log(JSON.stringify(result));
  else {
    for (const [i, route] of result.routes.entries())
      console.log(`Route ${i + 1}: ${route.join(' ')}`);
    console.log(`Cost ${result.cost}, ${result.seconds} s`);
  }
}

try {
  main();
} catch (error) {
  const known = error instanceof FileError || (error as NodeJS.ErrnoException).code !== undefined;
  if (!known) throw error;
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
