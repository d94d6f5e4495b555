import type { Page } from '@playwright/test';
import { filesOfPage } from '@/lib/offline/copies';
import { bundleWorker } from '@/scripts/after-build/service-worker';
import { expect, test } from '../support/test';
import { filesAreKept, isKept, type OwnSite, registered, startSite } from './offline-site';

test.use({ serviceWorkers: 'allow', expectedConsole: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

let site: OwnSite;

test.beforeEach(async () => {
  site = await startSite();
});

test.afterEach(() => site.close());

const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });

async function read(page: Page, path: string, query = '') {
  await page.goto(site.url + path + query);
  await isKept(page, path);
}

const offTheMap = { level: 1, name: 'No internet connection' } as const;

test('read pages open without a network, others list them', async ({ page, context }) => {
  await read(page, '/pricing', '?plan=annual');
  await contactLink(page).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await isKept(page, '/contact');
  await filesAreKept(page);

  await context.setOffline(true);
  await page.goto(`${site.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', offTheMap)).toHaveCount(0);
  // As it may be written: with a network the host leads to the page's own address.
  await page.goto(`${site.url}/pricing/?plan=annual`);
  await expect(page).toHaveURL(`${site.url}/pricing?plan=annual`);
  await expect(page.getByRole('heading', offTheMap)).toHaveCount(0);
  // A link without a network: the browser opens the copy, as a document.
  await contactLink(page).click();
  const name = page.getByLabel('First name');
  await name.fill('Marisol');
  await page.reload();
  await expect(name).toHaveValue('Marisol');

  await page.goto(`${site.url}/terms-and-condition`);
  await expect(page.getByRole('heading', offTheMap)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const saved = page.getByRole('region', { name: 'Saved pages' }).getByRole('link');
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toHaveText(/Contact/i);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', offTheMap)).toBeVisible();
  await saved.last().click();
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await page.goto(`${site.url}/terms-and-condition`);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/terms-and-condition`);
});

test('a new deployment takes over, an open tab keeps its files', async ({
  page,
  context,
  request,
}) => {
  await read(page, '/pricing');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => {
    Object.assign(window, { same: true });
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { taken: true }),
    );
  });
  await filesAreKept(page);
  // A file of this page alone, so that the other page does not bring it back.
  const html = async (path: string) => (await request.get(site.url + path)).text();
  const others = filesOfPage(await html('/privacy-policy'));
  const [file = ''] = filesOfPage(await html('/pricing')).filter((name) => !others.includes(name));
  expect(file).not.toBe('');
  site.gone.add(file);
  site.worker = await bundleWorker('worker', [{ url: '/offline', revision: 'next' }]);
  const second = await context.newPage();
  await second.goto(`${site.url}/privacy-policy`);
  await page.waitForFunction(() => (window as { taken?: boolean }).taken);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
  const status = (address: string) =>
    page.evaluate(async (url) => (await fetch(url, { cache: 'reload' })).status, address);
  expect(await status(file)).toBe(200);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  await contactLink(page).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
});

test('the planner and its reader of lists, two workers, begin with one copy', async ({ page }) => {
  await read(page, '/pricing');
  for (const _ of ['stored', 'copied']) {
    await page.goto(`${site.url}/route-optimization#planner`);
    await expect(page.getByRole('button', { name: 'Optimize', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Bring your own stops' }).click();
    await page.getByLabel('Or paste its lines').fill('name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2');
    await page.getByRole('button', { name: 'Read these lines' }).click();
    await expect(page.getByText('The one stop can be read.')).toBeVisible();
    await page.goto('about:blank');
  }
});

test('the kill switch takes the worker and all copies away', async ({ page }) => {
  await read(page, '/pricing');
  site.worker = await bundleWorker('leaving-worker');
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  expect(await left()).not.toEqual([]);
  await page.reload();
  await expect.poll(left, registered).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Which copies are taken for one's own is tested in lib.
test('what somebody else put among the copies is not shown', async ({ page, context }) => {
  await read(page, '/pricing');
  await filesAreKept(page);
  await page.evaluate(async () => {
    const forge = (type: string, text: string) =>
      new Response(text, { headers: { 'Content-Type': type } });
    const evil = '<!doctype html><title>Evil</title><h1>Evil</h1><script>window.ran = 1</script>';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (url.endsWith('.js')) await cache.put(url, forge('text/javascript', 'window.ran = 2'));
        else if (!/\.\w+$/.test(new URL(url).pathname))
          await cache.put(url, forge('text/html', evil));
      }
    }
  });
  await context.setOffline(true);
  // Not even the page for such moments is left; the browser's own is no page of this site.
  await page.goto(`${site.url}/pricing`).catch(() => {});
  await expect(page.getByRole('heading', { name: 'Evil' })).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(`${site.url}/pricing`);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
