import type { Page } from '@playwright/test';

/** Has React read the page's data with texts changed; `unchanged` of the window names what was not there.
 * Call it before `goto`. */
export const changeData = (
  page: Page,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<unknown> =>
  page.addInitScript((pairs) => {
    const data: unknown[] = [];
    const unchanged: string[] = [];
    data.push = ([kind, text]: [number, string?]) => {
      let changed = text;
      for (const [from, to] of text === undefined ? [] : pairs) {
        const next = changed?.replace(new RegExp(from, 'g'), to);
        if (next === changed) unchanged.push(from);
        changed = next;
      }
      data[data.length] = [kind, changed];
      return data.length;
    };
    Object.assign(window, { __next_f: data, unchanged });
  }, changes);

/** The page as a build would carry it whose form has an endpoint for scripts alone. Call it before `goto`. */
export const nameEndpoint = (page: Page, address: string): Promise<unknown> =>
  changeData(page, [
    ['"endpoint":null', `"endpoint":${JSON.stringify({ shape: 'hubspot', address })}`],
  ]);

/** When the library that watches slow measures has come, the last that a page asks for by itself. Call it before `goto`. */
export const libraryCame = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('largest-contentful-paint'),
  );
