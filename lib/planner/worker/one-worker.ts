/** What is needed of a worker; tests bring one of their own. */
export type Work = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How a worker was lost: it broke, it fell silent, or the browser has none. */
export type Lost = 'worker' | 'silent' | 'no-worker';

/** One worker at a time. One that breaks, or is silent for too long, is ended and told of once. */
export function oneWorker<Ask, Answer>(
  make: () => Work,
  heard: (answer: Answer) => void,
  lost: (how: Lost) => void,
) {
  let worker: Work | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const end = () => {
    rest();
    worker?.terminate();
    worker = undefined;
  };
  const fail = (how: Lost) => {
    end();
    lost(how);
  };
  return {
    isThere: () => worker !== undefined,
    /** Makes the worker, unless it is there. */
    begin() {
      if (worker) return;
      try {
        const made = make();
        worker = made;
        // What a worker says that was ended meanwhile is nobody's.
        made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
          if (worker === made) heard(data);
        });
        made.addEventListener('error', () => worker === made && fail('worker'));
        made.addEventListener('messageerror', () => worker === made && fail('worker'));
      } catch (error) {
        console.debug('No worker', error);
        fail('no-worker');
      }
    },
    post: (ask: Ask) => worker?.postMessage(ask),
    /** Expects an answer within so many milliseconds. */
    wait(milliseconds: number) {
      rest();
      if (worker) timer = setTimeout(fail, milliseconds, 'silent');
    },
    /** Expects none any more. */
    rest,
    end,
  };
}
