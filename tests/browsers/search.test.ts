import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { routes } from '@/lib/routes';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { openPageForEach } from './each-page';

let origin: string;
let page: Page;

openPageForEach((opened, firefox) => {
  origin = firefox.origin;
  page = opened;
});

async function open(path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(isTakenOver);
}

const opener = 'header button[commandfor="search"]';
const field = '.search-field';
const focused = (selector: string) => page.waitForSelector(`${selector}:focus`);
const closed = () => page.waitForSelector('dialog.search-dialog', { hidden: true });

/** The row that the field calls active, once it is another one than `before`. */
async function activeRow(before = ''): Promise<string> {
  const row = await page.waitForFunction(
    (selector, last) => {
      const id = document.querySelector(selector)?.getAttribute('aria-activedescendant');
      return id !== last && id;
    },
    {},
    field,
    before,
  );
  return String(await row.jsonValue());
}

test('the search opens by Ctrl-K, is moved in by arrows, and Enter leads to the page', async () => {
  await open(routes.pricing);
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await focused(field);
  await page.keyboard.type('driver accounts');
  const first = await activeRow();
  await page.keyboard.press('ArrowDown');
  const second = await activeRow(first);
  await page.keyboard.press('ArrowUp');
  expect(await activeRow(second)).toBe(first);
  await page.keyboard.press('Enter');
  await page.waitForFunction((path) => location.pathname === path, {}, routes.helpDriverManagement);
  await closed();
});

test('the search opens by /, and Escape clears it, closes it and gives the focus back', async () => {
  await open(routes.pricing);
  await page.focus(opener);
  await page.keyboard.press('/');
  await focused(field);
  await page.keyboard.type('sim');
  await activeRow();
  await page.keyboard.press('Escape');
  expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('');
  await page.keyboard.press('Escape');
  await closed();
  await focused(opener);
});

const focusedLink = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName,
  );

test('the map of the guides is tabbed through, walked by arrows, and a stop opens its guide', async () => {
  await open(routes.support);
  const stops = await page.$$eval('.network-link', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  // From whatever stands before the map: 'Start over' is hidden where nothing is read.
  await page.focus('.network-link');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  const passed: unknown[] = [];
  for (const _ of stops) {
    await page.keyboard.press('Tab');
    passed.push(await focusedLink());
  }
  expect(passed).toEqual(stops);
  await page.focus(`.network-link[href="${stops[0]}"]`);
  await page.keyboard.press('ArrowRight');
  await focused(`.network-link[href="${stops[1]}"]`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((path) => location.pathname === path, {}, stops[1]);
  await page.waitForSelector('h1');
});
