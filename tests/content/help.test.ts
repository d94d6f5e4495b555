import { describe, expect, it } from 'vitest';
import { supportCategories, supportPage } from '@/content/help/support';
import {
  countedCategories,
  getUpdates,
  helpArticles,
  helpPageOf,
  helpPath,
  helpPreviews,
  listedArticles,
} from '@/lib/content/help';
import { findArticles } from '@/lib/help/search';
import { routes } from '@/lib/routes';
import { inlineParts } from '@/lib/words/inline-text';

const unique = (values: readonly unknown[]) => new Set(values).size;

describe.each(helpArticles)('$slug', ({ slug, chapters, readTime, updated }) => {
  it('says how long its words take', () => {
    const texts = chapters.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap(({ type, ...block }) => {
        const { src, alt, ...read } = { src: '', alt: '', ...block };
        return Object.values(read).flat(2);
      }),
    ]);
    const plain = texts.flatMap(inlineParts).map(({ text }) => text);
    const words = plain.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    expect(Math.abs(readTime - Math.ceil(words.length / 200))).toBeLessThanOrEqual(1);
  });

  it('has anchors that stand once', () => {
    const others = ['guide-title', 'next', 'related', 'helpful', 'stuck', 'articles'];
    const anchors = [...chapters.map(({ id }) => id), ...others];
    expect(unique(anchors)).toBe(anchors.length);
  });

  it('is reached from a recent update of the same day', () => {
    const told = getUpdates().filter(({ href }) => href === helpPath(slug));
    expect(told.map(({ date }) => date)).toContain(updated);
  });
});

describe('the help articles', () => {
  it('have the addresses that the site promises', () => {
    const promised = Object.values(routes).filter((path) => path.startsWith('/support/articles/'));
    const paths = helpArticles.map(({ slug }) => helpPath(slug));
    expect(paths).toEqual(expect.arrayContaining(promised));
  });

  it('follow one another in one order, from the first to the last', () => {
    const order = listedArticles(true).map(({ slug }) => slug);
    for (const [at, slug] of order.entries()) {
      const { previous, following } = helpPageOf(slug);
      expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  });

  it('have preview pictures with their titles', () => {
    const words = Object.entries(helpPreviews).map(([path, preview]) => [path, preview.words]);
    expect(words).toEqual(helpArticles.map(({ slug, title }) => [helpPath(slug), title]));
  });

  it('are listed only where the library is published, and counted by category', () => {
    expect(listedArticles(false)).toEqual([]);
    const counted = countedCategories(listedArticles(true));
    expect(counted.map(({ id }) => id)).toEqual(supportCategories.map(({ id }) => id));
    const counts = counted.map(({ articleCount }) => articleCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(helpArticles.length);
  });

  it.each(supportPage.search.shortcuts)('are found by the shortcut %s', (query) => {
    expect(findArticles(listedArticles(true), { q: query, category: '' })).not.toEqual([]);
  });

  it('are told of in updates, the newest first', () => {
    const dates = getUpdates().map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
