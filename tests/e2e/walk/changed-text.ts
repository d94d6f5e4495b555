import type { Page } from '@playwright/test';
import { tooWide } from '../support/look';

/** As widely as WCAG 1.4.12 lets readers set text. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-bottom: 2em !important }';

/** What a phone has no room for where a reader's own style sheet sets text widely. */
export async function spacedText(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  const findings = await tooWide(page, [320]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return findings;
}

/** What is wider than the window once software has translated the page into Arabic or Hebrew. */
export async function rightToLeft(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const findings = await tooWide(page, [390, 1440]);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  return findings;
}
