import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const routeTemplates = {
  id: 9,
  slug: 'route-templates',
  title: 'Route templates',
  description:
    'Save a good plan once and use it every week: what a template keeps, how to repeat it on weekdays and how to look after it.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'route-planning',
  rank: 11,
  readTime: 6,
  views: 1760,
  author: 'Routing team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'when-a-template-pays',
      title: 'When a template pays',
      blocks: [
        {
          type: 'paragraph',
          text: 'A template is a plan without a date. Use one when most stops come back on a rhythm: stores on Tuesday and Friday, pharmacies every evening, schools every morning. If fewer than half of the stops repeat, import the day’s list and take only rules and vehicles from a template.',
        },
        {
          type: 'paragraph',
          text: 'The gain is easy to count. Say building a plan takes 20 minutes and starting from a template takes 4. For five days a week that is 5 × 16 = 80 minutes, less the quarter of an hour a week that a template needs to stay correct. You keep 65.',
        },
        {
          type: 'paragraph',
          text: 'What you need first is a plan that has been driven and that its drivers call good. A template made from a draft repeats its mistakes each week.',
        },
      ],
    },
    {
      id: 'what-is-kept',
      title: 'What a template keeps',
      blocks: [
        {
          type: 'table',
          caption: 'Parts of a plan in a template',
          columns: ['Part', 'Kept', 'Remark'],
          rows: [
            [
              'Stops with window, service time, needs',
              'If you check **Stops**',
              'Loads too, as a usual value',
            ],
            ['Order and locks', 'If you check **Order**', 'Possible only together with stops'],
            [
              'Vehicles with shift, start and end',
              'If you check **Vehicles**',
              'A vehicle in repair must be cleared by hand',
            ],
            [
              'Mode, weights, constraints',
              'If you check **Rules**',
              'Settings under **Advanced** included',
            ],
            ['Drivers', 'No', 'They come from **Assigned vehicle** on the day'],
            ['Date, proofs, messages', 'No', 'They belong to the day that was driven'],
          ],
        },
        {
          type: 'paragraph',
          text: `Every plan made from a template is a copy. ${site.name} does not change plans that exist already when you edit the template, and a change in a plan does not flow back.`,
        },
        {
          type: 'picture',
          src: 'help-week',
          alt: 'One template above a week; lines lead down to Tuesday 12 and Friday 15, each with its own copy of the stops. Friday leaves one out.',
          caption: 'Friday’s cleared stop is missing on Friday only.',
        },
      ],
    },
    {
      id: 'save-a-template',
      title: 'Save a plan as a template',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Plan**, click the plan that went well and choose **More**, **Duplicate**. You go on in the copy.',
            'On the **Stops** tab delete one-off stops, such as Tuesday’s special delivery.',
            'Look at **Load** and enter what is usual rather than what was delivered that day.',
            'Open **Result** and compare the order with the one that was driven. Where the driver knew better, drag the stop to its place.',
            'Choose **More**, **Save as template**.',
            'Enter a name with place, day and shift: “Riverside, Tue and Fri, morning.”',
            'Check what to keep: **Stops**, **Order**, **Vehicles**, **Rules**. Then press **Save**.',
          ],
        },
        {
          type: 'warning',
          title: 'Leave the dispatched plan alone',
          text: 'Delete stops in the copy only. In the plan that was driven, proofs of delivery hang on those stops, and dispatching that plan again would take the deleted stops off the driver’s phone.',
        },
      ],
    },
    {
      id: 'use-a-template',
      title: 'Make today’s plan from it',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Press **New plan** and enter name and date.',
            'Under **Template** choose the one you need, and press **Create**. The tabs are filled.',
            'On the **Stops** tab clear the check box of each stop that gets nothing this time. It stays in the template.',
            'Add the extra orders with **Paste list** or **Import file**, and empty the **Check address** list.',
            'Open **Vehicles** and clear what is in the repair shop.',
            'Press **Optimize**, or **Keep order** beside it. The next chapter says which to choose.',
            'Check **Unassigned** and **Late stops**, then press **Dispatch**.',
          ],
        },
        {
          type: 'tip',
          title: 'Recurring stops and their messages',
          text: 'A store that you serve twice a week may not want a message each time. Set **No messages** in the stop of the template, and **Notify recipients** can stay checked for everyone else.',
        },
      ],
    },
    {
      id: 'keep-or-optimize',
      title: 'Keep the order or optimize again',
      blocks: [
        {
          type: 'table',
          caption: 'Two ways to run a template',
          columns: ['What differs', 'Keep order', 'Optimize'],
          rows: [
            ['Order of the stops', 'As saved', 'Found anew'],
            ['Extra orders', 'Put in where they cost least', 'Part of the search'],
            ['Arrival times', 'Recalculated', 'Recalculated'],
            ['Time it takes', 'Seconds', 'That of the mode: under 30 s in **Fast**'],
            [
              'Good for',
              'Drivers and customers who rely on a rhythm',
              'Changing loads and many extra orders',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'A rule of thumb: keep the order while fewer than one stop in ten has changed. On a route of 18 stops that means one. With two or more gone or added, optimize again and [lock the few stops](/support/articles/multi-vehicle-routing#move-stops) whose time is promised.',
        },
        {
          type: 'paragraph',
          text: 'If you are unsure, do both in two copies and compare **Driving time**. A kept order that costs 6 minutes more may be worth it, since the drivers know where to park. At 40 minutes it is only a habit.',
        },
      ],
    },
    {
      id: 'repeat',
      title: 'Let a template repeat itself',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Find the template under **Plan**, tab **Templates**, and open it.',
            'Under **Repeat on** check the weekdays.',
            'Set **Create** to the evening before, for example 6:00 PM, so that a dispatcher can look at the plan.',
            'Under **Skip dates** enter public holidays and the days you are closed.',
            'Choose who is told under **Tell**, and press **Save**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The plan is created but never dispatched by itself, and **Plan** shows it in the list of its day. A person still opens it, clears the stops that get nothing that day, adds the new ones, optimizes or keeps the order, and presses **Dispatch**.',
        },
      ],
    },
    {
      id: 'look-after-it',
      title: 'Look after your templates',
      blocks: [
        {
          type: 'steps',
          title: 'Change a template',
          steps: [
            'Open **Plan**, tab **Templates**, and click the template. It has the tabs of a plan, without a date.',
            'Change what has to change. After a new stop, empty the **Check address** list here as well.',
            'Press **Optimize**, or drag the stop to its place if the order should stay.',
            'Press **Save**. Plans made from then on follow the change; correct existing ones by hand.',
          ],
        },
        {
          type: 'list',
          items: [
            'Once a week: open [Reports](/support/articles/reading-the-reports), **Plan against actual**. Where 30 stops of a kind are off by more than 3 minutes on average, correct their service time.',
            'Once a month: delete stops whose check box was cleared four times in a row. That customer has probably gone.',
            'Each season: optimize the template again from nothing, with all locks released, and see whether the old order still holds.',
            'When a vehicle leaves the fleet: open each template that names it, and choose its successor on the **Vehicles** tab.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Have one owner per template and write the name into its note. If two dispatchers each save a variant there are three, and on a stand-in’s first morning the right one cannot be told from the others.',
        },
      ],
    },
    {
      id: 'snags',
      title: 'Fix problems with templates',
      blocks: [
        {
          type: 'table',
          caption: 'When a template does not do what you expect',
          columns: ['What you see', 'Cause', 'Fix'],
          rows: [
            [
              '**Keep order** is gray',
              '**Order** was not checked when saving',
              'Optimize, then save the template anew',
            ],
            [
              'No driver on a route',
              'The vehicle has no driver assigned',
              'Set **Assigned vehicle** under **Drivers**',
            ],
            [
              'A stop appears twice',
              'It is in the template and in the import',
              'Delete the line from the import file',
            ],
            [
              'No plan was created',
              'The date is under **Skip dates**',
              'Create it by hand, correct the date',
            ],
            [
              'The template is too large to use',
              'More stops per route than your pricing plan allows',
              'Split it in two, or see the [plans](/support/articles/billing-guide)',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Plan several vehicles at once', href: '/support/articles/multi-vehicle-routing' },
    { label: 'Advanced planning constraints', href: '/support/articles/advanced-constraints' },
  ],
  product: { label: 'What route optimization does', href: '/route-optimization' },
  article: {
    label: 'Return pickups on the delivery route',
    href: '/blog/returns-on-the-same-route',
  },
} as const satisfies HelpArticle;
