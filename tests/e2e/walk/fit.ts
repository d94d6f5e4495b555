import type { Page } from '@playwright/test';
import { settled, sidewaysOverflow } from '../support/look';

export async function sideways(page: Page): Promise<string[]> {
  const over = await sidewaysOverflow(page);
  return over > 0 ? [`${over} px sideways`] : [];
}

/** As widely as WCAG 1.4.12 lets readers set text. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-bottom: 2em !important }';

export async function spacedText(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  const findings = await sideways(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return findings;
}

/** What still moves for readers who asked for less of it, once they have been through the page. */
export async function moving(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() =>
    document
      .getAnimations()
      // A line that is drawn by scrolling moves with the reader's own hand.
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 10)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 120)}`;
      }),
  );
}

/** Headings, buttons and labels whose words are cut off, stick out or lie on other words. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const findings: string[] = [];
    const rectsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
    };
    const clipperOf = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return null;
        if (clips(box)) return box;
      }
      return null;
    };
    const words = ':is(h1, h2, h3, h4, summary, label, legend, .button, [role="tab"])';
    for (const element of document.querySelectorAll(`main ${words}, body > header ${words}`)) {
      if (!element.checkVisibility() || element.closest('.sr-only, [role="img"], [aria-hidden]')) {
        continue;
      }
      if (element.querySelector('.sr-only')) continue;
      const text = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      const rects = rectsOf(element);
      const box = element.getBoundingClientRect();
      const clip = clipperOf(element)?.getBoundingClientRect();
      if (clips(element) && element.scrollWidth > element.clientWidth)
        findings.push(`cut: ${text}`);
      const out = rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
      if (out) findings.push(`sticks out: ${text}`);
      if (clip && rects.some(({ top, bottom }) => top < clip.top - 2 || bottom > clip.bottom + 2)) {
        findings.push(`clipped: ${text}`);
      }
    }
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
      (heading) => heading.checkVisibility() && getComputedStyle(heading).position !== 'absolute',
    );
    for (const heading of headings) {
      const next = heading.nextElementSibling;
      if (!next?.checkVisibility() || getComputedStyle(next).position === 'absolute') continue;
      const end = Math.max(...rectsOf(heading).map(({ bottom }) => bottom));
      const [first] = rectsOf(next);
      const mine = heading.getBoundingClientRect();
      const beside = first && (first.left >= mine.right || first.right <= mine.left);
      if (first && !beside && first.top < end - 8 && first.bottom > mine.top + 8) {
        findings.push(`overlaps what follows: ${heading.textContent?.trim().slice(0, 40)}`);
      }
    }
    return findings;
  });
