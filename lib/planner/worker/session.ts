import { readTown } from '../town/unpack';
import { drawJob } from './draw';
import type { Desk, Job, Memory } from './job';
import type { Answer, Ask } from './messages';
import { optimizeJob } from './optimize';
import { repairJob } from './repair';

export interface Surroundings {
  readonly answer: (answer: Answer) => void;
  readonly now: () => number;
  /** Runs something after a delay and after pending messages. */
  readonly later: (run: () => void, milliseconds: number) => void;
}

/** Milliseconds of work between two checks for messages. */
const slice = 12;

/** Milliseconds for the page to draw a plan; without this rest, frames took twice as long on two cores. */
const drawing = 150;

const isShownMidway = (answer: Answer): boolean =>
  answer.kind === 'plan' || (answer.kind === 'progress' && answer.plan !== undefined);

/** Works on one job at a time in slices. A new job ends the one under way; an error ends its own job only. */
export function createSession({ answer, now, later }: Surroundings): (ask: Ask) => void {
  const memory: Memory = {};
  let current: { readonly number: number; readonly job: Job } | undefined;
  let stopped = false;
  let paused = false;
  let turn = 0;
  let rest = 0;
  let worked = 0;
  let since = 0;

  const desk: Desk = {
    memory,
    answer: (answered) => {
      answer(answered);
      if (isShownMidway(answered)) rest = drawing;
    },
    worked: () => worked + (now() - since),
    isStopped: () => stopped,
  };

  const work = (own: number) => {
    if (own !== turn || paused || !current) return;
    const { number, job } = current;
    since = now();
    rest = 0;
    try {
      do {
        if (job.next().done !== true) continue;
        current = undefined;
        break;
      } while (rest === 0 && now() - since < slice);
    } catch (error) {
      current = undefined;
      const message = error instanceof Error ? error.message : String(error);
      answer({ kind: 'failed', job: number, message });
    }
    worked += now() - since;
    schedule(rest);
  };

  /** The last scheduled turn replaces earlier ones. */
  const schedule = (milliseconds = 0) => {
    if (paused || !current) return;
    turn += 1;
    const own = turn;
    later(() => work(own), milliseconds);
  };

  const begin = (number: number, job: Job) => {
    current = { number, job };
    stopped = false;
    // Only a run is resumed. One that ended as the page was hidden leaves nothing to resume.
    paused = false;
    worked = 0;
    schedule();
  };

  return (ask) => {
    if (ask.kind === 'town') memory.town = readTown(ask.file);
    else if (ask.kind === 'draw') begin(ask.job, drawJob(ask, desk));
    else if (ask.kind === 'optimize') begin(ask.job, optimizeJob(ask, desk));
    else if (ask.kind === 'repair') begin(ask.job, repairJob(ask, desk));
    else if (ask.kind === 'pause') paused = true;
    else {
      if (ask.kind === 'stop') stopped = true;
      else paused = false;
      schedule();
    }
  };
}
