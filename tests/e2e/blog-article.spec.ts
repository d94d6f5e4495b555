import type { Page } from '@playwright/test';
import { getPost, getPosts, getRelated } from '../../lib/content/posts';
import { axeFindings, copiedText, expect, rememberCopies, scrollThrough, test } from './support';

const post = getPost('territories-that-do-not-overlap');
const path = `/blog/${post.slug}`;
const missingPage = [/the server responded with a status of 404/];

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Reading progress' });

test.describe('an article', () => {
  test('says who, when, how long, and what about', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    const head = page.locator('.article-head');
    for (const text of [post.category, post.author, post.date, post.excerpt]) {
      await expect(head.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(head.getByText(`${post.readTime} min read`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(
      ['Home', 'Blog', post.title],
    );
    await expect(page.getByText('Sample quote')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Key takeaways' })).toBeVisible();
  });

  test('leads on to its category, its neighbors and the list', async ({ page }) => {
    await page.goto(path);
    const more = page.getByRole('region', { name: `More on ${post.category}` });
    await expect(more.getByRole('heading', { level: 3 })).toHaveText(
      getRelated(post).map(({ title }) => title),
    );
    await expect(
      page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link'),
    ).toHaveCount(2);
    await more.getByRole('link', { name: 'Back to blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('marks the heading being read and how far one is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const [, second] = post.sections.flatMap((part) =>
      part.type === 'heading' ? [part.content] : [],
    );
    await contents.getByRole('link', { name: second }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(second ?? '');
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  });

  test('is saved on the device and found on the list', async ({ page }) => {
    await page.goto(path);
    await expect(async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 1000 });
      await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Saved (1)' }).click();
    await expect(page.locator('.blog-list h3')).toHaveText([post.title]);
  });

  test('copies its address where the device shares nothing', async ({ page }) => {
    await rememberCopies(page);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(path);
    await expect(async () => {
      await page.getByRole('button', { name: /Share|Link copied/ }).click();
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await copiedText(page)).toMatch(new RegExp(`^http.*${path}$`));
  });

  test('its newsletter does nothing when empty and owns up to a failure', async ({ page }) => {
    let asked = 0;
    await page.route('**/v1/iam/mail-list', (route) => {
      asked += 1;
      return route.fulfill({ json: {}, status: 200 });
    });
    await page.goto(path);
    const letter = page.getByRole('complementary', { name: 'Tags and newsletter' });
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    expect(asked).toBe(0);
    await expect(async () => {
      await letter.getByRole('textbox').fill('ada@example.com');
      await letter.getByRole('button').click();
      await expect(letter.getByRole('status')).toContainText('Successfully subscribed!', {
        timeout: 1000,
      });
    }).toPass();
  });

  test('names itself to search engines and feed readers', async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(path));
    const feed = page.locator('link[type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', /\/feed\.xml$/);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const posting = facts.map((text) => JSON.parse(text)).find((f) => f['@type'] === 'BlogPosting');
    expect(posting.datePublished).toBe(post.date);
    expect(posting.author['@type']).toBe('Organization');
    expect((await request.get(new URL(posting.image).pathname)).status()).toBe(200);
    const text = await (await request.get('/feed.xml')).text();
    expect(text.match(/<entry>/g)).toHaveLength(getPosts().length);
  });

  test('works without sideways scroll and pleases axe', async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await axeFindings(page)).toEqual([]);
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

test.describe('an unknown article', () => {
  test.use({ expectedConsole: missingPage });

  for (const unknown of ['/blog/no-such-article', '/blog/a/b', '/blog/404']) {
    test(`${unknown} says so with status 404`, async ({ page }) => {
      const answer = await page.goto(unknown);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
      await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Back to blog' }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  }
});
