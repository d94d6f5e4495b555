import type { Page } from '@playwright/test';
import { getPost, getUnfeatured } from '@/lib/content/posts';
import { axeFindings } from '../support/axe';
import { scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

// Categories, searches, saved articles, sharing and the newsletter are tested with their components.

const list = (page: Page) => page.locator('.blog-list');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const heading = (page: Page) => list(page).getByRole('heading', { level: 2 });

test.describe('the list', () => {
  test('pages: the focus on the heading, the top in view, back and forward', async ({ page }) => {
    const titlesFrom = (first: number, end?: number) =>
      getUnfeatured()
        .slice(first, end)
        .map(({ title }) => title);
    const to = (name: string) =>
      page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    expect(asked).not.toContain('/blog/posts.json');
    await to('Page 2').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(heading(page)).toBeFocused();
    await expect(titles(page)).toHaveText(titlesFrom(9, 18));
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(to('Page 2')).toHaveAttribute('aria-current', 'page');
    await to('Older').click();
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(titles(page)).toHaveText(titlesFrom(18, 27));
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesFrom(9, 18));
    await page.goForward();
    await expect(titles(page)).toHaveText(titlesFrom(18, 27));
    await page.goto('/blog?q=zeppelin');
    await expect(titles(page)).toHaveCount(0);
    expect(await axeFindings(page), 'nothing found').toEqual([]);
  });
});

test.describe('an article', () => {
  const post = getPost('territories-that-do-not-overlap');
  const path = `/blog/${post.slug}`;

  test('marks the heading being read and how far one is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const bar = page.getByRole('progressbar', { name: 'Reading progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const [, second] = post.sections.filter((part) => part.type === 'heading');
    const name = second?.content ?? '';
    await contents.getByRole('link', { name }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(name);
    await scrollTo(page, 1e6);
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
  });
});
