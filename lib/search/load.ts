import { listeners } from '../browser/listeners';
import type { OpenIndex } from './open-index';
import type { SearchIndex } from './types';
import { type WordsFile, wordsPath } from './words-file';

/** How long a file may take, in milliseconds: longer than the service worker waits for the network. */
const patience = 10_000;

/** Places or texts taken up at once: few enough that a key is answered between two lots. */
const lot = 20;

/** What loading needs of its surroundings. */
export interface LoadTools {
  readonly fetchFile: (path: string) => Promise<WordsFile>;
  /** Brings the code with the library. */
  readonly bringCode: () => Promise<typeof import('./open-index')>;
  /** Lets the browser do what is waiting. */
  readonly pause: () => Promise<void>;
}

const browserTools: LoadTools = {
  fetchFile: async (path) => {
    const answer = await fetch(path, { signal: AbortSignal.timeout?.(patience) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  },
  bringCode: () => import('./open-index'),
  pause: () => new Promise((done) => setTimeout(done)),
};

/** The lots in which a file is taken up. */
function* lotsOf({ places, texts }: WordsFile) {
  for (let at = 0; at < places.length; at += lot)
    yield { places: places.slice(at, at + lot), texts: {} };
  const all = Object.entries(texts);
  for (let at = 0; at < all.length; at += lot / 5)
    yield { places: [], texts: Object.fromEntries(all.slice(at, at + lot / 5)) };
}

/** The search of a page: loaded once, whoever asks. */
export function searchLoader({ fetchFile, bringCode, pause }: LoadTools) {
  const { tell, listen } = listeners();
  let opening: Promise<OpenIndex> | undefined;
  let left: readonly string[] = [];
  let isAdding = false;

  const takeUp = async (index: OpenIndex, file: WordsFile): Promise<void> => {
    for (const part of lotsOf(file)) {
      await pause();
      index.add(part);
    }
  };

  const open = async (): Promise<OpenIndex> => {
    const [file, { openIndex }] = await Promise.all([fetchFile(wordsPath), bringCode()]);
    left = file.more;
    const index = openIndex({ places: [], texts: {} });
    await takeUp(index, file);
    return index;
  };

  const addFurther = async (index: OpenIndex): Promise<void> => {
    if (isAdding) return;
    isAdding = true;
    try {
      for (const path of left) {
        await takeUp(index, await fetchFile(path));
        left = left.filter((other) => other !== path);
        tell();
      }
    } catch (error) {
      console.debug('Further words of the search did not come', error);
    } finally {
      isAdding = false;
    }
  };

  return {
    /**
     * The index with the words of the first file; further ones come behind it. One request is under
     * way, however often it is called; after a failure, for which it rejects, a call tries again.
     */
    load(): Promise<SearchIndex> {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      const index = opening;
      index.then(addFurther, () => {});
      return index;
    },
    /** Calls back when further words came, so that a search may find more. Returns what ends that. */
    onWords: listen,
  };
}

const loader = searchLoader(browserTools);

/** Loads the search of the site: nothing comes before the first call. */
export const loadSearch = loader.load;

/** Calls back when a search may find more than before. Returns what ends that. */
export const onSearchWords = loader.onWords;
