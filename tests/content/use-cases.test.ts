import { expect, it } from 'vitest';
import { planComparison } from '@/content/plan-comparison';
import { couriers } from '@/content/use-cases/couriers';
import { ecommerce } from '@/content/use-cases/ecommerce';
import { restaurants } from '@/content/use-cases/restaurants';
import { retail } from '@/content/use-cases/retail';

const rows = planComparison.flatMap(({ rows }) => [...rows]);
const useCases = { couriers, ecommerce, restaurants, retail };

it.each(Object.entries(useCases))(
  'cards of %s marked as included in all plans stand on rows of the smallest fare',
  (_, { features }) => {
    for (const { heading, fareRow } of features) {
      expect(rows.find(({ feature }) => feature === fareRow)?.from, heading).toBe('base');
    }
  },
);

it('no two use cases share a picture, a figure or a headline', () => {
  const all = Object.values(useCases).flatMap(({ hero, stats, features, round, trial }) => [
    hero.heading,
    hero.image.picture,
    ...stats.map(({ value, label }) => `${value} ${label}`),
    ...features.map(({ image }) => image.picture),
    round.title,
    round.image.picture,
    trial.title,
  ]);
  expect(new Set(all).size).toBe(all.length);
});
