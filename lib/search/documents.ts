import MiniSearch from 'minisearch';
import { piecesOf } from './words/tokens';
import type { Vocabulary } from './words/vocabulary';
import type { Place, WordsFile } from './words-file';

/** Weight by field. */
const boost = { title: 3.2, also: 1.6, lead: 1.4, heading: 1.7, text: 1 };

type Document = { readonly id: number } & { readonly [field in keyof typeof boost]?: string };

/** `section` is undefined for the place's own words. */
export interface Spot {
  readonly place: number;
  readonly section: number | undefined;
}

export type Scores = ReadonlyMap<number, number>;

export class Documents {
  readonly places: Place[] = [];
  readonly spots: Spot[] = [];
  readonly further = new Map<number, readonly string[]>();
  readonly #numbers = new Map<string, number>();
  readonly #library: MiniSearch<Document>;
  #kept = new Map<string, Scores>();

  constructor(vocabulary: Vocabulary) {
    this.#library = new MiniSearch<Document>({
      fields: Object.keys(boost),
      tokenize: piecesOf,
      processTerm: (piece) => vocabulary.learn(piece),
    });
  }

  /** Adds the words of a file; known places stay. */
  add({ places, texts }: Pick<WordsFile, 'places' | 'texts'>): void {
    const documents: Document[] = [];
    const document = (spot: Spot, fields: Omit<Document, 'id'>) => {
      documents.push({ id: this.spots.length, ...fields });
      this.spots.push(spot);
    };
    for (const one of places) {
      if (this.#numbers.has(one.href)) continue;
      const place = this.places.push(one) - 1;
      this.#numbers.set(one.href, place);
      const { title, also = '', lead } = one;
      const own = { title, also, lead };
      // Sections without text are many: those of all older articles.
      if (one.sections.every(([, , text]) => !text)) {
        const heading = one.sections.map(([, name]) => name).join(' ');
        document({ place, section: undefined }, { ...own, heading });
        continue;
      }
      document({ place, section: undefined }, own);
      for (const [section, [, heading, text]] of one.sections.entries())
        document({ place, section }, { heading, text });
    }
    for (const [href, sections] of Object.entries(texts)) {
      const place = this.#numbers.get(href);
      if (place === undefined) continue;
      this.further.set(place, sections);
      for (const [section, text] of sections.entries())
        if (text) document({ place, section }, { text });
    }
    this.#library.addAll(documents);
    this.#kept = new Map();
  }

  scoresOf(stem: string): Scores {
    const kept = this.#kept.get(stem);
    if (kept) return kept;
    const found = this.#library.search(stem, {
      boost,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    });
    const scores = new Map(found.map(({ id, score }): [number, number] => [id, score]));
    // While typing, most stems stay the same.
    if (this.#kept.size > 200) this.#kept.clear();
    this.#kept.set(stem, scores);
    return scores;
  }
}
