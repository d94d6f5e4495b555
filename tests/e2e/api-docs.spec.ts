import { apiDocument } from '../../content/api/document';
import { apiLanguages, apiPage, apiTabs } from '../../content/api/page';
import { endpointsOf } from '../../lib/api/endpoints';
import { samples } from '../../lib/api/samples';
import { routes } from '../../lib/routes';
import { axeFindingsInBoth, copiedText, expect, rememberCopies, test } from './support';

const endpoints = endpointsOf(apiDocument);
const path = routes.apiDocs;

test.describe('the API’s documentation', () => {
  test('states its figures and rate limits', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(apiPage.title);
    for (const { value, label } of apiPage.figures) {
      await expect(page.locator('.api-head dl > div', { hasText: label })).toContainText(value);
    }
    const limits = page.getByRole('region', { name: apiPage.limits.title });
    for (const row of [/Standard\s*1,000/, /Professional\s*5,000/, /Enterprise\s*50,000/]) {
      await expect(limits.locator('dl > div').filter({ hasText: row })).toHaveCount(1);
    }
  });

  test('is served for programs as the same document', async ({ request }) => {
    const answer = await request.get('/openapi.json');
    expect(answer.headers()['content-type']).toContain('json');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(apiDocument)));
  });

  test('tabs follow clicks, keys, the address, back and forward', async ({ page }) => {
    await page.goto(`${path}#authentication`);
    const selected = page
      .getByRole('tablist', { name: apiPage.tabsLabel })
      .locator('[aria-selected=true]');
    const shown = (heading: string) => page.getByRole('heading', { level: 2, name: heading });
    await expect(selected).toHaveText('Authentication');
    await expect(page.getByText('A wrong key answers UNAUTHORIZED')).toBeVisible();
    await expect(shown(apiTabs[0].heading)).toBeHidden();
    for (const { id, title, heading } of apiTabs) {
      await page.getByRole('tab', { name: title }).click();
      await expect(selected).toHaveText(title);
      await expect(shown(heading)).toBeVisible();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    await page.goBack();
    await expect(selected).toHaveText('Endpoints');
    await page.goForward();
    await expect(selected).toHaveText('Examples');
    await page.getByRole('tab', { name: 'Examples' }).press('Home');
    await expect(selected).toHaveText('Overview');
    await expect(selected).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveText('Authentication');
    await page.reload();
    await expect(selected).toHaveText('Authentication');
  });

  test('cards open on their own and hold all of an endpoint', async ({ page }) => {
    await page.goto(`${path}#endpoints`);
    const cards = page.locator('details.endpoint');
    await expect(cards).toHaveCount(endpoints.length);
    for (const { id, path: address, method } of endpoints) {
      const card = page.locator(`#${id}`);
      await expect(card.locator('summary')).toContainText(method);
      await expect(card.locator('summary')).toContainText(address);
      await card.locator('summary').click();
      await expect(card).toHaveAttribute('open');
    }
    await expect(page.locator('details.endpoint[open]')).toHaveCount(endpoints.length);
    for (const { id, parameters, answers } of endpoints) {
      const card = page.locator(`#${id}`);
      for (const { name, required } of parameters) {
        const row = card.locator('.fields-sent > div').filter({
          has: page.locator('code').getByText(name, { exact: true }),
        });
        await expect(row).toContainText(required ? 'Required' : 'Optional');
      }
      for (const [at, { fields }] of answers.entries()) {
        await expect(card.locator('.answer').nth(at).locator('dt code')).toHaveText(
          fields.map(({ name }) => name),
        );
      }
      await expect(card.locator('.answer').last()).toContainText('Invalid API key');
    }
    await page.locator('#list-drivers summary').click();
    await expect(page.locator('#list-drivers')).not.toHaveAttribute('open');
    await expect(page.locator('details.endpoint[open]')).toHaveCount(endpoints.length - 1);
  });

  test('the line of endpoints opens a card from any tab', async ({ page }) => {
    await page.goto(path);
    const link = page
      .getByRole('navigation', { name: 'Endpoints' })
      .getByRole('link', { name: 'Fleet summary' });
    await link.click();
    await expect(page.locator('#fleet-summary')).toHaveAttribute('open');
    await expect(page.locator('#fleet-summary summary')).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect(page.getByRole('heading', { name: apiTabs[0].heading })).toBeVisible();
  });

  test('samples come in four languages and are copied as they are', async ({ page }) => {
    await rememberCopies(page);
    await page.goto(`${path}#examples`);
    for (const { id, title } of apiLanguages) {
      await page.getByRole('tab', { name: title, exact: true }).click();
      for (const { title: call, request } of endpoints) {
        await page.getByRole('button', { name: `Copy: ${call}, ${title}`, exact: true }).click();
        const done = page.getByRole('button', { name: `Copied: ${call}, ${title}`, exact: true });
        await expect(done).toHaveText('Copied');
        await expect(page.getByRole('status').filter({ hasText: call })).toHaveText(
          `Copied: ${call}, ${title}`,
        );
        expect(await copiedText(page)).toBe(samples[id](request));
      }
    }
    await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(0);
  });

  test('reads whole without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    for (const { heading } of apiTabs) {
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    for (const { needs } of apiLanguages) await expect(page.getByText(needs)).toBeVisible();
    await page.locator('#optimize-route summary').click();
    await expect(page.locator('#optimize-route').getByText('Stops to order')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await context.close();
  });

  test('no width has to be scrolled sideways, cards open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { id } of apiTabs) {
      await page.goto(`${path}#${id}`);
      for (const { id: card } of endpoints)
        await page.locator(`#${card}`).evaluate((each) => each.setAttribute('open', ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test.describe('axe finds nothing', () => {
  for (const { id, title } of apiTabs) {
    test(`on ${id}, light or dark`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('tab', { name: title }).click();
      if (id === 'endpoints') {
        for (const { id: card } of endpoints) await page.locator(`#${card} summary`).click();
      }
      expect(await axeFindingsInBoth(page)).toEqual([]);
    });
  }
});
