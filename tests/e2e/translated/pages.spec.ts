import { apiLanguages, apiTabs } from '@/content/api/page';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated, wordsOf } from './drive';

test.use({ viewport: { width: 1440, height: 900 } });

driveTranslated('the tabs of the API', async (page, open) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
  });
  await open(routes.apiDocs);
  const tab = (id: string) => page.locator(`[role=tab][href="#${id}"]`);
  for (const { id, heading } of apiTabs) {
    await tab(id).click();
    await expect(tab(id)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('h2').filter({ visible: true })).toContainText([translated(heading)]);
  }
  await tab('examples').click();
  for (const { id } of apiLanguages.slice(0, 2)) {
    await tab(id).click();
    const sample = page.locator('figure.code').filter({ visible: true }).first();
    await sample.getByRole('button').click();
    await expect(sample.getByRole('button')).toHaveText(translated('Copied'));
    const code = await sample.locator('code').textContent();
    expect(code).not.toContain('»');
    expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(code);
  }
});

driveTranslated('the way through the site and back', async (page, open) => {
  await open(routes.home);
  const heading = page.getByRole('heading', { level: 1 });
  const seen: string[] = [await wordsOf(heading)];
  for (const path of [routes.pricing, routes.integrations]) {
    await page.locator(`header nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(seen.at(-1) ?? '');
    await expect(heading).toHaveText(/^»/);
    seen.push(await wordsOf(heading));
  }
  await page.locator('header [aria-controls="panel-solutions"]').click();
  await page.locator('#panel-solutions a').first().click();
  await expect(page.locator('#panel-solutions')).toHaveCount(0);
  await expect(heading).not.toHaveText(seen.at(-1) ?? '');
  for (const before of seen.toReversed()) {
    await page.goBack();
    await expect(heading).toHaveText(before);
  }
  await page.goForward();
  await expect(heading).toHaveText(seen[1] ?? '');
});
