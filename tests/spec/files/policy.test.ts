import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Element, readPage } from '@/scripts/after-build/page';
import { inlineHash } from '@/scripts/after-build/policy';
import { builtPages } from '@/tests/e2e/support/built-pages';

const isPolicy = ({ attributes }: Element) =>
  attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

const readPolicy = (text: string): Map<string, string[]> =>
  new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words];
    }),
  );

test('all pages have one policy, in front of what it rules, and nothing that it blocks', () => {
  expect(builtPages.length).toBeGreaterThan(60);
  const rest = builtPages.map(({ file }) => {
    const { elements } = readPage(file, readFileSync(`out/${file}`, 'utf8'));
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

    const found = elements.filter(isPolicy);
    expect(found, file).toHaveLength(1);
    const ruled = elements.find(
      (each) => isPolicy(each) || /^(script|link|style)$/.test(each.tagName),
    );
    expect(ruled, file).toBe(found[0]);
    const policy = readPolicy(found[0]?.attributes.content ?? '');
    const scriptWords = policy.get('script-src') ?? [];
    const allowed = /^'(self|sha256-[\w+/]{43}=)'$/;
    expect(scriptWords.filter((word) => !allowed.test(word))).toEqual([]);

    // No style or handler in an attribute, and one style at most, by its hash.
    const names = elements.flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => /^(style$|on)/i.test(name))).toEqual([]);
    const hashes = named('style').map(({ text }) => inlineHash(text));
    expect(hashes.length, file).toBeLessThan(2);
    const styleWords = policy.get('style-src') ?? [];
    expect(styleWords, file).toEqual(expect.arrayContaining(hashes));

    // Scripts with an address are asked for after the first drawing, and are files of our own.
    const scripts = named('script').map(({ attributes }) => attributes);
    expect(scripts.filter((each) => 'data-src' in each).length, file).toBeGreaterThan(5);
    const addresses = scripts.map((each) => each.src ?? each['data-src'] ?? '/_next/static/');
    expect(addresses.filter((address) => !address.startsWith('/_next/static/'))).toEqual([]);
    expect(scripts.filter((each) => !each.src && 'async' in each)).toEqual([]);

    expect(named('meta').filter(({ attributes }) => attributes.name === 'robots')).toHaveLength(1);
    policy.set('script-src', []);
    policy.set(
      'style-src',
      styleWords.filter((word) => !hashes.includes(word)),
    );
    return JSON.stringify([...policy]);
  });
  expect(new Set(rest).size).toBe(1);
  expect(rest[0]).not.toMatch(/unsafe|\*/);
});
