import { apiDocument } from '@/content/api/document';
import { apiLanguages, apiPage, apiTabs } from '@/content/api/page';
import { endpointsOf } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { routes } from '@/lib/routes';
import { axeFindingsInBoth } from '../support/axe';
import { copiedText, rememberCopies } from '../support/device';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const endpoints = endpointsOf(apiDocument);
const path = routes.apiDocs;

test('tabs follow the address, clicks, keys, back and a reload; a link opens its card', async ({
  page,
}) => {
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
  await page.getByRole('tab', { name: 'Endpoints' }).press('Home');
  await expect(selected).toHaveText('Overview');
  await expect(selected).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(selected).toHaveText('Authentication');

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
  await page.goBack();
  await expect(selected).toHaveText('Authentication');
});

test('samples come in four languages and are copied as they are', async ({ page }) => {
  await rememberCopies(page);
  await page.goto(`${path}#examples`);
  for (const { id, title } of apiLanguages) {
    await page.getByRole('tab', { name: title, exact: true }).click();
    for (const { title: call, request } of endpoints) {
      await page.getByRole('button', { name: `Copy: ${call}, ${title}`, exact: true }).click();
      await expect(
        page.getByRole('button', { name: `Copied: ${call}, ${title}`, exact: true }),
      ).toHaveText('Copied');
      expect(await copiedText(page)).toBe(samples[id](request));
    }
  }
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(0);
});

test('axe finds nothing in any tab, light or dark, and no width is scrolled sideways', async ({
  page,
}) => {
  await page.goto(path);
  for (const { id, title } of apiTabs) {
    await test.step(id, async () => {
      await page.getByRole('tab', { name: title }).click();
      if (id === 'endpoints') {
        for (const { id: card } of endpoints) await page.locator(`#${card} summary`).click();
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await axeFindingsInBoth(page)).toEqual([]);
    });
  }
});
