import type { Page } from '@playwright/test';
import { libraryCame } from '../support/device';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import { ask, button, chat, field, log, messages, open, quick, toggle } from './chat-page';

async function followAnswer(page: Page) {
  await ask(page, 'price');
  await log(page).getByRole('link', { name: 'Compare pricing plans' }).click();
  await expect(page).toHaveURL('/pricing');
}

test('its script and sheet come at the first sign of intent, not before', async ({ page }) => {
  const asked: string[] = [];
  await page.goto('/pricing');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await toggle(page).hover();
  await expect.poll(() => asked.some((url) => url.includes('.js'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('.css'))).toBe(true);
  await expect(chat(page)).toHaveCount(0);
});

// What each key and button does is tested with the component.
test('the keyboard goes into the window, back through it, and out', async ({ page }) => {
  await page.goto('/pricing');
  await toggle(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Minimize chat')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(quick(page).getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Expand chat')).toBeFocused();
});

test('history outlives a change of page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await followAnswer(page);
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(messages(page)).toHaveCount(3);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('on a phone it fills the width, and gives way to the page of a link', async ({ page }) => {
  await open(page, '/contact');
  await page.setViewportSize({ width: 390, height: 500 });
  await expect.poll(() => chat(page).boundingBox()).toMatchObject({ x: 8, y: 8, height: 484 });
  await expect(toggle(page)).toBeHidden();
  await followAnswer(page);
  await expect(log(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('nothing of a question is sent or stored', async ({ page }) => {
  const library = libraryCame(page);
  await open(page);
  await library;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    expect(`${request.url()} ${request.postData()}`).not.toContain('secret');
  });
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  const before = await stored();
  await ask(page, 'my secret route');
  expect(asked).toContain('GET /search/words.json');
  expect(asked.filter((each) => !/^GET \/(search|_next\/static)\//.test(each))).toEqual([]);
  expect(await stored()).toBe(before);
});

test('endless text stays within the window, narrow or wide', async ({ page }) => {
  await open(page);
  await ask(
    page,
    '<img src=x onerror="throw 1"> **b** [x](javascript:alert(1)) '.padEnd(10_000, 'W'),
  );
  await expect(messages(page).nth(2)).toBeInViewport();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => log(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(overflow, `${width} px`).toBe(0);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
  }
});
