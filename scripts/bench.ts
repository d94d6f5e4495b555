import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBareFramework } from './bench/bare-framework';
import { measureHomes } from './bench/measure';
import { compare, excesses, table } from './bench/verdict';

// Weights are the only measure so far, so the option changes nothing; others are refused.
parseArgs({ options: { weights: { type: 'boolean', default: true } } });

const root = resolve('out');
if (!existsSync(root)) {
  console.error("There is no folder 'out' to measure: run 'npm run build' first.");
  process.exit(1);
}

const [home, bare] = await measureHomes([root, await buildBareFramework()]);
if (!home || !bare) throw new Error('A page was not measured.');
const rows = compare(home, bare);
await mkdir('.data', { recursive: true });
await writeFile('.data/bench.json', `${JSON.stringify({ home, bare }, null, 2)}\n`);
console.log(table(rows));
const problems = excesses(rows);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
