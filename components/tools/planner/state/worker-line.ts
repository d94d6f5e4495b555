import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { type Lost, oneWorker, type Work } from '@/lib/planner/worker/one-worker';

/** How long a worker may keep silent while something is asked of it, in milliseconds. */
export const patienceMs = 20_000;

/** A step of the search takes the longer the more stops there are: 3 s for a thousand on a slow machine. */
const patienceFor = (stops: number): number => patienceMs * Math.max(1, stops / 250);

/** The line to the planner's worker, which is made when something is first asked. */
export function workerLine(
  make: () => Work,
  heard: (answer: Answer) => void,
  lost: (how: Lost) => void,
) {
  let town: Ask | undefined;
  let stops = 0;
  let job = 0;
  const worker = oneWorker<Ask, Answer>(
    make,
    (answer) => {
      // An answer to what was asked before leaves the wait for the last one as it is.
      if (answer.job === job) worker.rest();
      if (answer.kind === 'progress') wait();
      heard(answer);
    },
    lost,
  );
  const wait = () => worker.wait(patienceFor(stops));
  /** A new worker gets the town first. */
  const begin = () => {
    worker.begin();
    if (town) worker.post(town);
  };
  return {
    send(ask: Ask) {
      if (ask.kind === 'town') town = ask;
      if ('day' in ask) {
        stops = ask.day.stops.length;
        job = ask.job;
      }
      if (!worker.isThere()) begin();
      else if (ask.kind === 'town') worker.post(ask);
      if (ask.kind === 'town') return;
      worker.post(ask);
      if (ask.kind !== 'stop') wait();
    },
    /** While a page is hidden nothing is expected. */
    pause() {
      worker.rest();
      worker.post({ kind: 'pause' });
    },
    resume() {
      worker.post({ kind: 'resume' });
      wait();
    },
    /** A new worker in place of one that failed. */
    restart() {
      worker.end();
      begin();
    },
    close: worker.end,
  };
}
