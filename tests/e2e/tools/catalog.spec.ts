import type { Page } from '@playwright/test';
import { integrationCatalog } from '@/lib/content/integrations';
import { axeFindings } from '../support/axe';
import { watchSending } from '../support/device';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const path = '/integrations';
const none = 'No integrations found for this category.';
const total = integrationCatalog.flatMap(({ entries }) => entries).length;
const headings = (label: string) =>
  integrationCatalog
    .find((group) => group.label === label)
    ?.entries.map(({ heading }) => heading) ?? [];

const catalog = (page: Page) => page.locator('#integration');
const cards = (page: Page) => catalog(page).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => cards(page).getByRole('heading');
const filter = (page: Page, name: RegExp) =>
  catalog(page).getByRole('group', { name: 'Category' }).getByRole('button', { name });
const box = (page: Page) => catalog(page).getByRole('searchbox', { name: 'Search integrations' });
const status = (page: Page) => catalog(page).getByRole('status');

test('the banner leads down to the catalog', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Browse Integration' }).click();
  await expect(page).toHaveURL(/\/integrations#integration$/);
  await expect(catalog(page)).toBeInViewport();
});

test.describe('the filter', () => {
  test('stands in the address; back and forward work; a reload keeps it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(filter(page, /^All Integrations/)).toHaveAttribute('aria-pressed', 'true');
    for (const { label, entries } of integrationCatalog) {
      await expect(filter(page, new RegExp(`^${label} ${entries.length}$`))).toBeVisible();
    }
    await expect(status(page)).toHaveText(`${total} integrations`);
    await filter(page, /^Warehousing/).click();
    await expect(page).toHaveURL(/\/integrations\?category=warehousing$/);
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await filter(page, /^Hardware/).click();
    await expect(names(page)).toHaveText(headings('Hardware'));
    await expect(status(page)).toHaveText(`8 of ${total} integrations`);
    await page.goBack();
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await expect(filter(page, /^Warehousing/)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(cards(page)).toHaveCount(total);
    await page.goForward();
    await expect(names(page)).toHaveText(headings('Warehousing'));
    await page.reload();
    await expect(names(page)).toHaveText(headings('Warehousing'));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/integrations$/);
    // Called anew from the header, the page forgets it.
    await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
    await expect(cards(page)).toHaveCount(total);
    await page.goBack();
    await expect(names(page)).toHaveText(headings('Warehousing'));
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
});

test('the search filters on top of the category, and stands in the address', async ({ page }) => {
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

test('a card shows its owner’s color and an ink edge when it is pointed at', async ({ page }) => {
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    await page.keyboard.press('End');
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
    const sent = watchSending(page);
    await page.setViewportSize({ width: 320, height: 480 });
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
    // On a small phone the dialog fits, and scrolls inside.
    const send = dialog.getByRole('button', { name: 'Send Request' });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport();
    expect(await sidewaysOverflow(page)).toBe(0);
    await send.click();
    await expect(dialog.getByRole('status')).toContainText('ready');
    expect(await page.locator('body').getAttribute('data-mail')).toMatch(/^mailto:[^?]+\?subject=/);
    await expect(dialog.getByLabel('Message')).toHaveValue('We run Odoo.');
    expect(sent).toEqual([]);
  });
});
