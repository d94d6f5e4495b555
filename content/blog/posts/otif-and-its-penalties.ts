import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { hubWorker } = assumptions[2026];

export const otifAndItsPenalties = {
  id: 30,
  title: 'OTIF: how “on time in full” is counted, and what a miss costs',
  slug: 'otif-and-its-penalties',
  excerpt:
    'Ninety-four percent on time, 95 in full, and the score says 90. One month of 200 orders, taken apart miss by miss, with the bill.',
  content:
    'OTIF worked out on 200 orders: how the two halves combine, what a 3 percent penalty comes to, which misses planning can prevent and which it cannot.',
  author: 'Delivery desk',
  date: '2026-08-25',
  category: 'Delivery Management',
  tags: ['otif', 'on time in full', 'retail delivery', 'chargebacks', 'delivery management'],
  image: 'cover-otif-and-its-penalties',
  featured: false,
  views: 560,
  likes: 27,
  sections: [
    {
      type: 'paragraph',
      content:
        '[OTIF](/support#glossary-otif) stands for on time, in full: the share of orders that arrived inside their window with everything that was ordered. Large retailers measure it at their docks and deduct money from the supplier’s invoice for what misses. The score arrives weeks later as one number, and the number is lower than anybody on the loading bay remembers.',
    },
    { type: 'heading', content: 'How the OTIF score is calculated' },
    {
      type: 'paragraph',
      content:
        'Take a supplier with 200 orders in a month. Twelve arrive late, so 94 percent are on time. Ten arrive short, so 95 percent are in full. Two orders are both late and short. That leaves 12 + 10 − 2 = 20 orders with something wrong, 180 without, and an OTIF of 90 percent.',
    },
    {
      type: 'paragraph',
      content:
        'The score can never beat its weaker half, and it is worst when the two kinds of miss fall on different orders. Here it could lie anywhere from 89 to 94 percent. A carrier that reports 94 and a warehouse that reports 95 are both telling the truth about a month that failed its goal of 95.',
    },
    {
      type: 'stats',
      title: 'The same month counted twice, and a warning about picking',
      stats: [
        {
          number: '95',
          label: 'of 100 are “in full” by order: one case short fails the whole order',
        },
        { number: '99.75', label: 'of 100 are “in full” by case: 30 of 12,000 are missing' },
        {
          number: '88.6',
          label: 'of 100 orders come out whole, if each of 12 lines is right 99 times in 100',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The third figure deserves a minute. Picking that is right in 99 lines of 100 sounds fine. An order of 12 lines comes out whole only if all of them are right, and twelve times 0.99, multiplied together, is 0.886. No driver can make up for that on the road.',
    },
    { type: 'heading', content: 'What an OTIF penalty costs' },
    {
      type: 'paragraph',
      content:
        'There is no law and no common standard. Each retailer’s vendor guide says what counts as late, who counts the cases and what a miss costs, and it may change each season. Assume a deduction of 3 percent of the order’s value and orders of $1,800. One miss is $54, and twenty of them are $1,080 a month.',
    },
    {
      type: 'paragraph',
      content:
        'Another guide may charge only what falls short of its goal. At a goal of 95 percent that is 5 points of 200 orders: ten misses, $540. Same trucks, half the bill. Read which of the two you signed before you spend anything on getting better.',
    },
    {
      type: 'list',
      title: 'Five questions for the vendor guide',
      items: [
        'Does the clock stop at the gate, at check-in or when the last pallet is off?',
        'Is early as bad as late?',
        'Does a moved appointment move the window, and who has to confirm it?',
        'Is “in full” counted by order, by line or by case, and does a refused case count as short?',
        'Until which day can a deduction be disputed, and with what evidence?',
      ],
    },
    { type: 'heading', content: 'Twenty misses, sorted by their first cause' },
    {
      type: 'image',
      src: 'chart-otif-and-its-penalties',
      alt: 'Bar chart of 20 missed orders by first cause: picked short 6, waited at the gate 4, late on the road 3, appointment moved 3, damaged 2, count disputed 2.',
      caption: 'Each missed order of the sample month once, under what went wrong first.',
    },
    {
      type: 'paragraph',
      content:
        'Six were picked short, and two of those also ran late because the warehouse went looking. Three were late on the road. Four reached the gate inside the window and were checked in after it. For three the store had moved the appointment by phone, and the score kept the old hour. Two were damaged, and for two the counts disagree.',
    },
    {
      type: 'paragraph',
      content:
        'So the road caused three of 20. A planner that sells you a cure for OTIF is selling a cure for 15 percent of it, ours included. The larger heaps are a picking list and a quarrel about minutes.',
    },
    {
      type: 'highlight',
      title: 'The four at the gate are a matter of proof',
      content:
        'A [geofence](/support#glossary-geofence) around the customer’s gate writes down the minute of arrival by itself. If the record says 6:41 AM for a window that closes at 7:00 AM, and check-in says 7:12 AM, you have something to send. Whether it counts is in the guide. Without a record the dock’s clock is the only clock.',
    },
    { type: 'heading', content: 'What each fix is worth' },
    {
      type: 'list',
      title: 'For the sample month, at $54 a miss',
      items: [
        'Scan pallets at loading and halve the six: three misses, $162. At an assumed two minutes an order and $22 an hour it costs $147.',
        'Plan the dock hours as they are and miss one on the road in place of three: two misses fewer, $108.',
        'Dispute with gate times and win three of four: three misses, $162, for about an hour at a desk.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Together they take eight misses away. That leaves 12, the score rises to 94 percent, and the bill falls from $1,080 to $648. Note the first line: scanning barely pays for itself with penalties alone. It pays because a short order is also a second trip, which shows in the [cost per delivery](/blog/cost-per-delivery-worked-out) and not in the deduction.',
    },
    { type: 'heading', content: 'Planning for a dock with a window' },
    {
      type: 'paragraph',
      content:
        'Enter the window that is scored, which may end before the one on the order. Use [the minutes that the dock takes](/blog/how-long-a-stop-takes), because one dock that runs 20 minutes over makes the next one late. Put scored docks early in the route, where fewer delays have piled up, and leave time windows at [Must](/support/articles/advanced-constraints). Draw [the fence](/blog/how-big-a-geofence-should-be) around the gate and not around the building, for the line of trucks stands outside.',
    },
    {
      type: 'paragraph',
      content:
        'Then agree with the store on one channel for moved appointments, in writing. Three phone calls cost $162 in our month, as much as all that scanning won. For the count, [proof at the door](/delivery-management#delivery-proof-&-validation) that lists the scanned packages ends most arguments on the day, while the pallets still stand there.',
    },
    {
      type: 'paragraph',
      content:
        'Score yourself before the retailer does. A sheet with five columns is enough: order, window, gate time, ordered, signed for. Fill it for a month and compare. Where the two scores differ by more than a point, the definitions differ, and you know the subject of the next call.',
    },
  ],
  keyTakeaways: [
    'Twelve late and ten short orders of 200, two of them both, make an OTIF of 90 percent, below either half.',
    'Ask whether every miss is charged or only the shortfall: $1,080 or $540 in the same month.',
    'In the sample the road causes three misses in 20; picking and the gate cause ten.',
    'A recorded gate time is what a late check-in can be disputed with.',
  ],
  worked: {
    title: 'A month of 200 orders and its deductions',
    lines: [
      { name: 'orders', label: 'Orders', value: 200 },
      { name: 'late', label: 'Late', value: 12 },
      { name: 'short', label: 'Short', value: 10 },
      { name: 'both', label: 'Late and short', value: 2 },
      {
        name: 'ontime',
        label: 'On time',
        sum: '(orders - late) / orders * 100',
        shown: '94',
        unit: 'percent',
      },
      {
        name: 'infull',
        label: 'In full',
        sum: '(orders - short) / orders * 100',
        shown: '95',
        unit: 'percent',
      },
      { name: 'missed', label: 'Orders with a miss', sum: 'late + short - both', shown: '20' },
      {
        name: 'otif',
        label: 'OTIF',
        sum: '(orders - missed) / orders * 100',
        shown: '90',
        unit: 'percent',
      },
      { name: 'cases', label: 'Cases in the month', value: 12000 },
      { name: 'missing', label: 'Cases missing', value: 30 },
      {
        name: 'bycase',
        label: 'In full by case',
        sum: '(cases - missing) / cases * 100',
        shown: '99.75',
        unit: 'percent',
      },
      {
        name: 'lines',
        label: 'Twelve lines at 99 in 100, all right',
        sum: '100 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99 * 0.99',
        shown: '88.6',
        unit: 'percent',
      },
      { name: 'value', label: 'Value of an order', value: 1800, unit: '$' },
      {
        name: 'each',
        label: 'A miss at 3 percent',
        sum: 'value * 3 / 100',
        shown: '$54',
        unit: '$',
      },
      {
        name: 'bill',
        label: 'Every miss charged',
        sum: 'missed * each',
        shown: '$1,080',
        unit: '$',
      },
      {
        name: 'shortfall',
        label: 'Only the shortfall to 95 percent',
        sum: '(95 - otif) / 100 * orders * each',
        shown: '$540',
        unit: '$',
      },
      { name: 'wage', label: 'An hour at the hub', value: hubWorker, unit: '$' },
      { name: 'three', label: 'Three misses', sum: '3 * each', shown: '$162', unit: '$' },
      {
        name: 'scanning',
        label: 'Scanning at two minutes an order',
        sum: 'orders * 2 / 60 * wage',
        shown: '$147',
        unit: '$',
      },
      { name: 'after', label: 'Misses after the fixes', sum: 'missed - 3 - 2 - 3', shown: '12' },
      {
        name: 'newbill',
        label: 'The bill after them',
        sum: 'after * each',
        shown: '$648',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
