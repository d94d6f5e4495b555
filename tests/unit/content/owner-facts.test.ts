import { expect, test } from 'vitest';
import { security } from '@/content/industries-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { site } from '@/content/site';
import { ownerFacts } from '@/lib/content/owner-facts';
import { securityItems } from '@/lib/content/stories/industries';

test('the release check asks for each security item that both its pages mark as unconfirmed', () => {
  const marked = securityItems.filter(({ mark }) => mark === security.mark);
  const asked = ownerFacts().filter(({ where }) => where.endsWith(': security'));
  expect(asked.map(({ what }) => what)).toEqual(
    marked.map(({ term }) => `security not confirmed: ${term}`),
  );
  expect(JSON.stringify(privacyPolicy).match(/\(to be confirmed\)/g) ?? []).toHaveLength(
    asked.length,
  );
});

test('the release check asks for the company while the site does not name it', () => {
  const asked = ownerFacts().filter(({ where }) => where.includes(': legal.'));
  expect(asked.map(({ where }) => where)).toEqual(
    Object.entries(site.legal).flatMap(([field, value]) =>
      value === null ? [`content/site.ts: legal.${field}`] : [],
    ),
  );
});
