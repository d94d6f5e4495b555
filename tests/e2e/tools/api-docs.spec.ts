import { apiTabs } from '@/content/api/page';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

// Tabs, cards, the history and copying are tested with the components, samples in lib.
test('axe finds nothing in any tab, and none is wider than a phone', async ({ page }) => {
  await page.goto(routes.apiDocs);
  for (const { title } of apiTabs) {
    await page.getByRole('tab', { name: title }).click();
    expect(await tooWide(page, [320]), title).toEqual([]);
    expect(await axeFindings(page), title).toEqual([]);
  }
});
