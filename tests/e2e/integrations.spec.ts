import type { Page } from '@playwright/test';
import { integrationsPage } from '../../content/pages/integrations';
import { integrationCatalog } from '../../lib/content/integrations';
import { axeFindings, expect, sidewaysOverflow, test } from './support';

const path = '/integrations';
const none = 'No integrations found for this category.';
const entries = integrationCatalog.flatMap((group) => [...group.entries]);
const entriesOf = (label: string) =>
  integrationCatalog
    .filter((group) => group.label === label)
    .flatMap((group) => [...group.entries]);

const catalog = (page: Page) => page.locator('#integration');
const cards = (page: Page) => catalog(page).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => cards(page).getByRole('heading');
const filter = (page: Page, name: RegExp) =>
  catalog(page).getByRole('group', { name: 'Category' }).getByRole('button', { name });
const box = (page: Page) => catalog(page).getByRole('searchbox', { name: 'Search integrations' });
const status = (page: Page) => catalog(page).getByRole('status');
const headings = (label: string) => entriesOf(label).map(({ heading }) => heading);

test('the banner leads to the demo and to the catalog', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plug it in. Let it weave.');
  const banner = page.getByRole('region', { name: /Plug it in/ });
  await expect(banner).toContainText('150+ integrations, with 50+ for warehouses and carriers');
  const browse = banner.getByRole('link', { name: 'Browse Integration' });
  await expect(browse).toHaveAttribute('href', '#integration');
  await browse.click();
  await expect(page).toHaveURL(/\/integrations#integration$/);
  await expect(catalog(page)).toBeInViewport();
  await banner.getByRole('button', { name: 'Schedule a Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Demo' })).toBeVisible();
});

test('every entry has its picture, heading and description', async ({ page }) => {
  await page.goto(path);
  await expect(names(page)).toHaveText(entries.map(({ heading }) => heading));
  for (const [index, { image, description }] of entries.entries()) {
    const card = cards(page).nth(index);
    await expect(card).toContainText(description);
    await expect(card.locator('img')).toHaveAttribute('src', `/images/${image}.svg`);
  }
  await expect(catalog(page)).toContainText(integrationsPage.catalog.note);
});

test('the list for search engines is the list that shows', async ({ page }) => {
  await page.goto(path);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const list = data.find((thing) => thing['@type'] === 'ItemList');
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    entries.map(({ heading }) => heading),
  );
  const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Integrations',
  ]);
});

test.describe('the filter', () => {
  test('starts on all, with counts', async ({ page }) => {
    await page.goto(path);
    await expect(filter(page, /^All Integrations/)).toHaveAttribute('aria-pressed', 'true');
    for (const { label, entries: own } of integrationCatalog) {
      await expect(filter(page, new RegExp(`^${label} ${own.length}$`))).toBeVisible();
    }
    await expect(status(page)).toHaveText(`${entries.length} integrations`);
  });

  test('stands in the address; back and forward work; a reload keeps it', async ({ page }) => {
    await page.goto(path);
    await filter(page, /^Warehousing/).click();
    await expect(page).toHaveURL(/\/integrations\?category=warehousing$/);
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await filter(page, /^Hardware/).click();
    await expect(names(page)).toHaveText(headings('Hardware'));
    await expect(status(page)).toHaveText(`8 of ${entries.length} integrations`);
    await page.goBack();
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await expect(filter(page, /^Warehousing/)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(cards(page)).toHaveCount(entries.length);
    await page.goForward();
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await page.reload();
    await expect(names(page)).toHaveText(headings('Warehousing'));
  });

  test('forgets itself when the page is called anew from the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${path}?category=hardware`);
    await expect(names(page)).toHaveText(headings('Hardware'));
    await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
    await expect(cards(page)).toHaveCount(entries.length);
    await page.goBack();
    await expect(names(page)).toHaveText(headings('Hardware'));
  });

  test('takes unknown values for all', async ({ page }) => {
    await page.goto(`${path}?category=nonsense&page=9`);
    await expect(filter(page, /^All Integrations/)).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(entries.length);
  });

  test('works by keyboard, and brings the list back from far below', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await cards(page).nth(40).scrollIntoViewIfNeeded();
    const hardware = filter(page, /^Hardware/);
    await expect(hardware).toBeInViewport();
    await hardware.focus();
    await page.keyboard.press('Enter');
    await expect(hardware).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
  });

  test('keeps the canonical address bare', async ({ page }) => {
    await page.goto(`${path}?category=hardware`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/integrations$/,
    );
  });
});

test.describe('the search', () => {
  test('filters on top of the category and stands in the address', async ({ page }) => {
    await page.goto(path);
    await box(page).fill('point of sale');
    await expect(names(page)).toHaveText(['Square', 'Toast', 'Lightspeed']);
    await expect(filter(page, /^eCommerce Storefronts 3$/)).toBeVisible();
    await expect(page).toHaveURL(/\?q=point\+of\+sale$/);
    await filter(page, /^Hardware/).click();
    await expect(status(page)).toHaveText(none);
    await expect(page).toHaveURL(/\?q=point\+of\+sale&category=hardware$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await expect(box(page)).toHaveValue('point of sale');
  });

  test('that finds nothing says so and leads back', async ({ page }) => {
    await page.goto(`${path}?q=qqqq`);
    await expect(status(page)).toHaveText(none);
    await expect(cards(page)).toHaveCount(0);
    await catalog(page).getByRole('button', { name: 'Show all integrations' }).click();
    await expect(cards(page)).toHaveCount(entries.length);
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL(/\/integrations$/);
  });

  test('shows what stands in the address as text', async ({ page }) => {
    await page.goto(`${path}?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    await expect(box(page)).toHaveValue('"><img src=x onerror=alert(1)>');
    await expect(status(page)).toHaveText(none);
  });
});

test.describe('a card', () => {
  test('shows its owner’s color and an ink edge when it is pointed at', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const card = cards(page).filter({ hasText: 'Shopify' }).first();
    const look = () =>
      card.evaluate((element) => {
        const logo = element.querySelector('img');
        return {
          logo: logo && getComputedStyle(logo).objectPosition,
          edge: getComputedStyle(element).borderTopColor,
          lift: getComputedStyle(element).translate,
        };
      });
    const rest = await look();
    expect(rest.logo).toBe('0px 0px');
    await card.hover();
    await expect.poll(async () => (await look()).lift).toBe('0px -2px');
    const pointed = await look();
    expect(pointed.logo).toBe('0px 100%');
    expect(pointed.edge).not.toBe(rest.edge);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is one long list in groups, and no dead control shows', async ({ page }) => {
    await page.goto(`${path}?category=hardware`);
    await expect(
      catalog(page).getByRole('heading', { level: 3 }).filter({ visible: true }),
    ).toHaveText([...integrationCatalog.map(({ label }) => label), integrationsPage.request.title]);
    await expect(cards(page)).toHaveCount(entries.length);
    await expect(box(page)).toBeHidden();
    await expect(catalog(page).getByRole('group')).toBeHidden();
  });

  test('the dialog opens and says where to write', async ({ page }) => {
    await page.goto(path);
    await catalog(page).getByRole('button', { name: 'Request Integration' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Request Integration' });
    await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('the request dialog', () => {
  const open = async (page: Page) => {
    await page.goto(path);
    const opener = catalog(page).getByRole('button', { name: 'Request Integration' }).last();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request Integration' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    return { opener, dialog };
  };

  test('costs nothing until somebody reaches for it', async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const scripts = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name))
            .length,
      );
    const before = await scripts();
    await catalog(page).getByRole('button', { name: 'Request Integration' }).first().hover();
    await expect.poll(scripts).toBeGreaterThan(before);
  });

  test('is filled in by keyboard alone; closing and reloading lose nothing', async ({ page }) => {
    const { opener, dialog } = await open(page);
    await page.keyboard.type('Marta Kowalczyk');
    await page.keyboard.press('Tab');
    await page.keyboard.type('marta@');
    await page.keyboard.press('Enter');
    const address = dialog.getByLabel('Email');
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/needs an @/);
    await expect(dialog.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('kiteway.test');
    await expect(address).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.type('We run Odoo.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Message')).toHaveValue('We run Odoo.');
    await page.reload();
    await opener.click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Marta Kowalczyk');
    await expect(address).toHaveValue('marta@kiteway.test');
  });

  test('opens a prepared mail where no endpoint is named, and makes no request', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.method() !== 'HEAD') sent.push(request.url());
    });
    const { dialog } = await open(page);
    // The mail program of this machine stays closed.
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = function click() {
        document.body.dataset.mail = this.href;
      };
    });
    await dialog.getByLabel('Name').fill('Marta Kowalczyk');
    await dialog.getByLabel('Email').fill('marta@kiteway.test');
    await dialog.getByLabel('Message').fill('We run Odoo.');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(dialog.getByRole('status')).toContainText('ready');
    expect(await page.locator('body').getAttribute('data-mail')).toMatch(/^mailto:[^?]+\?subject=/);
    await expect(dialog.getByLabel('Message')).toHaveValue('We run Odoo.');
    expect(sent).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no fault that axe knows, errors shown, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { dialog } = await open(page);
      await dialog.getByRole('button', { name: 'Send Request' }).click();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('fits a small phone and scrolls inside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    const { dialog } = await open(page);
    const send = dialog.getByRole('button', { name: 'Send Request' });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport();
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});
