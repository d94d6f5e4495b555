import { expect, test, vi } from 'vitest';

async function connections(geocoder: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', geocoder);
  const { sitePolicy } = await import('@/scripts/after-build/content-policy');
  return /connect-src ([^;]*)/.exec(sitePolicy({ scripts: [], styles: [] }))?.[1]?.split(' ');
}

test('the policy lets pages ask the geocoder that is set, and nobody else', async () => {
  const without = (await connections('')) ?? [];
  expect(await connections('https://geo.test/photon/api')).toEqual(
    expect.arrayContaining([...without, 'https://geo.test']),
  );
  expect(await connections('https://geo.test/photon/api')).toHaveLength(without.length + 1);
});
