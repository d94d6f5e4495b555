import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const advancedConstraints = {
  id: 8,
  slug: 'advanced-constraints',
  title: 'Advanced planning constraints',
  description:
    'Time windows, loads, skills, equipment, breaks and visit order: where to set each one, Must or Should, and how to find conflicts.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'route-planning',
  rank: 9,
  readTime: 7,
  views: 2140,
  author: 'Routing team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'must-should-off',
      title: 'Must, Should and Off',
      blocks: [
        {
          type: 'paragraph',
          text: 'A [constraint](/support#glossary-constraint) is something the plan has to respect: a lock-up time, a low bridge, a driver’s break. Under **Constraints** on the **Rules** tab each has one of three settings; **Keep routes apart** alone is a switch, on or off. The Base pricing plan has time windows; capacity, skills and shifts come with the Standard one, as the [pricing page](/pricing) shows, and a trial has them all.',
        },
        {
          type: 'list',
          items: [
            '**Must**: the plan never breaks it. A stop that cannot be served within the rule lands under **Unassigned**.',
            '**Should**: the plan may break it and pays for that in penalties, which count for 20% of [the objective](/support/articles/route-algorithms-guide#objective-weights) by default.',
            '**Off**: the values stay in the data, but this plan ignores them.',
          ],
        },
        {
          type: 'steps',
          title: 'Change a setting',
          steps: [
            'Open the plan under **Plan** and go to the **Rules** tab.',
            'Unfold **Constraints** and find the line.',
            'Choose **Must**, **Should** or **Off**, and press **Optimize**.',
            'If new plans should start that way too, have a fleet manager set it under **Settings**, tab **Planning**.',
          ],
        },
        {
          type: 'paragraph',
          text: `Use **Must** for what physics or the law dictates, such as a low bridge or a break that the law requires, and **Should** for wishes. ${site.name} finds shorter routes when it may arrive four minutes late at a customer who would not notice.`,
        },
      ],
    },
    {
      id: 'list-of-constraints',
      title: 'Where to set each constraint',
      blocks: [
        {
          type: 'table',
          caption: 'Constraints dispatchers use most',
          columns: ['Constraint', 'Where to set its values', 'Starts as'],
          rows: [
            ['Time windows', 'Stop: **Time window**', 'Must'],
            ['Capacity', 'Stop: **Load**; vehicle: **Capacity**', 'Must'],
            ['Shift', 'Vehicle: **Shift**', 'Must'],
            ['Breaks', 'Driver: **Break**', 'Must'],
            ['Skills', 'Stop: **Needs**; driver: **Skills**', 'Must'],
            ['Equipment', 'Stop: **Needs**; vehicle: **Equipment**', 'Must'],
            ['Height and weight limits', 'Vehicle: **Height**, **Weight**', 'Must'],
            ['Visit order', 'Stop: **After stop**', 'Must'],
            ['Fixed vehicle', 'Stop: **Only vehicle**', 'Must'],
            ['Priority', 'Stop: **Priority**, 1 to 5', 'Should'],
            ['Keep routes apart', 'Plan: **Rules**', 'Off'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Values and settings are two things. The value belongs to the stop, the driver or the vehicle and is kept there. The setting belongs to the plan, so a Saturday plan can ignore priorities while Monday’s respects them. For **Priority**, 1 is the highest: where not every stop fits, those with 5 are left out first.',
        },
        {
          type: 'steps',
          title: 'Enter a value',
          steps: [
            'For a stop, open the **Stops** tab, click the line and unfold **More fields**.',
            'For a vehicle, open **Fleet**, tab **Vehicles**, click the vehicle and press **Edit**. Equipment, height and weight are below the basic fields.',
            'For a driver, open **Drivers**, click the name and press **Edit**. [Driver accounts](/support/articles/driver-management-guide) lists what else is there.',
            'Press **Save**. Plans that are not dispatched yet use the new value in their next run.',
          ],
        },
      ],
    },
    {
      id: 'time-windows',
      title: 'Time windows and service time',
      blocks: [
        {
          type: 'paragraph',
          text: 'A [window](/support#glossary-time-window) applies to the arrival, not to the end of the visit. With 2:00–2:30 PM the van may pull up at 2:30 and leave at 2:38.',
        },
        {
          type: 'picture',
          src: 'delivery-windows',
          alt: 'Four stops of VAN 07, each with a bar for its window between 1:00 and 3:30 PM and a ring at its arrival; a dashed line marks the time now.',
          caption:
            'Each ring, the arrival, lies inside its bar, the window; the visit itself may go on past the end of the bar.',
        },
        {
          type: 'paragraph',
          text: 'Two windows can exclude each other even when they look generous. Say 22 Dyers’ Row and a store 25 minutes away both ask for 2:00–2:30 PM, with 8 minutes at the first door. Arriving at 2:00, the van leaves at 2:08 and reaches the store at 2:33. That is 3 minutes too late. In the other order a van that reaches the store at 2:00 and needs 5 minutes or less there leaves by 2:05 and is at 22 Dyers’ Row by 2:30, just in time. A longer visit to the store breaks that order too.',
        },
        {
          type: 'picture',
          src: 'help-windows',
          alt: 'Two time windows from 2:00 to 2:30 PM. A van stays 8 minutes at the first, drives 25 and reaches the second at 2:33 PM.',
          caption: 'The slope is the drive; it ends to the right of the second window.',
        },
        {
          type: 'list',
          items: [
            '[Two vehicles](/support/articles/multi-vehicle-routing) solve it, at the price of a second drive.',
            'Going to the store first solves it, if visits there take 5 minutes or less and the van arrives at 2:00 sharp.',
            'A window of 2:00–2:35 PM at the store solves it for free. Ask the store.',
            'The setting **Should** lets the van be 3 minutes late and shows the stop under **Late stops**.',
          ],
        },
        {
          type: 'tip',
          title: 'Wide beats narrow',
          text: 'Offer windows of two hours unless a customer pays for less. Narrow windows are the most expensive constraint in most plans, because they force the van to wait or to come back.',
        },
      ],
    },
    {
      id: 'skills-and-equipment',
      title: 'Skills and equipment',
      blocks: [
        {
          type: 'paragraph',
          text: '**Needs** at a stop, **Skills** of a driver and **Equipment** of a vehicle share one list of words, kept under **Settings**, tab **Planning**. A stop is served only by a pair of vehicle and driver that covers all of its needs.',
        },
        {
          type: 'steps',
          title: 'Example: chilled goods',
          steps: [
            'Open **Settings**, tab **Planning**, and add “cold bay” under **Needs list**.',
            'Open VAN 11 under **Fleet** and add “cold bay” to **Equipment**.',
            'Import the stops with a column that holds the words, or select several stops and set **Needs** once.',
            'Optimize, and check that every chilled stop is on the line of VAN 11.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Spell a need in one way only. “Cold bay” and “coldbay” count as two different needs, and a stop that asks for the second will never find a van.',
        },
      ],
    },
    {
      id: 'order-and-breaks',
      title: 'Visit order, breaks and vehicle size',
      blocks: [
        {
          type: 'list',
          items: [
            '**After stop** makes a stop wait for another one on the same route. Use it to collect a part before you deliver it, or to unload full cages before you take on others.',
            '**Break** takes a length and a span, such as 30 minutes between 12:00 and 2:00 PM. The planner places it where it costs least. Where the law requires the break, the law sets its length, and **Breaks** stays at **Must**; only a coffee break of your own may go to **Should**.',
            '**Height** and **Weight** keep a vehicle off streets and bridges it does not fit. Enter the weight of the loaded vehicle, and the height of the empty one, roof rack included: empty, it rides higher.',
          ],
        },
        {
          type: 'warning',
          title: 'The map can be wrong about a bridge',
          text: 'Limits change, and a sign on the spot always wins. Tell drivers of high vehicles to report a wrong limit through **Messages**, and put a **Note for the driver** on stops behind that bridge until the map is corrected.',
        },
      ],
    },
    {
      id: 'find-the-conflict',
      title: 'Find the constraint that costs most',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open the plan and choose **More**, **Duplicate**, so that nothing you try reaches a driver.',
            'Optimize the copy as it is, and note **Distance**, **Driving time** and the number of unassigned stops.',
            'Set one constraint to **Should**, optimize again and note the same three figures. Leave out **Breaks**, **Height and weight limits**, and **Skills** if one of them is a license: they are law, and no saving of minutes may soften them.',
            'Set it back to **Must** and go on with the next one. Change one at a time.',
            'Sort your notes by driving time saved. The first line is the rule to talk about.',
            'Ask the person who set it whether it must hold for all stops. Often it must hold for six stops and was copied to sixty.',
          ],
        },
        {
          type: 'table',
          caption: 'What such notes can look like (made-up figures)',
          columns: ['Set to Should', 'Driving time', 'Unassigned'],
          rows: [
            ['Nothing', '9 h 20 min', '3'],
            ['Time windows', '8 h 05 min', '0'],
            ['Equipment', '9 h 15 min', '3'],
            ['Skills', '9 h 05 min', '2'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Here the windows cost 75 minutes of driving and all three missing customers. Equipment costs 5 minutes, so leave it alone: a chilled order in a warm van spoils, and without probes [no alert](/support/articles/cold-chain-alerts) tells you.',
        },
      ],
    },
    {
      id: 'unassigned-reasons',
      title: 'Read the reasons under Unassigned',
      blocks: [
        {
          type: 'table',
          caption: 'Reasons and remedies',
          columns: ['Reason', 'It means', 'Try'],
          rows: [
            [
              '“Window missed”',
              'No vehicle can be there in time',
              'Widen the window or set **Should**',
            ],
            ['“Over capacity”', 'No vehicle has room left', 'Split the load, add a vehicle'],
            ['“Need not met”', 'No driver or vehicle has it', 'Check the spelling in **Needs**'],
            ['“Outside shift”', 'The day ends before the stop', 'Lengthen one shift'],
            ['“Order broken”', 'The stop it waits for is unassigned', 'Solve that stop first'],
            ['“No vehicle left”', 'All shifts are full', 'Select one more vehicle'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Route algorithms and tuning', href: '/support/articles/route-algorithms-guide' },
    { label: 'Plan several vehicles at once', href: '/support/articles/multi-vehicle-routing' },
    { label: 'Keep rules in a template', href: '/support/articles/route-templates' },
  ],
  product: { label: 'What route optimization does', href: '/route-optimization' },
  article: { label: 'What data a planner needs', href: '/blog/what-data-a-planner-needs' },
} as const satisfies HelpArticle;
