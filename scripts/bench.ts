import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBareFramework } from './bench/bare-framework';
import { measureWeights } from './bench/measure';
import { benchPages } from './bench/pages';
import { scoreTable, weightTable } from './bench/report';
import { compare, excesses } from './bench/verdict';

const { values } = parseArgs({ options: { weights: { type: 'boolean', default: false } } });

const root = resolve('out');
if (!existsSync(root)) {
  console.error("There is no folder 'out' to measure: run 'npm run build' first.");
  process.exit(1);
}

const { pages, bare } = await measureWeights(root, await buildBareFramework(), benchPages);
const measured = benchPages.flatMap((path, index) => {
  const page = pages[index];
  return page ? [{ path, page, figures: compare(path, page, bare) }] : [];
});
console.log(weightTable(measured, bare));
const problems = measured.flatMap(({ path, figures }) => excesses(path, figures, bare));
for (const problem of problems) console.error(problem);

const load = loadavg()[0] ?? 0;
// Lighthouse takes minutes, so its modules are loaded only where it runs.
const speeds = values.weights
  ? []
  : await import('./bench/lighthouse').then((tool) => tool.measureSpeeds(root, benchPages));
if (!values.weights)
  console.log(
    `\n${scoreTable(benchPages, speeds)}\nLoad of the machine before: ${load.toFixed(1)}`,
  );

await mkdir('.data', { recursive: true });
const report = { date: new Date().toISOString(), load, bare, measured, speeds };
await writeFile('.data/bench.json', `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
