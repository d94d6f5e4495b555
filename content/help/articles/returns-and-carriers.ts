import { figures } from '@/content/figures';
import type { HelpArticle } from '../types';

export const returnsAndCarriers = {
  id: 23,
  slug: 'returns-and-carriers',
  title: 'Plan returns and hand packages to carriers',
  description:
    'Add pickups and returns to delivery routes, count the room in the van, and let price and zone decide which packages go to a carrier.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'route-planning',
  rank: 12,
  readTime: 5,
  views: 0,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'two-questions',
      title: 'Two questions about each package',
      blocks: [
        {
          type: 'paragraph',
          text: 'A return asks whether one of your vans passes the door anyway. A delivery far from all routes asks whether a carrier does it for less. Pickups and returns are in every pricing plan; connectors to carriers come with Enterprise, as the [comparison](/pricing#comparison) shows.',
        },
      ],
    },
    {
      id: 'add-a-return',
      title: 'Add a return or a pickup',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open the plan, tab **Stops**, and press **Add stop**.',
            'Set **Kind** to **Pickup**. For a return, choose the original order under **Belongs to**; address and phone are filled in.',
            'Enter the **Load** that comes aboard. The planner counts the room in the van stop by stop, as packages leave it.',
            'Enter the **Window**. A wide one, such as 9:00 AM to 5:00 PM, costs least.',
            'Under **Goes to** choose the hub, or a later stop of the same route, such as a supplier.',
            'Press **Optimize**. Drops and pickups form one sequence.',
          ],
        },
        {
          type: 'picture',
          src: 'delivery-pickup',
          alt: 'Route of VAN 07 on a map with two additional returns, which lengthen it by 12 minutes in all.',
          caption: 'Two returns on the way: 12 minutes more for the route of VAN 07.',
        },
        {
          type: 'paragraph',
          text: 'In an import file the column **Kind** takes the words delivery and pickup. A [connected store](/support/articles/connect-a-shop-or-erp) creates the pickup by itself when a return is opened there.',
        },
      ],
    },
    {
      id: 'room-in-the-van',
      title: 'Check the room in the van',
      blocks: [
        {
          type: 'paragraph',
          text: 'A van for 60 packages that leaves with 58 has room for two returns before its first stop. After ten drops with 15 packages in all, it has room for 17. So a bulky return early in the day may lead to another order of stops, although the street is on the way. If a pickup stays **Unassigned** with the reason “No room,” widen its window first.',
        },
        {
          type: 'table',
          caption: 'What a return costs, worked out with assumed prices',
          columns: ['Way', 'Sum', 'Cost'],
          rows: [
            ['On the route, 6 minutes and 1 mile more', '6 × $0.60 + 1 × $0.70', '$4.30'],
            ['A separate trip, 40 minutes and 14 miles', '40 × $0.60 + 14 × $0.70', '$33.80'],
            ['Carrier with a label', 'Price of the label', '$9.50'],
          ],
        },
        {
          type: 'paragraph',
          text: 'With these figures the carrier is cheaper than the van once a return adds more than 14 minutes: 14 × $0.60 = $8.40, and one mile makes $9.10. Put your own wages and label prices in before you set a limit.',
        },
      ],
    },
    {
      id: 'at-the-pickup',
      title: 'What the driver does at a pickup',
      blocks: [
        {
          type: 'list',
          items: [
            'The stop carries the sign **Pickup** in **Today**, with what is to be taken.',
            'The driver scans the return label, or chooses **No label** and prints one at the hub.',
            'A photo shows the condition of the goods before they are packed away.',
            'The person who hands over the package gets a receipt by text or e-mail. In the store, the refund may begin with this scan.',
            '**Failed** has reasons of its own: **Not ready**, **Refused**, **Different goods**.',
          ],
        },
      ],
    },
    {
      id: 'connect-carriers',
      title: 'Connect a carrier',
      blocks: [
        {
          type: 'paragraph',
          text: `The site lists ${figures.warehouseIntegrations.value} ${figures.warehouseIntegrations.label}. You need a contract with the carrier and the access data of its shipping account; we neither sell nor bill carriage.`,
        },
        {
          type: 'steps',
          steps: [
            'Open **Settings**, tab **Connections**, press **Add connection** and choose the carrier.',
            'Paste the account number and the key, and press **Test label**. A label marked as a test should come out of your printer in the carrier’s own format.',
            'Enter the **Cut-off** of each hub: the time at which the carrier collects, such as 4:30 PM.',
            'Under **Rates** choose **From the carrier**, or import a price list by weight and zone.',
          ],
        },
      ],
    },
    {
      id: 'carrier-rules',
      title: 'Decide which packages go to a carrier',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Plan**, press **Carrier rules**, and add a line for what never fits your vans, for example “above 70 lb” to a pallet carrier.',
            'Add zones: ZIP codes that your own vans serve stay with them; all others go to the cheapest carrier that meets the promised day.',
            'Set **Own van up to**, the price below which a stop stays on your route even where a carrier would take it.',
            'Press **Try on last week**. The list shows which packages would have gone to whom, and the difference in dollars.',
            'Press **Save**. From then on **Optimize** shares out the stops first, and a line **To carriers** lists the rest with price and cut-off.',
          ],
        },
        {
          type: 'picture',
          src: 'delivery-carriers-phone',
          alt: 'A belt under a reader parts into four lines: 51 packages for own vans, 24 for Night Post, 9 for Pedal Couriers and 5 for Bulk & Pallet.',
          caption:
            'The result of such rules on a sample day: own vans keep 51 of 89 packages, and three carriers share the other 38.',
        },
        {
          type: 'paragraph',
          text: 'Press **Print labels** before the cut-off. A package that misses it turns red, and **Next carrier** finds one that collects later. Tracking numbers go back to the store, and the status of the carrier appears beside that of your own vans, in the words that the carrier uses.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If something does not fit',
      blocks: [
        {
          type: 'table',
          caption: 'Returns and carriers: common faults',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'A pickup is planned last every day',
              'Its load needs an empty van',
              'Check **Load**; 1 package is not 1 pallet',
            ],
            ['“Rate not available”', 'Weight or ZIP code is missing', 'Complete the order'],
            [
              'Too many packages go to carriers',
              '**Own van up to** is too low',
              'Raise it and try it on last week',
            ],
            [
              'A label is refused',
              'The account does not include that service',
              'Ask the carrier, then test again',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Proof at a pickup', href: '/support/articles/proof-guide' },
    { label: 'Connect a store', href: '/support/articles/connect-a-shop-or-erp' },
    { label: 'Capacity and other constraints', href: '/support/articles/advanced-constraints' },
  ],
  product: { label: 'Carrier integration', href: '/delivery-management#carrier-integration' },
  article: { label: 'Returns on the same route', href: '/blog/returns-on-the-same-route' },
} as const satisfies HelpArticle;
