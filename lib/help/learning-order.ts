import { byRank } from '../content/published';

interface Ranked {
  readonly rank?: number | undefined;
  readonly category: string;
}

/** Guides in the order in which one learns: by rank, those of one category together. */
export function inLearningOrder<Guide extends Ranked>(guides: readonly Guide[]): readonly Guide[] {
  const ranked = byRank(guides);
  const categories = new Set(ranked.map(({ category }) => category));
  return [...categories].flatMap((id) => ranked.filter(({ category }) => category === id));
}
