import type { Page } from '@playwright/test';
import { getPost, getPosts } from '@/lib/content/posts';
import { axeFindings } from '../support/axe';
import { copiedText, rememberCopies } from '../support/device';
import { scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const posts = getPosts();
const titlesOf = (some: readonly { title: string }[]) => some.map(({ title }) => title);

const list = (page: Page) => page.locator('.blog-list');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const heading = (page: Page) => list(page).getByRole('heading', { level: 2 });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search titles, topics and tags' });

test.describe('the list', () => {
  test('pages: the focus on the heading, the top in view, back and forward', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    expect(asked).not.toContain('/blog/posts.json');
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(heading(page)).toBeFocused();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
    await expect.poll(() => scrollY(page)).toBe(0);
    const second = pages(page).getByRole('link', { name: 'Page 2' });
    await expect(second).toHaveAttribute('aria-current', 'page');
    await pages(page).getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(18)));
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
    await page.goForward();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(18)));
  });

  test('is searched as a whole, hides what is featured and is reset', async ({ page }) => {
    await page.goto('/blog?category=case-studies');
    await box(page).fill('IDLING');
    await expect(heading(page)).toHaveText('Results for “IDLING”');
    await expect(list(page).getByRole('link', { name: /What idling costs/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured articles' })).toHaveCount(0);
    await box(page).fill('zeppelin');
    await expect(page.getByText('No articles found')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(box(page)).toHaveValue('');
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(0, 9)));
  });

  test('has shortcuts that each find something', async ({ page }) => {
    for (const words of ['route optimization', 'fleet tracking', 'delivery management']) {
      await page.goto('/blog');
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
    const [, second = ''] = post.sections.flatMap((part) =>
      part.type === 'heading' ? [part.content] : [],
    );
    await contents.getByRole('link', { name: second }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(second);
    await scrollTo(page, 1e6);
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
  });

  test('is saved on the device and found on the list', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Saved (1)' }).click();
    await expect(page.locator('.blog-list h3')).toHaveText([post.title]);
  });

  test('copies its address where the device shares nothing', async ({ page }) => {
    await rememberCopies(page);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await copiedText(page)).toMatch(new RegExp(`^http.*${path}$`));
  });

  test('has a newsletter that does nothing when empty', async ({ page }) => {
    let asked = 0;
    await page.route('**/v1/iam/mail-list', (route) => {
      asked += 1;
      return route.fulfill({ json: {} });
    });
    await page.goto(path);
    const letter = page.getByRole('complementary', { name: 'Tags and newsletter' });
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    expect(asked).toBe(0);
    await letter.getByRole('textbox').fill('ada@example.com');
    await letter.getByRole('button').click();
    await expect(letter.getByRole('status')).toHaveText(
      'Successfully subscribed! You will receive the latest fleet management insights.',
    );
    await expect(letter.getByRole('textbox')).toHaveValue('');
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
