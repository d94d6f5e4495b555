import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Result } from 'lighthouse';
import { bareFramework, buildBareFramework } from './bare-framework';
import { measureNavigation } from './navigation';
import { measureWeights } from './page-weights';
import { benchPages, benchWays } from './pages';
import { findPlannerFiles, plannerExcesses, weighPlanner } from './planner/weights';
import { bareName, navigationRows, speedRows, weightRows } from './report';
import { compare, excesses, rounded } from './verdict';

/** The word after a flag: `--beside FOLDER` measures the home page of another built site in the same run. */
const argument = (flag: string): string | undefined =>
  process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined;

const root = resolve('out');
if (!existsSync(root)) {
  console.error("There is no folder 'out' to measure: run 'npm run build' first.");
  process.exit(1);
}

const bare = await bareFramework();
const pages = await measureWeights(root, benchPages);
const measured = benchPages.flatMap((path, index) => {
  const page = pages[index];
  return page ? [{ path, page, figures: compare(path, page, bare) }] : [];
});
console.table(weightRows(measured, bare));
const planner = weighPlanner(root, await findPlannerFiles(root));
console.table(
  Object.fromEntries(
    Object.entries(planner).map(([part, bytes]) => [`planner: ${part}`, rounded(bytes, 'KB')]),
  ),
);
const problems = [
  ...measured.flatMap(({ path, figures }) => excesses(path, figures, bare)),
  ...plannerExcesses(planner),
];
for (const problem of problems) console.error(problem);

const load = loadavg()[0] ?? 0;
/** How fast pages and links were; nothing where only weights are asked for. */
async function measureTimes() {
  if (process.argv.includes('--weights')) return {};
  // Lighthouse is large: its modules are loaded only where it runs.
  const { measureSpeeds } = await import('./lighthouse/measure');
  const beside = argument('--beside');
  const measuredPages = [
    { name: bareName, root: await buildBareFramework(), path: '/' },
    ...benchPages.map((path) => ({ name: path, root, path })),
    ...(beside ? [{ name: beside, root: resolve(beside), path: '/' }] : []),
  ];
  const runs = await measureSpeeds(root, measuredPages);
  const speeds = speedRows(measuredPages.map(({ name }, i) => [name, runs[i] as Result]));
  console.table(speeds);
  const navigation = navigationRows(benchWays, await measureNavigation(root, benchWays));
  console.table(navigation);
  console.log(`Load of the machine before: ${load.toFixed(1)}`);
  return { speeds, navigation };
}
const times = await measureTimes();

await mkdir('.data', { recursive: true });
const report = { date: new Date().toISOString(), load, bare, measured, planner, ...times };
await writeFile('.data/bench.json', `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
