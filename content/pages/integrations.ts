import { titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { figures } from '../figures';
import { plans } from '../plans';
import type { IntegrationsPage } from '../schemas/integrations';
import { site } from '../site';

const { integrationsInCatalogue: all, warehouseIntegrations: warehouses } = figures;

// As in content/plan-comparison.ts.
const standard = titleOf(plans, 'standard');
const enterprise = titleOf(plans, 'enterprise');

export const integrationsPage: IntegrationsPage = {
  page: {
    title: `Integrations: stores, carriers, ERP, hardware | ${site.name}`,
    description: `${all.value} integrations for delivery fleets. Orders come in from stores and ERP, proof and invoices go back: a sample catalog of the data each system exchanges.`,
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
    heading: ['Delivery integrations', 'for stores, carriers', 'and ERP'],
    description: `For dispatchers who retype orders today. We count ${all.value} integrations that connect a system directly, ${warehouses.value} for warehouses and carriers among them. Each entry below says what comes in, what goes back, on which plan and after how much set-up.`,
    image: {
      picture: 'integrations-stop',
      narrow: 'integrations-stop-phone',
      alt: 'One stop, five systems. On Wednesday eBay sends a second package and Shopify the order; ShipHero sends the packed boxes at 3:40 AM, QuickBooks terms and address as changed on November 4, Zebra both scans at 2:05 PM. Back go signature, tracking, loading order, draft invoice and the route. VAN 07 delivers stop 9 at 2:06 PM.',
    },
  },
  catalog: {
    title: 'Integration catalog by category',
    search: 'Search integrations',
    placeholder: 'Name or type, such as ERP',
    filter: 'Category',
    all: 'All Integrations',
    intended:
      'The {number} {integration|integrations} listed here {shows|show} intended behavior: how a connection is designed to work. Ask us which connections are live before you rely on one.',
    legend:
      'Set-up is time on your side, before writing is switched on. The larger number on our home page adds the apps that a connector service reaches.',
    note: 'Names and logos are trademarks of their owners. They show which system a connection is designed for; no owner endorses us.',
  },
  categories: [
    {
      key: 'market-place',
      label: 'Marketplace',
      hue: 'cobalt',
      text: 'Orders from where your customers shop or eat.',
    },
    {
      key: 'eCommerce',
      label: 'eCommerce Storefronts',
      hue: 'madder',
      text: 'Online stores and registers, for all plans: orders come in, tracking goes back.',
    },
    {
      key: 'warehousing',
      label: 'Warehousing',
      hue: 'teal',
      text: `With the ${enterprise} plan: boxes come in, loading order and overflow go back.`,
    },
    {
      key: 'accounting-erp',
      label: 'Accounting and ERP',
      hue: 'plum',
      text: `Accounting with ${standard} and up, ERP with ${enterprise}: orders in; proof and bills out.`,
    },
    {
      key: 'hardware',
      label: 'Hardware',
      hue: 'ochre',
      text: `GPS for all plans, sensors with ${standard} and up: readings in, routes and settings out.`,
    },
  ],
  request: {
    title: 'Request an integration',
    text: `The catalog lists the most requested of the ${all.value}. Tell us which system you use and which data to exchange: we answer with a date, or with the reason why not.`,
    sent: 'Request sent. The answer goes to the e-mail address that you gave.',
    dialog: {
      title: 'Request Integration',
      lead: 'Name the system, what it should send and what it should get back.',
      placeholder: 'We print labels in… and want the stop’s status back in…',
      fallback: 'If the form does not show, send the same by e-mail to',
      privacy: 'Your details are used for the answer and nothing else; see the',
    },
  },
  behavior: {
    title: 'How connections are designed to work',
    text: 'Connect your own software to the same plan through the API.',
    items: [
      {
        term: 'Read-only at first',
        text: 'A new connection only reads. You see what it would write, line by line, and then switch writing on.',
      },
      {
        term: 'No duplicate orders',
        text: 'An order keeps the number from its own system. If it is sent again after an error, it updates the stop that exists.',
      },
      {
        term: 'Retries while a system is down',
        text: 'Outgoing data waits in order until the other system answers. The Connections tab shows how many messages wait, and since when.',
      },
      {
        term: 'One API key per system',
        text: 'Each system gets its own key, limited to the fields it needs. Revoke the key, and the connection ends.',
      },
    ],
    link: { label: 'Read the API docs', href: routes.apiDocs },
  },
};
