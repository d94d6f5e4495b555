import type { Page } from '@playwright/test';

/** A page of any browser: tests of Firefox and WebKit have other drivers. */
export type AnyPage = Pick<Page, 'evaluate'>;

/** Waits until the planner has come: while Chromium compiles it, a page scrolled further may wait for
 * ever for a piece to be painted (once in 200 visits). */
const plannerCame = (page: AnyPage): Promise<void> =>
  page.evaluate(async () => {
    const place = document.querySelector('.planner-place');
    if (!place || window.innerWidth < 768) return;
    place.scrollIntoView({ behavior: 'instant' });
    const isThere = () => place.querySelector('.planner-drop, [role=alert]');
    while (!isThere()) await new Promise((done) => setTimeout(done, 50));
  });

/** Scrolls through the page, so that everything lazy is asked for, and back. */
export async function scrollThrough(page: AnyPage) {
  await plannerCame(page);
  await page.evaluate(async () => {
    const frameOrMoment = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    // Whoever scrolls turns a wheel first, which ends the home page's arrival (lib/browser/arrival.ts).
    window.dispatchEvent(new Event('wheel'));
    const step = Math.max(100, window.innerHeight);
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frameOrMoment();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // One that is lazy and not shown may never be fetched.
    const asked = [...document.querySelectorAll<HTMLImageElement>('img:not([src=""])')].filter(
      (image) => image.currentSrc && (image.complete || image.getClientRects().length > 0),
    );
    while (asked.some(({ complete }) => !complete)) await new Promise(requestAnimationFrame);
    return asked.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

/** Waits until the page is laid out for its window: Chromium keeps the old `vw` for a frame or two, and may
 * be without frames for a while. */
const shown = (page: Page): Promise<void> =>
  page.evaluate(async (asked) => {
    const frameOrMoment = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    const isLaidOut = () => {
      const probe = document.createElement('i');
      probe.style.cssText = 'position:fixed;width:100vw';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width === window.innerWidth && width === (asked ?? width);
    };
    do await frameOrMoment();
    while (!isLaidOut());
    await frameOrMoment();
    await frameOrMoment();
  }, page.viewportSize()?.width);

export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await shown(page);
}

/** By how many pixels the page is wider than the window, or can be scrolled sideways, and stays so. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await shown(page);
  return page.evaluate(async () => {
    const root = document.documentElement;
    let over = 0;
    for (let frame = 0; frame < 30; frame += 1) {
      window.scrollTo({ left: 500, behavior: 'instant' });
      over = Math.max(0, root.scrollWidth - root.clientWidth, window.scrollX);
      if (over === 0) break;
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    }
    return over;
  });
}

export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await sidewaysOverflow(page);
    if (over > 0) findings.push(`${width} px: ${over} px sideways`);
  }
  return findings;
}

/** Makes all text twice as large, by the reader's own setting: units in media queries follow it too. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

/** Waits until what moves for a moment has come to rest, in two frames running. */
export const settled = (page: AnyPage): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 2; ) {
      await new Promise(requestAnimationFrame);
      const brief = document.getAnimations().filter(({ effect, timeline }) => {
        const end = Number(effect?.getComputedTiming().endTime ?? 0);
        return timeline instanceof DocumentTimeline && end <= 1000;
      });
      await Promise.all(brief.map(({ finished }) => finished.catch(() => null)));
      calm = brief.length > 0 ? 0 : calm + 1;
    }
  });

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
