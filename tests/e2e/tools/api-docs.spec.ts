import { apiPage, apiTabs } from '@/content/api/page';
import { apiEndpoints } from '@/content/api/page-endpoints';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

// Tabs, cards and the history are tested with the components, samples in lib.
test('the contents lead to the chapters of a tab, and links to those of another', async ({
  page,
}) => {
  await page.goto(routes.apiDocs);
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

test('axe finds nothing in any tab, and none is wider than a phone', async ({ page }) => {
  await page.goto(routes.apiDocs);
  for (const { title } of apiTabs) {
    await page.getByRole('tab', { name: title }).click();
    expect(await tooWide(page, [320]), title).toEqual([]);
    expect(await axeFindings(page), title).toEqual([]);
  }
});
