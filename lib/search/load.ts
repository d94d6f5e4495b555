import { listeners } from '../browser/listeners';
import type { OpenIndex } from './open-index';
import type { SearchIndex } from './types';
import { type WordsFile, wordsPath } from './words-file';

/** Milliseconds; longer than the service worker waits for the network. */
const patience = 10_000;

/** Added at once: few enough to answer a key in between. */
const lot = 20;

export interface LoadTools {
  readonly fetchFile: (path: string) => Promise<WordsFile>;
  readonly bringCode: () => Promise<typeof import('./open-index')>;
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

function* lotsOf({ places, texts }: WordsFile) {
  for (let at = 0; at < places.length; at += lot)
    yield { places: places.slice(at, at + lot), texts: {} };
  const all = Object.entries(texts);
  for (let at = 0; at < all.length; at += lot / 5)
    yield { places: [], texts: Object.fromEntries(all.slice(at, at + lot / 5)) };
}

/** Loads the search once, whoever asks. */
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
    /** Resolves with the first file; further ones follow. A rejected call may be repeated. */
    load(): Promise<SearchIndex> {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      const index = opening;
      index.then(addFurther, () => {});
      return index;
    },
    onWords: listen,
  };
}

const loader = searchLoader(browserTools);

export const loadSearch = loader.load;

export const onSearchWords = loader.onWords;
