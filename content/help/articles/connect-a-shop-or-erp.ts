import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const connectAShopOrErp = {
  id: 15,
  slug: 'connect-a-shop-or-erp',
  title: 'Connect a store, marketplace or ERP',
  description:
    'Let orders come in and proof go back: match the fields, read for three days, then switch writing on.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'account-settings',
  rank: 21,
  readTime: 5,
  views: 2260,
  author: 'Integrations team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-flows',
      title: 'What flows in and what goes back',
      blocks: [
        {
          type: 'paragraph',
          text: `A connection brings orders into ${site.name} as stops and carries the result back, so that no address is typed twice. Each system has its own rhythm.`,
        },
        {
          type: 'table',
          caption: 'Four of the systems in the catalog',
          columns: ['System', 'Comes in', 'Goes back', 'When'],
          rows: [
            [
              'Shopify',
              'Orders with the chosen window',
              'Fulfillment at the first scan',
              'At checkout',
            ],
            [
              'WooCommerce',
              'Orders in processing',
              'Completed, attempted or returned',
              'On status change',
            ],
            [
              'SAP',
              'Deliveries with weight and volume',
              'Proof, shortages by line',
              '4:30 AM and at the end of a route',
            ],
            [
              'QuickBooks',
              'Terms and addresses',
              'A draft invoice with the proof',
              '5 minutes after proof',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'The [catalog](/integrations) lists the others with what each sends. Online stores and marketplaces connect on every pricing plan; accounting systems on the Standard pricing plan and above; ERP systems, warehouses, carriers, the API and work made for you with Enterprise, as the [pricing page](/pricing#comparison) shows.',
        },
      ],
    },
    {
      id: 'before-you-connect',
      title: 'What to have ready',
      blocks: [
        {
          type: 'list',
          items: [
            'A fleet manager’s sign-in here, and an administrator’s in the other system.',
            'One hub with its address, and [a plan](/support/articles/route-optimization-guide) that you have driven at least once.',
            'A list of the delivery methods of your store, and which of them your own vans carry out.',
            'The name of the person who looks at failed orders each morning.',
          ],
        },
        {
          type: 'tip',
          title: 'Begin with the quietest channel',
          text: 'If you sell in a store of your own and on two marketplaces, connect the one with the fewest orders first. At 10 orders a day you read every line; at 300 you would trust a percentage.',
        },
      ],
    },
    {
      id: 'connect',
      title: 'Make the connection',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Settings**, tab **Connections**, and press **Add connection**.',
            'Choose the system. For an online store the page of that store opens and asks you to allow access; for an [ERP](/support#glossary-erp) you enter its address and a user made for this purpose.',
            'Name the connection after the channel, such as “Web store.”',
            'Choose the **Hub** at which these orders are loaded.',
            'Under **Orders from** choose today. Older ones stay where they are.',
            'Leave **Writing** at **Off** and press **Save**. The line reads **Reading**.',
          ],
        },
        {
          type: 'picture',
          src: 'help-connections-phone',
          alt: 'Five lines meet in one stop: eBay, Shopify, ShipHero, QuickBooks and Zebra each send their part at their own time, and signature, tracking, loading order and draft invoice go back.',
          caption:
            'Several systems may speak about one stop. Each has a line and a key of its own.',
        },
        {
          type: 'warning',
          title: 'One key for each system',
          text: 'Never use the key of one connection for another system, or for a script of your own. A key reaches only the fields that its system needs; if it leaks, **Revoke** cuts that one line and nothing else.',
        },
      ],
    },
    {
      id: 'match-fields',
      title: 'Match the fields',
      blocks: [
        {
          type: 'table',
          caption: 'Fields that decide whether an order can be planned',
          columns: ['Field here', 'Usually called there', 'If it is empty'],
          rows: [
            ['Order number', 'Order name or document number', 'The order is refused'],
            [
              'Address',
              'Shipping address, never billing',
              'The stop waits under **Check address**',
            ],
            ['Time window', 'Delivery slot or requested date', 'Any time in the shift'],
            ['Load', 'Weight, volume or number of packages', 'Counts as zero'],
            ['Phone', 'Phone of the shipping address', 'No text can be sent'],
            ['Needs', 'A tag, such as “chilled”', 'Any vehicle may take it'],
          ],
        },
        {
          type: 'steps',
          steps: [
            'Open the connection, tab **Fields**. The left column is ours, the right one theirs, with the values of the newest order.',
            'Correct what was matched wrongly. A weight in ounces gets **Divide by** 16, so that 40 oz arrive as 2.5 lb.',
            'Under **Only these** choose the delivery methods that your vans carry out. Leave out pickup in the store.',
            'Translate tags to [needs](/support/articles/advanced-constraints#skills-and-equipment), one line each.',
            'Press **Try ten orders**. Nothing is kept; you see the ten stops that would come of them.',
          ],
        },
      ],
    },
    {
      id: 'read-then-write',
      title: 'Read for three days, then write',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Let the connection read for three working days. Orders appear under **Plan**, list **Unplanned**.',
            'Each evening compare the count with the other system. Compare the number of orders, not only their total in dollars.',
            'Open the tab **Would write**. It shows line by line what would have gone back, such as “completed, 2:06 PM, photo.”',
            'When three days in a row are right, set **Writing** to **On**.',
            'Deliver one real order, and look it up in the store before you go home.',
          ],
        },
        {
          type: 'paragraph',
          text: 'An order that is sent twice is still one stop, because it keeps the number of its own system. If the other side is down, what has to go out waits in line; **Connections** shows how many wait and since when.',
        },
        {
          type: 'paragraph',
          text: 'Changes follow until departure: a refund removes the stop, and a new address sends it back to **Check address**. Once the van is on its way, a change becomes an entry under **Exceptions**, because a dispatcher has to decide.',
        },
      ],
    },
    {
      id: 'own-system',
      title: 'Connect a system of your own',
      blocks: [
        {
          type: 'paragraph',
          text: 'Without a connector there are two ways. A CSV file each night is enough for many: enter its address under **Settings**, tab **Connections**, **Scheduled import**. It is read at the hour that you set, with the fields above as its columns. Or a program of yours speaks to the [API](/api-docs), which plans routes and finds vehicles; it comes with Enterprise.',
        },
        {
          type: 'paragraph',
          text: 'If neither fits, press **Request Integration** in the catalog and say what should flow. A person answers with a date or a reason.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If an order does not arrive',
      blocks: [
        {
          type: 'table',
          caption: 'Where to look first',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'The order is nowhere',
              'Its delivery method is not chosen',
              'Open **Only these** and check it',
            ],
            ['“Access refused”', 'The other system withdrew the key', 'Press **Connect again**'],
            [
              'Many stops under **Check address**',
              'The billing address was matched',
              'Match the shipping address',
            ],
            [
              'Every load is zero',
              'Weights are missing in the product list',
              'Fill them in there, not here',
            ],
            [
              'Status does not go back',
              '**Writing** is off, or lines wait',
              'Look at the number that waits',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'When you [write to us](/contact), send the order number and the name of the connection. Leave keys out of the message; we never ask for one.',
        },
      ],
    },
  ],
  next: [
    { label: 'Bill from proof of delivery', href: '/support/articles/billing-automation' },
    { label: 'What recipients are told', href: '/support/articles/notification-guide' },
    { label: 'The API', href: '/api-docs' },
  ],
  product: { label: 'All integrations', href: '/integrations' },
  article: { label: 'What data a planner needs', href: '/blog/what-data-a-planner-needs' },
} as const satisfies HelpArticle;
