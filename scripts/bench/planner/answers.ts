import { setTimeout as wait } from 'node:timers/promises';
import type { Rounds } from '../../../lib/planner/day/day';
import { sampleDays } from '../../../lib/planner/town/days';
import { loadTownFile } from '../../../lib/planner/town/load';
import { readTown } from '../../../lib/planner/town/unpack';
import type { Answer, Ask } from '../../../lib/planner/worker/messages';
import { createSession } from '../../../lib/planner/worker/session';

type Timed = Answer & { readonly ms: number };

/** A session as the page has one, in which one thing is asked after the other. */
function openSession(file: string) {
  let begin = 0;
  let answers: Timed[] = [];
  let end: (answers: readonly Timed[]) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const session = createSession({
    now: () => performance.now(),
    later: (run, milliseconds) =>
      milliseconds > 0 ? setTimeout(run, milliseconds) : setImmediate(run),
    answer: (answer) => {
      if (answer.kind === 'failed') fail(new Error(answer.message));
      if (answer.kind === 'ready') return;
      answers.push({ ...answer, ms: performance.now() - begin });
      if (answer.kind === 'done' || answer.kind === 'plan') end(answers);
    },
  });
  session({ kind: 'town', file });
  /** Resolves to the answers with their milliseconds when the job is done. */
  return (ask: Ask): Promise<readonly Timed[]> =>
    new Promise((resolve, reject) => {
      answers = [];
      end = resolve;
      fail = reject;
      begin = performance.now();
      session(ask);
    });
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Says how a run goes from a plan that is drawn already; the rounds it ends with. */
function woven(title: string, answers: readonly Timed[], rounds: Rounds): Rounds {
  const steps = answers.flatMap((each) => (each.kind === 'progress' ? [each] : []));
  const last = steps.at(-1)?.cost ?? 1;
  const first = steps.find(({ cost, plan }) => plan && cost < 1);
  const settled = steps.find(({ cost }) => cost <= 1.001 * last);
  const done = answers.at(-1);
  console.log(
    `${title}: first better plan after ${first ? `${first.ms.toFixed(0)} ms` : '–'}, ` +
      `within 0.1 % of the end after ${settled ? seconds(settled.ms) : '–'}, ` +
      `all generations after ${done ? seconds(done.ms) : '–'}`,
  );
  return done?.kind === 'done' ? done.plan.rounds : rounds;
}

/**
 * Prints how soon the planner in the page answers, with the sample days on their town, shared out by
 * hand, as the page's worker plans them.
 */
export async function printAnswers() {
  const file = await loadTownFile();
  const town = readTown(file);
  for (const name of ['courier', 'stress'] as const) {
    const { day, byHand } = sampleDays[name](town);
    const title = `${day.title}, ${day.stops.length} stops`;
    const ask = openSession(file);
    await ask({ kind: 'draw', job: 1, day, rounds: byHand });
    // A visitor looks at the plan by hand for a moment.
    await wait(2000);
    const run = { kind: 'weave', job: 2, day, rounds: byHand, mode: 'standard', seed: 1 } as const;
    const rounds = woven(title, await ask(run), byHand);
    const weights = { distance: 60, time: 20, evenness: 20 };
    const moved = { ...day, rules: { ...day.rules, weights } };
    const mended = await ask({ kind: 'mend', job: 3, day: moved, rounds, milliseconds: 150 });
    console.log(`${title}: a moved weight is answered after ${mended.at(-1)?.ms.toFixed(0)} ms`);
  }
}
