import type { Page } from '@playwright/test';
import { blogCategories } from '../../content/blog/categories';
import { getYears } from '../../lib/content/archive';
import { getFeatured, getPosts } from '../../lib/content/posts';
import { axeFindings, expect, scrollThrough, test } from './support';

const posts = getPosts();
const titlesOf = (some: readonly { title: string }[]) => some.map(({ title }) => title);

const list = (page: Page) => page.locator('.blog-list');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const heading = (page: Page) => list(page).getByRole('heading', { level: 2 });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search titles, topics and tags' });

/** Types until the script has taken over and the address follows. */
async function search(page: Page, words: string) {
  await expect(async () => {
    await box(page).fill('');
    await box(page).fill(words);
    await expect(page).toHaveURL(/[?&]q=/, { timeout: 1000 });
  }).toPass();
}

/** Clicks until what it leads to has come. */
async function goTo(page: Page, name: string, address: RegExp) {
  await expect(async () => {
    await pages(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address, { timeout: 1000 });
  }).toPass();
}

test.describe('the list', () => {
  test('shows its first page, what is featured and the years of the archive', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(0, 9)));
    const featured = page.getByRole('region', { name: 'Featured articles' });
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText(titlesOf(getFeatured()));
    await expect(page.getByText('500+')).toBeVisible();
    await expect(list(page).getByRole('group').getByRole('button')).toHaveText([
      'All Categories',
      ...blogCategories.slice(0, 5).map(({ name }) => name),
    ]);
    const archive = page.getByRole('navigation', { name: 'Every article by year' });
    await expect(archive.getByRole('link')).toHaveText(getYears().map(({ year }) => year));
    expect(asked).not.toContain('/blog/posts.json');
  });

  test('every article stands on the page of its year', async ({ page }) => {
    for (const { year, count } of getYears()) {
      await page.goto(`/blog/archive/${year}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The notes of ${year}`);
      const links = page.locator('.archive').getByRole('link');
      await expect(links).toHaveCount(count);
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const expected = posts.filter(({ date }) => date.startsWith(year));
      expect(found.sort()).toEqual(expected.map(({ slug }) => `/blog/${slug}`).sort());
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  test('pages: the focus on the heading, the top in view, back and forward', async ({ page }) => {
    // A click before the script runs is the browser's own.
    await expect(async () => {
      await page.goto('/blog');
      await goTo(page, 'Page 2', /\?page=2$/);
      await expect(heading(page)).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await goTo(page, 'Older', /\?page=3$/);
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(18)));
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
    await page.goForward();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(18)));
  });

  for (const query of ['page=0', 'page=99', 'page=two', 'category=nonsense', 'q=']) {
    test(`?${query} falls back to the first page`, async ({ page }) => {
      await page.goto(`/blog?${query}`);
      await expect(titles(page)).toHaveText(titlesOf(posts.slice(0, 9)));
    });
  }

  test('a category narrows it and starts at page 1', async ({ page }) => {
    await page.goto('/blog?page=2');
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
    const button = list(page).getByRole('button', { name: 'AI & Technology' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\?category=ai-technology$/);
    const own = posts.filter(({ category }) => category === 'AI & Technology');
    await expect(titles(page)).toHaveText(titlesOf(own));
  });

  test('a badge leads to categories without a button', async ({ page }) => {
    await page.goto('/blog/electric-vans-in-winter');
    await page.locator('.article-head').getByRole('link', { name: 'Sustainability' }).click();
    await expect(page).toHaveURL(/\/blog\?category=sustainability#articles$/);
    await expect(heading(page)).toHaveText('Sustainability');
    await expect(heading(page)).toBeInViewport();
  });

  test('search runs over all, hides what is featured and is reset', async ({ page }) => {
    await page.goto('/blog?category=case-studies');
    await search(page, 'IDLING');
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

  for (const words of ['route optimization', 'fleet tracking', 'delivery management']) {
    test(`the shortcut '${words}' finds something`, async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('link', { name: words, exact: true }).click();
      await expect(heading(page)).toHaveText(`Results for “${words}”`);
      await expect(titles(page).first()).toBeVisible();
    });
  }

  test('works without sideways scroll and pleases axe', async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog');
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('a list that does not arrive', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is owned up to and fetched anew', async ({ page }) => {
    await page.route('**/blog/posts.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/blog?page=2');
    await expect(list(page).getByRole('alert')).toContainText('The list did not arrive.');
    await page.unroute('**/blog/posts.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page)).toHaveText(titlesOf(posts.slice(9, 18)));
  });

  test('a featured picture that fails gives way to its label', async ({ page }) => {
    const [lead] = getFeatured();
    await page.route(`**/images/cover-${lead?.slug}.svg`, (route) => route.abort());
    await page.goto('/blog');
    await expect(page.locator('.featured-cover').first()).toHaveText(lead?.category ?? '');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be reached', async ({ page }) => {
    await page.goto('/blog');
    const years = page.getByRole('navigation', { name: 'Every article by year' });
    const found: (string | null)[] = [];
    for (const { year } of getYears()) {
      await years.getByRole('link', { name: year }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(year);
      found.push(...(await page.locator('.archive a').allTextContents()));
    }
    expect(found.toSorted()).toEqual(titlesOf(posts).toSorted());
    await page.locator('.archive a').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});

test.describe('the newsletter of the list', () => {
  test('is busy, then thanks and clears', async ({ page }) => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/iam/mail-list', async (route) => {
      await held;
      await route.fulfill({ json: {} });
    });
    await page.goto('/blog');
    const band = page.getByRole('region', { name: 'One practical letter a month' });
    const field = band.getByRole('textbox');
    await expect(async () => {
      await field.fill('ada@example.com');
      await band.getByRole('button').click();
      await expect(band.getByRole('button')).toHaveText('Subscribing...', { timeout: 1000 });
    }).toPass();
    await expect(band.getByRole('button')).toBeDisabled();
    answer();
    await expect(band.getByRole('status')).toHaveText(
      'Successfully subscribed! You will receive the latest fleet management insights.',
    );
    await expect(field).toHaveValue('');
  });
});
