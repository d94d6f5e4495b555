import { describe, expect, it } from 'vitest';
import { supportCategories, supportPage } from '@/content/help/support';
import {
  countedCategories,
  getUpdates,
  helpArticles,
  helpPageOf,
  helpPath,
  listedArticles,
} from '@/lib/content/help';
import { findArticles } from '@/lib/help/list';

describe('the help articles', () => {
  it('follow one another in one order, from the first to the last', () => {
    const order = listedArticles(true).map(({ slug }) => slug);
    expect(order[0]).toBe('route-optimization-guide');
    for (const [at, slug] of order.entries()) {
      const { previous, following } = helpPageOf(slug);
      expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  });

  it('have anchors that stand once, beside those of every guide', () => {
    const others = ['guide-title', 'next', 'related', 'helpful', 'stuck', 'articles'];
    for (const { slug, chapters } of helpArticles) {
      const anchors = [...chapters.map(({ id }: { id: string }) => id), ...others];
      expect(new Set(anchors).size, slug).toBe(anchors.length);
    }
  });

  it('are each reached from a recent update of the same day, the newest first', () => {
    const updates = getUpdates();
    for (const { slug, updated } of helpArticles) {
      expect(updates.find(({ href }) => href === helpPath(slug))?.date, slug).toBe(updated);
    }
    const dates = updates.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
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
