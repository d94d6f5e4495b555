import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver } = assumptions[2025];

export const storeAndWebOrdersOneRoute = {
  id: 23,
  title: 'Store replenishment and home delivery on one route: a sample',
  slug: 'store-and-web-orders-one-route',
  excerpt:
    'Four store trucks had no stop after 11:30 AM while nine vans went out with web orders. A sample retailer put both on one plan, and most of the saving was hours.',
  content:
    'A sample retailer joins store replenishment and home delivery in ten weeks: constraints, costs before and after, and what failed.',
  author: 'Delivery desk',
  date: '2025-01-14',
  updated: '2026-11-29',
  category: 'Case Studies',
  tags: ['retail', 'omnichannel', 'store delivery', 'home delivery', 'sample case'],
  image: 'cover-store-and-web-orders-one-route',
  featured: false,
  views: 7310,
  likes: 285,
  sections: [
    {
      type: 'paragraph',
      content:
        'By noon four store trucks are back in the yard of Foundry hub. Their drivers are paid until 2:30 PM, so they sweep out the boxes, check the oil and wait for the clock. Meanwhile nine vans of the same retailer carry web orders, some of them into streets that a truck left an hour ago.',
    },
    {
      type: 'highlight',
      title: 'A sample, with its prices on',
      content:
        'We invented this retailer so that every cost could be printed, and you can swap each for yours. The sequence of work, and the ways it goes wrong, will look familiar to anyone who has joined two fleets.',
    },
    {
      type: 'paragraph',
      content:
        'The sample company sells housewares in 14 stores around one city, six days a week. Four trucks refill the stores from Foundry hub between 5:30 AM and 11:30 AM. From ten o’clock nine vans carry 260 home orders: its own web orders, and those it takes [through marketplaces](/integrations). That takes two planners, two lists and, on many streets, two vehicles.',
    },
    { type: 'heading', content: 'Look for idle truck hours first' },
    {
      type: 'paragraph',
      content:
        'At first everyone looked at the map, where the lines cross. The better clue stood in the yard. Truck drivers are paid for nine hours, from 5:30 AM on, and the last store is served at 11:30 AM. Three hours times four trucks are 720 minutes a day. A home order takes 12 minutes, with the drive to it and a share of the trip back, so those minutes hold 60 orders.',
    },
    {
      type: 'paragraph',
      content:
        'Nine vans with 260 orders carry about 29 each: 348 minutes, and the rest of nine hours goes into loading and the wait for evening windows. Take 60 away and 200 remain, which is work for seven vans at the same pace. The plan was never to merge everything. It was to give each truck 15 doors near its last store, on the way home.',
    },
    { type: 'heading', content: 'Rules of the joint plan: windows, liftgates, loading order' },
    {
      type: 'list',
      title: 'Entered before the first run',
      items: [
        'Each store takes goods in a [window](/support#glossary-time-window) of its own, the first from 5:30 AM, the last until 11:30 AM.',
        'Six stores get roll cages and need a [liftgate](/support#glossary-liftgate). The other eight get totes, which any vehicle can bring.',
        'Cages come off first, so they are loaded last. Home packages stand at the bulkhead, in reverse order of the stops.',
        'A truck’s home stops lie between 11:30 AM and 2:30 PM. Customers with an evening window stay with the vans.',
        'Orders that arrive after 9:00 PM wait for the next night’s plan, from whichever channel they come.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'In the planner these are windows, vehicle capacities and needs, with the liftgate entered as [equipment of the truck](/support/articles/advanced-constraints#skills-and-equipment). The fourth rule decides whether the idea works at all. It needs 60 orders a day that may come around noon, and a count of four weeks found 110 of the 260 with such a window or with none. Had there been 40, the project would have ended on its second day.',
    },
    { type: 'heading', content: 'Ten-week rollout: a plan on paper, then one truck' },
    {
      type: 'paragraph',
      content:
        'The first two weeks went into the file: store hours and docks, 4,100 home addresses placed on the map, and all orders, from the web store and the marketplaces, brought into one list. For two more, [a joint plan](/support/articles/multi-vehicle-routing#set-up-the-plan) was made every night and left on the desk, beside the record of what both fleets had really done. In week five one truck followed it, with three stores and 15 doors, then a second. The other two followed from week eight, and on the last day seven vans left the hub in place of nine.',
    },
    {
      type: 'paragraph',
      content:
        'Two vans went back at the end of their lease, and their drivers took shifts that had been filled by an agency. This was settled in week one and said aloud. A pilot run by people who expect to lose their jobs by it produces remarkable delays.',
    },
    { type: 'heading', content: 'Week six: wrong store hours stop the pilot' },
    {
      type: 'paragraph',
      content:
        'In the file the store on Bobbin Street opened at 7:00 AM. Its shutters go up at 8:30 AM, as every truck driver knew and no file said; the old route had simply come by later. The pilot truck arrived at 7:43 AM and waited 47 minutes. It reached its first home stop 47 minutes late, and missed three windows before it ran out of shift.',
    },
    {
      type: 'quote',
      content:
        'The file had been right for years, because no driver had ever followed it. The day the plan followed it, we found out.',
      author: 'Transport lead of the sample retailer',
      sample: true,
    },
    {
      type: 'paragraph',
      content:
        'So the pilot stood still for two days. The trucks’ recorded tracks of the past two weeks, cut at each store’s door, were laid beside the file, and every driver was asked. Four of the 14 opening times proved wrong. [Unloading](/blog/how-long-a-stop-takes) took 19 minutes on average where 15 were planned; over 14 stores that is 56 minutes a day, nearly five home orders. The plan fell to 55 doors on the trucks until quicker unloading at the larger docks won the time back.',
    },
    { type: 'heading', content: 'Cost per stop, before and after' },
    {
      type: 'paragraph',
      content:
        'Say a vehicle with driver costs $294 a day: nine hours at $25, plus $69 for lease and insurance. Each mile costs $0.62. Before, 13 vehicles and 826 miles came to $3,822 + $512 = $4,334. Afterward it was 11 vehicles and 744 miles, $3,234 + $461 = $3,695. Stops stayed the same, 14 stores and 260 doors.',
    },
    {
      type: 'stats',
      title: 'The sample day, week ten',
      stats: [
        { number: '$15.82', label: 'a stop before: $4,334 ÷ 274' },
        { number: '$13.49', label: 'a stop after: $3,695 ÷ 274, some 15 percent less' },
        { number: '$639', label: 'saved a day, or $16,614 in a month of 26 delivery days' },
        { number: '$588', label: 'of it from two vehicles and shifts; only $51 from miles' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The last line is the finding. Shorter routes brought 8 cents of each dollar saved. The rest came from two vans and their shifts, replaced by hours already paid for. A retailer whose trucks are out until evening would see little of this, however much its routes overlap. What [shorter routes alone](/pricing#savings) are worth is another sum.',
    },
    {
      type: 'paragraph',
      content:
        'One quarrel remains, and it is worth having early: whose cost is the truck now? The sample splits by hours. Six of nine go to the stores, three to home delivery, so a third of each truck day lands on the web budget. Before, the stores paid for all nine. Ask finance in week one, or the web team will call the joint route expensive in week eleven.',
    },
  ],
  keyTakeaways: [
    'Look for paid hours with no stops in them before you look for crossing lines on the map.',
    'Count how many home orders may come while the trucks are free; that number makes or breaks a joint route.',
    'Check store hours against real arrivals, since drivers have been correcting the file from memory.',
    'In this made-up case the cost of a stop falls from $15.82 to $13.49, mostly by two fewer vehicles and shifts.',
  ],
  worked: {
    title: 'Store trucks and home delivery: a day before and after',
    lines: [
      { name: 'trucks', label: 'Store trucks', value: 4 },
      { name: 'idle', label: 'Idle hours of a truck', value: 3, unit: 'hours' },
      { name: 'order', label: 'A home order', value: 12, unit: 'minutes' },
      { name: 'orders', label: 'Home orders in a day', value: 260 },
      { name: 'stores', label: 'Stores', value: 14 },
      { name: 'vansBefore', label: 'Vans before', value: 9 },
      { name: 'vansAfter', label: 'Vans after', value: 7 },
      { name: 'shift', label: 'Paid hours', value: 9, unit: 'hours' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      { name: 'lease', label: 'Lease and insurance of a day', value: 69, unit: '$' },
      { name: 'mile', label: 'A mile', value: 0.62, unit: '$' },
      { name: 'milesBefore', label: 'Miles before', value: 826, unit: 'miles' },
      { name: 'milesAfter', label: 'Miles after', value: 744, unit: 'miles' },
      { name: 'days', label: 'Delivery days in a month', value: 26, unit: 'days' },
      { name: 'slow', label: 'Minutes too long at a store', value: 4, unit: 'minutes' },
      {
        name: 'free',
        label: 'Idle minutes of the trucks',
        sum: 'trucks * idle * 60',
        shown: '720',
        unit: 'minutes',
      },
      { name: 'moved', label: 'Home orders that fit in', sum: 'free / order', shown: '60' },
      { name: 'doors', label: 'Doors of each truck', sum: 'moved / trucks', shown: '15' },
      {
        name: 'perVan',
        label: 'Orders of a van before',
        sum: 'round(orders / vansBefore)',
        shown: '29',
      },
      {
        name: 'vanMinutes',
        label: 'Minutes of a van’s orders',
        sum: 'perVan * order',
        shown: '348',
        unit: 'minutes',
      },
      { name: 'left', label: 'Orders left to the vans', sum: 'orders - moved', shown: '200' },
      {
        name: 'perDay',
        label: 'A vehicle with driver',
        sum: 'shift * wage + lease',
        shown: '$294',
        unit: '$',
      },
      {
        name: 'fixedBefore',
        label: 'Vehicles before',
        sum: '(trucks + vansBefore) * perDay',
        shown: '$3,822',
        unit: '$',
      },
      {
        name: 'drivenBefore',
        label: 'Miles before, in whole dollars',
        sum: 'round(milesBefore * mile)',
        shown: '$512',
        unit: '$',
      },
      {
        name: 'before',
        label: 'A day before',
        sum: 'fixedBefore + drivenBefore',
        shown: '$4,334',
        unit: '$',
      },
      {
        name: 'fixedAfter',
        label: 'Vehicles after',
        sum: '(trucks + vansAfter) * perDay',
        shown: '$3,234',
        unit: '$',
      },
      {
        name: 'drivenAfter',
        label: 'Miles after, in whole dollars',
        sum: 'round(milesAfter * mile)',
        shown: '$461',
        unit: '$',
      },
      {
        name: 'after',
        label: 'A day after',
        sum: 'fixedAfter + drivenAfter',
        shown: '$3,695',
        unit: '$',
      },
      { name: 'stops', label: 'Stops', sum: 'stores + orders', shown: '274' },
      {
        name: 'stopBefore',
        label: 'A stop before',
        sum: 'before / stops',
        shown: '$15.82',
        unit: '$',
      },
      {
        name: 'stopAfter',
        label: 'A stop after',
        sum: 'after / stops',
        shown: '$13.49',
        unit: '$',
      },
      {
        name: 'share',
        label: 'Saved',
        sum: '100 * (before - after) / before',
        shown: '15',
        unit: 'percent',
      },
      { name: 'saved', label: 'Saved in a day', sum: 'before - after', shown: '$639', unit: '$' },
      {
        name: 'month',
        label: 'Saved in a month',
        sum: 'saved * days',
        shown: '$16,614',
        unit: '$',
      },
      {
        name: 'vehicles',
        label: 'Of it vehicles and shifts',
        sum: 'fixedBefore - fixedAfter',
        shown: '$588',
        unit: '$',
      },
      {
        name: 'miles',
        label: 'Of it miles',
        sum: 'drivenBefore - drivenAfter',
        shown: '$51',
        unit: '$',
      },
      {
        name: 'late',
        label: 'Minutes lost to unloading',
        sum: 'stores * slow',
        shown: '56',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
