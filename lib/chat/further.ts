import { loadSearch } from '../search/load';
import type { Further } from './conversation';
import type { ChatTopic } from './reply';

/** Milliseconds. */
const patience = 4000;

/** Looking up longer questions would take quadratic time. */
const mostLetters = 1000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The search did not come in time')), patience);
  });

/** Loads the search index; the question stays on the device. Undefined for none; never rejects. */
export async function furtherTo(whole: string, topic: ChatTopic): Promise<Further | undefined> {
  const question = whole.slice(0, mostLetters);
  try {
    const search = Promise.all([loadSearch(), import('./places')]);
    const [index, { placesFor }] = await Promise.race([search, tooLate()]);
    return placesFor(question, topic, index.search(question));
  } catch (error) {
    console.debug('The chat answers without the search', error);
    return undefined;
  }
}
