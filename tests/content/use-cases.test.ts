import { expect, it } from 'vitest';
import { useCases } from '@/lib/content/stories/use-cases';

it('no two use cases share a picture, a figure or a headline', () => {
  const all = useCases.flatMap(({ hero, stats, features, round, trial }) => [
    hero.heading,
    hero.image.picture,
    ...stats.map(({ value, label }) => `${value} ${label}`),
    ...features.flatMap(({ image }) => (image ? [image.picture] : [])),
    round.title,
    ...(round.image ? [round.image.picture] : []),
    trial.title,
  ]);
  expect(new Set(all).size).toBe(all.length);
});
