import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const routeAlgorithmsGuide = {
  id: 3,
  slug: 'route-algorithms-guide',
  title: 'Route algorithms and tuning',
  description:
    'Genetic algorithm settings with ranges and defaults, optimization modes, objective weights, real-time runs, tuning and fixes.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'route-planning',
  rank: 10,
  readTime: 7,
  views: 3260,
  author: 'Routing team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'how-the-search-works',
      title: 'How the search works',
      blocks: [
        {
          type: 'paragraph',
          text: `Twenty stops can be driven in 2,432,902,008,176,640,000 orders, so no computer tries them all. ${site.name} uses a [genetic algorithm](/support#glossary-genetic-algorithm) instead. It starts with a set of candidate plans, keeps the best, combines pairs of them into new ones, changes a little at random, and repeats.`,
        },
        {
          type: 'paragraph',
          text: 'Two things follow from that. A longer search finds shorter routes, but each extra minute gains less than the one before. And two runs on the same stops may differ, because chance is part of the method. A search that ran to its end differs little: for a day of 89 stops, five runs of the planner on this site ended within 0.1% of each other.',
        },
        {
          type: 'paragraph',
          text: 'You can watch it search: [the planner on this site, opened with 200 stops](/route-optimization#planner=stress), starts from the defaults of the four algorithm settings in this guide. It works on your own device, where a generation has 40 new candidates at most and fewer on long days, so neither its pace nor its count is that of our servers.',
        },
        {
          type: 'paragraph',
          text: 'You need none of this for daily work. Read on if your plans are large, if you have planned for a few weeks and want to compare settings, or if a result puzzles you.',
        },
      ],
    },
    {
      id: 'optimization-modes',
      title: 'Choose a mode first',
      blocks: [
        {
          type: 'paragraph',
          text: 'The mode decides how long the planner may search. You find it on the **Rules** tab of a plan, above everything else.',
        },
        {
          type: 'table',
          caption: 'Optimization modes',
          columns: ['Mode', 'Meant for', 'Search time'],
          rows: [
            ['Fast', 'Up to 50 stops', 'Under 30 s'],
            ['Standard', '50–200 stops', '1–3 minutes'],
            ['Intensive', '200+ stops', '5–15 minutes'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Stops are counted for the whole plan, not for each vehicle. [Five vehicles](/support/articles/multi-vehicle-routing) with 89 stops between them belong in **Standard** mode. For a plan of that size use **Fast** mode only as a draft while orders still come in, then run the right mode once the list is closed.',
        },
      ],
    },
    {
      id: 'algorithm-settings',
      title: 'The four algorithm settings',
      blocks: [
        {
          type: 'paragraph',
          text: 'Open your plan, go to **Rules** and unfold **Advanced**. Each field takes only values within its range, and **Reset to defaults** undoes whatever you tried.',
        },
        {
          type: 'table',
          caption: 'Genetic algorithm settings',
          columns: ['Setting', 'Range', 'Default', 'A higher value'],
          rows: [
            ['Population', '50–500', '200', 'Keeps more candidates in play; slower'],
            ['Generations', '100–1000', '500', 'Repeats the search more often; slower'],
            ['Mutation rate', '0.01–0.1', '0.05', 'Changes more at random; restless above 0.08'],
            ['Elite preservation', '5–20%', '10%', 'Carries more good plans over unchanged'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Population and generations together set the size of the search. The best 10%, 20 of 200, pass into the next generation untouched, so each generation brings 180 new ones. With the defaults that is 200 + 500 × 180 = 90,200 candidates. Doubling both, to 400 and 1000, makes it 400 + 1000 × 360 = 360,400 and takes roughly four times as long.',
        },
        {
          type: 'warning',
          title: 'Company defaults change every plan',
          text: 'What you set in a plan holds for that plan. The same fields under **Settings**, tab **Planning**, apply to each new plan of every dispatcher. Test in one plan before you touch them.',
        },
      ],
    },
    {
      id: 'objective-weights',
      title: 'Weigh distance, time and penalties',
      blocks: [
        {
          type: 'paragraph',
          text: 'The planner needs one number to tell a better plan from a worse one. **Objective weights**, three sliders on the **Rules** tab, say what goes into it. Penalties are points for broken [soft rules](/support/articles/advanced-constraints#must-should-off): a late arrival, overtime, a stop left out.',
        },
        {
          type: 'table',
          caption: 'Objective weights',
          columns: ['Weight', 'Range', 'Default', 'Raise it when'],
          rows: [
            ['Distance', '0–100%', '40%', 'Fuel or charging is your largest cost'],
            ['Time', '0–100%', '40%', 'Drivers’ hours are short'],
            ['Penalties', '0–100%', '20%', 'A broken promise costs more than a detour'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Say plan B is 6% shorter than plan A, takes 2% longer and breaks no more rules. With the defaults B scores 0.4 × −6 + 0.4 × 2 = −1.6, so B wins. Set distance to 20% and time to 60%, and the sum is −1.2 + 1.2 = 0: a tie. At 10% and 70% it becomes +0.8, and A wins.',
        },
        {
          type: 'tip',
          title: 'Keep the total at 100%',
          text: 'The line under the sliders shows the total. A slider moves by single points, but a step below 5 is lost in the randomness of the search. Move a weight by 5, press **Optimize**, and compare the three figures above the route list in **Result**. In the planner on this site the third slider is **Evenness**, which makes the routes alike in length, and a move there re-plans at once.',
        },
        {
          type: 'picture',
          src: 'route-weights-phone',
          alt: 'Plan with three bars below the map: distance 40%, time 40%, penalties 20%; against yesterday it is 24 miles and 1 h 12 shorter and has 0 late stops.',
          caption: 'The default weights and, below them, the figures to compare after each change.',
        },
      ],
    },
    {
      id: 'real-time',
      title: 'Let the plan follow the day',
      blocks: [
        {
          type: 'paragraph',
          text: 'Real-time optimization, or [re-optimization](/support#glossary-re-optimization), looks at the open stops again every 5–15 minutes, with the traffic and the weather of that moment. By our own figures it adds 5–15% efficiency to a plan that would otherwise stay as it was at dawn. Of the pricing plans [per user](/pricing), Standard and Enterprise include it. Stops already served, locked stops and the one a driver is heading for stay as they are.',
        },
        {
          type: 'picture',
          src: 'console',
          alt: 'City map at midday: five colored routes from one hub, filled dots behind each vehicle, hollow dots ahead of it.',
          caption:
            'Only the hollow dots can move in a re-optimization, except the next one ahead of each vehicle.',
        },
        {
          type: 'picture',
          src: 'route-storm-phone',
          alt: 'Night map with the routes of VAN 14 and VAN 11 near a rain cell; the note below reads: storm cell at 3 PM, VAN 14 takes 2 stops from VAN 11.',
          caption:
            'One proposal of such a run: two stops of VAN 11 lie under a storm expected at 3 PM and pass to VAN 14.',
        },
        {
          type: 'steps',
          title: 'Switch it on for a plan',
          steps: [
            'On the **Rules** tab turn on **Real-time optimization**.',
            'Set **Interval**, which may be 5 to 15 minutes, to 15 for the first week.',
            'Under **Changes** choose **Ask me** to approve each proposal, or **Apply** to send it straight to the drivers.',
            'Press **Dispatch**, or **Re-plan** in **Live** if the vehicles are already out.',
            'Watch **Live**. Each proposal shows the minutes saved and the stops that would move; press **Accept** or **Decline** there.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Shorten the interval to 5 minutes only where the streets change that quickly. A driver whose list jumps twelve times an hour stops trusting it.',
        },
      ],
    },
    {
      id: 'tuning',
      title: 'Tune in five steps',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Pick an ordinary past day, open its plan and choose **More**, **Duplicate**. Date the copy to the same weekday of next week. Never experiment on a plan that drivers use.',
            'Press **Optimize** three times with the defaults. Note **Distance**, **Driving time** and **Late stops** of each run, and take the middle one as your baseline.',
            'Change one setting and run it three times as well. Change mode or weights before anything under **Advanced**.',
            'Compare the middle results. A gain smaller than the spread of your three baseline runs is luck.',
            'Try the winner on two more days. Only then have a fleet manager enter it under **Settings**, tab **Planning**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'An example of the spread, from **Fast**, where the search ends early: three baseline runs give 141, 143 and 144 miles. A setting that yields 142 in the middle has shown nothing. One that yields 136, with no run above 138, is worth its extra minutes.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'Troubleshooting',
      blocks: [
        {
          type: 'table',
          caption: 'Results that puzzle dispatchers',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'The run takes far longer than the mode’s time',
              'Population and generations were raised together',
              '**Reset to defaults**, then raise one of them',
            ],
            [
              'Two runs differ by more than 5%',
              'The search ended before it had settled',
              'Keep the better plan, and take the next larger mode',
            ],
            [
              'Results stopped getting better at a mediocre level',
              'Too little variety among the candidates',
              'Mutation rate 0.07, elite preservation 5%',
            ],
            [
              'Short routes, but many late stops',
              'Penalties weigh too little',
              'Penalties 40%, distance and time 30% each',
            ],
            [
              'No late stops, but long detours',
              '**Time windows** is at **Must**, and many windows were never promised',
              'Clear or widen the windows that you did not promise, or set **Time windows** to **Should**',
            ],
            [
              'Drivers complain of constant changes',
              'The interval is too short',
              'Interval 15 minutes, **Changes** on **Ask me**',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'If none of it helps, open **More** in the plan, choose **Copy plan ID** and [write to us](/contact) with that number and a sentence on what you expected. We can open the run and see where the search turned.',
        },
      ],
    },
  ],
  next: [
    { label: 'Advanced planning constraints', href: '/support/articles/advanced-constraints' },
    { label: 'Plan several vehicles at once', href: '/support/articles/multi-vehicle-routing' },
    { label: 'Plan a day in the planner on this site', href: '/route-optimization#planner' },
  ],
  product: { label: 'Route optimization, with a planner to try', href: '/route-optimization' },
  article: {
    label: 'Genetic algorithms for dispatchers',
    href: '/blog/genetic-algorithms-for-dispatchers',
  },
} as const satisfies HelpArticle;
