import { blogCategories } from '@/content/blog/categories';
import { getYears } from '@/lib/content/archive';
import {
  getFeatured,
  getPost,
  getPosts,
  getReadNext,
  getRelated,
  getUnfeatured,
  postCard,
} from '@/lib/content/posts';
import { dayWords } from '@/lib/words/time-words';
import { crumbs, hrefs, leads, type PageReadings, type Readings, titled } from '../support/reading';
import { expect } from '../support/test';

const posts = getPosts();
const titlesOf = (some: readonly { title: string }[]) => some.map(({ title }) => title);

const post = getPost('territories-that-do-not-overlap');
const article: Readings = {
  'says who, when, how long, and what about': async (page) => {
    await titled(page, post.title);
    const head = page.locator('.article-head');
    const minutes = `${postCard(post).readTime} min read`;
    for (const text of [post.category, post.author, dayWords(post.date), post.excerpt, minutes]) {
      await expect(head.getByText(text, { exact: text !== minutes })).toBeVisible();
    }
    await expect(crumbs(page)).toHaveText(['Home', 'Blog', post.title]);
    await expect(page.getByText('Sample quote')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Key takeaways' })).toBeVisible();
    const feed = page.locator('link[type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', /\/feed\.xml$/);
  },
  'leads on to its category, its neighbors and the list': async (page) => {
    const more = page.getByRole('region', { name: `More on ${post.category}` });
    await expect(more.getByRole('heading', { level: 3 })).toHaveText(titlesOf(getRelated(post)));
    const beside = page.getByRole('navigation', { name: 'Previous and next article' });
    await expect(beside.getByRole('link')).toHaveCount(2);
    await leads(page.locator('.article-more'), 'Back to blog', '/blog');
  },
};

// Of a category with two articles alone.
const winter = getPost('electric-vans-in-winter');
const shortRow: Readings = {
  'leads on to the other article of its category, and next to it to two of others': async (
    page,
  ) => {
    const more = page.getByRole('region', { name: 'More on Sustainability' });
    await expect(more.getByRole('heading', { level: 3 })).toHaveText(titlesOf(getRelated(winter)));
    const next = page.getByRole('region', { name: 'Read next' });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(titlesOf(getReadNext(winter)));
    expect(getReadNext(winter)).toHaveLength(2);
  },
};

const archive = (year: string, count: number): Readings => ({
  'every article of the year stands here': async (page) => {
    await titled(page, `Blog archive ${year}`);
    const links = page.locator('.archive').getByRole('link');
    await expect(links).toHaveCount(count);
    const own = posts.filter(({ date }) => date.startsWith(year));
    expect((await hrefs(links)).sort()).toEqual(own.map(({ slug }) => `/blog/${slug}`).sort());
  },
});

export const blogReadings: PageReadings = {
  '/blog': {
    'shows its first page, what is featured and the years of the archive': async (page) => {
      const list = page.locator('.blog-list');
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(
        titlesOf(getUnfeatured().slice(0, 9)),
      );
      const featured = page.getByRole('region', { name: 'Featured articles' });
      await expect(featured.getByRole('heading', { level: 3 })).toHaveText(titlesOf(getFeatured()));
      await expect(list.getByRole('group').getByRole('button')).toHaveText([
        'All Categories',
        ...blogCategories.slice(0, 5).map(({ name }) => name),
      ]);
      const years = page.getByRole('navigation', { name: 'Every article by year' });
      await expect(years.getByRole('link')).toHaveText(getYears().map(({ year }) => year));
    },
  },

  ...Object.fromEntries(
    getYears().map(({ year, count }) => [`/blog/archive/${year}`, archive(year, count)]),
  ),
  '/blog/404': {
    'says that the article is missing': async (page) => {
      await titled(page, 'Article not found');
      await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
    },
  },

  [`/blog/${post.slug}`]: article,
  [`/blog/${winter.slug}`]: shortRow,
};
