import type { Page } from '@playwright/test';
import { getPost, getUnfeatured } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
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
  });

  test('says that nothing was found; shortcuts each find something', async ({ page }) => {
    await page.goto('/blog?q=zeppelin');
    await expect(page.getByText('No articles found')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    for (const words of ['route optimization', 'fleet tracking', 'delivery management']) {
      await page.getByRole('link', { name: words, exact: true }).click();
      await expect(heading(page)).toHaveText(`Results for “${words}”`);
      await expect(titles(page).first()).toBeVisible();
    }
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

  test('has a badge that leads to a category without a button', async ({ page }) => {
    await page.goto('/blog/electric-vans-in-winter');
    await page.locator('.article-head').getByRole('link', { name: 'Sustainability' }).click();
    await expect(page).toHaveURL(/\/blog\?category=sustainability#articles$/);
    await expect(heading(page)).toHaveText('Sustainability');
    await expect(heading(page)).toBeInViewport();
  });

  test('prints as text alone', async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.article-takeaways')).toBeVisible();
    for (const part of ['.read-bar', '.article-actions', '.article-aside', '.article-more']) {
      await expect(page.locator(part)).toBeHidden();
    }
    // The last words of the text are on paper too, and nothing is left over for a page of its own.
    await expect(page.locator('.article-body :is(p, li)').last()).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeGreaterThanOrEqual(2);
    expect(sheets?.length).toBeLessThanOrEqual(8);
  });
});

test('the picture of a card answers to pointer and focus: a thread is drawn and a vehicle drives it', async ({
  page,
}) => {
  await page.goto(routes.blog);
  for (const name of ['.featured-post', '.post-card']) {
    const card = page.locator(name).first();
    const driven = () =>
      card.locator('.cover').evaluate((cover) => {
        const [thread, vehicle] = ['::before', '::after'].map((part) =>
          getComputedStyle(cover, part),
        );
        return [thread?.scale, vehicle?.translate];
      });
    expect(await driven()).toEqual(['0 1', '-100%']);
    await card.hover();
    await expect.poll(driven).toEqual(['1', '0px']);
    await page.mouse.move(0, 0);
    await expect.poll(driven).toEqual(['0 1', '-100%']);
    await card.getByRole('heading').getByRole('link').focus();
    await expect.poll(driven).toEqual(['1', '0px']);
  }
});
