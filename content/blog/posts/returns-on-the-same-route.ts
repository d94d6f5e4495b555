import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { vanWithDriver } = assumptions[2025];

export const returnsOnTheSameRoute = {
  id: 21,
  title: 'Return pickups on the delivery route: what a detour may cost',
  slug: 'returns-on-the-same-route',
  excerpt:
    'A van that drives past anyway can take a return along, for a price in minutes. That price is a short calculation, and so is the point at which a second van is cheaper.',
  content:
    'How to add return pickups to delivery routes: the insertion cost in minutes, the room that frees up in the van, and the price at which to stop.',
  author: 'Routing desk',
  date: '2025-02-11',
  updated: '2026-11-29',
  category: 'Delivery Management',
  tags: ['delivery management', 'returns', 'pickups', 'insertion cost', 'capacity'],
  image: 'cover-returns-on-the-same-route',
  featured: false,
  views: 5940,
  likes: 226,
  sections: [
    {
      type: 'paragraph',
      content:
        'Six minutes. That is what it costs at 1:48 PM on the sample day to pick up a boxed lamp from 40 Treadle Street, if VAN 07 does it on its way to Dyers’ Row. If VAN 03 does it, the price is 14. A van sent from the hub for nothing else might be gone for 45. Same lamp, same afternoon.',
    },
    {
      type: 'highlight',
      title: 'Insertion cost',
      content:
        'Minutes from the stop before to the pickup, plus minutes from the pickup to the stop after, minus the minutes between those two stops as they stand now, plus the time at the pickup’s door.',
    },
    { type: 'heading', content: 'Compare the insertion cost of four places' },
    {
      type: 'paragraph',
      content:
        'Allow five minutes at the door. Then try the lamp in each gap that lies anywhere near, and write down what happens to the stops behind it. Drive times are made up for this example; the vehicles and their arrival times are those of the sample fleet.',
    },
    {
      type: 'list',
      title: 'Candidates at 1:48 PM',
      items: [
        'VAN 07, before 22 Dyers’ Row: 14 + 7 − 20 + 5 = 6 minutes. Arrival at Dyers’ Row slips from 2:08 PM to 2:14 PM; its window runs to 2:30 PM.',
        'VAN 14, after its 2:02 PM stop: 6 + 7 − 11 + 5 = 7 minutes. The next customer slips from 2:24 PM to 2:31 PM and was promised 2:30 PM.',
        'VAN 07, after Dyers’ Row: 7 + 5 − 8 + 5 = 9 minutes. All windows hold.',
        'VAN 03, before its 2:20 PM stop: 12 + 15 − 18 + 5 = 14 minutes. Two later windows have only 12 to spare.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'VAN 14 costs only a minute more than the best offer, and is out all the same, because it would break a promise by one minute. The first line wins, and what makes it cheap is plain to see: VAN 07 drives through Treadle Street anyway, so the detour itself is one minute and the rest is time at the door. It has to be done now, though, by hand and with a call to the driver, because re-planning never touches the stop a van is driving to. At 1:56 PM the customer at Dyers’ Row gets [a message with the minute of arrival](/support/articles/notification-guide#four-types), and from then on the gap should count as closed.',
    },
    { type: 'heading', content: 'Check the load after every stop' },
    {
      type: 'paragraph',
      content:
        'Minutes are half of the question; the other half is [room](/support#glossary-capacity). A van empties as it drives, and the usual check forgets that. It adds up all deliveries and all pickups, compares the total with the van, and turns down routes that would fit with ease.',
    },
    {
      type: 'paragraph',
      content:
        'Say VAN 03 holds 300 cubic feet and leaves with 270, 15 for each of its 18 stops. Two [returns](/support#glossary-reverse-logistics) wait: an armchair of 80 cubic feet and a stroller of 40. Added up, that is 390, which no dispatcher would load, yet in sequence it works. The armchair needs the load down to 220, and after four stops it stands at 270 − 60 = 210, so the chair brings it to 290. After stop 10 the stroller lifts 200 to 240, and VAN 03 comes home with 120.',
    },
    {
      type: 'image',
      src: 'chart-returns-on-the-same-route',
      alt: 'Line chart of cubic feet aboard after every second stop. With deliveries only, the load falls from 270 to 0. With an armchair after stop 4 and a stroller after stop 10 it peaks at 290, below the limit of 300, and ends at 120.',
      caption: 'The chair fits from stop 4 on. One stop earlier it would need 305 cubic feet.',
    },
    {
      type: 'paragraph',
      content:
        'One thing no chart shows: the chair now stands in front of the packages for stops 5 to 18. Bulky returns belong late in the route or against the bulkhead, and a driver who can’t reach the next package will move the chair at every door. If you must take it early, add two minutes to each stop that follows and see whether the gap is still the cheapest.',
    },
    { type: 'heading', content: 'What a second van costs per return' },
    {
      type: 'paragraph',
      content:
        'How much may a detour cost? As much as the alternative. Say a hub has eight vans and 24 returns a day, and an hour of van and driver costs $42. A separate van needs 13 minutes to reach each return and 5 at the door. That is 24 × 18 = 432 minutes, plus 18 for the way back: 450 minutes, or 7.5 hours. They cost $315, which is $13.13 a return.',
    },
    {
      type: 'stats',
      title: 'Twenty-four returns a day',
      stats: [
        { number: '$13.13', label: 'each if one separate van collects all 24: $315 ÷ 24' },
        {
          number: '$5.60',
          label: 'each at 8 minutes on the routes: 192 minutes, 3.2 hours, $134.40',
        },
        { number: '18.75 min', label: 'detour at which both cost the same: 450 ÷ 24' },
        { number: '24 min', label: 'of slack needed on each of eight vans: 192 ÷ 8' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Look at the 24 minutes before you look at the $5.60. A route planned to the final minute of the shift has no 24 to give, and then the cheap return is paid in overtime or in a late customer. Plan the slack in the morning, as a dummy stop of 24 minutes in each route, and take it out as real pickups come in. A [route template](/support/articles/route-templates#what-is-kept) puts it back for the next day.',
    },
    { type: 'heading', content: 'Group far returns by street' },
    {
      type: 'paragraph',
      content:
        'A return out at Fuller’s Field costs 22 minutes: over the ceiling, so it waits. Next morning a second one turns up on the same street, and once the van is there it adds one minute of driving and five at the door. Together they cost 28 minutes, 14 apiece, and both go. Hold far returns for a day or two when your terms allow it, and look at them as a group; taken one by one, they would all be turned down.',
    },
    { type: 'heading', content: 'When to stop taking same-day pickups' },
    {
      type: 'paragraph',
      content:
        'A route with n open stops has n + 1 gaps, counting the trip home. The five vehicles of the sample day start with 89 stops, which makes 94 gaps; at 1:48 PM they have 29 stops left and 34 gaps. Each hour fewer places remain, and those that do are scattered, so the cheapest offer climbs. That is the reason for a cut-off, and it tells you where to set it: at the hour when, over the past month, the cheapest offer has usually passed your ceiling.',
    },
    {
      type: 'list',
      title: 'What goes wrong at the door',
      items: [
        'The box isn’t packed. Send the notice with a line that says what has to be ready, and give the driver leave to go after three minutes.',
        'The box is bigger than the order says. Ask for the size when the return is booked; “one item” can be a lamp or a wardrobe.',
        'The right box, the wrong customer. Scan before signing, and take proof as you would for a delivery.',
        'The plan gives three returns to a bike, which has no room for them. Leave BIKE 02 out of the candidates altogether.',
      ],
    },
    {
      type: 'paragraph',
      content:
        '[Pickup management](/delivery-management#pickup-management) offers a return to the route that already drives past, with [windows and capacity](/support/articles/advanced-constraints#list-of-constraints) weighed in. To see what one more stop does to a day, add it in [the planner](/route-optimization#planner=courier). What no software can know is your ceiling. Take last month’s returns, work out the minutes of each, and write one number on the wall: up to here on the route, above it tomorrow. If your dispatchers cannot name it today, each of them is using a different one.',
    },
  ],
  keyTakeaways: [
    'Price a pickup in minutes: there, onward, minus the old leg, plus time at the door.',
    'A gap that breaks a promise, even by a minute, is no gap at all, however cheap.',
    'Check the load after each stop; the total of deliveries and pickups says nothing.',
    'Your ceiling is what a separate van costs per return, here just under 19 minutes.',
    'Slack for pickups has to be in the morning plan, or it comes out of overtime.',
  ],
  worked: {
    title: 'Twenty-four returns a day: on the routes, or with one separate van',
    lines: [
      { name: 'returns', label: 'Returns in a day', value: 24 },
      {
        name: 'between',
        label: 'To reach a return, separate van',
        value: 13,
        unit: 'minutes',
      },
      { name: 'door', label: 'At the door', value: 5, unit: 'minutes' },
      { name: 'way', label: 'Back from the last', value: 18, unit: 'minutes' },
      { name: 'rate', label: 'An hour of van and driver', value: vanWithDriver, unit: '$' },
      { name: 'vans', label: 'Vans on the routes', value: 8 },
      { name: 'detour', label: 'A return on the routes', value: 8, unit: 'minutes' },
      {
        name: 'work',
        label: 'Returns of the separate van',
        sum: 'returns * (between + door)',
        shown: '432',
        unit: 'minutes',
      },
      { name: 'all', label: 'Its whole trip', sum: 'work + way', shown: '450', unit: 'minutes' },
      { name: 'hours', label: 'The same in hours', sum: 'all / 60', shown: '7.5', unit: 'hours' },
      {
        name: 'cost',
        label: 'Cost of the separate van',
        sum: 'hours * rate',
        shown: '$315',
        unit: '$',
      },
      {
        name: 'each',
        label: 'A return with the separate van',
        sum: 'cost / returns',
        shown: '$13.13',
        unit: '$',
      },
      {
        name: 'added',
        label: 'Returns on the routes',
        sum: 'returns * detour',
        shown: '192',
        unit: 'minutes',
      },
      {
        name: 'addedCost',
        label: 'Cost on the routes',
        sum: 'added / 60 * rate',
        shown: '$134.40',
        unit: '$',
      },
      {
        name: 'addedEach',
        label: 'A return on the routes',
        sum: 'addedCost / returns',
        shown: '$5.60',
        unit: '$',
      },
      {
        name: 'ceiling',
        label: 'Detour at which both cost the same',
        sum: 'all / returns',
        shown: '18.75',
        unit: 'minutes',
      },
      {
        name: 'slack',
        label: 'Slack needed on each van',
        sum: 'added / vans',
        shown: '24',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
