import { type ListAnswer, type ListRequest, refusedList } from '@/lib/planner/import/list';
import { type Lost, oneWorker, type Work } from '@/lib/planner/worker/one-worker';

/** How long a list may take, in milliseconds. */
const patienceMs = 30_000;

const makeWorker = () =>
  new Worker(new URL('../../../../lib/planner/import/list.worker.ts', import.meta.url), {
    type: 'module',
  });

const lostWords: Readonly<Record<Lost, readonly [refused: string, more?: string]>> = {
  worker: ['What reads lists did not load.', 'Check the connection and choose the file again.'],
  silent: ['Reading took more than 30 s and was ended.', 'Split the file.'],
  'no-worker': ['This browser lets no script run beside the page, and reading lists needs that.'],
};

/** Reads lists in a worker. Who asks again before the answer gets the later one only: the earlier is undefined. */
export function createReader(make: () => Work = makeWorker) {
  let finish: ((answer: ListAnswer | undefined) => void) | undefined;
  const answer = (found?: ListAnswer) => {
    worker.rest();
    finish?.(found);
    finish = undefined;
  };
  const worker = oneWorker<ListRequest, ListAnswer>(make, answer, (how) =>
    answer(refusedList(...lostWords[how])),
  );
  const end = () => {
    worker.end();
    answer();
  };
  return {
    /** Fetches what reads, so that nothing need be fetched once a list comes. */
    begin: worker.begin,
    read: (request: ListRequest) =>
      new Promise<ListAnswer | undefined>((resolve) => {
        if (finish) end();
        finish = resolve;
        worker.begin();
        worker.post(request);
        worker.wait(patienceMs);
      }),
    end,
  };
}

export type Reader = ReturnType<typeof createReader>;
