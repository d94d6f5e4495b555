import { describe, expect, it } from 'vitest';
import { blogCategories } from '@/content/blog/categories';
import { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { charts } from '@/content/found/charts';
import { shortName } from '@/lib/blog/address';
import { countWords, partTexts } from '@/lib/blog/post-words';
import { findPosts } from '@/lib/blog/search';
import { archiveWords, getArchive, getYears } from '@/lib/content/archive';
import { articleMetadata, headingsOf, postPreviews } from '@/lib/content/article';
import { articleCover } from '@/lib/content/article-cover';
import { sitePages } from '@/lib/content/pages';
import { getFeatured, getPost, getPosts, getUnfeatured, postCard } from '@/lib/content/posts';
import { sampleEntries } from '@/lib/content/samples';
import { inlineParts } from '@/lib/words/inline-text';

const posts = getPosts();
const [newest] = posts as [BlogPost];
const unique = (values: readonly unknown[]) => new Set(values).size;
const typesOf = ({ sections }: BlogPost) => sections.map(({ type }) => type);

const sentencesOf = ({ sections }: BlogPost) =>
  partTexts(sections.filter(({ type }) => type !== 'stats'))
    .flatMap((text) => text.split(/(?<=[.!?])["”’]?\s+/))
    .filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Groups of vowels, a silent e at the end left out: close enough for a mean. */
const syllables = (word: string) =>
  Math.max(1, (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length);

/** Flesch reading ease: 60 is plain English, 30 is a law journal. */
function readingEase(post: BlogPost): number {
  const sentences = sentencesOf(post);
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word));
  const beats = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (beats / words.length);
}

describe.each(posts)('$slug', (post: BlogPost) => {
  it('has 700 to 1,200 words and says how long they take', () => {
    const words = countWords(post.sections);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
    expect(postCard(post).readTime).toBe(Math.ceil(words / 200));
  });

  it('is made of at least four kinds of parts', () => {
    expect(unique(typesOf(post))).toBeGreaterThanOrEqual(4);
    expect(post.keyTakeaways.length).toBeGreaterThanOrEqual(3);
  });

  it('reads plainly', () => expect(readingEase(post)).toBeGreaterThan(50));

  it('has headings that are anchors of their own', () => {
    const ids = [
      ...headingsOf(post).map(({ id }) => id),
      'article',
      'article-title',
      'read-on',
      'read-next',
    ];
    expect(unique(ids)).toBe(ids.length);
  });

  it('links to pages that exist and to its sources, and leaves no mark unread', () => {
    const cited = post.sources?.map(({ href }) => href) ?? [];
    const lines = [...post.keyTakeaways, ...post.sections.flatMap((part) => Object.values(part))];
    const known = [...sitePages, ...posts.map(({ slug }) => `/blog/${slug}`)];
    for (const line of lines.flat()) {
      if (typeof line !== 'string') continue;
      for (const part of inlineParts(line)) {
        expect(part.text).not.toMatch(/\*\*|\]\(/);
        if (part.kind !== 'link') continue;
        if (part.href.startsWith('https:')) expect(cited).toContain(part.href);
        else expect(known).toContain(part.href.split(/[?#]/)[0]);
      }
    }
  });

  it('has its own cover, and its own chart where it shows one', () => {
    expect(post.image).toBe(`cover-${post.slug}`);
    const shown = post.sections.flatMap((part) => (part.type === 'image' ? part.src : []));
    expect(shown).toEqual(post.slug in charts ? [`chart-${post.slug}`] : []);
  });

  it('has a page title, an address and a preview picture', () => {
    const { title, alternates } = articleMetadata(post);
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(alternates?.canonical).toBe(`/blog/${post.slug}`);
    expect(postPreviews[`/blog/${post.slug}`]?.words).toBe(post.title);
  });
});

describe('the posts', () => {
  it('have ids, slugs and titles of their own', () => {
    for (const key of ['id', 'slug', 'title', 'excerpt', 'content', 'date'] as const) {
      expect(unique(posts.map((post) => post[key])), key).toBe(posts.length);
    }
  });

  it('stand newest first, fill all categories and use all seven kinds of parts', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(unique(posts.map(({ category }) => category))).toBe(blogCategories.length);
    expect(unique(posts.flatMap(typesOf))).toBe(7);
  });

  it('stand in the archive of their year, by category', () => {
    const years = getYears();
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
    const names = blogCategories.map(({ name }) => name);
    for (const { year, count } of years) {
      const groups = getArchive(year);
      expect(groups.flatMap((group) => group.posts)).toHaveLength(count);
      expect(names.filter((name) => groups.some((group) => group.name === name))).toEqual(
        groups.map(({ name }) => name),
      );
      const { title, page } = archiveWords(year);
      expect(title).toContain(year);
      expect(page.title.length).toBeLessThanOrEqual(65);
      expect(page.description).not.toContain('{');
    }
    expect(getArchive('1999')).toEqual([]);
  });

  it('show the newest three of those that are featured', () => {
    const featured = posts.filter((post) => post.featured);
    expect(getFeatured()).toEqual(featured.slice(0, 3));
    expect(getUnfeatured()).toEqual(posts.filter((post) => !getFeatured().includes(post)));
    expect(posts.map(postCard).filter(({ featured: atTop }) => atTop)).toHaveLength(3);
  });

  it('follow no common skeleton', () => {
    expect(unique(posts.map((post) => typesOf(post).join(' ')))).toBe(posts.length);
  });

  it('name their invented quotes for the check before a release', () => {
    const quotes = posts.flatMap(({ sections }) =>
      sections.filter((part) => part.type === 'quote' && part.sample),
    );
    const named = sampleEntries().filter(({ kind }) => kind === 'article quote');
    expect(quotes.length).toBeGreaterThan(0);
    expect(named).toHaveLength(quotes.length);
  });

  it.each(blogPage.shortcuts)('are found by the shortcut %s', (search) => {
    expect(findPosts(posts.map(postCard), { search, category: '' }).length).toBeGreaterThan(1);
  });

  it('never say nearly the same twice', () => {
    const said = posts.flatMap((post) =>
      [...sentencesOf(post), ...post.keyTakeaways]
        .filter((text) => wordsOf(text).length >= 7)
        .map((text) => ({ text: `${post.slug}: ${text}`, words: new Set(wordsOf(text)) })),
    );
    const alike = said.flatMap(({ text, words }, at) =>
      said.slice(at + 1).flatMap((other) => {
        let shared = 0;
        for (const word of words) if (other.words.has(word)) shared++;
        const share = shared / (words.size + other.words.size - shared);
        return share > 0.6 ? [`${text} / ${other.text}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

it('a card carries no text of the article, and its cover says what it shows', () => {
  const card = postCard(newest);
  expect(JSON.stringify(card).length).toBeLessThan(700);
  expect(shortName(card.category)).toMatch(/^[a-z-]+$/);
  const cover = articleCover(getPost('how-long-a-stop-takes'));
  expect(cover.alt).toMatch(/^Fourteen towers along one street/);
});

it('an unknown slug stops the build', () => {
  expect(() => getPost('nowhere')).toThrow("There is no post 'nowhere'.");
});
