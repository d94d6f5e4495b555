import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineHash } from '@/scripts/after-build/hashes';
import { builtPages, documentOf } from '../support/built-pages';
import { expect, test } from '../support/test';

const policies = '[http-equiv="Content-Security-Policy" i]';
const scripts = 'script[src], script[data-src], link[rel="modulepreload"], link[as="script"]';

/** What a policy says, word by word, by directive. */
const readPolicy = (text: string): Map<string, string[]> =>
  new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words];
    }),
  );

/** What is asked of a page. Each is read once for all tests: together they take seconds to parse. */
function factsOf(page: (typeof builtPages)[number]) {
  const document = documentOf(page);
  const [first] = document.querySelectorAll(`script, link, style, ${policies}`);
  return {
    file: page.file,
    policies: [...document.querySelectorAll(`head > meta${policies}`)].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    policyIsFirst: first?.matches(policies),
    styled: document.querySelectorAll('style:not(head > [data-rules]), [style]').length,
    styles: [...document.querySelectorAll('head > style')].map((style) => style.textContent),
    handlers: [...document.querySelectorAll('*')]
      .flatMap((item) => item.getAttributeNames())
      .filter((name) => /^on/.test(name)),
    late: document.querySelectorAll('script[data-src][data-integrity]').length,
    robots: document.querySelectorAll('meta[name="robots"]').length,
    wrong: document.querySelectorAll('script:not([src]):is([async], [defer], [integrity])').length,
    scripts: [...document.querySelectorAll(scripts)].map((script) => ({
      address:
        ['src', 'data-src', 'href'].flatMap((name) => script.getAttribute(name) ?? [])[0] ?? '',
      integrity: script.getAttribute('integrity') ?? script.getAttribute('data-integrity'),
    })),
  };
}

// Read once, for all of them.
test.describe.configure({ mode: 'default' });

let all: ReturnType<typeof factsOf>[] = [];

test.beforeAll(() => {
  all = builtPages.map(factsOf);
});

test('the policy is the same on all pages, but for the hashes of what stands inline', () => {
  expect(all.length).toBeGreaterThan(60);
  const rest = all.map((page) => {
    expect(page.policies, page.file).toHaveLength(1);
    const policy = readPolicy(page.policies[0] ?? '');
    for (const word of policy.get('script-src') ?? []) {
      expect(word).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
    }
    policy.set('script-src', []);
    const hashes = page.styles.map(inlineHash);
    policy.set(
      'style-src',
      policy.get('style-src')?.filter((word) => !hashes.includes(word)) ?? [],
    );
    return JSON.stringify([...policy]);
  });
  expect(new Set(rest).size).toBe(1);
  expect(rest[0]).not.toMatch(/unsafe|\*/);
});

test('it stands before everything that it rules', () => {
  for (const { file, policyIsFirst } of all) expect(policyIsFirst, file).toBe(true);
});

test('no page has a style or a handler in an attribute, and one style at most, by hash', () => {
  for (const { file, styled, styles, policies, handlers } of all) {
    expect(styled, file).toBe(0);
    expect(handlers, file).toEqual([]);
    expect(styles.length, file).toBeLessThan(2);
    for (const style of styles) expect(policies[0], file).toContain(inlineHash(style));
  }
});

test('every script in the HTML carries the integrity of its file', () => {
  const integrityOf = (address: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(`out${address}`))
      .digest('base64')}`;
  for (const page of all) {
    expect(page.scripts.length, page.file).toBeGreaterThan(0);
    for (const { address, integrity } of page.scripts) {
      expect(integrity, `${page.file}: ${address}`).toBe(integrityOf(address));
    }
  }
});

test('no script without an address has what belongs to one with it', () => {
  for (const { file, late, robots, wrong } of all) {
    expect(late, file).toBeGreaterThan(5);
    expect(wrong, file).toBe(0);
    expect(robots, file).toBe(1);
  }
});
