import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { builtPages } from '../support/built-pages';
import { eachOpensDemo, openers, scheduler, watchOthers } from '../support/demo';
import { brokenPictures, resize, scrollThrough, scrollTo, tooWide } from '../support/look';
import { pageFamilies } from '../support/page-families';
import { expect, test } from '../support/test';
import { rightToLeft, spacedText } from './changed-text';
import { forcedColors } from './forced-colors';
import { keyboard, skipLink } from './keyboard';
import { largeText } from './large-text';
import { motion } from './motion';
import { print } from './print';
import { layoutShift, watchShifts } from './shifts';

// A page is opened once for everything that only looks at it: a second or two, five for one of each
// family, and several times as long where something else keeps both cores busy.
test.describe.configure({ timeout: 120_000 });
test.use({ expectedConsole: [/status of 404/], viewport: { width: 1280, height: 900 } });

const widths = [320, 768, 1024, 1440];

/** One of every kind before the others: what takes longest is not left for the end. */
const walked = [
  ...builtPages.filter(({ path }) => pageFamilies.includes(path)),
  ...builtPages.filter(({ path }) => !pageFamilies.includes(path)),
];

/** Pages of other origins that are asked for. */
function watchForeign(page: Page, baseURL: string | undefined): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}`) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}

/** What axe finds in one scheme, at the top of the page: what sticks covers what lies below it. */
async function axeIn(page: Page, colorScheme: 'light' | 'dark') {
  await scrollTo(page, 0);
  await page.emulateMedia({ colorScheme });
  return axeFindings(page);
}

for (const { path } of walked) {
  const isOfFamily = pageFamilies.includes(path);
  test(path, async ({ page, baseURL }) => {
    // What shares its sections with a page that is looked at in full is looked at on a phone.
    if (!isOfFamily) await page.setViewportSize({ width: 390, height: 844 });
    const holds = (what: string, look: () => Promise<unknown>) =>
      test.step(what, async () => expect.soft(await look(), what).toEqual([]));
    const foreign = watchForeign(page, baseURL);
    await watchShifts(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path.endsWith('/404') ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    await holds('pictures', () => brokenPictures(page));
    // What moves when fonts come late is weighed with the pages (scripts/bench).
    if (path === '/') await holds('layout shift', () => layoutShift(page));
    expect.soft(foreign, 'no third party before a click').toEqual([]);

    if (isOfFamily) {
      await holds('reduced motion', () => motion(page));
      // Before a link was followed: after that, Chromium may hang in forced colors once it printed.
      await holds('print', () => print(page));
      await holds('forced colors', () => forcedColors(page));
      await holds('skip link', () => skipLink(page));
      await holds('keyboard', () => keyboard(page));
      await holds('axe, wide, dark', () => axeIn(page, 'dark'));
    }
    if (isOfFamily) {
      await resize(page, 390, 844);
      await scrollThrough(page);
    }
    await holds('axe, narrow, light', () => axeIn(page, 'light'));
    await holds('widths', async () => {
      if (path !== '/') return tooWide(page, isOfFamily ? widths : [320]);
      const findings: string[] = [];
      for (const width of widths) {
        // What comes late, in its cut for this width, is there too.
        await resize(page, width);
        await scrollThrough(page);
        findings.push(...(await tooWide(page, [width])));
      }
      return findings;
    });
    if (!isOfFamily) return;
    await holds('spaced text', () => spacedText(page));
    await holds('right to left', () => rightToLeft(page));
    await resize(page, 1280);
    await test.step('demo', async () => {
      const asked = await watchOthers(page, baseURL, scheduler);
      // On one page with that of the header, which stands on all of them.
      const everywhere = path === '/' ? openers : `main ${openers}`;
      const buttons = page.locator(everywhere).filter({ visible: true });
      await eachOpensDemo(page, buttons);
      await expect.poll(() => asked.length > 0).toBe((await buttons.count()) > 0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await holds('text at 200 %', () => largeText(page));
  });
}
