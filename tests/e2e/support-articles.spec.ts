import type { Page } from '@playwright/test';
import { helpArticles } from '../../content/help';
import { articleWords } from '../../content/help/support';
import { helpPath, supportCategoryOf } from '../../lib/content/help';
import { axeFindingsInBoth, copiedText, expect, rememberCopies, test } from './support';

const box = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search the help center' });

test.describe('help articles', () => {
  for (const article of helpArticles) {
    const { slug, title, category, chapters, next, difficulty } = article;

    test(`${slug} is whole`, async ({ page }) => {
      await page.goto(helpPath(slug));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('link', { name: 'Support' })).toHaveAttribute(
        'href',
        '/support',
      );
      const { name, href } = supportCategoryOf(category);
      const head = page.locator('.guide-head');
      await expect(head.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(head.getByText(new RegExp(`^${difficulty}$`, 'i'))).toBeVisible();
      await expect(head).toContainText(`${article.readTime} min read`);
      await expect(head).toContainText(`${article.views.toLocaleString('en-US')} views`);
      await expect(head).toContainText(`${article.author}, updated`);
      await expect(head.locator('time')).toHaveText(article.updated);
      for (const { id, title: chapter } of chapters) {
        await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(chapter);
        await expect(
          page.getByRole('navigation', { name: 'On this page' }).locator(`a[href="#${id}"]`),
        ).toHaveCount(1);
      }
      const stops = page.getByRole('region', { name: 'Next stops' });
      for (const { label, href: to } of next) {
        await expect(stops.getByRole('link', { name: label })).toHaveAttribute('href', to);
      }
      const types = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((each) => JSON.parse(each.textContent ?? '')));
      expect(JSON.stringify(types)).toContain('"TechArticle"');
      expect(JSON.stringify(types)).toContain('"BreadcrumbList"');
    });
  }

  test('the contents lead to a chapter that the header does not cover', async ({ page }) => {
    await page.goto(helpPath('mobile-app-guide'));
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Allow four permissions' })
      .click();
    const heading = page.getByRole('heading', { name: 'Allow four permissions' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(76);
    await expect(page).toHaveURL(/#/);
  });

  test('an answer to the question is thanked for and remembered', async ({ page }) => {
    await page.goto(helpPath('notification-guide'));
    const question = page.getByRole('region', { name: articleWords.vote.question });
    const yes = question.getByRole('button', { name: 'Yes' });
    await yes.click();
    await expect(question.getByRole('status')).toHaveText(articleWords.vote.yes);
    await page.reload();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await page.goto(helpPath('billing-guide'));
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
  });

  test('the address is copied, and a mail names guide and address', async ({ page }) => {
    await rememberCopies(page);
    await page.goto(helpPath('route-templates'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const copied = await copiedText(page);
    expect(new URL(copied).pathname).toBe(helpPath('route-templates'));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const mail = await page.getByRole('link', { name: 'E-mail', exact: true }).getAttribute('href');
    const fields = new URL(mail ?? '').searchParams;
    expect(fields.get('subject')).toBe('Route templates');
    expect(fields.get('body')).toBe(copied);
  });

  test('the box in the head asks the support center', async ({ page }) => {
    await page.goto(helpPath('billing-guide'));
    await box(page).fill('driver');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/support\?q=driver$/);
    await expect(box(page)).toHaveValue('driver');
  });

  test('tables scroll inside their own region at 320 px', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { slug } of helpArticles) {
      await page.goto(helpPath(slug));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test.describe('an unknown one', () => {
    test.use({ expectedConsole: [/404/] });
    test('is an unknown address', async ({ page }) => {
      const response = await page.goto('/support/articles/no-such-guide');
      expect(response?.status()).toBe(404);
      await expect(page.locator('meta[name=robots][content*=noindex]').first()).toBeAttached();
      await expect(page.locator('.guide')).toHaveCount(0);
    });
  });
});

for (const slug of ['route-algorithms-guide', 'mobile-app-guide']) {
  test(`axe finds nothing on ${slug}, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(helpPath(slug));
    expect(await axeFindingsInBoth(page)).toEqual([]);
  });
}
