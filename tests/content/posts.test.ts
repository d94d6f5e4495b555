import { expect, it } from 'vitest';
import { assumptions } from '@/content/blog/assumptions';
import { blogCategories } from '@/content/blog/categories';
import { archiveWords, countedPostCategories, getArchive, getYears } from '@/lib/content/archive';
import { getFeatured, getPost, getPosts, getUnfeatured, postCard } from '@/lib/content/posts';

const posts = getPosts();

it('the posts stand in the archive of their year, by month, and by category in its margin', () => {
  const years = getYears();
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
  for (const { year, count } of years) {
    const months = getArchive(year);
    expect(months).toHaveLength(12);
    expect(months.flatMap((month) => month.posts)).toHaveLength(count);
    for (const [index, month] of months.entries()) {
      for (const { date } of month.posts) expect(new Date(date).getUTCMonth()).toBe(index);
    }
    expect(archiveWords(year).title).toContain(year);
    expect(JSON.stringify(archiveWords(year))).not.toMatch(/\{\w+\}/);
  }
  expect(getArchive('1999').flatMap((month) => month.posts)).toEqual([]);
  const names = blogCategories.map(({ name }) => name);
  const categories = countedPostCategories();
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
  expect(categories.map(({ name }) => name)).toEqual(
    names.filter((name) => posts.some(({ category }) => category === name)),
  );
});

it('the posts show at the top the newest three of those that are featured', () => {
  const featured = posts.filter((post) => post.featured);
  expect(getFeatured()).toEqual(featured.slice(0, 3));
  expect(getUnfeatured()).toEqual(posts.filter((post) => !getFeatured().includes(post)));
  expect(posts.map(postCard).filter(({ featured: atTop }) => atTop)).toHaveLength(3);
});

it('articles take fuel, wages and further trips from the table of assumptions of their year', () => {
  const kinds = /^(A gallon|Price of a gallon|Dollars a gallon|An hour |Dollars an hour|A mile$)/;
  const lines = posts.flatMap(({ slug, date, worked }) =>
    (worked?.lines ?? []).flatMap((line) =>
      'value' in line && kinds.test(line.label) ? [{ slug, year: date.slice(0, 4), line }] : [],
    ),
  );
  expect(lines.length).toBeGreaterThan(15);
  const table = assumptions as Readonly<Record<string, Readonly<Record<string, number>>>>;
  for (const { slug, year, line } of lines) {
    // Trucks and vans together cost more a mile.
    if (slug === 'store-and-web-orders-one-route' && line.label === 'A mile') continue;
    expect(Object.values(table[year] ?? {}), `${slug}: ${line.label}`).toContain(line.value);
  }
});

it('an unknown slug stops the build', () => {
  expect(() => getPost('nowhere')).toThrow("There is no post 'nowhere'.");
});
