import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { printAnswers } from './answers';
import { printPlans } from './plans';
import { printTasks } from './tasks';

interface PlannerOptions {
  /** `plans`, `answers` or `tasks`; all of them without it. */
  readonly part?: string | undefined;
  /** Of planning each instance. */
  readonly seconds: string;
  readonly seed: string;
  /** The one instance to plan. */
  readonly only?: string | undefined;
}

/**
 * Prints the planner's figures: how far its plans of public instances lie above the best known, how soon
 * the page's worker answers, and how long the page of a built site is held up by a run.
 */
export async function printPlanner(root: string, { part, only, ...numbers }: PlannerOptions) {
  const [seconds, seed] = [Number(numbers.seconds), Number(numbers.seed)];
  if (!(seconds > 0)) throw new Error(`--seconds is '${numbers.seconds}', must be above 0`);
  const parts: Readonly<Record<string, () => unknown>> = {
    plans: () => printPlans({ seconds, seed, only }),
    answers: printAnswers,
    tasks: () =>
      existsSync(root)
        ? printTasks(root)
        : console.log("There is no folder 'out': run 'npm run build' to see its long tasks."),
  };
  const asked = part ? parts[part] : undefined;
  if (part && !asked)
    throw new Error(`--part is '${part}', must be ${Object.keys(parts).join(', ')}`);
  console.log(`Load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`);
  for (const print of asked ? [asked] : Object.values(parts)) {
    console.log('');
    await print();
  }
}
