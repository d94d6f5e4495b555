import { integrationCatalog } from '@/lib/content/integrations';
import { expect, test } from '../support/test';

// What filters, searches and the request show is tested with the components.
test('on a phone each category leads on from three rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/integrations');
  for (const { key, label, entries } of integrationCatalog) {
    const group = page.locator(`#integration [data-category="${key}"]`);
    const rows = group.getByRole('listitem').filter({ visible: true });
    await expect(rows).toHaveCount(Math.min(3, entries.length));
    const more = group.getByRole('link', { name: ` more in ${label}` });
    await expect(more).toHaveCount(entries.length > 3 ? 1 : 0);
  }
});
