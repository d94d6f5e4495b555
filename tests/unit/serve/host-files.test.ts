import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Redirect } from '@/content/schemas/redirects';
import { securityHeaders } from '@/deploy/headers';
import { fillBlock, hostFiles, withBlocks, withRedirects } from '@/scripts/host-files/host-files';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { files, left, missing, moved, redirects } from '../../hosts/contract';
import { headersOf, readHeaderRules, readRedirects } from './headers-file';

describe('the headers of every answer', () => {
  const headerValue = (name: string) =>
    securityHeaders.find((header) => header.name === name)?.value;

  test.each([
    // A browser comes back by https only, for two years.
    ['Strict-Transport-Security', /^max-age=63072000; includeSubDomains/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
    ['Content-Security-Policy', /^frame-ancestors 'none'$/],
    ['X-Frame-Options', /^DENY$/],
  ])('%s is %s', (name, value) => expect(headerValue(name)).toMatch(value));

  test('deny what pages do not need to them and to every frame in them', () => {
    const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'];
    expect(headerValue('Permissions-Policy')?.split(', ')).toEqual(
      expect.arrayContaining(features.map((feature) => `${feature}=()`)),
    );
  });

  test('are there once, each a line that all hosts can write', () => {
    const names = securityHeaders.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { value } of securityHeaders) expect(value).toMatch(/^[\x20-\x21\x23-\x7e]+$/);
  });
});

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
    const wanted = securityHeaders.map(({ name, value }) => [name.toLowerCase(), value]);
    for (const path of paths) {
      const {
        'cache-control': time,
        'content-type': _,
        link: __,
        ...rest
      } = Object.fromEntries(headersOf(rules, path));
      expect(rest).toEqual(Object.fromEntries(wanted));
      // Without a rule, both hosts send this by themselves.
      expect(time ?? revalidate).toBe(cacheControl(path));
    }
  });

  test('says that the feed is Atom, and of no other file what it is', () => {
    expect(headersOf(rules, '/feed.xml').get('content-type')).toBe(
      'application/atom+xml; charset=utf-8',
    );
    expect(headersOf(rules, '/sitemap.xml').has('content-type')).toBe(false);
  });

  test('keeps within 100 rules and 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

/** The rules of a host's file, with some addresses that were left. */
const redirectRules = (host: string, addresses: readonly Redirect[] = []) => {
  const file = `deploy/${host}/_redirects`;
  return readRedirects(withRedirects(readFileSync(file, 'utf8'), file, addresses));
};

describe.each([
  ['cloudflare', '301', (path: string) => path],
  // Netlify tidies a slash away before it reads its rules.
  ['netlify', '301!', (path: string) => path.replace(/\/$/, '')],
] as const)('the addresses that were left, on %s', (host, wanted, tidied) => {
  // Both carry a query along, and take the first rule that fits.
  const plain = (path: string) => path.replace(/\?[^#]*/, '');

  test.each(moved)('%s leads to %s', (from, to) => {
    const rules = redirectRules(host, left);
    const first = rules.find(([path]) => path === tidied(plain(from)));
    expect(first?.slice(1)).toEqual([plain(to), wanted]);
  });

  test('stand before all other rules, and are not too many for the host', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ from: `/blog/${at}`, to: '/blog/a' }));
    const rules = redirectRules(host, many);
    expect(rules.slice(-redirectRules(host).length)).toEqual(redirectRules(host));
    expect(rules.length).toBeLessThanOrEqual(2000);
  });
});

describe('cloudflare', () => {
  test('leads the 404 documents to an address of nothing', () => {
    const rules = redirectRules('cloudflare');
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
    const cached = cacheControl('/_next/static/x.js');
    const headers = { 'Cache-Control': cached, 'X-Frame-Options': 'DENY', Link: '</x>' };
    const ASSETS = { fetch: async () => new Response('body', { status, headers }) };
    const answer = await worker.fetch(new Request('https://x/_next/static/x.js'), { ASSETS });
    expect([answer.status, await answer.text()]).toEqual([status, 'body']);
    expect(answer.headers.get('cache-control')).toBe(time);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.has('link')).toBe(status === 200);
  });
});

/** What a Markdown copy names, as the contract has it, and what other answers do. */
const copies = [
  ['/blog/a-post.md', 200, '</blog/a-post>; rel="canonical"'],
  ['/support/articles/a-guide.md', 200, '</support/articles/a-guide>; rel="canonical"'],
  ['/blog/a-post', 200, undefined],
  ['/zzz.md', 404, undefined],
] as const;

describe.each(copies)('of %s with %i', (path, status, link) => {
  test('Cloudflare names the page', () => {
    // A missing one loses it in the Worker.
    if (status === 404) return;
    const rules = readHeaderRules(readFileSync('deploy/cloudflare/_headers', 'utf8'));
    expect(headersOf(rules, path).get('link') ?? undefined).toBe(link);
  });

  test('Netlify names the page', async () => {
    const { default: edge } = await import('@/deploy/netlify/edge-functions/canonical.js');
    const next = async () => new Response('text', { status });
    const answer = await edge(new Request(`https://x${path}?a=1`), { next });
    expect(answer.headers.get('link') ?? undefined).toBe(link);
  });

  test('CloudFront names the page', () => {
    const source = readFileSync('deploy/aws/canonical.js', 'utf8');
    const handler = runInNewContext(`${source}; handler`);
    const response = { statusCode: status, headers: {} as Record<string, { value: string }> };
    expect(handler({ request: { uri: path }, response }).headers.link?.value).toBe(link);
  });
});

describe('netlify', () => {
  test('answers 404 for unknown articles and for the 404 documents', () => {
    // The first rule that fits counts; `!` speaks even where there is a file.
    expect(redirectRules('netlify')).toEqual([
      ['/404', '/404.html', '404!'],
      ['/blog/404', '/blog/404.html', '404!'],
      ['/blog/*', '/blog/404.html', '404'],
    ]);
  });

  test('publishes out/ with these files, as built and without compressed copies', () => {
    const toml = readFileSync('deploy/netlify/netlify.toml', 'utf8');
    expect(toml).toMatch(/^\[build\]\npublish = "out"$/m);
    expect(toml).toMatch(/^\[build\.processing\]\nskip_processing = true$/m);
    const files = ['deploy/netlify/_headers', 'deploy/netlify/_redirects', "'*.br'", "'*.gz'"];
    for (const step of ['npm run build', ...files]) expect(toml).toContain(step);
    expect(toml).toContain('edge_functions = "deploy/netlify/edge-functions"');
    expect(toml).toContain('function = "canonical"\npattern = "^/.+\\\\.md$"');
  });
});

test.each(hostFiles)('$file says what its sources say (npm run deploy:files)', (host) => {
  const text = readFileSync(host.file, 'utf8');
  expect(text).toBe(withBlocks(text, host.blocks()));
});

describe('a written part', () => {
  const text = 'a\n  # written: x\n  old\n  # end\nb\n# written: y\n# end\n';

  test('is filled between its marks, as far in as they are', () => {
    expect(fillBlock(text, 'x', ['one', '', '  two'])).toBe(
      'a\n  # written: x\n  one\n\n    two\n  # end\nb\n# written: y\n# end\n',
    );
  });

  test('may be empty, stay the same, or stand in a script', () => {
    expect(fillBlock(text, 'y', ['$&'])).toContain('b\n# written: y\n$&\n# end\n');
    expect(fillBlock(text, 'x', ['old'])).toBe(text);
    expect(fillBlock('// written: z\n1\n// end\n', 'z', ['2'])).toBe('// written: z\n2\n// end\n');
  });

  test('must be there', () => {
    expect(() => fillBlock(text, 'z', [])).toThrow("There is no part 'z' to write.");
  });
});
