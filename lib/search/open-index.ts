import { type Asked, type Concept, conceptsOf } from './concepts';
import { Documents } from './documents';
import { type Ranked, rankPlaces } from './ranking';
import { snippetOf } from './snippet';
import type { Found, FoundGroup, Group, Hit, SearchIndex, Section } from './types';
import { stemOf, tokensOf } from './words/tokens';
import { Vocabulary } from './words/vocabulary';
import type { Place, WordsFile } from './words-file';

export interface OpenIndex extends SearchIndex {
  readonly add: (file: Pick<WordsFile, 'places' | 'texts'>) => void;
}

const order: readonly Group[] = ['pages', 'guides', 'articles', 'api', 'integrations', 'questions'];

/** Limits of a group: number of hits, and share of the best score. */
const mostHits = 30;
const leastShare = 0.12;

/** How far ahead the best must be to be `sure`. */
const ahead = 1.25;

const nothing = (query: string): Found => ({
  query,
  corrected: false,
  words: [],
  groups: [],
  count: 0,
  sure: false,
});

const correctedText = (text: string, corrected: Asked['corrected']): string =>
  [...corrected].reduce((query, [typed, meant]) => {
    const at = query.toLowerCase().indexOf(typed);
    return at < 0 ? query : query.slice(0, at) + meant + query.slice(at + typed.length);
  }, text);

function groupsOf(ranked: readonly Ranked[], { places }: Documents) {
  const groupOf = ({ place }: Ranked) => places[place]?.group;
  const best = ranked[0] && groupOf(ranked[0]);
  return [...order]
    .sort((a, b) => Number(b === best) - Number(a === best))
    .map((group) => ({
      group,
      ranked: ranked.filter((each) => groupOf(each) === group).slice(0, mostHits),
    }));
}

/** Whether title and headings name everything typed, without synonyms. */
function isNamed(place: Place | undefined, concepts: readonly Concept[]): boolean {
  if (!place) return false;
  const headings = place.sections.map(([, heading]) => heading);
  const named = new Set(tokensOf([place.title, place.also, ...headings].join(' ')).map(stemOf));
  return concepts.every((concept) =>
    [...concept].some(([stem, weight]) => weight === 1 && named.has(stem)),
  );
}

/** An article about the same subject does not compete with a page. */
const isBeside = (each: Ranked, first: Ranked | undefined, { places }: Documents): boolean =>
  first !== undefined &&
  places[first.place]?.group === 'pages' &&
  places[each.place]?.group === 'articles';

/** Its snippet is made on first read; `words` are in lower case. */
function hitOf(
  { place, score, sections: scores }: Ranked,
  documents: Documents,
  words: ReadonlySet<string>,
): Hit {
  const { sections, lead, also, rank, ...shown } = documents.places[place] as Place;
  const best = Math.max(0, ...scores.values());
  const [path = ''] = shown.href.split('#');
  let snippet: string | undefined;
  const makeSnippet = (): string => {
    const at = [...scores].find(([, each]) => each === best)?.[0] ?? -1;
    const texts = [lead, sections[at]?.[2], documents.further.get(place)?.[at]];
    return snippetOf(texts.filter(Boolean).join(' '), words);
  };
  return {
    ...shown,
    score,
    sections: sections.flatMap(([id, title], at): Section[] =>
      id ? [{ title, href: `${path}#${id}`, found: (scores.get(at) ?? 0) > best / 2 }] : [],
    ),
    get snippet() {
      snippet ??= makeSnippet();
      return snippet;
    },
  };
}

export function openIndex(file: Pick<WordsFile, 'places' | 'texts'>): OpenIndex {
  const vocabulary = new Vocabulary();
  const documents = new Documents(vocabulary);
  documents.add(file);

  const search: SearchIndex['search'] = (text, { asTyped = false } = {}) => {
    const typed = text.trim();
    const { concepts, corrected } = conceptsOf(text, vocabulary, asTyped);
    if (concepts.length === 0) return nothing(typed);
    const stems = concepts.flatMap((concept) => [...concept.keys()]);
    const words = new Set(stems.flatMap((stem) => vocabulary.formsOf(stem)));
    const ranked = rankPlaces(concepts, documents);
    const [first] = ranked;
    const second = ranked.find((each) => each !== first && !isBeside(each, first, documents));
    const close = ranked.filter(({ score }) => score >= (first?.score ?? 0) * leastShare);
    const groups = groupsOf(close, documents)
      .map(
        ({ group, ranked: all }): FoundGroup => ({
          group,
          hits: all.map((each) => hitOf(each, documents, words)),
        }),
      )
      .filter(({ hits }) => hits.length > 0);
    return {
      query: correctedText(typed, corrected),
      corrected: corrected.size > 0,
      words: [...words],
      groups,
      count: groups.reduce((all, { hits }) => all + hits.length, 0),
      sure:
        first?.isWhole === true &&
        first.score > ahead * (second?.score ?? 0) &&
        isNamed(documents.places[first.place], concepts),
    };
  };

  return { search, add: (further) => documents.add(further) };
}
