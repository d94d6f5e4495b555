import { describe, expect, it } from 'vitest';
import { supportCategories, supportPage } from '@/content/help/support';
import type { HelpArticle } from '@/content/help/types';
import {
  countedCategories,
  getUpdates,
  helpArticles,
  helpPageOf,
  helpPath,
  listedArticles,
} from '@/lib/content/help';
import { findArticles } from '@/lib/help/search';

const unique = (values: readonly unknown[]) => new Set(values).size;

it.each(helpArticles)('$slug has anchors, rows and columns that stand once', (article) => {
  const others = ['guide-title', 'next', 'related', 'helpful', 'stuck', 'articles'];
  const anchors = [...article.chapters.map(({ id }) => id), ...others];
  expect(unique(anchors)).toBe(anchors.length);
  for (const block of article.chapters.flatMap(
    ({ blocks }: HelpArticle['chapters'][number]) => blocks,
  )) {
    if (block.type !== 'table') continue;
    expect(unique(block.rows.map(([name]) => name))).toBe(block.rows.length);
    expect(unique(block.columns)).toBe(block.columns.length);
  }
  expect(article.checked >= article.updated).toBe(true);
});

describe('the help articles', () => {
  it('follow one another in one order, from the first to the last', () => {
    const order = listedArticles(true).map(({ slug }) => slug);
    expect(order[0]).toBe('route-optimization-guide');
    for (const [at, slug] of order.entries()) {
      const { previous, following } = helpPageOf(slug);
      expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
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
