import { apiDocument } from '@/content/api/document';
import { apiLanguages, apiPage, apiTabs } from '@/content/api/page';
import { endpointsOf } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { routes } from '@/lib/routes';
import { axeFindingsInBoth } from '../support/axe';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

const endpoints = endpointsOf(apiDocument);
const path = routes.apiDocs;

test('tabs follow the address, and a link opens its card', async ({ page }) => {
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
  await page.reload();
  await expect(selected).toHaveText('Endpoints');

  const link = page
    .getByRole('navigation', { name: 'Endpoints' })
    .getByRole('link', { name: 'Fleet summary' });
  const card = page.locator('#fleet-summary');
  await link.click();
  await expect(card).toHaveAttribute('open');
  await expect(card.locator('summary')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');
  // Cards open and close on their own.
  const opened = page.locator('details.endpoint[open]');
  for (const { id } of endpoints.filter((each) => each.id !== 'fleet-summary')) {
    await page.locator(`#${id} summary`).click();
  }
  await expect(opened).toHaveCount(endpoints.length);
  await page.locator('#list-drivers summary').click();
  await expect(opened).toHaveCount(endpoints.length - 1);
});

test('samples come in four languages and are copied as they are', async ({ page }) => {
  // Pages may not read the clipboard: what they copy is remembered beside it.
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(window, { copied: text });
    };
  });
  await page.goto(`${path}#examples`);
  for (const { id, title } of apiLanguages) {
    await page.getByRole('tab', { name: title, exact: true }).click();
    for (const { title: call, request } of endpoints) {
      const button = (word: string) =>
        page.getByRole('button', { name: `${word}: ${call}, ${title}`, exact: true });
      await button('Copy').click();
      await expect(button('Copied')).toHaveText('Copied');
      const copied = await page.evaluate(() => (window as { copied?: string }).copied);
      expect(copied).toBe(samples[id](request));
    }
  }
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(0);
});

test('axe finds nothing in any tab, and none is wider than a phone', async ({ page }) => {
  await page.goto(path);
  for (const { id, title } of apiTabs) {
    await test.step(id, async () => {
      await page.getByRole('tab', { name: title }).click();
      if (id === 'endpoints') {
        for (const { id: card } of endpoints) await page.locator(`#${card} summary`).click();
      }
      expect(await tooWide(page, [320])).toEqual([]);
      expect(await axeFindingsInBoth(page, [1280])).toEqual([]);
    });
  }
});
