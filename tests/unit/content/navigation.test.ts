import { expect, it } from 'vitest';
import { pages as entries, footerNavigation } from '@/content/navigation';
import { isWithin } from '@/lib/address/current-page';
import { getNavigation, isMenu, menuTiles, namedPlaces } from '@/lib/content/navigation';
import { getPanels } from '@/lib/content/panels';
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

it('panels and mobile menu lead to the same pages', () => {
  const { solutions, apps, industriesFoot, helpCenter, resources, legal } = getPanels();
  const tiles = menuTiles.map(({ slug }) => ({ href: `/use-cases/${slug}` }));
  const inPanels = [
    ...solutions,
    ...apps,
    ...tiles,
    industriesFoot.all,
    helpCenter,
    ...resources,
    ...legal,
  ];
  const inMenu = all.filter(isMenu).flatMap(({ links }) => links);
  expect(inMenu.map(({ href }) => href)).toEqual(inPanels.map(({ href }) => href));
});

it('each page of header and footer is named once', () => {
  const hrefs = namedPlaces({ showIndustriesAndPricing: true }).map(({ href }) => href);
  expect(hrefs).toEqual([...new Set(hrefs)]);
  const inFooter = footerNavigation.flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs).toEqual(expect.arrayContaining([entries.contact.href, ...inFooter]));
});

it('all case studies lie within one entry', () => {
  const holders = all
    .filter(isMenu)
    .filter(({ alsoWithin }) => caseStudies.some(({ href }) => isWithin(href, alsoWithin)));
  expect(holders.map(({ label }) => label)).toEqual(['Resources']);
});
