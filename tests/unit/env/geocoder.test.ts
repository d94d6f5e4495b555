import { expect, test, vi } from 'vitest';

/** The hosts that pages may ask, and the privacy policy, where this geocoder is set. */
async function siteWith(geocoder: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', geocoder);
  const { sitePolicy } = await import('@/scripts/after-build/content-policy');
  const { privacyPolicy } = await import('@/content/legal/privacy-policy');
  const [, hosts = ''] = /connect-src ([^;]*)/.exec(sitePolicy({ scripts: [], styles: [] })) ?? [];
  return { hosts: hosts.split(' '), privacy: JSON.stringify(privacyPolicy) };
}

test('a geocoder that is set may be asked and is named in the privacy policy, and none otherwise', async () => {
  const without = await siteWith('');
  expect(without.privacy).not.toMatch(/Look up|exception: if you press/);
  const { hosts, privacy } = await siteWith('https://geo.test:8443/photon/api');
  expect(hosts.toSorted()).toEqual([...without.hosts, 'https://geo.test:8443'].toSorted());
  expect(privacy).toContain(
    'the text of each address goes to geo.test:8443, which answers with its place',
  );
});
