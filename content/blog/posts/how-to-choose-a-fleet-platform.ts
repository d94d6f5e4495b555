import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver } = assumptions[2026];

export const howToChooseAFleetPlatform = {
  id: 34,
  title: 'How to choose a fleet platform: jobs, gaps, hardware, cost',
  slug: 'how-to-choose-a-fleet-platform',
  excerpt:
    'Six steps for fleets that buy tracking, dispatch and routing together: list the jobs, find the gaps, count three years, and run a two-week pilot.',
  content:
    'How to choose a fleet management platform in six steps: list jobs, find gaps such as ELD and IFTA, check hardware, count three years and run a pilot.',
  author: 'Fleet desk',
  date: '2026-11-29',
  category: 'Fleet Management',
  tags: ['fleet management software', 'buying guide', 'gps tracking', 'total cost', 'pilot'],
  image: 'cover-how-to-choose-a-fleet-platform',
  featured: false,
  views: 0,
  likes: 0,
  sections: [
    {
      type: 'paragraph',
      content:
        'A fleet of 20 vans may pay for four systems: one for GPS, one for routes, one for proof of delivery and a sheet for hours. A platform promises to replace them. It may, and it may also replace a good tool by a weak page in a menu. These six steps tell the two apart before you sign.',
    },
    { type: 'heading', content: 'Step 1: list the jobs, not the features' },
    {
      type: 'paragraph',
      content:
        'Write one line for each job that your people do today: who does it, how often, with which tool, and how long it takes. “Dispatcher answers where-is-my-order calls, 25 a day, three minutes each” is a job. “Geofencing” is a feature. Expect 12 to 20 lines. Many features in a brochure match none of them.',
    },
    {
      type: 'list',
      title: 'Sort the lines into three groups',
      items: [
        'Must work on the first day, or the vans stand still.',
        'Should be better than today within three months.',
        'Can stay in the tool that does it now.',
      ],
    },
    { type: 'heading', content: 'Step 2: ask what it does not do' },
    {
      type: 'paragraph',
      content:
        'Ask this before the demonstration. In the United States four jobs are often assumed and often missing: electronic logs for [hours of service](/blog/hours-of-service-and-elds), [driver vehicle inspection reports](/blog/driver-vehicle-inspection), fuel tax reports by state (IFTA), and video from dash cams. We do none of the four. A platform without them can still be right if you know which product covers each, and whether both can read the same vehicle names.',
    },
    { type: 'heading', content: 'Step 3: check the hardware by vehicle' },
    {
      type: 'list',
      title: 'For each kind of vehicle, get five answers in writing',
      items: [
        'Which unit fits, plugged in or wired, and who fits it.',
        'What it reads besides position: mileage, fault codes, fuel, doors, temperature. Not every vehicle reports its mileage.',
        'How often it reports while driving and while parked.',
        'What happens without a mobile signal, and for how many hours it stores positions.',
        'Whether you may keep the unit and use it with another system after the contract.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Hired trucks are a case of their own. [SIM or GPS tracking](/blog/sim-or-gps-tracking) compares what is possible without a unit and says why phone positions from the networks are not for sale in the United States. The [driver app](/driver-mobile-app) is the usual answer there.',
    },
    { type: 'heading', content: 'Step 4: follow one order through all parts' },
    {
      type: 'paragraph',
      content:
        'Parts that were bought from different companies and joined later show their seams in one test. Enter an order, plan it, dispatch it, deliver it with a photo, then look for it on the invoice. Count how often you type the address. The right number is one. Look as well whether the stop keeps its name and its number in each screen and in the export.',
    },
    { type: 'heading', content: 'Step 5: count three years' },
    {
      type: 'paragraph',
      content:
        'Monthly prices hide the parts that are paid once. The example below has 20 vehicles, 22 users and made-up prices: $20 a user a month, a unit for $90 with $40 of fitting, $15 of data a month, and an hour and a half of paid training for each user.',
    },
    {
      type: 'stats',
      title: 'Three years of a platform for 20 vehicles',
      stats: [
        { number: '$15,840', label: 'subscription: 22 users for 36 months' },
        { number: '$10,800', label: 'mobile data of 20 units' },
        { number: '$2,600', label: 'units and fitting' },
        { number: '$858', label: 'training: 33 hours at $26' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The sum is $30,098, or $41.80 a vehicle a month. The subscription is only 53 percent of it. Ask each vendor to fill in the same four lines, and add text messages, which are billed by the number sent. Set the total against the tools you would end, and against nothing else: savings in miles are a hope until the pilot has measured them.',
    },
    { type: 'heading', content: 'Step 6: run a pilot with a question' },
    {
      type: 'list',
      title: 'Two weeks, five vehicles',
      items: [
        'Before: write down three numbers of today, such as planning minutes, calls about arrivals and miles of the five routes.',
        'Days 1 to 3: fit the units, import stops and drivers, and change nothing else.',
        'Days 4 to 8: drive by the platform. One person notes each workaround in a shared list.',
        'Days 9 and 10: count the three numbers again, export everything, and read the export without the vendor.',
        'After: decide within a week. A pilot without an end date becomes a purchase by habit.',
      ],
    },
    {
      type: 'highlight',
      title: 'Include a skeptic',
      content:
        'Choose the five drivers so that one of them dislikes the idea. That driver names faults that a friendly group would keep quiet about, and the others believe the result.',
    },
    { type: 'heading', content: 'Checklist before you sign' },
    {
      type: 'list',
      title: 'Ten lines for the last meeting',
      items: [
        'All jobs of the first group were shown with your own data.',
        'Gaps are listed, with the product that fills each.',
        'Each kind of vehicle has its unit, and a spare is on the shelf.',
        'It is written who counts as a user, and what a seasonal driver costs.',
        'Term, renewal and notice are known. So is the price after the first term.',
        'Data can be exported at any time, with photos and signatures.',
        'Security claims come with a document, or are marked as claims.',
        'Support answers at the hour your vans load.',
        'Drivers know what is recorded, and when recording ends.',
        'A person on your side owns the system and has hours for it.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'If routing is the main job, continue with our [checklist of 20 questions](/blog/how-to-choose-route-planning-software). If you come from another planner, [the four-week plan](/blog/how-to-switch-route-planners) says what to export first. Our own prices are on the [pricing page](/pricing), and [fleet management](/fleet-management) shows what our units read.',
    },
  ],
  keyTakeaways: [
    'List 12 to 20 jobs with their minutes, and judge features by them.',
    'Ask first about electronic logs, inspection reports, fuel tax and video; ours does none of these.',
    'Count three years: in the example the subscription is 53 percent of $30,098.',
    'Pilot with five vehicles for two weeks, three numbers from before, and one skeptical driver.',
  ],
  worked: {
    title: 'Three years of a fleet platform',
    lines: [
      { name: 'vehicles', label: 'Vehicles', value: 20 },
      { name: 'users', label: 'Users', value: 22 },
      { name: 'months', label: 'Months', value: 36 },
      { name: 'fee', label: 'Dollars a user a month', value: 20, unit: '$' },
      { name: 'unit', label: 'Price of a unit', value: 90, unit: '$' },
      { name: 'fitting', label: 'Fitting', value: 40, unit: '$' },
      { name: 'data', label: 'Data of a month', value: 15, unit: '$' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      {
        name: 'subscription',
        label: 'Subscription',
        sum: 'users * fee * months',
        shown: '$15,840',
        unit: '$',
      },
      {
        name: 'mobile',
        label: 'Mobile data',
        sum: 'vehicles * data * months',
        shown: '$10,800',
        unit: '$',
      },
      {
        name: 'hardware',
        label: 'Units and fitting',
        sum: 'vehicles * (unit + fitting)',
        shown: '$2,600',
        unit: '$',
      },
      { name: 'hours', label: 'Hours of training', sum: 'users * 1.5', shown: '33', unit: 'hours' },
      { name: 'training', label: 'Training', sum: 'hours * wage', shown: '$858', unit: '$' },
      {
        name: 'all',
        label: 'Three years',
        sum: 'subscription + mobile + hardware + training',
        shown: '$30,098',
        unit: '$',
      },
      {
        name: 'monthly',
        label: 'A vehicle a month',
        sum: 'all / vehicles / months',
        shown: '$41.80',
        unit: '$',
      },
      {
        name: 'share',
        label: 'Part of the subscription',
        sum: '100 * subscription / all',
        shown: '53',
        unit: 'percent',
      },
    ],
  },
} as const satisfies BlogPost;
