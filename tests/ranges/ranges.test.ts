/**
 * `npm test -- --only ranges`: the site with every list and text at its least, and at its most, each built
 * once; every section of `places.ts` is looked at, narrow and wide. Pictures of them lie in
 * `test-results/ranges` afterwards.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen, siteHandler } from '@/scripts/serve/handler';
import { chromiumFlags, ensureChromium } from '@/scripts/test/programs';
import { resize, scrollThrough, settled, sidewaysOverflow } from '@/tests/e2e/support/look';
import { takenOver } from '@/tests/e2e/support/taken-over';
import { copySite, type SiteCopy } from '@/tests/support/site-copy';
import { writeRange } from './content';
import { flawsOf } from './flaws';
import { type Place, places } from './places';

const pictures = join('test-results', 'ranges');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
});
afterAll(() => browser?.close());

async function wrong(page: Page, { section }: Place, picture: string) {
  await scrollThrough(page);
  await settled(page);
  const over = await sidewaysOverflow(page);
  const part = page.locator(section);
  if ((await part.count()) !== 1) return [`there are ${await part.count()} of ${section}`];
  const flaws = await part.evaluate(flawsOf);
  await part.screenshot({ path: picture, animations: 'disabled' });
  return over > 0 ? [`the page scrolls ${over} px sideways`, ...flaws] : flaws;
}

describe.each(['least', 'most'] as const)('%s', (which) => {
  let copy: SiteCopy | undefined;
  let site: Listening | undefined;

  beforeAll(async () => {
    copy = copySite();
    writeRange(copy, which);
    await copy.build();
    const root = join(copy.folder, 'out');
    site = await listen(siteHandler({ root, mailListFile: join(copy.folder, 'mail-list.txt') }), 0);
    mkdirSync(join(pictures, which), { recursive: true });
  });
  afterAll(() => {
    site?.server.closeAllConnections();
    site?.server.close();
    copy?.clear();
  });

  it.each(places.filter(({ only = which }) => only === which))('$page $section', async (place) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const found: string[] = [];
      page.on('pageerror', ({ message }) => found.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') found.push(message.text());
      });
      const { widths = [390, 1440] } = place;
      await resize(page, widths[0] ?? 0);
      await page.goto(`http://localhost:${site?.port}${place.page}`);
      await takenOver(page);
      if (place.gone === which) {
        expect(await page.locator(place.section).count(), 'it is gone').toBe(0);
        return;
      }
      for (const width of widths) {
        await resize(page, width);
        await place.open?.(page);
        const name = `${place.page} ${place.section} ${width}`.replace(/[^\w]+/g, '-');
        const flaws = await wrong(page, place, join(pictures, which, `${name}.png`));
        found.push(...flaws.map((flaw) => `${width} px: ${flaw}`));
      }
      expect(found).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
