import { expect, test, vi } from 'vitest';

async function policyText(geocoder: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', geocoder);
  const { privacyPolicy } = await import('@/content/legal/privacy-policy');
  return JSON.stringify(privacyPolicy);
}

test('the privacy policy names the geocoder that is set, and none otherwise', async () => {
  expect(await policyText('https://geo.test:8443/photon/api')).toContain(
    'the text of each address goes to geo.test:8443, which answers with its place',
  );
  expect(await policyText('')).not.toMatch(/Look up|exception: if you press/);
});
