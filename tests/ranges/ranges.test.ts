/**
 * `npm test -- --only ranges`: the site with every list at its least, and with every list at its most, each
 * built once; every section that a part names is looked at, narrow and wide. Pictures of them lie in
 * `test-results/ranges` afterwards.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteHandler } from '@/scripts/serve/handler';
import { type Listening, listen } from '@/scripts/serve/listen';
import { chromiumFlags, ensureChromium } from '@/scripts/test/programs';
import { resize, scrollThrough, settled, sidewaysOverflow } from '@/tests/e2e/support/look';
import { takenOver } from '@/tests/e2e/support/taken-over';
import { copySite, type SiteCopy } from '@/tests/support/site-copy';
import { apply } from './harness/apply';
import { flawsOf } from './harness/flaws';
import type { Place } from './harness/range';
import { ranges } from './harness/ranges';

const widths = [390, 1440];
const pictures = join('test-results', 'ranges');
const parts = await ranges(process.env.PARTS?.split(','));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
});
afterAll(() => browser?.close());

/** What is wrong with a section of an open page, a line each. */
async function wrong(page: Page, { section, besides }: Place, width: number, picture: string) {
  await resize(page, width);
  await scrollThrough(page);
  await settled(page);
  const over = await sidewaysOverflow(page);
  const part = page.locator(section);
  if ((await part.count()) !== 1) return [`there are ${await part.count()} of ${section}`];
  const flaws = await part.evaluate(flawsOf, besides);
  await part.screenshot({ path: picture, animations: 'disabled' });
  return over > 0 ? [`the page scrolls ${over} px sideways`, ...flaws] : flaws;
}

describe.each(['least', 'most'] as const)('%s', (which) => {
  let copy: SiteCopy | undefined;
  let site: Listening | undefined;

  beforeAll(async () => {
    copy = copySite();
    await apply(
      copy,
      parts.map(({ range }) => range[which]),
    );
    await copy.build();
    const root = join(copy.folder, 'out');
    const mailListFile = join(copy.folder, 'mail-list.txt');
    site = await listen(siteHandler({ root, mailListFile }), 0);
    mkdirSync(join(pictures, which), { recursive: true });
  });
  afterAll(() => {
    site?.server.closeAllConnections();
    site?.server.close();
    copy?.clear();
  });

  describe.each(parts)('$name', ({ name, range }) => {
    const places = range.places.filter(({ only = which }) => only === which);
    it.each(places)('$page $section', async (place) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      try {
        const page = await context.newPage();
        const found: string[] = [];
        page.on('pageerror', ({ message }) => found.push(message));
        page.on('console', (message) => {
          if (message.type() === 'error') found.push(message.text());
        });
        const all = place.widths ?? widths;
        await resize(page, all[0] ?? 0);
        await page.goto(`http://localhost:${site?.port}${place.page}`);
        await takenOver(page);
        if (place.gone === which) {
          expect(await page.locator(place.section).count(), 'it is gone').toBe(0);
          return;
        }
        for (const width of all) {
          await resize(page, width);
          await place.open?.(page);
          const file = `${name} ${place.page} ${place.section} ${width}`.replace(/[^\w]+/g, '-');
          const flaws = await wrong(page, place, width, join(pictures, which, `${file}.png`));
          found.push(...flaws.map((flaw) => `${width} px: ${flaw}`));
        }
        expect(found).toEqual([]);
      } finally {
        await context.close();
      }
    });
  });
});
