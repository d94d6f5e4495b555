import type { Page } from '@playwright/test';
import { type AxeOptions, axeFindings } from '../support/axe';
import { builtPages } from '../support/built-pages';
import { brokenPictures, doubleText, resize, scrollThrough, scrollTo } from '../support/look';
import { pageFamilies } from '../support/page-families';
import { layoutShift, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { drawnWords } from './drawn-words';
import { cutWords, moving, sideways, spacedText } from './fit';
import { forcedColors } from './forced-colors';
import { keyboard, skipLink } from './keyboard';
import { print } from './print';

test.describe.configure({ timeout: 120_000 });
test.use({ expectedConsole: [/status of 404/], viewport: { width: 1280, height: 900 } });

const holds = (what: string, look: () => Promise<unknown>) =>
  test.step(what, async () => expect.soft(await look(), what).toEqual([]));

function watchForeign(page: Page, baseURL: string | undefined): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}`) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}

async function read(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(path.endsWith('/404') ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await scrollThrough(page);
  await holds(`${path}: pictures`, () => brokenPictures(page));
}

/** What is the same around every page, and looked at around the home page. */
const shell = ['body > header', 'body > footer', 'body > dialog'];

/** At the top of the page: what sticks covers what lies below it. */
async function axeIn(page: Page, colorScheme: 'light' | 'dark', options?: AxeOptions) {
  await scrollTo(page, 0);
  await page.emulateMedia({ colorScheme });
  return axeFindings(page, options);
}

// For the published results.
test.beforeEach(({ browser }, { annotations }) => {
  annotations.push({ type: 'version', description: browser.version() });
});

for (const path of pageFamilies) {
  test(path, async ({ page, baseURL }) => {
    const isHome = path === '/';
    const exclude = isHome ? [] : shell;
    const foreign = watchForeign(page, baseURL);
    if (isHome) await watchShifts(page);
    await read(page, path);
    if (isHome) await holds('layout shift', () => layoutShift(page));
    await holds('reduced motion', () => moving(page));
    // After a link, Chromium may hang in forced colors once it printed.
    await holds('print', () => print(page));
    await holds('forced colors', () => forcedColors(page));
    if (isHome) await holds('skip link', () => skipLink(page));
    await holds('keyboard', () => keyboard(page, isHome ? 'body' : 'main'));
    await holds('axe, wide, dark', () => axeIn(page, 'dark', { exclude }));
    expect.soft(foreign, 'no third party before a click').toEqual([]);

    for (const width of [320, 390, 768, 1024, 1440]) {
      await resize(page, width);
      if (isHome && width === 320) await scrollThrough(page);
      await holds(`${width} px`, () => sideways(page));
      if (width !== 320) {
        await holds(`words of drawings, ${width} px`, () => drawnWords(page));
      }
      if (width === 320) {
        await holds('axe, narrow, light', () => axeIn(page, 'light', { exclude }));
        await holds('spaced text', () => spacedText(page));
      }
    }
    await doubleText(page);
    for (const width of [1280, 320]) {
      await resize(page, width);
      await holds(`text at 200 %, ${width} px`, () => sideways(page));
      await holds(`words at 200 %, ${width} px`, () => cutWords(page));
    }
  });
}

/** Pages that share their sections, their colors and sizes with one of a family, several to a test: they are
 * looked at on a phone. */
const others = builtPages.map(({ path }) => path).filter((path) => !pageFamilies.includes(path));
const groups = Array.from({ length: 8 }, (_, group) =>
  others.filter((__, index) => index % 8 === group),
);
for (const paths of groups) {
  test(paths.join(', '), async ({ page, baseURL }) => {
    const foreign = watchForeign(page, baseURL);
    await page.setViewportSize({ width: 320, height: 1600 });
    for (const path of paths) {
      await read(page, path);
      await holds(`${path}: axe`, () => axeIn(page, 'light', { exclude: shell, looks: false }));
      await holds(`${path}: 320 px`, () => sideways(page));
      expect.soft(foreign, `${path}: no third party`).toEqual([]);
    }
  });
}
