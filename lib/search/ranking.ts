import type { Concept } from './concepts';
import type { Documents } from './documents';
import type { Place } from './words-file';

export interface Ranked {
  readonly place: number;
  readonly score: number;
  readonly sections: ReadonlyMap<number, number>;
  /** Whether its own words and one section hold everything. */
  readonly isWhole: boolean;
}

interface Tally {
  /** By concept: scores of the place's own words and of its best section. */
  readonly own: number[];
  readonly best: number[];
  /** By section, summed over the concepts. */
  readonly sections: Map<number, number>;
  /** Bit set of the concepts, by section and for its own words. */
  readonly held: Map<number | undefined, number>;
}

function bestScores(concept: Concept, documents: Documents): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const [stem, weight] of concept) {
    for (const [id, score] of documents.scoresOf(stem)) {
      const weighed = score * weight;
      if (weighed > (best.get(id) ?? 0)) best.set(id, weighed);
    }
  }
  return best;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Weight of the best section per concept and in total, beside the place's own words. */
const sectionWeight = 0.3;
const togetherWeight = 0.3;

const groupWeight = {
  pages: 1.15,
  guides: 1,
  articles: 1,
  api: 0.9,
  integrations: 0.85,
  questions: 1,
};

/** Better where one section holds all concepts and few are missing. */
export function rankPlaces(concepts: readonly Concept[], documents: Documents): readonly Ranked[] {
  const tallies = new Map<number, Tally>();
  const all = 2 ** concepts.length - 1;
  for (const [number, concept] of concepts.entries()) {
    for (const [id, score] of bestScores(concept, documents)) {
      const spot = documents.spots[id];
      if (!spot) continue;
      const { place, section } = spot;
      const tally = tallies.get(place) ?? {
        own: [],
        best: [],
        sections: new Map(),
        held: new Map(),
      };
      tallies.set(place, tally);
      tally.held.set(section, (tally.held.get(section) ?? 0) | (1 << number));
      if (section === undefined) tally.own[number] = score;
      else {
        tally.best[number] = Math.max(tally.best[number] ?? 0, score);
        tally.sections.set(section, (tally.sections.get(section) ?? 0) + score);
      }
    }
  }
  return [...tallies]
    .map(([place, { own, best, sections, held }]): Ranked => {
      const whole = concepts.map((_, each) => (own[each] ?? 0) + sectionWeight * (best[each] ?? 0));
      const share = whole.filter(Boolean).length / concepts.length;
      const section = Math.max(0, ...sections.values());
      const { group, rank = 1 } = documents.places[place] as Place;
      const score =
        (sum(whole) + togetherWeight * section) * share ** 2 * groupWeight[group] * rank;
      const ownBits = held.get(undefined) ?? 0;
      const isWhole = ownBits !== 0 && [...held.values()].some((bits) => (bits | ownBits) === all);
      return { place, score, sections, isWhole };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}
