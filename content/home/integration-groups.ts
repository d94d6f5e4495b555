import { routes } from '@/lib/routes';
import { figures } from '../figures';
import type { IntegrationsSection } from '../schemas/home/sections';
import type { IntegrationGroup } from './types';

export type { IntegrationGroup } from './types';

export const integrationGroups: readonly IntegrationGroup[] = [
  {
    title: 'Marketplaces and storefronts',
    text: 'An order placed on a storefront becomes a stop with a window, a weight and a phone number. Status flows back to the shopper without a copy-paste.',
  },
  {
    title: 'Warehouse systems and carriers',
    text: 'Pick lists arrive with dock and wave. The loading order goes back, last drop packed first, and overflow parcels book a carrier’s label.',
  },
  {
    title: 'Accounting and ERP',
    text: 'Customers, items and weights come in as each system releases them. Delivered quantities, cash collected and signed proof return as lines ready to invoice.',
  },
  {
    title: 'Hardware and telematics',
    text: 'GPS units, OBD dongles, temperature probes and handheld scanners report to one feed. The plan reads it, and alerts reach the driver’s screen.',
  },
];

export const integrationsSection: IntegrationsSection = {
  title: 'Integrations with what you run',
  lead: `${figures.integrationsOnHome.value} integrations, counting every app reachable through our connectors.`,
  browse: { label: 'Browse integrations', href: routes.integrations },
  pictureAlt:
    'Lines run into the planner from Shopify, WooCommerce, PrestaShop and BigCommerce; Uber Eats, DoorDash, Deliveroo and Just Eat; DHL, FedEx, UPS and DPD; SAP, QuickBooks, Xero and Odoo; Zebra Technologies, Bosch, TomTom and Ericsson.',
  note: 'Product names and logos belong to their owners.',
};
