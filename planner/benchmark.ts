import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { evolve } from './evolve';
import { readTsplib } from './files/tsplib';
import { defaultSettings } from './settings';

interface Instance {
  readonly family: string;
  readonly name: string;
  readonly file: string;
  readonly exact: boolean;
  /** The least known cost. */
  readonly best: number;
}

const folder = join(import.meta.dirname, 'instances');

const seconds = 10;

/** The search's progress after ten seconds, parsing included. */
function search({ file, exact }: Instance) {
  const begin = performance.now();
  const { problem } = readTsplib(readFileSync(join(folder, file), 'utf8'), exact);
  for (const progress of evolve(problem, defaultSettings)) {
    if (performance.now() - begin > 1000 * seconds) return progress;
  }
  return undefined;
}

const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(12))).join(''));

/** Prints how far plans lie above the best known, one at a time on one core. */
export function printPlans(): void {
  console.log(`Load of the machine before: ${loadavg()[0].toFixed(1)}`);
  const instances: Instance[] = JSON.parse(readFileSync(join(folder, 'instances.json'), 'utf8'));
  const gaps = new Map<string, number[]>();
  row('instance', 'cost', 'best known', 'gap', 'children');
  for (const instance of instances) {
    const { family, name, exact, best } = instance;
    const progress = search(instance);
    const children = String(progress?.children ?? 0);
    if (!progress?.best.feasible) {
      row(name, 'none', String(best), '–', children);
      continue;
    }
    const gap = 100 * (progress.best.cost / best - 1);
    gaps.set(family, [...(gaps.get(family) ?? []), gap]);
    row(
      name,
      progress.best.cost.toFixed(exact ? 2 : 0),
      `${best}`,
      `${gap.toFixed(2)} %`,
      children,
    );
  }
  console.log('');
  for (const [family, all] of gaps) {
    const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length;
    console.log(`${family}: ${mean.toFixed(2)} % above the best known on average of ${all.length}`);
  }
}
