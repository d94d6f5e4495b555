import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy } from '@/scripts/after-build/content-policy';
import { readPage } from '@/scripts/after-build/page';
import { addPolicy, inlineHash } from '@/scripts/after-build/policy';

const secure = (html: string): string => {
  const page = readPage('page.html', html);
  addPolicy(page, ({ scripts, styles }) => [...scripts, ...styles].join(' '));
  return page.write();
};

const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head>${body}</html>`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1];
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['plain', '<script>run()</script>', 'run()'],
  [
    'with tags in its text',
    '<script>"<p style=x><script src=/no.js>"</script>',
    '"<p style=x><script src=/no.js>"',
  ],
  ['not in ASCII', '<script>"é…🚚"</script>', '"é…🚚"'],
  ['with lines ended as on Windows', '<script>a\r\nb\rc</script>', 'a\nb\nc'],
  ['ended early by its text, as the browser cuts it', '<script>"</script><b>"</script>', '"'],
])('inline scripts %s', (_, script, text) => {
  const result = secure(page(script));
  expect(policyOf(result)).toBe(sha256(text));
  expect(result).toContain(script);
});

test.each([
  ['data', '<script type="application/ld+json">{"a":"<b>"}</script>'],
  ['a file that is asked for later', '<script data-src="/a.js" async=""></script>'],
  ['none', '<p>Text</p>'],
])('inline scripts %s needs no hash', (_, body) => {
  expect(policyOf(secure(page(body)))).toBe('');
});

test.each([
  ['<meta charSet="utf-8"/><script>a</script>', '<meta charSet="utf-8"/><meta http-equiv='],
  ['<link><meta charset="utf-8">', '<meta http-equiv='],
])('the place of the policy is behind the encoding where that comes first: %s', (head, start) => {
  const html = secure(page('<header>', head));
  expect(html.startsWith(`<!DOCTYPE html><html><head>${start}`)).toBe(true);
});

test('style attributes become rules of one element with a hash, each once', () => {
  const path = '--a:path(&quot;M0 0&quot;);top:1%';
  const body = `<i style="${path}" class="b"></i><b style='c:d'/><u style="c:d"/>`;
  const result = secure(page(body));
  expect(result).toContain(
    '<i data-style="0" class="b"></i><b data-style="1"/><u data-style="1"/>',
  );
  const css = '[data-style="0"]:not(#_){--a:path("M0 0");top:1%}\n[data-style="1"]:not(#_){c:d}\n';
  expect(result).toContain(`<style data-rules>${css}</style></head>`);
  expect(policyOf(result)).toBe(sha256(css));
});

test.each([
  ['<p>Text', 'no <head>'],
  [page('<i style="a:b}c{d:e"></i>'), 'cannot stand'],
  [page('<i style="a:b/*"></i>'), 'cannot stand'],
  [page(`<i style='@import "x"'></i>`), 'cannot stand'],
  [page('<i style="a:\\7d"></i>'), 'cannot stand'],
  [page('<img ONERROR="run()" src="x">'), 'the policy allows no handlers'],
  [page('<style>a{}</style>'), 'the policy allows no styles'],
  [page('<script>"<!--<script>"</script>'), 'browsers find another end'],
])('%s is refused', (html, reason) => expect(() => secure(html)).toThrow(reason));

describe('the policy', () => {
  const nothing = { scripts: [], styles: [] };
  const frames = ['https://calendar.test/demo?a=b'];
  const none = { connect: [''], pictures: [''], forms: [''], frames };

  test('names hosts by their origin, each once, and leaves out empty ones', () => {
    const connect = ['https://api.test/v1', '', 'https://api.test/forms', 'http://localhost:8080'];
    const text = contentPolicy({ ...none, connect, pictures: ['https://cdn.test'] }, nothing);
    expect(text).toContain("; connect-src 'self' https://api.test http://localhost:8080; ");
    expect(text).toContain("; img-src 'self' data: https://cdn.test; ");
    expect(text).toContain('; frame-src https://calendar.test; ');
    expect(contentPolicy({ ...none, frames: [] }, nothing)).toContain("; frame-src 'none'; ");
    const forms = ['https://forms.test/f/1', 'https://forms.test/f/2'];
    const posting = contentPolicy({ ...none, forms }, nothing);
    expect(posting).toMatch(/; form-action 'self' https:\/\/forms\.test$/);
  });

  test('allows nothing inline but by hash', () => {
    const scripts = [inlineHash('a'), inlineHash('a')];
    const text = contentPolicy(none, { scripts, styles: [inlineHash('b{}')] });
    expect(text).toContain(`script-src 'self' ${sha256('a')}; `);
    expect(text).toMatch(/; style-src 'self'( 'sha256-\S+')+; /);
    expect(text).toContain(`${sha256('b{}')}; img-src`);
    expect(text).not.toMatch(/unsafe|\*/);
    expect(text).toMatch(/^default-src 'none'; /);
    expect(text).toMatch(/; object-src 'none'; base-uri 'none'; form-action 'self'$/);
  });

  test.each(['data:text/html,a', 'ftp://a.test', 'https://a;b.test'])('%s is refused', (host) => {
    expect(() => contentPolicy({ ...none, connect: [host] }, nothing)).toThrow();
  });
});
