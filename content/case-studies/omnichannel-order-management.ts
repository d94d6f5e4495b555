import { routes } from '@/lib/routes';
import { site } from '../site';
import type { CaseStudy } from './types';

export const caseStudy = {
  rank: 1,
  slug: 'omnichannel-order-management',
  title: 'Store, web and marketplace orders on one route',
  industry: 'Retail',
  weeks: 10,
  hue: 'plum',
  sample: true,
  published: '2025-07-08',
  updated: '2026-11-29',
  page: {
    title: `Omnichannel Retail Delivery: Sample Case Study | ${site.name}`,
    description:
      'How a sample home goods retailer merged store, web and marketplace orders into one plan in ten weeks, with the cost of a delivery worked out in dollars.',
    keywords: [
      'omnichannel order management',
      'store replenishment and home delivery',
      'retail route planning',
      'cost per home delivery',
    ],
  },
  preview: { words: 'Store and web, one route', ground: 'deep' },
  picture: 'case-retail',
  pictureAlt: 'Map: routes link a hub with three stores.',
  cover: {
    picture: 'case-retail-cover',
    narrow: 'case-retail-cover-phone',
    alt: 'A loader carries a carton to a truck whose open side shows a cage for stores and cartons for homes.',
  },
  teaser: {
    text: 'Deliveries to 18 stores and 655 homes a day are planned from one list.',
    image: {
      picture: 'story-retail',
      narrow: 'story-retail-phone',
      alt: 'Three slips for Bobbin Street, from store, web and marketplace, become one visit by one van at 9:20 AM.',
    },
  },
  summary: `Saltmarsh & Co sells lamps, rugs and small furniture in 18 stores, on its own site and on three marketplaces. Three planners used to plan its deliveries separately, one for each channel. After ten weeks, ${site.name} planned the orders of all channels together.`,
  facts: [
    { value: '18', label: 'stores' },
    { value: '655', label: 'home deliveries a day' },
  ],
  profile: {
    name: 'Saltmarsh & Co',
    business: 'Home goods and small furniture',
    icon: 'waves-horizontal',
    industry: 'Retail',
    region: 'West Coast, United States',
    fleet: '26 vans and 4 box trucks at one hub',
    staff: '410 people, 38 of them drivers',
    products: [
      { label: 'Delivery management', href: routes.deliveryManagement },
      { label: 'Route optimization', href: routes.routeOptimization },
      { label: 'Integrations', href: routes.integrations },
    ],
    note: 'Saltmarsh & Co is a sample company, and its figures are invented. The arithmetic is shown so that you can use your own numbers.',
  },
  order: ['results', 'challenge', 'solution', 'quote', 'timeline'],
  variants: { hero: 'beside' },
  wide: { results: 'paper', quote: 'band', timeline: 'sunk' },
  challenge: {
    title: 'Three order channels, three drivers on one street',
    paragraphs: [
      'On a Tuesday in February, a Saltmarsh van brought cushions to the store on Bobbin Street at 9:20 AM. At 10:05 AM a second one delivered a lamp four doors down. At 11:40 AM a courier brought a rug from a marketplace to 31 Bobbin Street. All three loads had left the same hub that morning.',
      'Each of the three planners had planned well, but only for a third of the goods. Store orders were in the warehouse system, web orders in the storefront, and marketplace orders in a browser tab from which they were retyped.',
    ],
    points: [
      {
        title: 'Stores',
        text: 'Fixed days; each store has a dock and an hour when staff can sign.',
        note: 'planned on Friday',
      },
      {
        title: 'Web',
        text: 'Home orders with a window that the customer picked.',
        note: 'planned at 6:00 AM',
      },
      {
        title: 'Marketplaces',
        text: 'Orders with a delivery date that the marketplace has promised.',
        note: 'typed in, 109 a day',
      },
    ],
  },
  solution: {
    title: 'One list of stops for every sales channel',
    paragraphs: [
      'Orders from the storefront, the marketplaces and the warehouse system now arrive in one list. Each becomes a stop with a time window, a weight and a note on handling. The sales channel is kept for accounting and does not affect the route.',
      'Two rules balance the channels. A store’s dock hour is fixed, and home deliveries fill the time between docks. Orders that do not fit by 7:15 AM go to a carrier, chosen by price and zone, whose label and status come back to the same list.',
      'Customers of every channel get the same tracking link, and may move their time slot until the van is loaded. Returns are picked up by the next van on that street.',
    ],
    image: {
      picture: 'case-retail-load',
      narrow: 'case-retail-load-phone',
      alt: 'A box truck cut open: eight numbered loads from three channels, the first stop by the doors and the last one against the cab.',
    },
    caption:
      'One truck with orders from three channels, loaded in reverse: stop 8 against the cab, stop 1 by the doors. Each order can be unloaded without moving another.',
    points: [
      {
        title: 'Storefront and marketplace links',
        text: 'Orders come in automatically, and the delivery status goes back.',
        href: routes.integrations,
      },
      {
        title: 'Last-mile planning',
        text: 'Stores and homes on mixed routes, with the last stop loaded first.',
        href: `${routes.deliveryManagement}#last-mile-delivery-management`,
      },
      {
        title: 'Carrier integration',
        text: 'Overflow orders get a carrier label before the vans leave.',
        href: `${routes.deliveryManagement}#carrier-integration`,
      },
      {
        title: 'Pickup management',
        text: 'Returns are added as stops to planned routes.',
        href: `${routes.deliveryManagement}#pickup-management`,
      },
    ],
  },
  timeline: {
    title: 'Ten weeks, including one failed plan',
    steps: [
      {
        title: 'Read the orders',
        weeks: { from: 1, to: 2 },
        text: 'Every order field went onto one list: who fills it, and who needs it. Of 44 fields, 19 turned out to be unused.',
      },
      {
        title: 'Connect',
        weeks: { from: 3, to: 5 },
        text: 'The storefront first, then the warehouse, the marketplaces last. Retyping ended on the Wednesday of week five.',
      },
      {
        title: 'Mix',
        weeks: { from: 6, to: 8 },
        text: 'Four vans drove mixed routes. The first plan was dropped after three days, because it loaded armchairs behind cushions; loading order then became a constraint.',
      },
      {
        title: 'Hand over',
        weeks: { from: 9, to: 10 },
        text: 'All 30 vehicles went onto one plan. The three planners now work from it together, and the Friday planning meeting ended.',
      },
    ],
  },
  results: {
    title: 'Cost per home delivery: 80 cents less',
    basis:
      'Twenty working days in February, before the project, against twenty in June, after it. Neither month had a sale. Cost is what the controller books, so it includes the software.',
    figures: [
      {
        value: '$8.60',
        label: 'for a home delivery that cost $9.40',
        change: { before: 9.4, after: 8.6, unit: 'US dollars' },
        how: 'Van hours, fuel, carrier invoices and fees, divided by home deliveries: $120,320 for 12,800, then $112,660 for 13,100. The cost of a mixed route is split by stops.',
      },
      {
        value: '92 a day',
        label: 'packages handed to outside carriers, down from 160',
        change: { before: 160, after: 92, unit: 'packages a day' },
        how: 'Labels bought: 3,200 in February and 1,840 in June. Own vans took the others on routes that already went there.',
      },
      {
        value: '9 a day',
        label: 'orders entered manually, down from 118',
        change: { before: 118, after: 9, unit: 'orders a day' },
        how: 'Orders created by a person and not by an import. The nine are phone orders, as many as before.',
      },
    ],
    caveat:
      'The on-time rate hardly changed: 94 of 100 home deliveries came inside their time window before, 95 after. The gain was in cost.',
  },
  quote: {
    text: 'Three planners used to defend three plans. These days they argue about one, and it is shorter.',
    name: 'Grace Holloway',
    position: 'Head of fulfillment, Saltmarsh & Co',
    photo: 'face-grace-holloway',
    scene: {
      picture: 'scene-grace-holloway',
      alt: 'Grace Holloway scans cartons at a packing bench; shelves with cartons and a lamp stand behind it.',
    },
    sample: true,
  },
  demo: {
    title: 'Selling in more than one place?',
    text: 'Bring one morning’s orders from each channel. We put them on one map.',
  },
} as const satisfies CaseStudy;
