import { routes } from '@/lib/routes';
import { figures } from '../figures';
import type { IntegrationsPage } from '../schemas/integrations';
import { site } from '../site';

const { integrationsInCatalogue: all, warehouseIntegrations: warehouses } = figures;

export const integrationsPage: IntegrationsPage = {
  page: {
    title: `Integrations: shops, carriers, ERP, hardware | ${site.name}`,
    description: `${all.value} integrations. Orders come in from shops and registers, proof and invoices go back: what each system sends to ${site.name}, what it gets back and when.`,
    keywords: [
      'delivery management integrations',
      'Shopify delivery integration',
      'carrier integration',
      'ERP proof of delivery',
      'GPS tracker integration',
    ],
  },
  name: 'Integrations',
  hero: {
    heading: ['Integrations', 'that feed one plan.'],
    description: `Plug in stores, carriers, ledgers and trackers: ${all.value} integrations, with ${warehouses.value} for warehouses and carriers. Below, the most requested ones tell what they send, what they get back and when.`,
    image: {
      picture: 'integrations-stop',
      narrow: 'integrations-stop-phone',
      alt: 'One stop, five systems. On Wednesday eBay sends a second parcel and Shopify the order; ShipHero sends the packed boxes at 03:40, QuickBooks terms and address as changed on November 4, Zebra both scans at 14:05. Back go signature, tracking, loading order, draft invoice and the route. VAN 07 delivers stop 9 at 14:06.',
    },
  },
  catalog: {
    title: 'Integration catalog by category',
    search: 'Search integrations',
    placeholder: 'Name, kind or data',
    filter: 'Category',
    all: 'All Integrations',
    note: 'Names and logos are marks of their owners. They stand here to say what connects; none of the owners endorses us by being listed.',
  },
  categories: [
    {
      key: 'market-place',
      label: 'Marketplace',
      hue: 'cobalt',
      text: 'Other people’s customers: orders in, delivery status out.',
    },
    {
      key: 'eCommerce',
      label: 'eCommerce Storefronts',
      hue: 'madder',
      text: 'Your own shop on the web and at the register: windows out, orders in.',
    },
    {
      key: 'warehousing',
      label: 'Warehousing',
      hue: 'teal',
      text: 'Waves and boxes in, loading order and overflow parcels out.',
    },
    {
      key: 'accounting-erp',
      label: 'Accounting and ERP',
      hue: 'plum',
      text: 'Released orders in, proof, cost and billing lines out.',
    },
    {
      key: 'hardware',
      label: 'Hardware',
      hue: 'ochre',
      text: 'Readings in, routes and settings out.',
    },
  ],
  request: {
    title: 'Request an integration',
    text: `The catalog names the most asked for of the ${all.value}. Tell us what you run and what should flow: a person answers, with a date or a reason.`,
    dialog: {
      title: 'Request Integration',
      lead: 'Name the system, what it should send and what it wants back.',
      placeholder: 'We print labels in… and want the stop’s status back in…',
      fallback: 'No form here yet? An e-mail does the same: write to',
      privacy: 'Your details are used for the answer and nothing else; see the',
    },
  },
  behavior: {
    title: 'How a connection behaves',
    items: [
      {
        term: 'It reads before it writes',
        text: 'A new connection starts with reading alone. You see what it would have written, line by line, and then switch writing on.',
      },
      {
        term: 'Nothing arrives twice',
        text: 'An order keeps the number its own system gave it. Sent again after a hiccup, it meets the stop that is already there.',
      },
      {
        term: 'The other side may sleep',
        text: 'What should go out waits in order until the other system answers. The Connections tab shows how many wait, and since when.',
      },
      {
        term: 'One key, one line',
        text: 'Each system gets a key of its own that reaches the fields it needs and no others. Take the key away and the line is cut.',
      },
    ],
    api: {
      text: 'A system of your own making speaks to the same plan through the API.',
      label: 'Read the API docs',
      href: routes.apiDocs,
    },
  },
};
