import { expect, it, vi } from 'vitest';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { sitePolicy } from '@/scripts/after-build/content-policy';

vi.mock('@/content/site', async (original) => {
  const { site } = await original<typeof import('@/content/site')>();
  const endpoints = [
    { shape: 'service', address: 'https://forms.test/f/1' },
    { shape: 'hubspot', address: 'https://hub.test/submissions/v3/integration/submit/1/a' },
  ];
  return {
    site: { ...site, forms: site.forms.map((form, at) => ({ ...form, endpoint: endpoints[at] })) },
  };
});

it('pages may ask the hosts of both forms, and post without script to the one that takes it', () => {
  const policy = sitePolicy({ scripts: [], styles: [] });
  expect(policy).toMatch(/connect-src 'self' https:\/\/forms\.test https:\/\/hub\.test;/);
  expect(policy).toMatch(/form-action 'self' https:\/\/forms\.test$/);
});

it('the privacy policy names them, and what goes along', () => {
  const words = JSON.stringify(privacyPolicy);
  expect(words).toContain('They go to forms.test or hub.test, with your campaign tags');
  expect(words).toContain('or the scheduler, and to a form that you send.');
});
