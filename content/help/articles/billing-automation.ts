import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const billingAutomation = {
  id: 14,
  slug: 'billing-automation',
  title: 'Bill your customers automatically',
  description:
    'Turn miles, stops and waiting time into invoice lines: enter rates, check a sheet, send it to accounting.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'account-settings',
  rank: 20,
  readTime: 6,
  views: 1040,
  author: 'Accounts team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-is-billed',
      title: 'What can be billed automatically',
      blocks: [
        {
          type: 'paragraph',
          text: `This guide is about the invoices that you write to your customers. What you pay for ${site.name} is explained in [Billing and subscriptions](/support/articles/billing-guide).`,
        },
        {
          type: 'table',
          caption: 'What a line can count, and where the number comes from',
          columns: ['Counted', 'Source', 'Start with it when'],
          rows: [
            ['Miles', 'GPS unit or driver app', 'The customer pays for distance'],
            ['Stops', 'Swipe **Complete** with its proof', 'The customer pays per delivery'],
            [
              'Waiting',
              'Standstill inside the stop’s geofence',
              'A dock keeps your van ([detention](/support#glossary-detention))',
            ],
            ['Hours', 'Start and end of the route', 'A vehicle is hired with its driver'],
            ['Attempts', 'Tap **Failed** with its reason', 'A second attempt costs extra'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Locations by SIM are too coarse for miles and waiting, and the sheet leaves such trips blank. The [pricing page](/pricing) shows which subscriptions include billing automation.',
        },
      ],
    },
    {
      id: 'enter-rates',
      title: 'Enter the rates',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Customers**, tab **Rates**, and press **Add rate card**.',
            'Choose the **Customer**. One card may serve several.',
            'Add a line for each thing you charge: **Miles** at $0.90, for example, and **Waiting** at $0.50 a minute.',
            'Under **Free** enter what is included, such as the first 10 minutes of waiting at each stop. Zero means that every minute counts.',
            'Check **Use gate times** if an [RFID gate](/support/articles/rfid-gate) at the dock notes arrival and departure.',
            'Under **Counted from** choose where miles begin: at the hub, or at the first stop.',
            'Enter **Valid from**. The old card stays valid until the day before.',
            'Press **Save**.',
          ],
        },
        {
          type: 'warning',
          title: 'Write down what a mile is',
          text: 'Miles as driven and miles as planned differ on a day with a closed bridge. Choose one under **Miles are** on the card, and put the same word into the contract. A customer who finds out from the invoice will dispute all of it.',
        },
        {
          type: 'paragraph',
          text: 'A rate that changes on December 1 can be entered in November. Trips are charged by the card that is valid when the trip begins, so a route over midnight has one rate.',
        },
      ],
    },
    {
      id: 'tie-trips-to-customers',
      title: 'Say which trip belongs to whom',
      blocks: [
        {
          type: 'list',
          items: [
            '**One customer per route.** Choose the customer in the plan, on the **Vehicles** tab. All miles are theirs.',
            '**Several customers on one route.** Each stop carries its customer, from the import file or from the [connected store](/support/articles/connect-a-shop-or-erp). Stops and waiting go to the stop’s customer.',
            '**Miles on a shared route.** Under **Share miles by** choose **Stops** or **Direct distance**. The first is easy to explain, the second is fairer where one stop lies far out.',
          ],
        },
        {
          type: 'paragraph',
          text: 'An example of sharing: a route of 60 miles has 12 stops, of which 9 belong to customer A and 3 to B. By stops, A pays for 45 miles and B for 15. Stop by stop that is 5 miles each, for near and far customers alike.',
        },
      ],
    },
    {
      id: 'check-a-sheet',
      title: 'Check a billing sheet line by line',
      blocks: [
        {
          type: 'paragraph',
          text: 'Each evening the trips of the day become a sheet per customer. It opens under **Customers**, tab **Sheets**, and shows **Matched** when every stop has a proof and every mile a source.',
        },
        {
          type: 'picture',
          src: 'fleet-billing',
          alt: 'A billing sheet dated Nov 12 with four trips: miles driven, minutes of waiting and a charge for each, and $83.49 at its foot.',
          caption: 'A sheet of our sample fleet. The customer sees the same lines.',
        },
        {
          type: 'table',
          caption: 'The same sheet, worked out',
          columns: ['Trip', 'Miles × $0.90', 'Waiting × $0.50', 'Charge'],
          rows: [
            ['First', '19.5 × 0.90 = $17.55', '0 min', '$17.55'],
            ['Second', '15.3 × 0.90 = $13.77', '22 min = $11.00', '$24.77'],
            ['Third', '24.2 × 0.90 = $21.78', '8 min = $4.00', '$25.78'],
            ['Fourth', '17.1 × 0.90 = $15.39', '0 min', '$15.39'],
            ['Sum', '76.1 × 0.90 = $68.49', '30 min = $15.00', '$83.49'],
          ],
        },
        {
          type: 'paragraph',
          text: 'On this card **Free** is zero, so all 30 minutes of waiting are charged.',
        },
        {
          type: 'steps',
          title: 'Clear a sheet that reads “Open”',
          steps: [
            'Click the line with the mark. It says what is missing: a proof, a customer or a stretch without locations.',
            'For a missing proof, open the stop and add the driver’s paper, or take the line off.',
            'For a gap in the track, choose **Use planned miles** for that stretch. The sheet says so to the customer.',
            'Press **Approve**. From then on only a correction can change the sheet, and both stay visible.',
          ],
        },
      ],
    },
    {
      id: 'send-to-accounting',
      title: 'Send it to accounting',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Settings**, tab **Connections**, and connect your accounting system, as the guide to [connections](/support/articles/connect-a-shop-or-erp#connect) explains.',
            'Under **Customers**, tab **Rates**, choose **Send** for each customer: each trip, each day, each week or each month. Three systems keep the rhythm that [the catalog](/integrations) names: Xero gets a draft on Sundays, TallyPrime a file at the end of the day, and QuickBooks a draft invoice five minutes after each signed delivery, so approve the sheet first and the drafts afterward.',
            'Choose **Draft** for the first month. Accounting then presses the last button.',
            'Without such a system press **Export** in **Sheets**. The CSV has a line per charge, with date, trip, stop, quantity, rate and amount.',
          ],
        },
        {
          type: 'tip',
          title: 'Let the customer look first',
          text: 'With **Share sheet** the customer gets a link to the sheet on the evening of the trip. Questions then come while the driver still remembers the dock, and not weeks later with the payment.',
        },
        {
          type: 'paragraph',
          text: 'Taxes are left to your accounting system. The sheet holds amounts before tax, since only accounting knows each customer’s status.',
        },
      ],
    },
    {
      id: 'first-month',
      title: 'Run the first month beside your old way',
      blocks: [
        {
          type: 'paragraph',
          text: 'Write the invoices of one customer both ways for four weeks and compare the totals. Differences up to 2% are usually miles: the odometer reads a little high, and paper is rounded up. For $4,000 of invoices that is $80, worth one talk with the customer before you switch.',
        },
        {
          type: 'paragraph',
          text: 'Then go on by size, the largest customer last. What your own mile costs you, and so what a rate has to cover, is worked out in [what one delivery costs](/blog/cost-per-delivery-worked-out).',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If an amount looks wrong',
      blocks: [
        {
          type: 'table',
          caption: 'From the question to the cause',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'Miles are too high',
              'Counted from the hub, agreed from the first stop',
              'Change **Counted from** and correct the sheet',
            ],
            [
              'No waiting although the driver waited',
              'The van stood outside the fence',
              'Move or widen the [geofence](/support/articles/geofence-guide#work-out-the-size)',
            ],
            [
              'A line appears twice',
              'The stop was split over two vehicles',
              'Keep one, and write why',
            ],
            [
              'The old rate was used',
              '**Valid from** is after the trip',
              'Correct the date, then **Recalculate**',
            ],
            [
              'A trip is blank',
              'The vehicle reports by SIM',
              'Enter miles by hand or use gate times',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Connect your accounting system', href: '/support/articles/connect-a-shop-or-erp' },
    { label: 'Read the reports', href: '/support/articles/reading-the-reports' },
    { label: 'What you pay us: subscriptions', href: '/support/articles/billing-guide' },
  ],
  product: { label: 'Billing automation', href: '/fleet-management#billing-automation' },
  article: { label: 'What one delivery costs', href: '/blog/cost-per-delivery-worked-out' },
} as const satisfies HelpArticle;
