import { describe, expect, it } from 'vitest';
import { supportCategories, supportPage } from '@/content/help/support';
import type { HelpArticle, HelpBlock } from '@/content/help/types';
import { site } from '@/content/site';
import {
  countedCategories,
  getUpdates,
  glossary,
  helpArticles,
  helpPageOf,
  helpPath,
  helpPreviews,
  listedArticles,
} from '@/lib/content/help';
import { getPosts } from '@/lib/content/posts';
import { findArticles } from '@/lib/help/search';
import { pictures } from '@/lib/picture/manifest';
import { routes } from '@/lib/routes';
import { inlineParts } from '@/lib/words/inline-text';

const helpRoutes = Object.values(routes).filter((path) => path.startsWith('/support/articles/'));
const blocksOf = ({ chapters }: HelpArticle) => chapters.flatMap(({ blocks }) => blocks);

/** What a reader reads of a block, marks included: all but names of kinds and of pictures. */
const textsOf = ({ type, ...block }: HelpBlock): readonly string[] => {
  const { src, alt, ...read } = { src: '', alt: '', ...block };
  return Object.values(read).flat(2);
};

const allTexts = (article: HelpArticle) => [
  ...article.chapters.map(({ title }) => title),
  ...blocksOf(article).flatMap(textsOf),
];

const plain = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');

const wordsOf = (article: HelpArticle) =>
  allTexts(article)
    .flatMap((text) => plain(text).split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const terms = glossary.map(({ id }) => id);

const unique = (values: readonly unknown[]) => new Set(values).size;

describe.each(helpArticles)('$slug', (article) => {
  it('has 900 to 1,500 words and says how long they take', () => {
    const words = wordsOf(article);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
    expect(Math.abs(article.readTime - Math.ceil(words / 200))).toBeLessThanOrEqual(1);
  });

  it('has anchors and chapters that stand once', () => {
    const others = ['guide-title', 'next', 'related', 'helpful', 'stuck', 'articles'];
    const anchors = [...article.chapters.map(({ id }) => id), ...others];
    expect(unique(anchors)).toBe(anchors.length);
  });

  it('has tables whose rows fit their heads, each row with a name of its own', () => {
    for (const block of blocksOf(article)) {
      if (block.type !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      expect(unique(block.rows.map(([name]) => name))).toBe(block.rows.length);
      expect(unique(block.columns)).toBe(block.columns.length);
    }
  });

  it('links to pages that exist and leaves no mark unread', () => {
    const parts = allTexts(article).flatMap((text) => inlineParts(text));
    const hrefs = parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []));
    const others = [...article.next, article.product].map((link) => link.href);
    const posts = getPosts().map(({ slug }) => `/blog/${slug}`);
    const paths = [
      ...Object.values(routes),
      ...posts,
      ...helpArticles.map((each) => helpPath(each.slug)),
    ];
    for (const href of [...hrefs, ...others]) {
      const [path = '', hash] = href.split('#');
      expect(paths, href).toContain(path.split('?')[0]);
      if (path === routes.support && hash) expect(terms, href).toContain(hash);
      const target = helpArticles.find(({ slug }) => path === helpPath(slug));
      if (hash && target) expect(target.chapters.map(({ id }) => id)).toContain(hash);
    }
    for (const { text } of parts) expect(text).not.toMatch(/\*\*|\]\(/);
  });

  it('leads to other guides where its reader needs them', () => {
    const parts = allTexts(article).flatMap((text) => inlineParts(text));
    const paths = parts.flatMap((part) => (part.kind === 'link' ? [part.href.split('#')[0]] : []));
    const others = helpArticles.filter(({ slug }) => slug !== article.slug);
    const found = others.filter(({ slug }) => paths.includes(helpPath(slug)));
    expect(found.length).toBeGreaterThan(0);
    expect(paths).not.toContain(helpPath(article.slug));
    // No link to the same place twice in one guide.
    const hrefs = parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []));
    expect(unique(hrefs)).toBe(hrefs.length);
  });

  it('belongs to a page of the product and to an article of the blog', () => {
    expect(article.product.href).not.toMatch(/^\/(support|blog)/);
    const post = article.article.href.replace('/blog/', '');
    expect(getPosts().map(({ slug }) => slug)).toContain(post);
    expect(article.checked >= article.updated).toBe(true);
  });

  it.each(['table', 'steps', 'picture', 'warning'])('has a %s', (type) => {
    expect(blocksOf(article).map((block) => block.type)).toContain(type);
  });

  it('shows pictures that were drawn, with words for them', () => {
    for (const block of blocksOf(article)) {
      if (block.type !== 'picture') continue;
      expect(Object.keys(pictures)).toContain(block.src);
      expect(block.alt.length).toBeGreaterThan(20);
    }
  });
});

describe('the help articles', () => {
  it('are one for each address', () => {
    const paths = helpArticles.map(({ slug }) => helpPath(slug));
    for (const route of helpRoutes) expect(paths).toContain(route);
    expect(unique(helpArticles.map(({ id }) => id))).toBe(helpArticles.length);
    expect(unique(helpArticles.map(({ description }) => description))).toBe(helpArticles.length);
  });

  it('are each reached from the text of another one', () => {
    for (const { slug } of helpArticles) {
      const others = helpArticles.filter((each) => each.slug !== slug);
      const parts = others.flatMap(allTexts).flatMap((text) => inlineParts(text));
      const hrefs = parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []));
      expect(
        hrefs.some((href) => href.split('#')[0] === helpPath(slug)),
        slug,
      ).toBe(true);
    }
  });

  it('follow one another in one order, from the first to the last', () => {
    const order = listedArticles(true).map(({ slug }) => slug);
    expect(order[0]).toBe('route-optimization-guide');
    for (const [at, slug] of order.entries()) {
      const { previous, following } = helpPageOf(slug);
      expect([previous?.slug, following?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  });

  it('have titles that fit the page’s', () => {
    for (const { title } of helpArticles) {
      expect(title.length).toBeLessThanOrEqual(65 - ` | ${site.name} Help Center`.length);
    }
  });

  it('have preview pictures with their titles', () => {
    expect(Object.keys(helpPreviews)).toEqual(helpArticles.map(({ slug }) => helpPath(slug)));
    expect(Object.values(helpPreviews).map(({ words }) => words)).toEqual(
      helpArticles.map(({ title }) => title),
    );
  });

  it('are each reached from a recent update of the same day', () => {
    const updates = getUpdates();
    const told = updates.map(({ href }) => href);
    for (const { slug } of helpArticles) expect(told).toContain(helpPath(slug));
    for (const { href, date } of updates) {
      const article = helpArticles.find(({ slug }) => helpPath(slug) === href);
      if (article) expect(article.updated, href).toBe(date);
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
