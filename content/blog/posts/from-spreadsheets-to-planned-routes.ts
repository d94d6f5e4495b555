import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher, mile } = assumptions[2026];

export const fromSpreadsheetsToPlannedRoutes = {
  id: 32,
  title: 'From spreadsheets to planned routes in two weeks',
  slug: 'from-spreadsheets-to-planned-routes',
  excerpt:
    'For five days the vans keep to the sheet, and you make a plan beside it to compare. Then two vans run by the plan, then four, then all six. Day by day, with the hours.',
  content:
    'A ten-day timetable for moving delivery routes from a spreadsheet to planning software: what to do each day, when to stop, and when it pays back.',
  author: 'Routing desk',
  date: '2026-11-17',
  updated: '2026-11-29',
  category: 'Route Optimization',
  tags: ['spreadsheets', 'route planning', 'route optimization', 'rollout', 'dispatch'],
  image: 'cover-from-spreadsheets-to-planned-routes',
  featured: false,
  views: 210,
  likes: 13,
  sections: [
    {
      type: 'paragraph',
      content:
        'The sheet is called “Routes FINAL new (3),” it has a tab for each van, and one person understands the colors. Every evening from 5:00 PM to 6:35 PM she drags 96 rows into six lists. It works. It also goes on vacation with her in July.',
    },
    {
      type: 'paragraph',
      content:
        'Ten working days are enough to move such a fleet, if you do not try to do it in one. The rule for the first week is that the vans drive by the sheet. The plan is made beside it, compared, and thrown away. Only in the second week do vans change over, two at a time, and the sheet stays ready until the last of them has.',
    },
    { type: 'heading', content: 'Week one: plan beside the spreadsheet' },
    {
      type: 'list',
      title: 'Monday to Friday, one dispatcher and a driver now and then',
      items: [
        'Monday: freeze the columns. One row is one stop: name, street, city, ZIP, earliest, latest, minutes, boxes, note. Whatever is said by a color becomes a word in a column. [Import the file](/support/articles/route-optimization-guide) and count the rows.',
        'Tuesday: addresses. Work through the list of doubtful ones, and ask drivers where they really stop. [What data a planner needs](/blog/what-data-a-planner-needs) says how good a map point has to be.',
        'Wednesday: times. Ask of each [window](/support#glossary-time-window) who promised it, and put down minutes by kind of door in place of one figure for all.',
        'Thursday: vehicles and people. Loads, shifts, breaks, who has a [liftgate](/support#glossary-liftgate), who must not lift. Plan today’s stops and lay both versions side by side.',
        'Friday: the same again with Friday’s stops, and two drivers at the table for half an hour.',
      ],
    },
    {
      type: 'highlight',
      title: 'Go or wait, on Friday at four',
      content:
        'Go on if three things hold. Every stop of the day is in the plan, or left out for a reason you agree with. No route ends after its shift. Both drivers name fewer than five stops each that they would place elsewhere. Otherwise take Monday for another day of week one; it costs 40 minutes.',
    },
    { type: 'heading', content: 'Week two: two vans, four vans, six' },
    {
      type: 'list',
      title: 'Who drives by what',
      items: [
        'Monday: two vans by plan, with the drivers who sat at the table. [Their sign-ins](/support/articles/driver-management-guide) were made on Friday. The other four keep the sheet.',
        'Tuesday: the same two. Fix what Monday showed, [service times](/support#glossary-service-time) above all.',
        'Wednesday: four vans. Choose two whose areas touch the first two, so that stops can change over.',
        'Thursday: all six. Planning in the sheet ends; one person copies the finished plan into it, once and for the last time.',
        'Friday: all six, without the sheet. Print the loading lists at 7:00 AM as a fallback, and save the plan as a [template](/support/articles/route-templates) if half of its stops come back each week.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Leave customer messages off until Thursday. A plan that is still being corrected should make no promises in your name. When you do switch them on, begin with one type and your own phone number.',
    },
    { type: 'heading', content: 'The hours, added up' },
    {
      type: 'image',
      src: 'chart-from-spreadsheets-to-planned-routes',
      alt: 'Line chart of planning minutes on ten working days against a line at 95, the sheet alone: 155, 170, 155, 140, 135 in week one, then 110, 90, 75, 55 and 40.',
      caption:
        'Minutes at the desk each day, sheet and plan together. From the seventh day it is less than before.',
    },
    {
      type: 'paragraph',
      content:
        'These are assumptions that we believe in; keep your own count. Week one takes 755 minutes, 280 more than five days of 95 with the sheet. Week two gives 105 of them back. The ten days so far cost 175 minutes more than ten days of the old way.',
    },
    {
      type: 'paragraph',
      content:
        'Add eight hours for cleaning addresses and timing the kinds of door: 480 minutes that the dispatcher spends once. In all it is 655. A day by plan takes 40 minutes in place of 95, so 55 come back daily, and the move has paid for itself after 12 more working days.',
    },
    {
      type: 'stats',
      title: 'What a day is worth afterward',
      stats: [
        { number: '$27.50', label: '55 minutes at the desk, at an assumed $30 an hour' },
        { number: '$6.48', label: '18 miles less, from 214 to 196, at an assumed 36 cents' },
        { number: '$714', label: 'both together in a month of 21 days' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The miles are what vendors put in the headline, and here they are the small half. We would not promise you the 18 either. If your dispatcher has drawn these routes for nine years, she may be within a mile or two of the machine. What she cannot do is redo six vans in a minute when one of them breaks down.',
    },
    { type: 'heading', content: 'What goes wrong, and on which day' },
    {
      type: 'list',
      title: 'Four troubles that come on time',
      items: [
        'Day 2: more bad addresses than anyone thought. Sort by number of visits and fix the top hundred. The rest can be fixed as they come up.',
        'Day 4: the plan is worse than the sheet. Nearly always a rule is missing that only lives in a head. Ask for it, and do not touch the optimizer.',
        'Day 6: a driver goes his own way. Let him, and compare in the evening. If he was right, the map or the window was wrong.',
        'Day 9: two versions of the truth, since someone changed the sheet and not the plan. This is why the sheet has to end on a date.',
      ],
    },
    {
      type: 'quote',
      content: 'I was afraid that it would do my job. It does the dragging. I still do the job.',
      author: 'Dispatcher of a sample wholesaler with six vans',
      sample: true,
    },
    { type: 'heading', content: 'What to keep of the spreadsheet' },
    {
      type: 'paragraph',
      content:
        'Keep it as an archive, read-only, for a year. It holds who used to be visited on which day, and that question returns. Keep its best idea too: a column with plain remarks that do not have to be classified. The note for the driver is the place for them now.',
    },
    {
      type: 'paragraph',
      content:
        'If you would like to see the difference before Monday, take one tab of the sheet, add latitude and longitude, and drop it into [the planner](/route-optimization#planner). It runs in your browser and sends nothing anywhere. It knows no streets of yours, so trust the order of its stops more than its minutes.',
    },
  ],
  keyTakeaways: [
    'For five days drive by the sheet and only compare the plan; then two vans drive by plan, then four, then all six.',
    'Turn every color into a column before you import anything.',
    'In the example the move costs 655 minutes and is paid back after twelve more working days.',
    'End the sheet on a named day, or two versions will be true at once.',
  ],
  worked: {
    title: 'Two weeks of moving over, in minutes and dollars',
    lines: [
      { name: 'sheet', label: 'Minutes a day by sheet', value: 95 },
      { name: 'wage', label: 'An hour at the desk', value: dispatcher, unit: '$' },
      { name: 'mile', label: 'A mile', value: mile, unit: '$' },
      {
        name: 'more',
        label: 'Week one, more than by sheet',
        sum: '155 + 170 + 155 + 140 + 135 - 5 * sheet',
        shown: '280',
        unit: 'minutes',
      },
      {
        name: 'back',
        label: 'Week two, less than by sheet',
        sum: '5 * sheet - (110 + 90 + 75 + 55 + 40)',
        shown: '105',
        unit: 'minutes',
      },
      {
        name: 'net',
        label: 'Ten days, more than by sheet',
        sum: 'more - back',
        shown: '175',
        unit: 'minutes',
      },
      {
        name: 'cleaning',
        label: 'Addresses and minutes',
        sum: '8 * 60',
        shown: '480',
        unit: 'minutes',
      },
      {
        name: 'move',
        label: 'The whole move',
        sum: 'net + cleaning',
        shown: '655',
        unit: 'minutes',
      },
      { name: 'daily', label: 'Saved a day', sum: 'sheet - 40', shown: '55', unit: 'minutes' },
      {
        name: 'payback',
        label: 'Working days until it is paid back',
        sum: 'ceil(move / daily)',
        shown: '12',
        unit: 'days',
      },
      {
        name: 'desk',
        label: 'Worth a day at the desk',
        sum: 'daily / 60 * wage',
        shown: '$27.50',
        unit: '$',
      },
      { name: 'miles', label: 'Miles less', sum: '214 - 196', shown: '18', unit: 'miles' },
      {
        name: 'road',
        label: 'Worth a day on the road',
        sum: 'miles * mile',
        shown: '$6.48',
        unit: '$',
      },
      {
        name: 'month',
        label: 'Both in 21 days',
        sum: '(desk + road) * 21',
        shown: '$714',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
