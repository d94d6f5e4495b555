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

interface System {
  heading: string;
  kind: string;
  description: string;
}

/** The categories of this test, with what it finds there under any logo. */
const groups = {
  'market-place': {
    label: 'Marketplace',
    systems: [
      { heading: 'Uber Eats', kind: 'Food delivery', description: 'Tickets in.' },
      { heading: 'Etsy', kind: 'Marketplace', description: 'Gifts in.' },
    ],
  },
  eCommerce: {
    label: 'Storefronts',
    systems: [
      { heading: 'Adobe Commerce', kind: 'Storefront', description: 'Formerly Magento.' },
      { heading: 'Square', kind: 'Point of sale', description: 'Tickets in.' },
      { heading: 'Toast', kind: 'Point of sale', description: 'Minutes back.' },
    ],
  },
  warehousing: {
    label: 'Stock',
    systems: [{ heading: 'DHL', kind: 'Courier', description: 'Labels out.' }],
  },
  'accounting-erp': {
    label: 'Ledgers',
    systems: [
      { heading: 'SAP', kind: 'ERP', description: 'Proof back.' },
      { heading: 'Xero', kind: 'Accounting', description: 'Drafts back.' },
    ],
  },
  hardware: {
    label: 'Devices',
    systems: [
      { heading: 'Scania', kind: 'Vehicle maker', description: 'Tachograph hours.' },
      { heading: 'Zebra', kind: 'Scanner', description: 'Each scan.' },
    ],
  },
} as const satisfies Record<string, { label: string; systems: readonly System[] }>;
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
