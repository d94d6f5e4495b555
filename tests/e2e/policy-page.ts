import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, test } from './support';

/** A file of out/ that is a page, and the address where it answers. */
export interface BuiltPage {
  file: string;
  path: string;
}

/** Every HTML file of out/, the unknown-address pages too. */
export const builtPages: readonly BuiltPage[] = readdirSync('out', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

/** The page as a browser reads it; nothing in it runs. */
export const documentOf = ({ file }: BuiltPage): Document =>
  new JSDOM(readFileSync(`out/${file}`, 'utf8')).window.document;

/** What a policy says, word by word, by directive. */
export const readPolicy = (text: string): Map<string, string[]> =>
  new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words];
    }),
  );

/** Collects what the policy blocks on every page that is opened from now on. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return violations;
}

/** The site's `test`, which fails on anything that the policy blocks as well. */
export const strictTest = test.extend({
  page: async ({ page }, use) => {
    const violations = await watchViolations(page);
    await use(page);
    expect(violations).toEqual([]);
  },
});
