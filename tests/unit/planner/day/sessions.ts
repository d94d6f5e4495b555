import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { createSession } from '@/lib/planner/worker/session';

/**
 * A session whose clock moves a millisecond with every look at it, and which works only when told to: the
 * same test takes the same course on every computer.
 */
export function sessionOfTest() {
  const queue: (() => void)[] = [];
  const answers: Answer[] = [];
  let time = 0;
  const ask = createSession({
    answer: (answer) => answers.push(answer),
    now: () => ++time,
    later: (run) => queue.push(run),
  });
  /** Works a number of slices, or until nothing is left to do. */
  const work = (slices = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < slices; i++) {
      const run = queue.shift();
      if (!run) return;
      run();
    }
  };
  const all = (asked: Ask): Answer[] => {
    const from = answers.length;
    ask(asked);
    work();
    return answers.slice(from);
  };
  return { ask, work, all, answers };
}

/** The last answer of a kind. Throws where there is none. */
export function last<Kind extends Answer['kind']>(
  answers: readonly Answer[],
  kind: Kind,
): Extract<Answer, { kind: Kind }> {
  const found = answers.findLast((answer) => answer.kind === kind);
  if (!found) throw new Error(`No '${kind}' among ${answers.map((answer) => answer.kind).join()}`);
  return found as Extract<Answer, { kind: Kind }>;
}
