import { readFileSync } from 'node:fs';
import nextPackage from 'next/package.json';
import { filesIn } from './files';
import { attribute, type Page, startTag } from './page';
import { isPayload } from './payload/one-payload';

/** Something that the steps rely on in Next's output. */
export type Expectation<Subject> = {
  readonly name: string;
  readonly expected: string;
  readonly neededBy: readonly string[];
  readonly broken: (subject: Subject) => string | undefined;
};

const scriptFile = /^\/_next\/static\/[^?#]+\.js$/;

function firstOf(
  page: Page,
  tagName: string,
  isWrong: (read: (attribute: string) => string | undefined, text: string) => boolean,
): string | undefined {
  const found = page.elements.find(
    (element) =>
      element.tagName === tagName && isWrong((name) => attribute(element, name), element.text),
  );
  return found && startTag(found);
}

/** By the names of the files in `out/`. */
export const expectedFiles: readonly Expectation<ReadonlySet<string>>[] = [
  {
    name: 'not-found',
    expected: "Next's own not-found page is _not-found.html, beside the site's 404.html",
    neededBy: ['leftovers'],
    broken: (files) =>
      ['_not-found.html', '404.html']
        .filter((name) => !files.has(name))
        .map((name) => `no ${name} (was this folder finished before?)`)[0],
  },
  {
    name: 'script-folder',
    expected: 'scripts lie in _next/static/, and those of pages in _next/static/chunks/',
    neededBy: ['compile-hints'],
    broken: (files) =>
      [...files].some((name) => /^_next\/static\/chunks\/[^/]+\.js$/.test(name))
        ? undefined
        : 'no script there',
  },
];

/** For each page before any step. */
export const expectedPages: readonly Expectation<Page>[] = [
  {
    name: 'head',
    expected: 'a page has a written <head>, which names the encoding first',
    neededBy: ['policy'],
    broken({ elements }) {
      const index = elements.findIndex(({ tagName }) => tagName === 'head');
      if (!elements[index]?.endTag) return 'no <head>';
      const first = elements[index + 1];
      if (first?.tagName === 'meta' && attribute(first, 'charset') !== undefined) return undefined;
      return first ? startTag(first) : 'an empty <head>';
    },
  },
  {
    name: 'script-files',
    expected:
      'a script with an address is a file below /_next/static/, async or nomodule, and empty',
    neededBy: ['lazy-scripts'],
    broken: (page) =>
      firstOf(page, 'script', (read, text) => {
        const address = read('src');
        const isAsync = (read('async') ?? read('nomodule')) !== undefined;
        return address !== undefined && !(scriptFile.test(address) && isAsync && text === '');
      }),
  },
  {
    name: 'script-preloads',
    expected: 'a script that is preloaded stands in the page as well',
    neededBy: ['lazy-scripts'],
    broken(page) {
      const scripts = new Set(page.elements.map((element) => attribute(element, 'src')));
      return firstOf(
        page,
        'link',
        (read) =>
          read('rel') === 'modulepreload' ||
          (read('as') === 'script' && !scripts.has(read('href'))),
      );
    },
  },
  {
    name: 'inline-scripts',
    expected:
      "a script without an address is a classic one without a nonce, and the page's data is in such scripts",
    neededBy: ['lazy-scripts', 'one-payload', 'policy'],
    broken: (page) =>
      firstOf(page, 'script', (read) => read('type') === 'module' || read('nonce') !== undefined) ??
      page.elements
        .find((element) => element.text.includes('__next_f') && !isPayload(element))
        ?.text.slice(0, 80) ??
      (page.elements.some(isPayload) ? undefined : 'no script that begins self.__next_f.push('),
  },
  {
    name: 'in-order',
    expected:
      'a page is written in the order in which it is read: no block waits to be put in place by a script',
    neededBy: ['lazy-scripts'],
    broken: (page) =>
      firstOf(page, 'template', () => true) ??
      firstOf(page, 'div', (read) => /^[BPS]:/.test(read('id') ?? '')),
  },
  {
    name: 'style-sheets',
    expected: 'style sheets are files below /_next/static/',
    neededBy: ['service-worker'],
    broken: (page) =>
      firstOf(
        page,
        'link',
        (read) =>
          read('rel') === 'stylesheet' && !/^\/_next\/static\/.+\.css$/.test(read('href') ?? ''),
      ),
  },
];

/** Throws one Error that lists what does not hold and who needs it. */
export function expectAll<Subject>(
  expectations: readonly Expectation<Subject>[],
  subject: Subject,
  where: string,
): void {
  const lines = expectations.flatMap(({ name, expected, neededBy, broken }) => {
    const found = broken(subject);
    if (found === undefined) return [];
    return `${name}: ${expected}. Found: ${found}. Needed by ${neededBy.join(', ')}.`;
  });
  if (lines.length > 0) {
    throw new Error(
      `Next ${nextPackage.version} wrote ${where} otherwise than scripts/after-build/expectations.ts says.\n${lines.join('\n')}`,
    );
  }
}

/** Throws where no script names the collector of events: it would be told nothing, and nobody would notice. */
export async function expectCollector(root: string, collector: string): Promise<void> {
  const scripts = await filesIn(root, '.js');
  if (collector && !scripts.some((file) => readFileSync(file, 'utf8').includes(collector))) {
    throw new Error(`No script sends events to ${collector}: see 'define' in next.config.ts.`);
  }
}
