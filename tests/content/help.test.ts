import { describe, expect, it } from 'vitest';
import { supportCategories, supportPage } from '@/content/help/support';
import { countedCategories, helpArticles, helpPageOf, listedArticles } from '@/lib/content/help';
import { findArticles } from '@/lib/help/search';

describe('the help articles', () => {
  it('follow one another in one order, from the first to the last', () => {
    const order = listedArticles(true).map(({ slug }) => slug);
    expect(order[0]).toBe('route-optimization-guide');
    for (const [at, slug] of order.entries()) {
      const { previous, following } = helpPageOf(slug);
      expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  });

  it('are listed only where the library is published', () => {
    expect(listedArticles(false)).toEqual([]);
    expect(listedArticles(true)).toHaveLength(helpArticles.length);
  });

  it('are counted by category, none of which is empty', () => {
    const counted = countedCategories(listedArticles(true));
    expect(counted.map(({ id }) => id)).toEqual(supportCategories.map(({ id }) => id));
    for (const { articleCount } of counted) expect(articleCount).toBeGreaterThan(0);
    expect(counted.reduce((sum, { articleCount }) => sum + articleCount, 0)).toBe(
      helpArticles.length,
    );
    expect(countedCategories([]).every(({ articleCount }) => articleCount === 0)).toBe(true);
  });

  it.each(supportPage.search.shortcuts)('are found by the shortcut %s', (query) => {
    expect(findArticles(listedArticles(true), { q: query, category: '' })).not.toEqual([]);
  });
});
