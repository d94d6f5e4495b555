import type { Page } from '@playwright/test';
import { pageHeight, scrollThrough } from '../support/look';
import { expect, test } from '../support/test';

const pretend = (page: Page, connection: object | undefined) =>
  page.addInitScript((facts) => {
    const value = facts && Object.assign(new EventTarget(), facts);
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

async function readHome(page: Page) {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const height = await pageHeight(page);
  const large = [...pictures].filter((path) =>
    /^\/(images\/(?!flag-|language-)|integration-rails)/.test(path),
  );
  return { large, pictures, height };
}

const slow = /(^| )slow-connection( |$)/;

test('a slow connection spares large pictures and pages fetched ahead', async ({ page }) => {
  const other = await page.context().newPage();
  await pretend(other, undefined);
  const usual = await readHome(other);
  await expect(other.locator('html')).not.toHaveClass(slow);
  await other.close();
  expect(usual.large).toContain('/images/case-roster.svg');
  expect(usual.large.length).toBeGreaterThan(9);

  await pretend(page, { effectiveType: '2g', saveData: false });
  const spared = await readHome(page);
  await expect(page.locator('html')).toHaveClass(slow);
  // The first screen's map and its routes are asked for before any script can tell the connection.
  expect(spared.large).toEqual([
    expect.stringMatching(/^\/images\/hero(-phone)?\.svg$/),
    expect.stringMatching(/^\/images\/hero-routes(-phone)?\.svg$/),
  ]);
  expect([...spared.pictures].filter((path) => path.includes('flag-'))).toHaveLength(10);
  expect(spared.height).toBe(usual.height);
  const away = page.getByRole('img', { name: 'Map: three shuttle routes meet at a lit gate.' });
  await expect(away).toHaveCount(1);

  const ahead: string[] = [];
  page.on('request', (request) => ahead.push(new URL(request.url()).pathname));
  const link = page.getByRole('banner').getByRole('link', { name: 'Integrations' });
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(ahead.filter((path) => path.endsWith('.txt'))).toEqual([]);

  const arrives = page.waitForRequest(/\/images\/case-roster\.svg/);
  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget };
    Object.assign(connection, { effectiveType: '4g' }).dispatchEvent(new Event('change'));
  });
  await expect(page.locator('html')).not.toHaveClass(slow);
  await away.scrollIntoViewIfNeeded();
  await arrives;
});
