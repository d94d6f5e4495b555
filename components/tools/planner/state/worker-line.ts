import type { Answer, Ask } from '@/lib/planner/worker/messages';

/** What the line needs of a worker; tests bring one of their own. */
export type Work = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How long a worker may keep silent while something is asked of it, in milliseconds. */
export const patienceMs = 20_000;

/** A step of the search takes the longer the more stops there are: 3 s for a thousand on a slow machine. */
const patienceFor = (stops: number): number => patienceMs * Math.max(1, stops / 250);

/** How a worker was lost: it broke, it fell silent, or the browser has none. */
type Lost = 'worker' | 'silent' | 'no-worker';

/**
 * The line to the one worker, made when something is first asked. A worker that breaks, or is silent
 * for too long, is ended and told of once.
 */
export function workerLine(
  make: () => Work,
  heard: (answer: Answer) => void,
  lost: (how: Lost) => void,
) {
  let worker: Work | undefined;
  let town: Ask | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stops = 0;

  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };
  const fail = (how: Lost) => {
    end();
    lost(how);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, patienceFor(stops), 'silent');
  };
  const begin = () => {
    try {
      const made = make();
      worker = made;
      // An answer of a worker that was ended meanwhile is nobody's.
      made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (worker !== made) return;
        clearTimeout(timer);
        if (data.kind === 'progress') wait();
        heard(data);
      });
      made.addEventListener('error', () => worker === made && fail('worker'));
      made.addEventListener('messageerror', () => worker === made && fail('worker'));
      if (town) made.postMessage(town);
    } catch (error) {
      console.debug('No worker', error);
      fail('no-worker');
    }
  };

  return {
    send(ask: Ask) {
      if (ask.kind === 'town') town = ask;
      if ('day' in ask) stops = ask.day.stops.length;
      if (!worker) begin();
      else if (ask.kind === 'town') worker.postMessage(ask);
      if (ask.kind === 'town' || !worker) return;
      worker.postMessage(ask);
      if (ask.kind !== 'stop') wait();
    },
    /** While a page is hidden nothing is expected. */
    pause() {
      clearTimeout(timer);
      worker?.postMessage({ kind: 'pause' } satisfies Ask);
    },
    resume() {
      worker?.postMessage({ kind: 'resume' } satisfies Ask);
      if (worker) wait();
    },
    /** A new worker in place of one that failed; the town is sent again. */
    restart() {
      end();
      begin();
    },
    close: end,
  };
}
