import { routes } from '@/lib/routes';
import { figures } from '../figures';
import type { IntegrationsSection } from '../schemas/home/sections';
import type { IntegrationGroup } from './types';

export type { IntegrationGroup } from './types';

export const integrationGroups: readonly IntegrationGroup[] = [
  {
    title: 'Marketplaces and storefronts',
    text: 'An order placed in your store becomes a stop with a time window, a weight and a phone number. Delivery status goes back to the shopper automatically.',
  },
  {
    title: 'Warehouse systems and carriers',
    text: 'Pick lists arrive with dock and wave. The loading order goes back with the last stop loaded first, and overflow packages get a carrier label.',
  },
  {
    title: 'Accounting and ERP',
    text: 'Customers, items and weights come in from your system. Delivered quantities, cash collected and signed proof go back as lines ready to invoice.',
  },
  {
    title: 'Hardware and telematics',
    text: 'GPS units, OBD dongles, temperature probes and handheld scanners report to one feed. Route planning uses their readings, and alerts reach the driver’s phone.',
  },
];

export const integrationsSection: IntegrationsSection = {
  title: 'Integrations with your systems',
  lead: `${figures.integrationsOnHome.value} integrations: apps that a connector service reaches are counted here, and the catalog counts direct ones only.`,
  browse: { label: 'Browse integrations', href: routes.integrations },
  pictureAlt:
    'Lines run into the planner from Shopify, WooCommerce, PrestaShop and BigCommerce; Uber Eats, DoorDash, Deliveroo and Just Eat; DHL, FedEx, UPS and DPD; SAP, QuickBooks, Xero and Odoo; Zebra Technologies, Bosch, TomTom and Ericsson.',
  note: 'A sample of intended behavior. Product names and logos belong to their owners.',
};
