import { listeners } from '../browser/listeners';
import type { OpenIndex } from './open-index';
import type { SearchIndex } from './types';
import { type WordsFile, wordsPath } from './words-file';

/** Milliseconds; longer than the service worker waits for the network. */
const patience = 10_000;

/** Added at once: few enough to answer a key in between. */
const lot = 20;

async function fetchFile(path: string): Promise<WordsFile> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(patience) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function* lotsOf({ places, texts }: WordsFile) {
  for (let at = 0; at < places.length; at += lot)
    yield { places: places.slice(at, at + lot), texts: {} };
  const all = Object.entries(texts);
  for (let at = 0; at < all.length; at += lot / 5)
    yield { places: [], texts: Object.fromEntries(all.slice(at, at + lot / 5)) };
}

const { tell, listen } = listeners();
let opening: Promise<OpenIndex> | undefined;
let left: readonly string[] = [];
let isAdding = false;

/** Lets the page go first. A timer would do, but browsers add 4 ms to each. */
const nextTurn = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

async function takeUp(index: OpenIndex, file: WordsFile): Promise<void> {
  for (const part of lotsOf(file)) {
    await nextTurn();
    index.add(part);
  }
}

async function open(): Promise<OpenIndex> {
  const [file, { openIndex }] = await Promise.all([fetchFile(wordsPath), import('./open-index')]);
  left = file.more;
  const index = openIndex({ places: [], texts: {} });
  await takeUp(index, file);
  return index;
}

async function addFurther(index: OpenIndex): Promise<void> {
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
}

/**
 * Loads the search once, whoever asks. Resolves with the first file; further ones follow. A
 * rejected call may be repeated.
 */
export function loadSearch(): Promise<SearchIndex> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const index = opening;
  index.then(addFurther, () => {});
  return index;
}

export const onSearchWords = listen;
