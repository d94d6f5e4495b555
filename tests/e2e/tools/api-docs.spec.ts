import { readFileSync, statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { apiDocument } from '@/content/api/document';
import { apiLanguages, apiPage, apiTabs } from '@/content/api/page';
import { apiAuthentication } from '@/content/api/page-authentication';
import { apiEndpoints } from '@/content/api/page-endpoints';
import { apiOverview } from '@/content/api/page-overview';
import { endpointsOf } from '@/lib/api/endpoints';
import { jobSamples } from '@/lib/api/job-samples';
import { jobCallsOf } from '@/lib/api/recipes';
import { samples } from '@/lib/api/samples';
import { webhookSamples } from '@/lib/api/webhook-samples';
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

test('the contents lead to the chapters of a tab, and links to those of another', async ({
  page,
}) => {
  await page.goto(path);
  for (const [tab, { id, title }] of [
    ['Overview', apiOverview.versions],
    ['Authentication', apiAuthentication.limits],
    ['Endpoints', apiEndpoints.webhooks],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const contents = page.getByRole('navigation', { name: `${apiPage.contentsLabel}: ${tab}` });
    await contents.getByRole('link', { name: title }).click();
    await expect(page.locator(`#${id} h3`)).toBeInViewport();
  }
  // From a card to the errors, which another tab holds.
  await page.locator('#list-vehicles summary').click();
  await page
    .locator('#list-vehicles')
    .getByRole('link', { name: apiEndpoints.errors.label })
    .click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('#errors h3')).toBeInViewport();
});

test('the page weighs at most 22 KB, and its scripts hold at most 40 KB before compression', () => {
  expect(statSync('out/api-docs.html.br').size).toBeLessThan(22 * 1024);
  const { window } = new JSDOM(readFileSync('out/api-docs.html', 'utf8'));
  const inline = [...window.document.querySelectorAll('script:not([src])')];
  const bytes = inline.reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent), 0);
  expect(bytes).toBeLessThan(40 * 1024);
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
    const programs = [
      ...endpoints.map(({ title: call, request }) => [call, samples[id](request)] as const),
      [apiPage.examples.job, jobSamples[id](jobCallsOf(apiDocument))] as const,
      [apiPage.examples.webhook, webhookSamples[id]] as const,
    ];
    for (const [call, code] of programs.filter(([, written]) => written)) {
      const button = (word: string) =>
        page.getByRole('button', { name: `${word}: ${call}, ${title}`, exact: true });
      await button('Copy').click();
      await expect(button('Copied')).toHaveText('Copied');
      const copied = await page.evaluate(() => (window as { copied?: string }).copied);
      expect(copied).toBe(code);
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
