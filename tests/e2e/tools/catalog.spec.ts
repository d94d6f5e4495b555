import { integrationCatalog } from '@/lib/content/integrations';
import { expect, test } from '../support/test';

// What filters, searches and the request show is tested with the components.
test('on a phone all categories but the first lead on from three rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/integrations');
  for (const [at, { key, label, entries }] of integrationCatalog.entries()) {
    const group = page.locator(`#integration [data-category="${key}"]`);
    const rows = group.getByRole('listitem').filter({ visible: true });
    await expect(rows).toHaveCount(at === 0 ? entries.length : Math.min(3, entries.length));
    const more = group.getByRole('link', { name: ` more in ${label}` });
    await expect(more).toHaveCount(at > 0 && entries.length > 3 ? 1 : 0);
  }
});
