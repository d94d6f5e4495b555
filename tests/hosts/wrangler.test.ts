import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { files, missing, redirects } from './contract';
import { ask, type Host } from './host';
import { built, expectSecurityHeaders, root } from './hosts';
import { canRunWrangler, startWrangler } from './wrangler-process';

const minute = 60_000;

/** Cloudflare tidies these before it looks, and leads the 404 documents elsewhere first. */
const tidied = /\/\/|\/404|%25/;

describe.skipIf(!canRunWrangler())('wrangler', () => {
  let host: Host;

  beforeAll(async () => {
    host = await startWrangler(root);
  }, minute);
  afterAll(() => host?.stop());

  test.each(files.filter(([path]) => !path.includes('%70')))('%s is %s', async (path, file) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(await built(file))).toBe(true);
    expect(answer.headers['cache-control']).toBe(cacheControl(path));
    expectSecurityHeaders(answer);
  });

  // Cloudflare redirects with 307.
  test.each(redirects.filter(([from]) => !from.includes('.html/')))(
    '%s leads to %s',
    async (from, to) => {
      const answer = await ask(host, from);
      expect([answer.status, answer.headers.location]).toEqual([307, to]);
      expectSecurityHeaders(answer);
    },
  );

  test.each(missing.filter(([path]) => path.length < 100 && !tidied.test(path)))(
    '%s is missing, says %s',
    async (path, document) => {
      const answer = await ask(host, path);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(await built(document))).toBe(true);
      expect(answer.headers['cache-control']).toBe(revalidate);
      expectSecurityHeaders(answer);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(host, '/pricing', { method })).status).toBe(405);
  });
});
