import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtPages, documentOf, readPolicy } from './policy-page';
import { expect, test } from './support';

const policies = '[http-equiv="Content-Security-Policy" i]';

test('the policy is the same on all pages, but for the script hashes', () => {
  expect(builtPages.length).toBeGreaterThan(60);
  const rest = builtPages.map((page) => {
    const metas = [...documentOf(page).querySelectorAll(`head > meta${policies}`)];
    expect(metas, page.file).toHaveLength(1);
    const policy = readPolicy(metas[0]?.getAttribute('content') ?? '');
    const scripts = policy.get('script-src') ?? [];
    for (const word of scripts) expect(word).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
    policy.set('script-src', []);
    return JSON.stringify([...policy]);
  });
  expect(new Set(rest).size).toBe(1);
  expect(rest[0]).not.toMatch(/unsafe|\*/);
});

test('it stands before everything that it rules', () => {
  for (const page of builtPages) {
    const [first] = documentOf(page).querySelectorAll(`script, link, style, ${policies}`);
    expect(first?.matches(policies), page.file).toBe(true);
  }
});

test('no page has a style or a handler in an attribute, nor a style of its own', () => {
  for (const page of builtPages) {
    const document = documentOf(page);
    expect(document.querySelectorAll('style, [style]'), page.file).toHaveLength(0);
    const names = [...document.querySelectorAll('*')].flatMap((item) => item.getAttributeNames());
    expect(names.filter((name) => /^on/.test(name))).toEqual([]);
  }
});

test('every script in the HTML carries the integrity of its file', () => {
  for (const page of builtPages) {
    const document = documentOf(page);
    const scripts = [
      ...document.querySelectorAll('script[src], link[rel="modulepreload"], link[as="script"]'),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const address = script.getAttribute('src') ?? script.getAttribute('href') ?? '';
      const hash = createHash('sha384')
        .update(readFileSync(`out${address}`))
        .digest('base64');
      expect(script.getAttribute('integrity'), `${page.file}: ${address}`).toBe(`sha384-${hash}`);
    }
  }
});
