import { type Asked, conceptsOf } from './concepts';
import { Documents } from './documents';
import { type Ranked, rankPlaces } from './ranking';
import { snippetOf } from './snippet';
import type { Found, FoundGroup, Group, Hit, SearchIndex, Section } from './types';
import { Vocabulary } from './words/vocabulary';
import type { WordsFile } from './words-file';

/** An index that can take up further words. */
export interface OpenIndex extends SearchIndex {
  /** Takes up the words of a further file. */
  readonly add: (file: Pick<WordsFile, 'places' | 'texts'>) => void;
}

const order: readonly Group[] = ['pages', 'guides', 'articles', 'api', 'integrations', 'questions'];

/** A group shows no more; what is far behind the best is no answer. */
const mostHits = 30;
const leastShare = 0.12;

/** How far the best must be ahead of the next one to be named alone. */
const ahead = 1.25;

const nothing = (query: string): Found => ({
  query,
  mended: false,
  words: [],
  groups: [],
  count: 0,
  sure: false,
});

/** What was typed, with the mended words in their places. */
const mendedText = (text: string, mended: Asked['mended']): string =>
  [...mended].reduce((query, [typed, meant]) => {
    const at = query.toLowerCase().indexOf(typed);
    return at < 0 ? query : query.slice(0, at) + meant + query.slice(at + typed.length);
  }, text);

function groupsOf(hits: readonly Hit[]): readonly FoundGroup[] {
  const [best] = hits;
  const names = [...order].sort((a, b) => Number(b === best?.group) - Number(a === best?.group));
  return names
    .map((group) => ({
      group,
      hits: hits.filter((hit) => hit.group === group).slice(0, mostHits),
    }))
    .filter((group) => group.hits.length > 0);
}

/** Makes the words of a file ready to be searched. */
export function openIndex(file: Pick<WordsFile, 'places' | 'texts'>): OpenIndex {
  const vocabulary = new Vocabulary();
  const documents = new Documents(vocabulary);
  documents.add(file);

  const hitOf = ({ place, score, sections }: Ranked, words: ReadonlySet<string>): Hit => {
    const {
      sections: kept,
      lead,
      also,
      rank,
      ...shown
    } = documents.places[place] as (typeof documents.places)[0];
    const best = Math.max(0, ...sections.values());
    const texts = kept.map(
      ([, , text], at) => `${text} ${documents.further.get(place)?.[at] ?? ''}`,
    );
    const bestSection = [...sections].find(([, each]) => each === best)?.[0];
    const text = [lead, bestSection === undefined ? '' : texts[bestSection]].join(' ');
    const [path = ''] = shown.href.split('#');
    return {
      ...shown,
      score,
      snippet: snippetOf(text.trim(), words),
      sections: kept.flatMap(([id, title], at): Section[] =>
        id ? [{ title, href: `${path}#${id}`, found: (sections.get(at) ?? 0) > best / 2 }] : [],
      ),
    };
  };

  const search: SearchIndex['search'] = (text, { asTyped = false } = {}) => {
    const typed = text.trim();
    const { concepts, mended } = conceptsOf(text, vocabulary, asTyped);
    if (concepts.length === 0) return nothing(typed);
    const words = new Set(
      concepts.flatMap(({ stems }) =>
        [...stems.keys()].flatMap((stem) => vocabulary.formsOf(stem)),
      ),
    );
    const ranked = rankPlaces(concepts, documents);
    const [first, second] = ranked;
    const close = ranked.filter(({ score }) => score >= (first?.score ?? 0) * leastShare);
    const groups = groupsOf(close.slice(0, 6 * mostHits).map((each) => hitOf(each, words)));
    return {
      query: mendedText(typed, mended),
      mended: mended.size > 0,
      words: [...words],
      groups,
      count: groups.reduce((all, { hits }) => all + hits.length, 0),
      sure: first?.isWhole === true && first.score > ahead * (second?.score ?? 0),
    };
  };

  return { search, add: (further) => documents.add(further) };
}
