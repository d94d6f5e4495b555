import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const readingTheReports = {
  id: 16,
  slug: 'reading-the-reports',
  title: 'Read the reports',
  description:
    'Five reports worth a regular look: what each of them counts, how to check it and what to do next.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'account-settings',
  rank: 22,
  readTime: 6,
  views: 2690,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'where-they-are',
      title: 'Where the reports are and who sees them',
      blocks: [
        {
          type: 'paragraph',
          text: `**Reports** in the menu opens with the last full week. Fleet managers see all hubs, dispatchers their own, and Team Leads find the figures of their team in the driver app. ${site.name} counts a day by its shift, so a route that ends at 1:20 AM belongs to the evening before.`,
        },
        {
          type: 'table',
          caption: 'Five reports, and the question each one answers',
          columns: ['Report', 'Question', 'Look at it'],
          rows: [
            ['Plan against actual', 'Are our service times right?', 'Weekly'],
            ['Late stops', 'Where do we break promises?', 'Daily'],
            ['Failed deliveries', 'Why did packages come back?', 'Weekly'],
            ['Fleet summary', 'What do miles, fuel and idling cost?', 'Monthly'],
            ['Team', 'Who needs help?', 'Weekly'],
          ],
        },
        {
          type: 'steps',
          title: 'Set up a report',
          steps: [
            'Open **Reports** and choose one from the list on the left.',
            'Set **From** and **To**. Compare whole weeks, because Mondays differ from Fridays.',
            'Choose **Hub**, **Vehicles** or **Customer** under **Only**.',
            'Press **Compare with** to see the span before it in a second column.',
            'Press **Export** for a CSV, or **Send** to have it mailed each Monday at 7:00 AM.',
          ],
        },
      ],
    },
    {
      id: 'plan-against-actual',
      title: 'Plan against actual',
      blocks: [
        {
          type: 'paragraph',
          text: 'Each stop has two times here: the minutes that the plan allowed, and those that passed from wheels still to wheels turning. Sort by **Difference** and work from the top.',
        },
        {
          type: 'table',
          caption: 'One route of 14 stops, planned at 6 minutes each',
          columns: ['Kind of stop', 'Stops', 'Planned', 'Needed', 'Difference'],
          rows: [
            ['House', '5', '30 min', '5 × 4 = 20 min', '−10 min'],
            ['Store counter', '3', '18 min', '3 × 7 = 21 min', '+3 min'],
            ['Apartment', '4', '24 min', '4 × 8 = 32 min', '+8 min'],
            ['Loading dock', '2', '12 min', '2 × 19 = 38 min', '+26 min'],
            ['Route', '14', '84 min', '111 min', '+27 min'],
          ],
        },
        {
          type: 'paragraph',
          text: 'The route is 27 minutes late before traffic has done anything. Setting every stop to 7.9 minutes, which is 111 ÷ 14, makes the total right, but of the four kinds it fits only apartments, which need 8. Give docks 19 and houses 4 instead, as in our article on [time at a stop](/blog/how-long-a-stop-takes).',
        },
        {
          type: 'paragraph',
          text: 'Wait for 30 stops of a kind before you change its time. With fewer, one slow elevator can move the average more than a real change would.',
        },
      ],
    },
    {
      id: 'late-stops',
      title: 'Late stops and on-time share',
      blocks: [
        {
          type: 'paragraph',
          text: 'A stop is late when the vehicle arrives, wheels at rest, after the end of its window. Stops without a window cannot be late, so they are left out of the share.',
        },
        {
          type: 'paragraph',
          text: 'Say 89 stops were served, 75 of them with a window, and 3 of those were late. The [on-time share](/support#glossary-on-time-rate) is 72 of 75, which is 96%. Counting all 89 would give 86 of 89, or 96.6%, and would look better the fewer promises you make.',
        },
        {
          type: 'picture',
          src: 'supervisor-hero',
          alt: 'Board at 1:48 PM: three of five routes are on time, VAN 03 is 4 minutes behind and VAN 11 is 22.',
          caption:
            'The supervisor’s board counts minutes behind the plan: VAN 03, 4 behind, is still inside its window, VAN 11, 22 behind, past the end of its own.',
        },
        {
          type: 'list',
          items: [
            'Late at the same address each week: the window is wrong, or the service time.',
            'Late from the fifth stop on: the first four take longer than planned.',
            'Late all over the map on one day: weather or traffic. Change nothing.',
            'Late only on one route: too much work. [Move stops](/support/articles/multi-vehicle-routing#move-stops) to another vehicle.',
          ],
        },
      ],
    },
    {
      id: 'failed-deliveries',
      title: 'Failed deliveries',
      blocks: [
        {
          type: 'paragraph',
          text: 'The report keeps first attempts and orders apart. If 120 doors are tried, 114 succeed and 6 fail, the first-attempt rate is 95%. When four of the six succeed in the afternoon, the delivery rate of the day is 118 of 120, or 98.3%. Quote both, with their names.',
        },
        {
          type: 'table',
          caption: 'Reasons, and who can change them',
          columns: ['Reason', 'Who', 'First remedy'],
          rows: [
            [
              'Not home',
              'Sales or dispatch',
              '“Out for delivery” [by text](/support/articles/notification-guide#prepare-types)',
            ],
            ['Wrong address', 'Order desk', 'Check addresses at checkout'],
            ['No access', 'Dispatcher', 'Gate code in the note for the driver'],
            ['Refused', 'Sales', 'Call two of these customers'],
            ['Damaged', 'Warehouse', 'Look at the photos together'],
          ],
        },
      ],
    },
    {
      id: 'fleet-summary',
      title: 'Fleet summary: miles, fuel, idling and cost',
      blocks: [
        {
          type: 'paragraph',
          text: 'The summary gives distance, fuel, average speed while moving, the share of engine time with the wheels still, what fuel and maintenance cost, and how many maintenance alerts there were. The [API](/api-docs#fleet-summary) returns the same figures, in kilometers and liters.',
        },
        {
          type: 'paragraph',
          text: 'Check it once by hand. A van that drove 450 miles and took 30 gallons makes 15 miles to the gallon; at $4.10 a gallon the fuel is $123.00, or 27.3 cents a mile. If the report says 22 miles to the gallon, a fuel receipt is missing.',
        },
        {
          type: 'picture',
          src: 'fleet-trips-phone',
          alt: 'Bars of VAN 03, VAN 07 and VAN 11 on November 11 from 8 AM on; in all they drive 3 h 41, stand 15 h 18 and idle 5 h 10, nearly all of it VAN 11.',
          caption:
            'Three vans on one day. Their engines ran 8 h 51 in all, 5 h 10 of it with the wheels still, which is 58%; the long bar is VAN 11, whose engine also cools the load.',
        },
        {
          type: 'tip',
          title: 'Compare a vehicle with itself',
          text: 'Two vans on different routes rarely get the same miles per gallon. Put each beside its own last month, and ask about a change of more than 10%.',
        },
      ],
    },
    {
      id: 'team',
      title: 'Team figures, read fairly',
      blocks: [
        {
          type: 'paragraph',
          text: 'The **Team** report shows stops, on-time share and failed attempts per driver. Routes differ, so it compares each driver with what the plan allowed for the same stops, and never with a colleague’s total.',
        },
        {
          type: 'warning',
          title: 'No rankings on the wall',
          text: 'A list of names by minutes at the door makes people swipe early, and then every service time in the plan is wrong. Show kinds of stops to the team, and names only to the person concerned. In some places the law or a union contract demands it.',
        },
      ],
    },
    {
      id: 'weekly-half-hour',
      title: 'Half an hour each Monday',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Five minutes: **Late stops** of last week. Write down the three worst addresses.',
            'Ten minutes: **Plan against actual**. Correct one kind of stop, in the stop list and in its [template](/support/articles/route-templates#look-after-it).',
            'Five minutes: **Failed deliveries**. Give the most frequent reason to the person in the table above.',
            'Five minutes: the alerts. One that rang more than ten times and changed nothing needs [another limit](/support/articles/geofence-guide#set-an-alert).',
            'Five minutes: write one sentence on what you changed, so that next Monday you know what to look for.',
          ],
        },
        {
          type: 'paragraph',
          text: 'If a figure does not match what you saw on the road, click it. Every sum opens into its stops, and every stop into its locations and proof.',
        },
      ],
    },
  ],
  next: [
    { label: 'Bill from the same figures', href: '/support/articles/billing-automation' },
    { label: 'Route templates', href: '/support/articles/route-templates' },
    { label: 'The same figures, live: the supervisor app', href: '/supervisor-app' },
  ],
  product: { label: 'Fleet management', href: '/fleet-management' },
  article: { label: 'How long a stop takes', href: '/blog/how-long-a-stop-takes' },
} as const satisfies HelpArticle;
