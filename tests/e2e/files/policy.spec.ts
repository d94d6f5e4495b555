import { inlineHash } from '@/scripts/after-build/hashes';
import { builtPages, documentOf } from '../support/built-pages';
import { expect, test } from '../support/test';

const policies = '[http-equiv="Content-Security-Policy" i]';

/** What a policy says, word by word, by directive. */
const readPolicy = (text: string): Map<string, string[]> =>
  new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words];
    }),
  );

// One test for all that is asked of a page: to read them takes seconds.
test('all pages have one policy, in front of what it rules, and nothing that it blocks', () => {
  expect(builtPages.length).toBeGreaterThan(60);
  const rest = builtPages.map((page) => {
    const { file } = page;
    const document = documentOf(page);
    const all = (chosen: string) => [...document.querySelectorAll(chosen)];

    const found = all(`head > meta${policies}`);
    expect(found, file).toHaveLength(1);
    expect(all(`script, link, style, ${policies}`)[0], file).toBe(found[0]);
    const policy = readPolicy(found[0]?.getAttribute('content') ?? '');
    const scriptWords = policy.get('script-src') ?? [];
    for (const word of scriptWords) expect(word).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);

    // No style or handler in an attribute, and one style at most, by its hash.
    expect(all('style:not(head > [data-rules]), [style]'), file).toEqual([]);
    const names = all('*').flatMap((item) => item.getAttributeNames());
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
    const hashes = all('head > style').map((style) => inlineHash(style.textContent ?? ''));
    expect(hashes.length, file).toBeLessThan(2);
    const styleWords = policy.get('style-src') ?? [];
    expect(styleWords, file).toEqual(expect.arrayContaining(hashes));

    // Scripts with an address are asked for after the first drawing, and are files of our own.
    expect(all('script[data-src]').length, file).toBeGreaterThan(5);
    expect(all('script:not([src]):is([async], [defer])'), file).toEqual([]);
    for (const script of all('script:is([src], [data-src])')) {
      const address = script.getAttribute('src') ?? script.getAttribute('data-src');
      expect(address, file).toMatch(/^\/_next\/static\//);
    }

    expect(all('meta[name="robots"]'), file).toHaveLength(1);
    policy.set('script-src', []);
    policy.set(
      'style-src',
      styleWords.filter((word) => !hashes.includes(word)),
    );
    return JSON.stringify([...policy]);
  });
  // The same on all pages, but for the hashes of what stands inline.
  expect(new Set(rest).size).toBe(1);
  expect(rest[0]).not.toMatch(/unsafe|\*/);
});
