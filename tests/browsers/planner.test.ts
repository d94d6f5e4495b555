import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { routes } from '@/lib/routes';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { openPageForEach } from './each-page';
import type { Firefox } from './firefox';

let firefox: Firefox;
let page: Page;

openPageForEach(async (opened, started) => {
  firefox = started;
  page = opened;
  await open(page, `${firefox.origin}${routes.routeOptimization}#planner`);
});

/** Opens an address of the planner and waits until its day is drawn. */
async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await tab.waitForFunction(isTakenOver);
  await runIs('idle', tab);
  await tab.waitForSelector('.planner [data-van]');
}

/** What the planner is about: 'idle', 'weaving', 'woven' … */
const runIs = (kind: string, tab = page) =>
  tab.waitForSelector(`.planner[data-planner-run="${kind}"]`, { timeout: 90_000 });

const press = (name: string, tab = page) =>
  tab.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Presses a key with Control held, which moves, pastes or takes back. */
async function pressControl(key: 'v' | 'z'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

/** All stops as the list reads them, in the order of their numbers. */
const stops = async (tab = page): Promise<readonly string[]> => {
  const rows = await tab.$$eval('.planner-stop > .sr-only', (names) =>
    names.map((name) => name.textContent ?? ''),
  );
  return rows.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
};

const kilometersOrMiles = () =>
  page.$eval('.planner-reading .planner-figure', (figure) => Number.parseFloat(figure.textContent));

test('a run is started, stopped and taken on, and taken back', async () => {
  const byHand = await kilometersOrMiles();
  await press('Weave the day');
  await runIs('weaving');
  await press('Stop');
  await runIs('stopped');
  await page.locator('::-p-text(Go on from)').click();
  await runIs('woven');
  expect(await kilometersOrMiles()).toBeLessThan(byHand);
  expect(await page.$$('.planner-map-world [role=img]')).toHaveLength((await stops()).length);
  await press('Undo');
  await runIs('idle');
  expect(await kilometersOrMiles()).toBe(byHand);
});

test('a stop is moved by keys, and put back', async () => {
  const before = await stops();
  await page.focus('.planner-map-world');
  await page.waitForSelector('.planner-curve');
  await page.keyboard.press('n');
  await page.waitForSelector('.planner-map-world[aria-activedescendant]');
  await page.keyboard.press('ArrowRight');
  await runIs('edited');
  expect(await stops()).not.toEqual(before);
  await pressControl('z');
  await runIs('idle');
  expect(await stops()).toEqual(before);
});

/** What the files say that the page has handed out. */
const saved = () =>
  readdirSync(firefox.downloads)
    .map((name) => readFileSync(join(firefox.downloads, name), 'utf8'))
    .join();

const own = `name,latitude,longitude,minutes
Depot,51.500,-0.120
Mill Lane 2,51.505,-0.118,4
Quay 7,510.509,-0.131,6
Hill Road 31,51.498,-0.140,5
`;

test('own stops come in by paste, are mended, and go out as a file and as a link', async () => {
  await press('Bring your own stops');
  await page.locator('#planner-import-text').click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), own);
  await pressControl('v');
  await page.locator('::-p-text(First error, line 4)').click();
  const field = await page.waitForSelector('.planner-import-field[aria-invalid="true"]:focus');
  expect(await field?.evaluate((input) => input.ariaLabel)).toBe('latitude, line 4');
  await page.keyboard.press('End');
  for (const _ of '510.509') await page.keyboard.press('Backspace');
  await page.keyboard.type('51.509');
  await press('Check again');
  await press('Plan 3 stops');
  await page.waitForSelector('::-p-aria([name="Map with 3 stops"])');
  const mine = await stops();
  expect(mine.join()).toMatch(/Mill Lane 2.*Quay 7.*Hill Road 31/);

  await press('CSV');
  await expect.poll(saved, { timeout: 10_000 }).toContain('Mill Lane 2,51.505,-0.118');

  await press('Copy link');
  await page.waitForSelector('::-p-text(Link copied.)');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await firefox.openPage();
  await open(other, link);
  expect(await stops(other)).toEqual(mine);
  await other.close();
});

/** What a PDF consists of, which lies packed in it. */
const partsOf = (paper: string) =>
  paper
    .split(/stream\r?\n/)
    .filter((part) => part.startsWith('x'))
    .map((part) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1'))
    .join('\n');

test('each van gets its sheet of paper', async () => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press('Driver sheets');
  await page.waitForSelector('[data-printed]');
  const sheets = await page.$$eval('.planner-sheet-page', (all) =>
    all.map((sheet) => sheet.querySelectorAll('tbody tr').length),
  );
  expect(sheets).toHaveLength(5);
  expect(sheets.reduce((sum, rows) => sum + rows, 0)).toBe((await stops()).length);
  const paper = Buffer.from(await page.pdf({ format: 'a4' })).toString('latin1');
  expect(partsOf(paper)).toContain('/Count 5');
});
