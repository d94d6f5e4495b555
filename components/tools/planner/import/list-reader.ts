import { type ListAnswer, type ListRequest, refusedList } from '@/lib/planner/import/list';

/** How long a list may take, in milliseconds. */
const patienceMs = 30_000;

const makeWorker = () =>
  new Worker(new URL('../../../../lib/planner/import/list.worker.ts', import.meta.url), {
    type: 'module',
  });

/** The same reading in the page itself, fetched where it is needed. */
const fetchPageReader = () =>
  import('@/lib/planner/import/read-list').then(({ createListReader }) => createListReader());

/** What is being read. */
interface Pending {
  readonly request: ListRequest;
  readonly finish: (answer: ListAnswer | undefined | Promise<ListAnswer>) => void;
}

/**
 * Reads lists in a worker, or in the page where none can start. Who asks again before the answer gets the later
 * answer only: the earlier is undefined.
 *
 * @param make makes the worker; tests bring one of their own
 */
export function createReader(make: () => Worker = makeWorker) {
  let worker: Worker | undefined;
  let pageReader: ReturnType<typeof fetchPageReader> | undefined;
  let pending: Pending | undefined;
  const end = () => {
    worker?.terminate();
    worker = undefined;
    pending?.finish(undefined);
  };
  const goOnInPage = (error: unknown) => {
    console.debug('No worker', error);
    pageReader = fetchPageReader();
    // Told of once a list comes.
    pageReader.catch(() => {});
    if (pending) pending.finish(readInPage(pending.request));
    end();
  };
  const begin = () => {
    if (worker || pageReader) return;
    try {
      const made = make();
      worker = made;
      const lost = (event: Event) => worker === made && goOnInPage(event);
      made.addEventListener('message', ({ data }) => worker === made && pending?.finish(data));
      made.addEventListener('error', lost);
      made.addEventListener('messageerror', lost);
    } catch (error) {
      goOnInPage(error);
    }
  };

  async function readInPage(request: ListRequest): Promise<ListAnswer> {
    pageReader ??= fetchPageReader();
    const read = await pageReader.catch((error) => {
      console.debug('What reads lists did not load', error);
    });
    if (!read) {
      pageReader = undefined;
      const more = 'Check the connection and choose the file again.';
      return refusedList('What reads lists did not load.', more);
    }
    return read(request).catch((error) => {
      console.debug('The list cannot be read', error);
      return refusedList('This list cannot be read.');
    });
  }

  const readInWorker = (request: ListRequest, on: Worker): Promise<ListAnswer | undefined> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        const words = 'Reading took more than 30 s and was ended.';
        pending?.finish(refusedList(words, 'Split the file.'));
        end();
      }, patienceMs);
      const finish: Pending['finish'] = (answer) => {
        clearTimeout(timer);
        pending = undefined;
        resolve(answer);
      };
      pending = { request, finish };
      on.postMessage(request);
    });

  let latest: ListRequest | undefined;
  return {
    /** Fetches what reads, so that nothing need be fetched once a list comes. */
    begin,
    async read(request: ListRequest): Promise<ListAnswer | undefined> {
      latest = request;
      if (pending) end();
      begin();
      const answer = await (worker ? readInWorker(request, worker) : readInPage(request));
      return latest === request ? answer : undefined;
    },
    end,
  };
}

export type Reader = ReturnType<typeof createReader>;
