import type { Found, Hit } from '../search/types';
import { isStopWord } from '../search/words/stop-words';
import type { ChatLink, Further } from './conversation';
import type { ChatTopic } from './reply';

/** So many stand in for an answer that is not prepared. */
const mostPlaces = 3;

/** More words are not repeated. */
const mostWords = 8;

const isTelling = (word: string): boolean => !isStopWord(word.toLowerCase().replace(/['’]/g, ''));

/**
 * The words of a question from the first to the last one that says what it is about, as they were
 * typed; all of them where none does. Empty where they are many.
 */
export function subjectOf(question: string): string {
  const words = question.match(/[\p{L}\p{N}]+(?:[-'’/][\p{L}\p{N}]+)*/gu) ?? [];
  const first = words.findIndex(isTelling);
  const subject = first < 0 ? words : words.slice(first, words.findLastIndex(isTelling) + 1);
  return subject.length > mostWords ? '' : subject.join(' ');
}

/** The heading of a place under which the words stand, if it has such; else the place itself. */
function placeOf({ title, href, sections }: Hit): ChatLink {
  const section = sections.find(({ found }) => found);
  return { label: title, heading: section?.title, href: section?.href ?? href };
}

/**
 * The places that go beyond a prepared answer: the best one, where the search is sure of it, and the
 * three best where no answer is prepared. Undefined where there are none.
 */
export function placesFor(question: string, topic: ChatTopic, found: Found): Further | undefined {
  const hits = found.groups.flatMap((group) => group.hits).sort((a, b) => b.score - a.score);
  const isPrepared = topic !== 'help';
  if (hits.length === 0 || (isPrepared && !found.sure)) return undefined;
  const places = hits.slice(0, isPrepared ? 1 : mostPlaces).map(placeOf);
  return { words: subjectOf(question), places };
}
