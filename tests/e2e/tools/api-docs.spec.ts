import { apiDocument } from '@/content/api/document';
import { apiPage, apiTabs } from '@/content/api/page';
import { apiEndpoints } from '@/content/api/page-endpoints';
import { endpointsOf } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

const path = routes.apiDocs;

// Tabs, cards and the history are tested with the component, samples in lib.
test('the contents lead to the chapters of a tab, and links to those of another', async ({
  page,
}) => {
  await page.goto(path);
  const { id, title } = apiEndpoints.webhooks;
  await page.getByRole('tab', { name: 'Endpoints' }).click();
  const contents = page.getByRole('navigation', { name: `${apiPage.contentsLabel}: Endpoints` });
  await contents.getByRole('link', { name: title }).click();
  await expect(page.locator(`#${id} h3`)).toBeInViewport();
  // From a card to the errors, which another tab holds.
  await page.locator('#list-vehicles summary').click();
  await page
    .locator('#list-vehicles')
    .getByRole('link', { name: apiEndpoints.errors.label })
    .click();
  const overview = page.getByRole('tab', { name: 'Overview' });
  await expect(overview).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#errors h3')).toBeInViewport();
});

test('a sample is copied as it is', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
  });
  await page.goto(`${path}#python`);
  const [first] = endpointsOf(apiDocument);
  if (!first) throw new Error('There is no endpoint.');
  await page.getByRole('button', { name: `Copy: ${first.title}, Python`, exact: true }).click();
  const copied = await page.evaluate(() => (window as { copied?: string }).copied);
  expect(copied).toBe(samples.python(first.request));
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Copied/ })).toHaveCount(0);
});

test('axe finds nothing in any tab, and none is wider than a phone', async ({ page }) => {
  await page.goto(path);
  for (const { title } of apiTabs) {
    await page.getByRole('tab', { name: title }).click();
    expect(await tooWide(page, [320]), title).toEqual([]);
    expect(await axeFindings(page), title).toEqual([]);
  }
});
