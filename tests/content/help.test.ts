import { expect, it } from 'vitest';
import { supportCategories } from '@/content/help/support';
import {
  countedCategories,
  getUpdates,
  helpArticles,
  helpPageOf,
  helpPath,
  listedArticles,
} from '@/lib/content/help';

it('the help articles follow one another in one order, from the first to the last', () => {
  const order = listedArticles(true).map(({ slug }) => slug);
  for (const [at, slug] of order.entries()) {
    const { previous, following } = helpPageOf(slug);
    expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
  }
});

it('the help articles are each reached from a recent update of the same day, the newest first', () => {
  const updates = getUpdates();
  for (const { slug, updated } of helpArticles) {
    expect(updates.find(({ href }) => href === helpPath(slug))?.date, slug).toBe(updated);
  }
  const dates = updates.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('the help articles are listed, and counted by category, only where the library is published', () => {
  const counts = (published: boolean) =>
    countedCategories(listedArticles(published)).map(({ articleCount }) => articleCount);
  expect(counts(false)).toEqual(supportCategories.map(() => 0));
  expect(counts(true).reduce((sum, count) => sum + count)).toBe(helpArticles.length);
});
