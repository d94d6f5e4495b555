import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { files, missing, redirects } from '../../hosts/contract';
import { headersOf, readHeaderRules, readRedirects } from './headers-file';

const paths = [
  ...[...files, ...redirects, ...missing].map(([path]) => path.replace(/\?.*/, '')),
  '/_next/static/chunks/a1b2.js',
  '/sprites/a1b2/icons.svg',
  '/images/map.svg',
  '/sw.js',
];

describe.each(['cloudflare', 'netlify'])('%s', (host) => {
  const text = readFileSync(`deploy/${host}/_headers`, 'utf8');
  const rules = readHeaderRules(text);

  test('gives every path the headers and the time of the contract', () => {
    const wanted = securityHeaders.map(({ name, value }) => [name, value]);
    for (const path of paths) {
      const { 'Cache-Control': time, ...rest } = Object.fromEntries(headersOf(rules, path));
      expect(rest).toEqual(Object.fromEntries(wanted));
      // Without a rule, both hosts send this by themselves.
      expect(time ?? revalidate).toBe(cacheControl(path));
    }
  });

  test('keeps within 100 rules and 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('cloudflare', () => {
  test('leads the 404 documents to an address of nothing', () => {
    const rules = readRedirects(readFileSync('deploy/cloudflare/_redirects', 'utf8'));
    for (const [from, to, status] of rules) {
      expect([from, to, status]).toEqual([
        expect.stringMatching(/^\/(blog\/)?404(\.html)?$/),
        from?.startsWith('/blog/') ? '/blog/not-found' : '/not-found',
        '302',
      ]);
    }
    expect(rules).toHaveLength(4);
  });

  test('publishes out/ with clean addresses, nearest 404s and no compressed copies', () => {
    const text = readFileSync('deploy/cloudflare/wrangler.jsonc', 'utf8');
    const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
    expect(config.main).toBe('worker.js');
    expect(config.assets).toEqual({
      directory: '../../out',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    });
    const ignored = readFileSync('deploy/cloudflare/.assetsignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['*.br', '*.gz']));
  });

  test.each([
    [404, revalidate],
    [200, 'public, max-age=31536000, immutable'],
  ])('the Worker lets %i be kept: %s', async (status, time) => {
    const { default: worker } = await import('@/deploy/cloudflare/worker.js');
    const headers = {
      'Cache-Control': cacheControl('/_next/static/x.js'),
      'X-Frame-Options': 'DENY',
    };
    const ASSETS = { fetch: async () => new Response('body', { status, headers }) };
    const answer = await worker.fetch(new Request('https://x/_next/static/x.js'), { ASSETS });
    expect([answer.status, await answer.text()]).toEqual([status, 'body']);
    expect(answer.headers.get('cache-control')).toBe(time);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('netlify', () => {
  test('answers 404 for unknown articles and for the 404 documents', () => {
    // The first rule that fits counts; `!` speaks even where there is a file.
    expect(readRedirects(readFileSync('deploy/netlify/_redirects', 'utf8'))).toEqual([
      ['/404', '/404.html', '404!'],
      ['/blog/404', '/blog/404.html', '404!'],
      ['/blog/*', '/blog/404.html', '404'],
    ]);
  });

  test('publishes out/ with these files, as built and without compressed copies', () => {
    const toml = readFileSync('deploy/netlify/netlify.toml', 'utf8');
    expect(toml).toMatch(/^\[build\]\npublish = "out"$/m);
    expect(toml).toMatch(/^\[build\.processing\]\nskip_processing = true$/m);
    for (const step of [
      'npm run build',
      'deploy/netlify/_headers',
      'deploy/netlify/_redirects',
      "'*.br'",
      "'*.gz'",
    ]) {
      expect(toml).toContain(step);
    }
  });
});
