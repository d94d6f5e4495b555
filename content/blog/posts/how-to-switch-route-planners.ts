import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher, driver } = assumptions[2026];

export const howToSwitchRoutePlanners = {
  id: 33,
  title: 'How to move from another route planner in four weeks',
  slug: 'how-to-switch-route-planners',
  excerpt:
    'What to export, what to leave behind, which dates to check before you cancel, and a four-week plan with its cost for 12 drivers.',
  content:
    'A four-week plan for changing route-planning software: dates to check, data to export, a parallel run, the day of the switch and what it costs.',
  author: 'Routing desk',
  date: '2026-11-24',
  category: 'Best Practices',
  tags: ['route planning software', 'switching', 'data export', 'rollout', 'dispatch'],
  image: 'cover-how-to-switch-route-planners',
  featured: false,
  views: 0,
  likes: 0,
  sections: [
    {
      type: 'paragraph',
      content:
        'A dispatcher who plans by spreadsheet has to learn what a planner is; [that move](/blog/from-spreadsheets-to-planned-routes) takes two weeks. If you already run one, your drivers know an app and your stops have map points. The risk is different: data that stays behind, two systems that message the same customer, and a contract that renews while you compare.',
    },
    { type: 'heading', content: 'Check five dates before you cancel' },
    {
      type: 'list',
      title: 'Look these up in the old contract first',
      items: [
        'The renewal date, and by which day notice has to arrive.',
        'How long you can still sign in after the end, and what exports then cost.',
        'Who owns the phone number your texts come from. In the United States it is registered with the carriers, and a new registration takes days to weeks.',
        'When keys of your shop or ERP connection expire. Two systems that read the same orders plan them twice.',
        'How long you have to keep proofs of delivery. Customers dispute last month’s packages after you have left.',
      ],
    },
    { type: 'heading', content: 'Export these seven things' },
    {
      type: 'list',
      title: 'One file each, as CSV or Excel',
      items: [
        'Addresses with latitude and longitude. Points that drivers have corrected are the most valuable data you own.',
        'Minutes at the door for each address, if the old system measured them.',
        '[Time windows](/support#glossary-time-window), gate codes and notes to the driver.',
        'Vehicles with capacity, equipment and shift.',
        'Drivers with language and skills. Passwords cannot be moved, so plan new sign-ins.',
        'Routes that repeat, with their weekdays. They become [templates](/support/articles/route-templates).',
        'Twelve months of finished routes and all proofs, with photos as files and not as links to the old system.',
      ],
    },
    {
      type: 'highlight',
      title: 'Count the rows twice',
      content:
        'Note how many active addresses the old system shows, and how many rows the file has. If they differ, ask support before the contract ends. Then open ten proofs at random and look whether the photo is in the folder.',
    },
    { type: 'heading', content: 'Leave these behind' },
    {
      type: 'paragraph',
      content:
        'Do not import addresses without a delivery in the last 18 months, default service times that were never measured, and rules that your dispatchers cannot explain. A rule such as “VAN 6 never goes north” may come from a driver who has retired. Import without it, and add it again when a driver or a customer misses it.',
    },
    { type: 'heading', content: 'The four-week plan' },
    {
      type: 'list',
      title: 'Who does what',
      items: [
        'Week 1, data: one dispatcher exports, cleans and [imports the stops](/support/articles/import-your-stops). Check the 50 addresses you visit most on the map, one by one.',
        'Week 2, side by side: plan each day in both systems with the same orders and the same vehicles. The vans drive by the old plan. Write down every stop that the new plan places on another route, and why.',
        'Week 3, two routes: two drivers run by the new plan, with messages to customers off in the old system for their stops. Spend half an hour with each driver on the app before the first route.',
        'Week 4, all routes: switch on a Tuesday, since Mondays have the most surprises. Turn the old connection to your orders off the evening before. Keep reading rights in the old system until the last dispute window has closed.',
      ],
    },
    { type: 'heading', content: 'Compare the plans on the same day' },
    {
      type: 'paragraph',
      content:
        'A fair comparison holds everything still but the planner. Use one day, one list of orders and one set of service times. Look first at the stops that were left out, then at the hours, then at the miles. A plan with fewer miles that ends after the shift is not better. Pay attention to the [order of constraints](/support/articles/advanced-constraints): the old system may have broken a window without telling you.',
    },
    { type: 'heading', content: 'What the switch costs: a worked example' },
    {
      type: 'paragraph',
      content:
        'Take 12 drivers and two dispatchers, and a made-up price of $20 a user a month. One dispatcher needs 16 hours for export, cleaning and import. Five days of planning twice add 1.5 hours each. Every driver gets one paid hour for the new app. For one month you pay for both systems.',
    },
    {
      type: 'stats',
      title: 'One switch, 14 users',
      stats: [
        { number: '$705', label: '23.5 hours of a dispatcher at $30' },
        { number: '$312', label: '12 hours of drivers at $26' },
        { number: '$280', label: 'one month of the old subscription beside the new one' },
        { number: '$1,297', label: 'together, or $92.64 a user' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'So a new planner that saves one dispatcher 20 minutes a day has paid for the switch after 130 working days, about half a year. If the saving is smaller than that, stay where you are and ask your vendor for the missing feature.',
    },
    { type: 'heading', content: 'Checklist for the day of the switch' },
    {
      type: 'list',
      title: 'Before the first van leaves',
      items: [
        'Orders arrive in the new system only; the old connection is off.',
        'Customer messages are on in one system and [tested on your own phone](/support/articles/notification-guide#test-first).',
        'Each driver has signed in and seen today’s route on the phone.',
        'Loading lists are printed once, as a fallback.',
        'One person decides by 10:00 AM whether to go back for the day, and everyone knows who that is.',
        'The date on which reading rights in the old system end stands in the calendar.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Choosing the new system is another task; our [20 questions](/blog/how-to-choose-route-planning-software) are written for that. Ask the last one early: how do we get our data out when we leave you?',
    },
  ],
  keyTakeaways: [
    'Read notice period and export rights of the old contract before anything else.',
    'Take corrected map points, measured minutes and proofs; leave old defaults and unexplained rules.',
    'Plan side by side for a week, then switch two routes, then all of them on a Tuesday.',
    'In the example the switch costs $1,297 and needs 20 saved minutes a day for half a year.',
  ],
  worked: {
    title: 'What it costs to change the route planner of 14 users',
    lines: [
      { name: 'drivers', label: 'Drivers', value: 12 },
      { name: 'desks', label: 'Dispatchers', value: 2 },
      { name: 'fee', label: 'Dollars a user a month', value: 20, unit: '$' },
      { name: 'desk', label: 'An hour at the desk', value: dispatcher, unit: '$' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      {
        name: 'hours',
        label: 'Hours: data, and planning twice',
        sum: '16 + 5 * 1.5',
        shown: '23.5',
        unit: 'hours',
      },
      { name: 'deskCost', label: 'Dispatcher', sum: 'hours * desk', shown: '$705', unit: '$' },
      { name: 'training', label: 'Drivers’ hour', sum: 'drivers * wage', shown: '$312', unit: '$' },
      {
        name: 'overlap',
        label: 'A month of both systems',
        sum: '(drivers + desks) * fee',
        shown: '$280',
        unit: '$',
      },
      {
        name: 'all',
        label: 'The switch',
        sum: 'deskCost + training + overlap',
        shown: '$1,297',
        unit: '$',
      },
      {
        name: 'each',
        label: 'For each user',
        sum: 'all / (drivers + desks)',
        shown: '$92.64',
        unit: '$',
      },
      {
        name: 'days',
        label: 'Working days at 20 minutes saved',
        sum: 'ceil(all / (20 / 60 * desk))',
        shown: '130',
        unit: 'days',
      },
    ],
  },
} as const satisfies BlogPost;
