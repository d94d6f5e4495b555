import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the API’s document links to the terms of the site that serves it', async () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://fleet.test');
  vi.resetModules();
  const { GET } = await import('@/app/openapi.json/route');
  const { info } = (await GET().json()) as { info: { license: { url: string } } };
  expect(info.license.url).toBe('https://fleet.test/terms-and-condition');
});
