import type { Ask } from './messages';
import { createSession } from './session';

const turn = new MessageChannel();
const queue: (() => void)[] = [];
turn.port1.onmessage = () => queue.shift()?.();

const ask = createSession({
  answer: (answer) => self.postMessage(answer),
  now: () => performance.now(),
  // A message waits behind those of the page, but not 4 ms like a timer.
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
