import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';

/** The hosts that pages may ask, and the privacy policy, where a variable names such a host. */
async function siteWith(name: string, address: string) {
  vi.resetModules();
  vi.stubEnv(`NEXT_PUBLIC_${name}`, address);
  const { sitePolicy } = await import('@/scripts/after-build/content-policy');
  const { privacyPolicy } = await import('@/content/legal/privacy-policy');
  const [, hosts = ''] = /connect-src ([^;]*)/.exec(sitePolicy({ scripts: [], styles: [] })) ?? [];
  return { hosts: hosts.split(' '), privacy: JSON.stringify(privacyPolicy) };
}

test.each([
  [
    'GEOCODER_URL',
    'the text of each address goes to geo.test:8443, which answers with its place',
    /Look up|exception: if you press/,
  ],
  [
    'EVENTS_URL',
    '**Form failed:** a form was refused or did not arrive (form: which form).',
    /is counted|geo\.test/,
  ],
])(
  'a host in %s may be asked and is named in the privacy policy, and none otherwise',
  async (name, words, never) => {
    const without = await siteWith(name, '');
    expect(without.privacy).not.toMatch(never);
    const { hosts, privacy } = await siteWith(name, 'https://geo.test:8443/photon/api');
    expect(hosts.toSorted()).toEqual([...without.hosts, 'https://geo.test:8443'].toSorted());
    expect(privacy).toContain(words);
    expect(privacy).toContain('geo.test:8443');
  },
);

test('a counter on the own host leaves the promise that no third party is contacted', async () => {
  const promise = 'Contacted only when you open what they provide';
  const foreign = await siteWith('EVENTS_URL', 'https://count.test/api/event');
  expect(foreign.privacy).not.toContain(promise);
  const own = await siteWith('EVENTS_URL', `https://www.${site.domain}/api/event`);
  expect(own.privacy).toContain(promise);
  expect(own.privacy).toContain(`tells www.${site.domain} when`);
});
