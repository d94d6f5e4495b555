/**
 * `npm run bench:planner`: all figures of the planner. How far its plans of public instances lie above
 * the best known, each planned for 10 s on one core, one after the other; how soon the page's worker
 * answers; and how long the page of a built site is held up by a run. `--part plans`, `answers` or
 * `tasks` prints one of them; of the plans, `--seconds 5`, `--seed 2` and `--only CMT4`.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printAnswers } from './planner/answers';
import { printPlans } from './planner/plans';
import { printTasks } from './planner/tasks';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds is '${values.seconds}', must be above 0`);
const root = resolve('out');

const parts: Readonly<Record<string, () => unknown>> = {
  plans: () => printPlans({ seconds, seed: Number(values.seed), only: values.only }),
  answers: printAnswers,
  tasks: () =>
    existsSync(root)
      ? printTasks(root)
      : console.log(
          "There is no folder 'out': run 'npm run build' to see how a run holds up its page.",
        ),
};
const asked = values.part ? parts[values.part] : undefined;
if (values.part && !asked)
  throw new Error(`--part is '${values.part}', must be ${Object.keys(parts).join(', ')}`);

console.log(`Load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`);
for (const print of asked ? [asked] : Object.values(parts)) {
  console.log('');
  await print();
}
