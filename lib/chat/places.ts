import { bestOf } from '../search/further-finds';
import type { Found, Hit } from '../search/types';
import { isStopWord } from '../search/words/stop-words';
import type { Further, FurtherPlace } from './conversation';
import type { ChatTopic } from './reply';

const mostPlaces = 3;

const mostWords = 8;

const isTelling = (word: string): boolean => !isStopWord(word.toLowerCase().replace(/['’]/g, ''));

/** The question from its first to its last content word, as typed; empty for more than eight. */
export function subjectOf(question: string): string {
  const words = question.match(/[\p{L}\p{N}]+(?:[-'’/][\p{L}\p{N}]+)*/gu) ?? [];
  const first = words.findIndex(isTelling);
  const subject = first < 0 ? words : words.slice(first, words.findLastIndex(isTelling) + 1);
  return subject.length > mostWords ? '' : subject.join(' ');
}

function placeOf({ title, href, sections }: Hit): FurtherPlace {
  const section = sections.find(({ found }) => found);
  return { label: title, heading: section?.title, href: section?.href ?? href };
}

/** The best place beside a prepared answer, if sure; without one the three best. */
export function placesFor(question: string, topic: ChatTopic, found: Found): Further | undefined {
  const hits = bestOf(found);
  const isPrepared = topic !== 'help';
  if (hits.length === 0 || (isPrepared && !found.sure)) return undefined;
  const places = hits.slice(0, isPrepared ? 1 : mostPlaces).map(placeOf);
  return { words: subjectOf(question), places };
}
