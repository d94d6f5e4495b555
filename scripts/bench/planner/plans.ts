import { readFileSync } from 'node:fs';
import { evolve, type Progress } from '../../../lib/planner/evolve';
import { readTsplib } from '../../../lib/planner/files/tsplib';
import { defaultSettings } from '../../../lib/planner/settings';
import { instances } from './instances';

interface PlansAsked {
  /** Of planning each. */
  readonly seconds: number;
  readonly seed: number;
  /** The one instance to plan. */
  readonly only: string | undefined;
}

/** The last word of a search after so many seconds, the reading of the file included. */
function searched(
  path: string,
  exact: boolean,
  { seconds, seed }: PlansAsked,
): Progress | undefined {
  const begin = performance.now();
  const { problem } = readTsplib(readFileSync(path, 'utf8'), exact);
  for (const progress of evolve(problem, { ...defaultSettings, seed })) {
    if (performance.now() - begin > 1000 * seconds) return progress;
  }
  return undefined;
}

const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(12))).join(''));

/** Prints how far the plans of public instances lie above the best known, one after the other on one core. */
export function printPlans(asked: PlansAsked) {
  const gaps = new Map<string, number[]>();
  row('instance', 'cost', 'best known', 'gap', 'children');
  for (const { family, name, path, exact, best } of instances(asked.only)) {
    const progress = searched(path, exact, asked);
    if (!progress?.best.feasible) {
      row(name, 'none', String(best), '–', String(progress?.children ?? 0));
      continue;
    }
    const gap = 100 * (progress.best.cost / best - 1);
    gaps.set(family, [...(gaps.get(family) ?? []), gap]);
    const cost = progress.best.cost.toFixed(exact ? 2 : 0);
    row(name, cost, String(best), `${gap.toFixed(2)} %`, String(progress.children));
  }
  console.log('');
  for (const [family, all] of gaps) {
    const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length;
    console.log(`${family}: ${mean.toFixed(2)} % above the best known on average of ${all.length}`);
  }
}
