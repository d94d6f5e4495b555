import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console messages that a test provokes on purpose. */
  expectedConsole: RegExp[];
}

/** What Playwright itself says where playwright.config.ts blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * The site's `test`: it fails on any console warning or error and on any uncaught error, save for
 * what a test names in `expectedConsole`. Its page has been taken over by its scripts when `goto` is
 * done, unless the test names another moment by `waitUntil`: scripts come after the first drawing
 * (lib/late-scripts.ts), which may be after the load.
 */
export const test = base.extend<Options>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      const isPage = answer?.headers()['content-type']?.startsWith('text/html');
      if (isPage && javaScriptEnabled && !options?.waitUntil) await takenOver(page);
      return answer;
    };
    const problems: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (message.text() === blockedWorker) return;
      // A failed request is told without its address, which stands in the place of the message.
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Scrolls through the whole page, so that everything lazy has been asked for, and back. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What axe finds on the page at WCAG 2.2 AA and its best practices, one line a finding. `disabled` names rules to leave out. */
export async function axeFindings(page: Page, disabled: string[] = []): Promise<string[]> {
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async (off) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, disabled);
}

/** What axe finds on the page, once it was scrolled through, in light and in dark. */
export async function axeFindingsInBoth(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await scrollThrough(page);
    await settled(page);
    findings.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

/**
 * By how many pixels the page is wider than the window. For a frame or two after the window's width
 * has changed, Chromium lays out with the old widths of `vw` and media queries: this waits until the
 * window and a box of 100vw are as wide as was asked for.
 */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await page.waitForFunction((asked) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'position:fixed;width:100vw';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width === window.innerWidth && width === (asked ?? width);
  }, page.viewportSize()?.width);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/**
 * The page as a build with an endpoint for its form would carry it. The address is put in where the
 * framework reads the page's data; the file itself stays as it was built. Call it before `goto`.
 */
export async function nameEndpoint(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const parse = JSON.parse;
    JSON.parse = (text, reviver) =>
      parse(String(text).replaceAll('"endpoint":null', `"endpoint":"${address}"`), reviver);
  }, endpoint);
}

/** The page's own time-outs, a hundred times as fast. Call it before `goto`. */
export async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
}

/** A device that keeps nothing: whoever so much as names its storage is refused. Call it before `goto`. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
}

/** Makes all text twice as large, by script: the policy lets no style be added to the page. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/**
 * Waits until what moves for a moment has come to rest: with reduced motion every change of color
 * lasts a millisecond, and until then the old one is told.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const brief = document.getAnimations().filter(({ effect, timeline }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? 0);
      return timeline instanceof DocumentTimeline && end <= 1000;
    });
    await Promise.all(brief.map(({ finished }) => finished.catch(() => null)));
  });

/** Remembers what the page copies; pages may not read the clipboard. Call it before `goto`. */
export async function rememberCopies(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(window, { copied: text });
    };
  });
}

/** What the page copied last; empty where it copied nothing. */
export const copiedText = (page: Page): Promise<string> =>
  page.evaluate(() => (window as { copied?: string }).copied ?? '');

/** When the library that watches slow measures has come, the last that a page asks for by itself. Call it before `goto`. */
export const libraryCame = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('largest-contentful-paint'),
  );

/**
 * When React has taken over the whole page. It does so in slices, and a press between two of them
 * is lost; what it notes at the document tells when the last one is done.
 */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [root] = Object.entries(document)
      .filter(([name]) => name.startsWith('__reactContainer'))
      .map(([, fiber]) => fiber.stateNode.current.memoizedState);
    return root?.isDehydrated === false;
  });
