import { type ListAnswer, type ListRequest, refusedList } from '@/lib/planner/import/list';

/** How long a list may take, in milliseconds. */
const patienceMs = 30_000;

const makeWorker = () =>
  new Worker(new URL('../../../../lib/planner/import/list.worker.ts', import.meta.url), {
    type: 'module',
  });

/** The same reading in the page itself, fetched where it is needed. */
const pageReader = () =>
  import('@/lib/planner/import/read-list').then(({ createListReader }) => createListReader());

/**
 * Reads lists in a worker, or in the page where none can start. Who asks again before the answer gets the later
 * answer only: the earlier is undefined.
 *
 * @param make makes the worker; tests bring one of their own
 */
export function createReader(make: () => Worker = makeWorker) {
  let worker: Worker | undefined;
  let inPage: ReturnType<typeof pageReader> | undefined;
  /** Gives up what is being read. */
  let giveUp: (() => void) | undefined;
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  const begin = () => {
    if (worker || inPage) return;
    try {
      worker = make();
    } catch (error) {
      console.debug('No worker', error);
      inPage = pageReader();
    }
  };

  const readInPage = async (request: ListRequest): Promise<ListAnswer> => {
    const read = await (inPage ?? pageReader()).catch((error) => {
      console.debug('What reads lists did not load', error);
    });
    // What did not load is fetched again with the next list.
    inPage = read ? Promise.resolve(read) : undefined;
    if (!read) {
      const more = 'Check the connection and choose the file again.';
      return refusedList('What reads lists did not load.', more);
    }
    return read(request).catch((error) => {
      console.debug('The list cannot be read', error);
      return refusedList('This list cannot be read.');
    });
  };

  const readInWorker = (request: ListRequest, on: Worker): Promise<ListAnswer | undefined> =>
    new Promise((resolve) => {
      const listening = new AbortController();
      const { signal } = listening;
      const finish = (answer: ListAnswer | undefined | Promise<ListAnswer>) => {
        clearTimeout(timer);
        listening.abort();
        giveUp = undefined;
        resolve(answer);
      };
      const timer = setTimeout(() => {
        end();
        finish(refusedList('Reading took more than 30 s and was ended.', 'Split the file.'));
      }, patienceMs);
      giveUp = () => {
        end();
        finish(undefined);
      };
      on.addEventListener('message', ({ data }) => finish(data), { signal });
      const broke = () => {
        end();
        finish(readInPage(request));
      };
      on.addEventListener('error', broke, { signal });
      on.addEventListener('messageerror', broke, { signal });
      on.postMessage(request);
    });

  let latest: ListRequest | undefined;
  return {
    /** Fetches what reads, so that nothing need be fetched once a list comes. */
    begin,
    async read(request: ListRequest): Promise<ListAnswer | undefined> {
      latest = request;
      giveUp?.();
      begin();
      const answer = await (worker ? readInWorker(request, worker) : readInPage(request));
      return latest === request ? answer : undefined;
    },
    end() {
      giveUp?.();
      end();
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
