import { isStopWord } from './words/stop-words';
import { synonymsOf } from './words/synonyms';
import { stemOf, tokensOf } from './words/tokens';
import type { Vocabulary } from './words/vocabulary';

/** The stems that stand for a word, with their weights. */
export type Concept = ReadonlyMap<string, number>;

export interface Asked {
  readonly concepts: readonly Concept[];
  /** By the words as typed. */
  readonly corrected: ReadonlyMap<string, string>;
}

const synonymWeight = 0.55;

function conceptOf(word: string, stem: string, vocabulary: Vocabulary, isBegun: boolean): Concept {
  const stems = new Map<string, number>();
  const add = (other: string, weight: number) => {
    if (vocabulary.hasStem(other)) stems.set(other, Math.max(stems.get(other) ?? 0, weight));
  };
  add(stem, 1);
  for (const synonym of synonymsOf(stem)) add(synonym, synonymWeight);
  if (isBegun) {
    for (const form of vocabulary.begunWith(word)) {
      // The more of the word is typed, the likelier it is meant.
      add(stemOf(form), form === word ? 1 : 0.2 + (0.6 * word.length) / form.length);
    }
  }
  return stems;
}

/** Parses a search. The last word counts as a prefix until a space follows. */
export function conceptsOf(text: string, vocabulary: Vocabulary, asTyped: boolean): Asked {
  const corrected = new Map<string, string>();
  const all = [...new Set(tokensOf(text).filter((word) => !isStopWord(word)))];
  const last = /[\p{L}\p{N}]$/u.test(text) ? all.at(-1) : undefined;
  const read = (word: string): readonly Concept[] => {
    const isBegun = word === last;
    const concept = conceptOf(word, stemOf(word), vocabulary, isBegun);
    if (concept.size > 0) return [concept];
    const parts = vocabulary.parted(word);
    if (parts) return parts.map((part) => conceptOf(part, stemOf(part), vocabulary, false));
    const meant = asTyped ? undefined : vocabulary.nearest(word, isBegun);
    if (!meant) return [concept];
    corrected.set(word, meant);
    return [conceptOf(meant, stemOf(meant), vocabulary, false)];
  };
  return { concepts: all.flatMap(read), corrected };
}
