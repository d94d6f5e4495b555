import type { Ask } from './messages';
import { createSession } from './session';

/**
 * The planner in a worker of its own. The page makes it with
 * `new Worker(new URL('…/planner.worker.ts', import.meta.url), { type: 'module' })`.
 */
const turn = new MessageChannel();
const queue: (() => void)[] = [];
turn.port1.onmessage = () => queue.shift()?.();

const ask = createSession({
  answer: (answer) => self.postMessage(answer),
  now: () => performance.now(),
  // A message to oneself waits its turn behind those of the page, and not 4 ms as a timer would.
  later: (run, milliseconds) => {
    if (milliseconds > 0) {
      setTimeout(run, milliseconds);
      return;
    }
    queue.push(run);
    turn.port2.postMessage(null);
  },
});

self.onmessage = ({ data }: MessageEvent<Ask>) => ask(data);
