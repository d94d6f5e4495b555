import type { Page } from '@playwright/test';
import { settled } from '../support/look';

/** What is walked: all of a page, or what is its own. */
type Part = 'body' | 'main';

/** The next Tab leads to the first stop. Nothing is fetched ahead any more: the browser complains of it. */
const startAt = (page: Page, part: Part) =>
  page.locator(part).evaluate((element: HTMLElement) => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true, configurable: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The main part takes the focus already, from the skip link.
    document.body.tabIndex = -1;
    element.focus();
    document.body.removeAttribute('tabindex');
  });

/** Notes in the page each stop of the Tab key, and what is wrong with it. */
const watchFocus = (page: Page, part: Part) =>
  page.locator(part).evaluate((walked) => {
    const stops: Element[] = [];
    const findings: string[] = [];
    const walk = { stops, findings, isDone: false };
    Object.assign(window, { walk });
    const look = () => {
      const brief = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000);
      for (const animation of brief) animation.finish();
      const stop = document.activeElement;
      const isOut = !stop || stop === walked || !walked.contains(stop);
      if (isOut || stop === stops[0]) walk.isDone = true;
      if (isOut || walk.isDone || stops.includes(stop)) return;
      const last = stops.at(-1);
      stops.push(stop);
      const note = (what: string) => findings.push(`${what}: ${stop.outerHTML.slice(0, 110)}`);
      if (last && !(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)) {
        note('out of order');
      }
      // A field may hand its ring on to what is beside or around it.
      const box = stop.getBoundingClientRect();
      const near = [
        stop,
        stop.nextElementSibling,
        stop.parentElement,
        stop.firstElementChild,
      ].filter((each) => each !== null);
      const hasRing = near.some((each) =>
        [undefined, '::before', '::after'].some((part) => {
          const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(each, part);
          const outlined = outlineStyle !== 'none' && !/, 0\)$|transparent/.test(outlineColor);
          return outlined || boxShadow.includes('0px 0px 0px 3px');
        }),
      );
      if (!hasRing) note('no ring');
      // WCAG 2.4.11: some of it is in the window and lies under nothing.
      const boxes = [...stop.getClientRects()];
      const seen = boxes.some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (stop.contains(hit) || hit.contains(stop) || near.includes(hit));
          }),
        ),
      );
      if (!seen || box.width < 2 || box.height < 2) note('covered or out of the window');
    };
    window.addEventListener('keyup', ({ key }) => key === 'Tab' && look(), { capture: true });
  });

/** Controls that the keyboard never came to; arrow keys lead to the others of a set. */
const missed = (page: Page, part: Part) =>
  page.locator(part).evaluate((walked) => {
    const { stops } = (window as unknown as { walk: { stops: Element[] } }).walk;
    const groups = stops.filter((stop) => stop.matches('[type="radio"]'));
    return [
      ...walked.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches(':disabled') && !control.closest('[inert]'))
      .filter((control) => control.tabIndex >= 0 && !stops.includes(control))
      .filter(
        (control) =>
          !groups.some((radio) => radio.getAttribute('name') === control.getAttribute('name')),
      )
      .map((control) => `never reached: ${control.outerHTML.slice(0, 110)}`);
  });

const mostStops = 400;

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Goes through the page by the Tab key, some presses at a time: ten times as fast as one by one. Where
 * the page scrolls too slowly for that, press by press. */
export async function keyboard(page: Page, part: Part, presses = 20): Promise<string[]> {
  await startAt(page, part);
  await watchFocus(page, part);
  const browser = await page.context().newCDPSession(page);
  for (let stop = 0; stop < mostStops; stop += presses) {
    const keys = Array.from({ length: presses }).flatMap(() => ['rawKeyDown', 'keyUp'] as const);
    await Promise.all(keys.map((type) => browser.send('Input.dispatchKeyEvent', { type, ...tab })));
    const { isDone, findings } = await page.evaluate(() => {
      const { walk } = window as unknown as { walk: { findings: string[]; isDone: boolean } };
      return { findings: walk.findings, isDone: walk.isDone };
    });
    if (!isDone) continue;
    const left = await missed(page, part);
    return left.length > 0 && presses > 1 ? keyboard(page, part, 1) : [...findings, ...left];
  }
  return ['the keyboard does not come out again'];
}

export async function skipLink(page: Page): Promise<string[]> {
  await startAt(page, 'body');
  await page.keyboard.press('Tab');
  await settled(page);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const box = await skip.boundingBox();
  const findings = box && box.y >= 0 ? [] : ['the skip link does not show'];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(
    () => document.querySelector('main')?.contains(document.activeElement) ?? false,
  );
  return inside ? findings : [...findings, 'the skip link does not lead into the content'];
}
