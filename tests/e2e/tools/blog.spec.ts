import { getPost } from '@/lib/content/posts';
import { scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

// Which articles a page lists, categories, searches, saved articles, sharing and the newsletter are tested with their components.

test('a page of the list takes the focus to its heading, the top in view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/blog');
  expect(asked).not.toContain('/blog/posts.json');
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const list = page.locator('.blog-list');
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('an article marks the heading being read and how far one is', async ({ page }) => {
  const { slug, sections } = getPost('territories-that-do-not-overlap');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${slug}`);
  const bar = page.getByRole('progressbar', { name: 'Reading progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const [, second] = sections.filter((part) => part.type === 'heading');
  const name = second?.content ?? '';
  await contents.getByRole('link', { name }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(name);
  await scrollTo(page, 1e6);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
});
