import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blogCategories } from '@/content/blog/categories';
import { shortName } from '@/lib/blog/address';
import { grounds } from '../../covers/grounds/drawn';
import { groundPlans } from '../../covers/grounds/specs';
import { groundsText } from '../../covers/grounds/text';
import { traceGround } from '../../covers/grounds/trace';

it('every category has a ground of its own, and one is neutral', () => {
  const names = blogCategories.map(({ name }) => shortName(name));
  expect(Object.keys(grounds)).toEqual(expect.arrayContaining([...names, 'neutral']));
  expect(new Set(Object.values(grounds).map(({ minor }) => minor)).size).toBe(10);
});

it('the grounds are what `npm run art:grounds` would write', { timeout: 60_000 }, () => {
  const traced = Object.entries(groundPlans).map(([name, plan]) => [name, traceGround(plan)]);
  expect(groundsText(Object.fromEntries(traced))).toBe(
    readFileSync('art/covers/grounds/drawn.ts', 'utf8'),
  );
});
