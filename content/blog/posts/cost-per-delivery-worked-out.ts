import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher, driver: wage, gasoline, hubWorker } = assumptions[2025];

export const costPerDeliveryWorkedOut = {
  id: 2,
  title: 'Cost per delivery: nine lines of one van’s day, worked out',
  slug: 'cost-per-delivery-worked-out',
  excerpt:
    'The invoice says $7.50. One van’s day, added up in public, says $19.17, and fuel is 27 cents of it.',
  content:
    'One van, one day, nine cost lines: how to work out what a delivery costs, which divisor to use and which levers move a whole dollar.',
  author: 'Delivery desk',
  date: '2025-11-04',
  updated: '2026-11-29',
  category: 'Delivery Management',
  tags: ['cost per delivery', 'pricing', 'delivery management', 'billing'],
  image: 'cover-cost-per-delivery-worked-out',
  featured: true,
  views: 1580,
  likes: 74,
  sections: [
    {
      type: 'paragraph',
      content:
        '“Delivery, one order: $7.50.” The line stands on every invoice, and hardly anyone in the building can say where the amount came from. A competitor charged it, or a predecessor guessed it. Ask what the delivery cost to make and you will usually be told about fuel.',
    },
    { type: 'heading', content: 'What one van costs in one day' },
    {
      type: 'paragraph',
      content:
        'Take VAN 03 of our sample fleet: 18 stops, 19.5 miles, timed windows, a signature at each door. Of the 18 orders, 17 are handed over and one comes back. The prices below are assumptions for the example, so put yours beside them as you read.',
    },
    {
      type: 'list',
      title: 'The bill for the day',
      items: [
        'Driver: 8 paid hours at $25, wage and payroll costs together. $200.00.',
        '[Dispatch](/support#glossary-dispatch): one desk at $240 a day, shared by five vehicles. $48.00.',
        'Van: lease, insurance, plates and parking at $870 a month, over 21 working days. $41.43.',
        'Loading: 18 orders at 2.5 minutes of hub labor, $22 an hour. $16.50.',
        'Customer calls: three, five minutes each, at the same hourly rate. $5.50.',
        'Claims: 30 cents an order for what arrives broken or is said never to have arrived. $5.40.',
        'Fuel: 19.5 miles at 13 miles a gallon is 1.5 gallons, at $3.10. $4.65.',
        'Wear: tires, brakes and oil at 12 cents a mile. $2.34.',
        'Phone and software: $45 a month, again over 21 days. $2.14.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The sum is $325.96. Divided by the 17 orders that changed hands it comes to $19.17 each, more than two and a half times the amount on the invoice. Unless the goods carry the difference, VAN 03 subsidizes its customers by nearly $200 a day.',
    },
    {
      type: 'image',
      src: 'chart-cost-per-delivery-worked-out',
      alt: 'Bar chart of the cost of one completed delivery in the worked example: driver $11.76, dispatch $2.82, van $2.44, loading $0.97, calls and claims $0.64, fuel and wear $0.41, phone and software $0.13. The driver accounts for more than all the other bars together.',
      caption: 'Where the $19.17 goes, per completed delivery of VAN 03.',
    },
    { type: 'heading', content: 'Cost per stop or per completed delivery?' },
    {
      type: 'paragraph',
      content:
        'The divisor deserves an argument before the lines do. Per planned stop the same day costs $18.11, which looks better and measures less, because customers do not pay for an order that went back to the hub. The $1.07 between the two, before rounding, is what one failure in 18 adds to every order that succeeded; our article on [failed delivery attempts](/blog/failed-delivery-attempts) follows it further.',
    },
    {
      type: 'paragraph',
      content:
        'Count a redelivery as a second cost against one completed order. Some reports count it as a second order, so that a depot with many failures appears busier and its cost per delivery appears to fall. Packages are a different unit again: two packages for the same apartment are one delivery, and a company that changes from orders to packages in mid-year may halve the figure without saving a cent.',
    },
    { type: 'heading', content: 'What one extra order costs' },
    {
      type: 'paragraph',
      content:
        'Sales will tell you that one more order costs nothing, since the van drives past the door. There is something in it. What an extra order costs depends on what it displaces, and there are three answers for the same doorbell.',
    },
    {
      type: 'highlight',
      title: 'One extra order, three prices',
      content:
        'Inside the shift, with 11 minutes to spare: about $1.52 for loading, calls and claims, plus a few cents of fuel. After the shift, with overtime at $36 an hour including payroll costs: 11 minutes add $6.60, so a little over $8. When it is the order that needs another van: $241 for driver and vehicle on top of the $1.52, until further orders share them.',
    },
    {
      type: 'paragraph',
      content:
        'Use the first price to decide about a late order at 11:30 AM and the average to decide about a rate. The trouble begins when a contract for 40 orders a day is quoted at the price of one that the van passes anyway. At 18 stops a route those 40 orders fill two vans and start a third, each with a driver.',
    },
    { type: 'heading', content: 'How to lower the cost per delivery' },
    {
      type: 'list',
      title: 'What each change takes off the $19.17',
      items: [
        '10 percent fewer miles, with the same paid hours: $0.04.',
        '30 paid driver minutes less, for example because the van stands loaded when the shift begins: $0.74.',
        'The one failed order delivered at the first attempt: $1.07.',
        '21 stops instead of 18 in the same shift, 20 of them delivered: $2.61.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The last figure adds three stops at $1.52 and two miles at 36 cents, for $331.25 over 20 completed orders, or $16.56. [Density](/support#glossary-route-density) wins because $289 of the day (driver, dispatch and van) is spent before the first door and stays the same however many doors follow. Shorter routes help only when the dispatcher turns the saved minutes into stops or into fewer paid hours.',
    },
    {
      type: 'paragraph',
      content:
        'That is also the honest way to read a savings claim, [our calculator](/pricing#savings) included. Ten percent of the distance is worth four cents here, while ten percent of the driver’s hours would be worth about $1.18. Always ask which of the two has been measured, and whether the payroll noticed.',
    },
    { type: 'heading', content: 'Keep the cost sheet up to date' },
    {
      type: 'paragraph',
      content:
        'Build it once by hand for a typical van and then for your worst one. In the platform, the fleet summary gives fuel and maintenance cost for any period and set of vehicles, and [billing automation](/fleet-management#billing-automation) turns distance, stops and waiting time into invoice lines as each trip closes. In the evening they are on one sheet per customer. Wages come from payroll, and the claims line from customer service.',
    },
    {
      type: 'paragraph',
      content:
        'Refresh the nine lines each quarter, and compare zones before you compare drivers. If Bobbin Street costs $14 and the hill farms cost $31, one rate of $19.17 is too expensive for the first and a gift to the second. A zone price settles that argument better than a speech about efficiency.',
    },
  ],
  keyTakeaways: [
    'In the worked example one completed delivery costs $19.17, of which the driver’s hours make up $11.76 and fuel 27 cents.',
    'Divide by completed orders; failures then show up in the cost of the rest.',
    'Price a single late order at its marginal cost and a contract at the average.',
    'Saved miles pay only when the minutes become further stops or a shorter paid day.',
  ],
  worked: {
    title: 'What VAN 03’s day costs, and one of its deliveries',
    lines: [
      { name: 'orders', label: 'Orders on board', value: 18, unit: 'orders' },
      { name: 'delivered', label: 'Orders handed over', value: 17, unit: 'orders' },
      { name: 'miles', label: 'Miles of the day', value: 19.5, unit: 'miles' },
      { name: 'days', label: 'Working days in a month', value: 21, unit: 'days' },
      { name: 'labor', label: 'Hub labor, an hour', value: hubWorker, unit: '$' },
      { name: 'wage', label: 'An hour of a driver', value: wage, unit: '$' },
      { name: 'desk', label: 'An hour at the desk', value: dispatcher, unit: '$' },
      { name: 'gallon', label: 'A gallon of gasoline', value: gasoline, unit: '$' },
      {
        name: 'driver',
        label: 'Driver: 8 hours at $25',
        sum: '8 * wage',
        shown: '$200.00',
        unit: '$',
      },
      {
        name: 'dispatch',
        label: 'Dispatch: $240 shared by five vehicles',
        sum: '8 * desk / 5',
        shown: '$48.00',
        unit: '$',
      },
      { name: 'van', label: 'Van: $870 a month', sum: '870 / days', shown: '$41.43', unit: '$' },
      {
        name: 'loading',
        label: 'Loading: 2.5 minutes an order',
        sum: 'orders * 2.5 / 60 * labor',
        shown: '$16.50',
        unit: '$',
      },
      {
        name: 'calls',
        label: 'Customer calls: three of five minutes',
        sum: '3 * 5 / 60 * labor',
        shown: '$5.50',
        unit: '$',
      },
      {
        name: 'claims',
        label: 'Claims: 30 cents an order',
        sum: 'orders * 0.3',
        shown: '$5.40',
        unit: '$',
      },
      {
        name: 'fuel',
        label: 'Fuel: 13 miles a gallon at $3.10',
        sum: 'miles / 13 * gallon',
        shown: '$4.65',
        unit: '$',
      },
      {
        name: 'wear',
        label: 'Wear: 12 cents a mile',
        sum: 'miles * 0.12',
        shown: '$2.34',
        unit: '$',
      },
      {
        name: 'phone',
        label: 'Phone and software: $45 a month',
        sum: '45 / days',
        shown: '$2.14',
        unit: '$',
      },
      {
        name: 'day',
        label: 'Cost of the day',
        sum: 'driver + dispatch + van + loading + calls + claims + fuel + wear + phone',
        shown: '$325.96',
        unit: '$',
      },
      {
        name: 'each',
        label: 'Cost of a completed delivery',
        sum: 'day / delivered',
        shown: '$19.17',
        unit: '$',
      },
      {
        name: 'planned',
        label: 'Cost of a planned stop',
        sum: 'day / orders',
        shown: '$18.11',
        unit: '$',
      },
      {
        name: 'failure',
        label: 'What the failed order adds to each of the others',
        sum: 'each - planned',
        shown: '$1.07',
        unit: '$',
      },
      {
        name: 'extra',
        label: 'Loading, calls and claims of one more order',
        sum: '(loading + calls + claims) / orders',
        shown: '$1.52',
        unit: '$',
      },
      {
        name: 'overtime',
        label: '11 minutes of overtime at $36 an hour',
        sum: '11 / 60 * 36',
        shown: '$6.60',
        unit: '$',
      },
      {
        name: 'another',
        label: 'Driver and vehicle of another van',
        sum: 'driver + van',
        shown: '$241',
        unit: '$',
      },
      {
        name: 'fewer',
        label: 'Off each delivery: 10 percent fewer miles',
        sum: '(fuel + wear) * 0.1 / delivered',
        shown: '$0.04',
        unit: '$',
      },
      {
        name: 'shorter',
        label: 'Off each delivery: 30 paid minutes less',
        sum: '0.5 * wage / delivered',
        shown: '$0.74',
        unit: '$',
      },
      {
        name: 'dense',
        label: 'The day with three stops and two miles more',
        sum: 'day + 3 * extra + 2 * (fuel + wear) / miles',
        shown: '$331.25',
        unit: '$',
      },
      {
        name: 'denseEach',
        label: 'Each of its 20 deliveries',
        sum: 'dense / 20',
        shown: '$16.56',
        unit: '$',
      },
      {
        name: 'lever',
        label: 'Off each delivery: 21 stops, 20 delivered',
        sum: 'each - denseEach',
        shown: '$2.61',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
