import { describe, expect, it } from 'vitest';
import { planComparison } from '@/content/plan-comparison';
import { useCaseSchemas } from '@/content/schemas/use-cases';
import { couriers } from '@/content/use-cases/couriers';
import { ecommerce } from '@/content/use-cases/ecommerce';
import { restaurants } from '@/content/use-cases/restaurants';
import { retail } from '@/content/use-cases/retail';

const rows = planComparison.flatMap(({ rows }) => [...rows]);
const useCases = { couriers, ecommerce, restaurants, retail };

describe.each(Object.entries(useCases))(
  'cards of %s marked as included in all plans',
  (_, { features }) => {
    it.each(features.map(({ heading, fareRow }) => [heading, fareRow]))(
      '%s stands on a row of the smallest fare: %s',
      (_heading, fareRow) => {
        expect(rows.find(({ feature }) => feature === fareRow)?.from).toBe('base');
      },
    );
  },
);

it('a card that rests on a dearer fare is refused', () => {
  const [first, ...others] = retail.features;
  const schema = useCaseSchemas['content/use-cases/retail.ts'];
  const dearer = {
    ...retail,
    features: [{ ...first, fareRow: 'Cold-chain temperature' }, ...others],
  };
  expect(schema?.safeParse({ retail }).success).toBe(true);
  expect(schema?.safeParse({ retail: dearer }).error?.issues[0]?.path).toEqual([
    'retail',
    'features',
    0,
    'fareRow',
  ]);
});

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
