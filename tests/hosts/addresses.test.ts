import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { contentType, endings } from '@/scripts/serve/content-type';
import { files, hostile, missing, moved, redirects, refusedMethods } from './contract';
import { type Answer, ask } from './host';
import { built, builtNames, expectSecurityHeaders, hosts, running } from './hosts';

const names = await builtNames();

const isPage = (name: string) => name.endsWith('.html') && !/(^|\/)404\.html$/.test(name);

/** One file of each ending in each of the folders that have a rule for the cache. */
const kinds = [
  ...new Map(
    names
      .filter((name) => !name.endsWith('.html'))
      .map((name) => [extname(name) + cacheControl(`/${name}`), name]),
  ).values(),
];

const leading = [
  ...redirects.map((pair) => [...pair, 308] as const),
  ...moved.map((pair) => [...pair, 301] as const),
];

const named = <Case extends readonly [string, ...unknown[]]>(cases: readonly Case[]) =>
  cases.map((values) => ({ name: values[0].slice(0, 60), values }));

const withoutHops = ({ headers }: Answer) => {
  const { date: _, 'transfer-encoding': __, ...rest } = headers;
  return rest;
};

test('the hosts know every ending of the built site', () => {
  const known = endings.map((ending) => `.${ending}`);
  expect(names.filter((name) => !known.includes(extname(name)))).toEqual([]);
});

test('the hosts know every 404 document of the built site', () => {
  const documents = names.filter((name) => /(^|\/)404\.html$/.test(name));
  expect(documents.toSorted()).toEqual(['404.html', 'blog/404.html']);
});

describe.each(hosts)('$name', ({ start }) => {
  const host = running(start);

  test.each(files)('%s is %s', async (path, file) => {
    const answer = await ask(host(), path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(await built(file))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': contentType(file),
      'cache-control': cacheControl(path),
    });
    expect(answer.headers['x-robots-tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    expectSecurityHeaders(answer);
  });

  test.each(leading)('%s leads to %s by %i', async (from, to, status) => {
    const answer = await ask(host(), from);
    expect([answer.status, answer.headers.location]).toEqual([status, to]);
    expect(answer.headers['cache-control']).toBe(revalidate);
    expectSecurityHeaders(answer);
  });

  test.each(named(missing))('$name is missing', async ({ values: [path, document] }) => {
    const answer = await ask(host(), path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    expect(answer.body.equals(await built(document))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': contentType(document),
      'cache-control': revalidate,
    });
    expectSecurityHeaders(answer);
  });

  test('every page is at its clean address', async () => {
    const pages = names.filter(isPage);
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      const answer = await ask(host(), `/${page.replace(/(^index)?\.html$/, '')}`);
      expect
        .soft([page, answer.status, answer.headers['content-type']])
        .toEqual([page, 200, 'text/html; charset=utf-8']);
      expect.soft(answer.body.equals(await built(page)), page).toBe(true);
    }
  });

  test.each(kinds)('/%s has its type and its time', async (name) => {
    const { status, headers } = await ask(host(), `/${name}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      contentType(name),
      cacheControl(`/${name}`),
    ]);
  });

  // One server reads the address before it compares, another does not.
  test.each(['/pricing%2ehtml', '/pricing.htm%6c'])('%s never leads to itself', async (path) => {
    const { status, headers } = await ask(host(), path);
    expect([
      [308, '/pricing'],
      [404, undefined],
    ]).toContainEqual([status, headers.location]);
  });

  test.each(named(hostile))('$name is refused', async ({ values: [path, ...statuses] }) => {
    const answer = await ask(host(), path);
    expect(statuses).toContain(answer.status);
    expect(answer.body.toString()).not.toContain('"private"');
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expectSecurityHeaders(answer);
  });

  test.each(refusedMethods)('%s is refused', async (method) => {
    for (const path of ['/', '/pricing', '/zzz', '/sitemap.xml']) {
      const answer = await ask(host(), path, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expectSecurityHeaders(answer);
    }
  });

  test.each(['/', '/contact.txt', '/zzz', '/pricing/', '/icon.svg'])(
    'HEAD %s is GET without a body',
    async (path) => {
      const [head, full] = await Promise.all([
        ask(host(), path, { method: 'HEAD' }),
        ask(host(), path),
      ]);
      expect([head.status, withoutHops(head)]).toEqual([full.status, withoutHops(full)]);
      expect(head.body).toHaveLength(0);
    },
  );
});
