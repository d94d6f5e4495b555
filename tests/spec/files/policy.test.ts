import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Element, readPage } from '@/scripts/after-build/page';
import { builtPages } from '@/tests/e2e/support/built-pages';

const isPolicy = ({ attributes }: Element) =>
  attributes['http-equiv'] === 'Content-Security-Policy';

// That it allows what a page holds is seen where each page is opened.
test('all pages have one policy but for hashes, in front of what it rules', () => {
  expect(builtPages.length).toBeGreaterThan(60);
  const policies = builtPages.map(({ file }) => {
    const { elements } = readPage(file, readFileSync(`out/${file}`, 'utf8'));
    const found = elements.filter(isPolicy);
    expect(found, file).toHaveLength(1);
    const ruled = elements.find((each) => /^(script|link|style)$/.test(each.tagName));
    expect(found[0]?.start, file).toBeLessThan(ruled?.start ?? 0);
    expect(elements.filter(({ tagName }) => tagName === 'style').length, file).toBeLessThan(2);

    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    const addresses = scripts.flatMap(({ attributes }) => attributes['data-src'] ?? []);
    expect(addresses.length, file).toBeGreaterThan(5);
    for (const address of addresses) expect(address).toMatch(/^\/_next\/static\//);
    return found[0]?.attributes.content?.replace(/ 'sha256-[\w+/]{43}='/g, '');
  });
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]).not.toMatch(/unsafe|\*/);
});
