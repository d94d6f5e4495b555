import { loadSearch } from '../search/load';
import type { Further } from './conversation';
import type { ChatTopic } from './reply';

/** How long an answer waits for the search, in milliseconds. */
const patience = 4000;

/** The time to look a question up grows with the square of its length. */
const mostLetters = 1000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The search did not come in time')), patience);
  });

/**
 * Where the site says more about a question, which does not leave the device. Undefined where the search
 * does not come, or nothing fits. Never rejects.
 */
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
