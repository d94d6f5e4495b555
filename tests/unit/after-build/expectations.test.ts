import nextPackage from 'next/package.json';
import { describe, expect, test } from 'vitest';
import { expectAll, expectedFiles, expectedPages } from '@/scripts/after-build/expectations';
import { readPage } from '@/scripts/after-build/page';
import bare from './bare-page.json';

const { 'index.html': index, '404.html': notFound } = bare.pages;
const check =
  (html: string, name = 'index.html') =>
  () =>
    expectAll(expectedPages, readPage(name, html), name);

test('the recorded page is that of the installed Next', () => {
  const advice = 'look at what changed after: npm run bench -- --record';
  expect(bare.version, `Next ${nextPackage.version} is installed: ${advice}`).toBe(
    nextPackage.version,
  );
});

test('what Next writes for a bare site is what the steps expect', () => {
  expectAll(expectedFiles, new Set(bare.files), 'the files');
  check(index)();
  check(notFound, '404.html')();
});

describe('what Next might write one day is named, with the file and the steps', () => {
  const script = '<script src="/_next/static/chunks/x.js" async=""></script>';
  const added = (tag: string) => index.replace('</body>', `${tag}</body>`);

  test.each([
    ['head', index.replace(/<head>.*<\/head>/, ''), 'no <head>'],
    ['head', index.replace('<meta charSet="utf-8"/>', ''), 'viewport'],
    ['script-files', added(script.replace(' async=""', '')), 'x.js'],
    ['script-files', added(script.replace('/_next', 'https://cdn.test')), 'cdn.test'],
    ['script-files', added(script.replace('></', '>run()</')), 'x.js'],
    ['script-preloads', added('<link rel="preload" as="script" href="/y.js">'), 'y.js'],
    ['script-preloads', added('<link rel="modulepreload" href="/y.js">'), 'y.js'],
    ['inline-scripts', added('<script nonce="a">run()</script>'), 'nonce'],
    ['inline-scripts', index.replaceAll('.push([1,', '.push([3,'), '__next_f'],
    ['in-order', added('<template id="B:0"></template>'), 'B:0'],
    ['style-sheets', added('<link rel="stylesheet" href="/a.css">'), '/a.css'],
  ])('%s', (name, html, found) => {
    const inOneLine = new RegExp(
      `wrote index\\.html otherwise[\\s\\S]*^${name}: .*Found: .*${found}`,
      'm',
    );
    expect(check(html)).toThrow(inOneLine);
    expect(check(html)).toThrow(/Needed by [\w/., -]+\.$/m);
  });

  test.each([
    ['_not-found.html', 'no _not-found.html'],
    ['404.html', 'no 404.html'],
    ['_next/static/chunks/', 'no script there'],
  ])('files without %s', (start, found) => {
    const files = new Set(bare.files.filter((name) => !name.startsWith(start)));
    expect(() => expectAll(expectedFiles, files, 'the files of out/')).toThrow(found);
  });
});
