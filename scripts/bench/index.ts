/**
 * `npm run bench`, after a build: page weights against budgets, and Lighthouse. `--weights` skips
 * Lighthouse, `--beside FOLDER` adds another site's home page, `--planner` compares plans with the
 * best known, `--days` compares what plans show with an independent computation, `--record` weighs
 * the bare framework after an upgrade. Weights and Lighthouse are published by ./results.ts.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PagePath, routes } from '@/lib/routes';
import { bareFramework, buildBareFramework, recordBareFramework } from './bare-framework';
import { excesses, figuresOf, rounded } from './figures';
import { plannerExcesses, weighPlanner } from './planner-weights';
import { type Rows, recordResults } from './results';
import { measureWeights, type Weights } from './weigh';

const paths: readonly PagePath[] = [
  routes.home,
  routes.routeOptimization,
  routes.pricing,
  routes.blog,
  '/blog/electric-vans-in-winter',
  routes.helpBilling,
];

const bareName = 'bare framework';

const { values } = parseArgs({
  options: {
    weights: { type: 'boolean' },
    beside: { type: 'string' },
    record: { type: 'boolean' },
    planner: { type: 'boolean' },
    days: { type: 'boolean' },
  },
});
const root = resolve('out');

async function printWeights(): Promise<Rows> {
  const bare = await bareFramework();
  const pages = await measureWeights(root, paths);
  const planner = await weighPlanner(root);
  const rowOf = (page: Weights) =>
    Object.fromEntries(
      figuresOf(page, bare).map(({ name, value, unit }) => [name, rounded(value, unit)]),
    );
  const ofPages = pages.map((page) => [page.path, rowOf(page)]);
  const rows = Object.fromEntries([[bareName, rowOf(bare)], ...ofPages]);
  console.table(rows);
  const [view, lists, exports] = [planner.view, planner.lists, planner.exports].map((bytes) =>
    rounded(bytes, 'KB'),
  );
  console.log(`Planner: ${view} KB, for lists ${lists} KB more, for exports ${exports} KB`);
  const problems = [...pages.flatMap((page) => excesses(page, bare)), ...plannerExcesses(planner)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  return rows;
}

async function printSpeeds(): Promise<Rows> {
  const load = loadavg()[0] ?? 0;
  // Loaded only where it is used, as it is large.
  const { measureSpeeds } = await import('./lighthouse');
  const { beside } = values;
  const speeds = await measureSpeeds([
    { name: bareName, root: await buildBareFramework(), path: '/' },
    ...paths.map((path) => ({ name: path, root, path })),
    ...(beside ? [{ name: beside, root: resolve(beside), path: '/' }] : []),
  ]);
  console.table(speeds);
  console.log(`Load of the machine before: ${load.toFixed(1)}`);
  return speeds;
}

if (values.record) await recordBareFramework();
else if (values.planner) (await import('@/planner/benchmark')).printPlans();
else if (values.days) (await import('./days/print')).printDays();
else if (existsSync(root)) {
  const weights = await printWeights();
  const speeds = values.weights ? null : await printSpeeds();
  if (speeds && !values.beside) recordResults(speeds, weights);
} else {
  console.error("There is no folder 'out' to measure: run 'npm run build' first.");
  process.exitCode = 1;
}
