import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { CatalogGroup } from '@/components/pages/integrations/catalog-group';
import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { integrationsPage } from '@/content/pages/integrations';
import { integrationCatalog } from '@/lib/content/integrations';
import { goTo, textsOf } from './screen';

const { search, placeholder, filter } = integrationsPage.catalog;
export const { all } = integrationsPage.catalog;

type System = readonly [heading: string, kind: string, description: string];
const group = (label: string, ...systems: readonly System[]) => ({
  label,
  systems: systems.map(([heading, kind, description]) => ({ heading, kind, description })),
});

/** The categories of this test, with what it finds there under any logo. */
const groups = {
  'market-place': group(
    'Marketplace',
    ['Uber Eats', 'Food delivery', 'Tickets in.'],
    ['Etsy', 'Marketplace', 'Gifts in.'],
  ),
  eCommerce: group(
    'Storefronts',
    ['Adobe Commerce', 'Storefront', 'Formerly Magento.'],
    ['Square', 'Point of sale', 'Tickets in.'],
    ['Toast', 'Point of sale', 'Minutes back.'],
  ),
  warehousing: group('Stock', ['DHL', 'Courier', 'Labels out.']),
  'accounting-erp': group(
    'Ledgers',
    ['SAP', 'ERP', 'Proof back.'],
    ['Xero', 'Accounting', 'Drafts back.'],
  ),
  hardware: group(
    'Devices',
    ['Scania', 'Vehicle maker', 'Tachograph hours.'],
    ['Zebra', 'Scanner', 'Each scan.'],
  ),
};
type Key = keyof typeof groups;
const keys = Object.keys(groups) as Key[];

const logo = integrationCatalog[0]?.entries[0]?.image ?? '';
export const catalogOfTest = keys.map((key) => ({
  key,
  label: groups[key].label,
  thread: 'teal' as const,
  text: 'Orders in.',
  entries: groups[key].systems.map((system, at) => ({
    ...system,
    slug: `${key}-${at}`,
    image: logo,
    category: key,
    hasMark: true,
    timing: 'daily',
    sample: true,
  })),
}));
export const namesOf = (key: Key) => groups[key].systems.map(({ heading }) => heading);
export const starting = (text: string) => new RegExp(`^${text}`);
export const { label: shop } = groups.eCommerce;
export const { label: stock } = groups.warehousing;
export const { label: device } = groups.hardware;
export const total = catalogOfTest.reduce((sum, { entries }) => sum + entries.length, 0);

const catalog = (
  <CatalogFilter
    {...{ search, placeholder, all }}
    label={filter}
    categories={catalogOfTest.map(({ entries, ...category }) => ({
      ...category,
      count: entries.length,
    }))}
  >
    {catalogOfTest.map((group) => (
      <CatalogGroup key={group.key} group={group} first />
    ))}
  </CatalogFilter>
);

/** Opens the page under an address. */
export function start(query = '') {
  goTo(`/integrations${query}`);
  return { user: userEvent.setup(), ...render(catalog) };
}

export const names = () => textsOf('heading', { level: 4 });
export const box = () => screen.getByRole('searchbox', { name: search });
export const type = (value: string) => fireEvent.change(box(), { target: { value } });
/** All are shown, under an address that asks for nothing. */
export function expectAll() {
  expect(names()).toHaveLength(total);
  expect(window.location.search).toBe('');
}
