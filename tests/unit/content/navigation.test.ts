import { expect, it } from 'vitest';
import { pages as entries } from '@/content/navigation';
import { isWithin } from '@/lib/address/current-page';
import { getNavigation, isMenu } from '@/lib/content/navigation';
import { caseStudies } from '@/lib/content/stories/case-studies';

const all = getNavigation({ showIndustriesAndPricing: true });
const fewer = getNavigation({ showIndustriesAndPricing: false });

it('entries stand in the order of the header, Industries and Pricing under the flag', () => {
  const { home, integrations, pricing, contact } = entries;
  const order = [home, 'Solutions', 'Industries', 'Resources', integrations, pricing, contact];
  const labels = order.map((entry) => (typeof entry === 'string' ? entry : entry.label));
  expect(all.map(({ label }) => label)).toEqual(labels);
  const hidden = ['Industries', pricing.label];
  expect(fewer.map(({ label }) => label)).toEqual(
    labels.filter((label) => !hidden.includes(label)),
  );
});

it('all case studies lie within one entry', () => {
  const holders = all
    .filter(isMenu)
    .filter(({ alsoWithin }) => caseStudies.some(({ href }) => isWithin(href, alsoWithin)));
  expect(holders.map(({ label }) => label)).toEqual(['Resources']);
});
