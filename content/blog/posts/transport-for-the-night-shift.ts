import type { BlogPost } from '../types';

export const transportForTheNightShift = {
  id: 22,
  title: 'Night shift employee transport: how many shuttles you need',
  slug: 'transport-for-the-night-shift',
  excerpt:
    'Start at the gate and count back: gate time, ride limit and the hour the roster freezes decide how many shuttles a night shift needs, more than the seats do.',
  content:
    'Planning employee transport for a night shift: gate times, ride limits that size the shuttle fleet, and roster changes until the last hour.',
  author: 'Field desk',
  date: '2025-01-28',
  category: 'Industry Insights',
  tags: ['employee transport', 'shift roster', 'shuttles', 'ride limit'],
  image: 'cover-transport-for-the-night-shift',
  featured: false,
  views: 6420,
  likes: 237,
  sections: [
    {
      type: 'paragraph',
      content:
        'The production line starts at 10:00 PM. Ask the plant when the shuttles have to be there, and the answer is “ten o’clock, naturally.” At ten o’clock 96 people are standing in front of two turnstiles, and the foreman has a conveyor with no one beside it.',
    },
    { type: 'heading', content: 'Gate time: count back from the start of the shift' },
    {
      type: 'list',
      title: 'From the production line back to the shuttle door',
      items: [
        '10:00 PM, hands on the machine.',
        'Minus 6 minutes for the walk and the locker: 9:54 PM.',
        'Minus 5 for the turnstiles. Each badge takes 6 seconds, so 96 people at two turnstiles need 288 seconds.',
        'Minus 5 in reserve, for one red light and one lost badge: 9:44 PM.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'So 9:44 PM is the gate time. Enter it in the planner as the end of a [time window](/support/articles/advanced-constraints#time-windows) at the gate that begins ten minutes before. If all shuttles pull up in the same minute, the last rider off has the whole line ahead of her. If arrivals are spread over ten minutes, the turnstiles keep pace, and the five minutes in line join the reserve. Walk the way once with a watch, at night, in winter boots.',
    },
    { type: 'heading', content: 'How many shuttles: the ride limit decides' },
    {
      type: 'paragraph',
      content:
        'How many shuttles do 96 people need? Eight, with 12 seats each, says the division. Now add the promise that no rider sits in the shuttle longer than an hour, and say that the run from the last pickup to the gate takes 20 minutes while pickups lie 4 minutes apart. With n riders the first one aboard sits for 20 + 4 × (n − 1) minutes. An hour allows 11 riders, the twelfth seat stays empty, and 96 ÷ 11 = 8.7 makes nine shuttles.',
    },
    {
      type: 'image',
      src: 'chart-transport-for-the-night-shift',
      alt: 'Bars of shuttles needed for 96 riders by the longest ride allowed: 45 minutes 14, 50 minutes 12, 55 minutes 11, 60 minutes 9, 65 minutes 8.',
      caption:
        'Twelve seats a shuttle, 20 minutes from the last pickup, 4 minutes between pickups.',
    },
    {
      type: 'paragraph',
      content:
        'At 45 minutes only seven fit, and the plant pays for 14 shuttles. If a shuttle costs $145 a night, five more than nine cost $725 a night, which is $7.55 for each of the 96 people. Put this bar chart in front of the manager who sets the limit, because a quarter of an hour on paper is a decision about the budget. From 64 minutes up the seats set the number, and a longer ride saves nothing.',
    },
    {
      type: 'paragraph',
      content:
        'One limit for everyone is unfair to those who live close. A rider eight minutes from the gate may be carried around for 55 and still count as within the hour, until she starts to drive herself. So tie the ride to the direct drive as well: one and a half times the direct minutes plus ten, and never more than 60. Eight minutes then become at most 22, and 18 from Tenter Park become 37. For someone 34 minutes out the formula gives 61, so the cap of 60 applies.',
    },
    { type: 'heading', content: 'Late roster changes: freeze in three steps' },
    {
      type: 'paragraph',
      content:
        'Sickness, swaps and overtime reach the transport desk all day. Fix three times of day and print them on the roster itself. At 2:00 PM a draft is planned, so that the number of shuttles can be ordered. At 6:00 PM each rider is [told by message](/support/articles/notification-guide#choose-channels) at which corner to wait, and in which quarter of an hour. From 8:00 PM on the routes stand, and a change is let in only where the gate time and every ride limit still hold.',
    },
    {
      type: 'paragraph',
      content:
        'Take two calls at 8:30 PM. The first replacement lives three blocks off a route that reaches the gate at 9:41 PM, with a longest ride of 57 minutes. The stop adds 3 minutes: gate 9:44 PM, ride 60, accepted. The second would add 7 minutes to any route, breaks a limit on each, and goes by taxi for $28.',
    },
    {
      type: 'stats',
      title: 'Nine late changes a night, 22 nights',
      stats: [
        { number: '5 of 9', label: 'fit into a route that runs anyway' },
        { number: '$2,464', label: 'a month for the other four: 4 × $28 × 22' },
        { number: '$3,190', label: 'a month for a tenth shuttle in reserve: $145 × 22' },
        { number: '6', label: 'taxis in one night cost $168, more than that shuttle at $145' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'No-shows are the other half. If 7 in 100 stay away, 89 of the 96 ride, yet you do not know which, so a seat has to be kept for each. Let the driver wait two minutes by the phone’s clock and then [close the stop as failed](/support/articles/mobile-app-guide#complete-or-failed). With ten riders aboard, two more minutes cost twenty of other people’s time. Riders who miss three in a month come off the list until they ask to return.',
    },
    { type: 'heading', content: 'The ride home in the morning: a fair and safe order' },
    {
      type: 'paragraph',
      content:
        'Reverse the routes, and the first to be picked up is the last one home: an hour each way, every night, for the same person. Where the stops form a loop with both ends about equally far from the gate, it can run one way this week and the other way next, so that the rider at either end sits for 60 minutes one week and for 20 the next. Do this only where both of them may ride alone with the driver.',
    },
    {
      type: 'paragraph',
      content:
        'The first passenger in the evening and the last in the morning are alone with the driver, and in some places the law decides who that may be. The Indian state of Karnataka ([Act 40 of 2020](https://www.azbpartners.com/bank/state-of-karnataka-allows-employment-of-women-during-night/)) allows women’s night work in shops and offices only with free transport to and from home, with GPS aboard, and on routes chosen so that no woman is picked up first and dropped last. There a loop must not begin or end with a woman, whichever way it runs. Look up what your own law says on order and escort. Where it is silent, the employer decides who may be first and last, and whether an escort rides along. On the platform each rider can close the drop with a [one-time code](/support#glossary-otp), as in [this sample case](/case-studies/employee-pickup-drop-management); at 7:10 AM the desk calls everyone whose code is missing.',
    },
    {
      type: 'highlight',
      title: 'Two nights a year when the clocks change',
      content:
        'On March 9, 2025, [U.S. clocks](https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section260a&num=0&edition=prelim) jump from 2:00 AM to 3:00 AM, and the shift from 10:00 PM to 6:00 AM lasts seven hours. A driver who reaches the gate at 9:44 PM and leaves it at 6:05 AM has 7 hours 21 minutes between, an hour less than on other nights. Check the rest rules before that roster goes out. On November 2, 2025, the night has an hour more.',
    },
    { type: 'heading', content: 'Roster file: one row per rider and night' },
    {
      type: 'paragraph',
      content:
        'Most trouble arrives in the file. Ask human resources for one row per rider and night: employee number, home position, shift date, gate, and whether the row is for the way in, the way out or both. The shift date is the evening’s, also for the ride home next morning. And agree on a single person who may change a row after 2:00 PM, since two lists that are each nearly right fill a shuttle with people who swapped. Put that name and a phone number in the first line of the file, where the night desk will look. The [routes of several shuttles](/support/articles/multi-vehicle-routing) are then one run of the planner.',
    },
  ],
  keyTakeaways: [
    'Plan to the gate time, which is the shift start minus walk, line at the turnstiles and a reserve.',
    'In the example the ride limit decides between 8 shuttles and 14; seats bind only from 64 minutes up.',
    'Freeze the roster in steps, and after the last one let in only changes that keep every limit.',
    'Work out how many taxis a night one reserve shuttle is worth before you order it.',
  ],
  sources: [
    {
      title: 'State of Karnataka allows employment of women during night',
      publisher: 'AZB & Partners',
      year: 2020,
      href: 'https://www.azbpartners.com/bank/state-of-karnataka-allows-employment-of-women-during-night/',
    },
    {
      title: 'Advancement of time or changeover dates, 15 U.S.C. 260a',
      publisher: 'U.S. House, Law Revision Counsel',
      year: 2005,
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section260a&num=0&edition=prelim',
    },
  ],
  worked: {
    title: 'Shuttles, taxis and turnstiles of a night shift',
    lines: [
      { name: 'riders', label: 'Riders', value: 96 },
      { name: 'badge', label: 'Seconds for a badge', value: 6, unit: 'seconds' },
      { name: 'gates', label: 'Turnstiles', value: 2 },
      { name: 'last', label: 'Last pickup to gate', value: 20, unit: 'minutes' },
      { name: 'between', label: 'Between two pickups', value: 4, unit: 'minutes' },
      { name: 'price', label: 'A shuttle and night', value: 145, unit: '$' },
      {
        name: 'queue',
        label: 'Turnstiles, all riders',
        sum: 'riders * badge / gates',
        shown: '288',
        unit: 'seconds',
      },
      {
        name: 'aboard',
        label: 'Riders of a shuttle within 60 minutes',
        sum: 'floor((60 - last) / between) + 1',
        shown: '11',
      },
      { name: 'sixty', label: 'Shuttles at 60 minutes', sum: 'ceil(riders / aboard)', shown: '9' },
      {
        name: 'fortyFive',
        label: 'Shuttles at 45 minutes',
        sum: 'ceil(riders / (floor((45 - last) / between) + 1))',
        shown: '14',
      },
      {
        name: 'fifty',
        label: 'Shuttles at 50 minutes',
        sum: 'ceil(riders / (floor((50 - last) / between) + 1))',
        shown: '12',
      },
      {
        name: 'fiftyFive',
        label: 'Shuttles at 55 minutes',
        sum: 'ceil(riders / (floor((55 - last) / between) + 1))',
        shown: '11',
      },
      {
        name: 'sixtyFive',
        label: 'Shuttles at 65 minutes',
        sum: 'ceil(riders / (floor((65 - last) / between) + 1))',
        shown: '8',
      },
      {
        name: 'more',
        label: 'Price of 45 minutes over 60, a night',
        sum: '(fortyFive - sixty) * price',
        shown: '$725',
        unit: '$',
      },
      {
        name: 'each',
        label: 'The same for each rider',
        sum: 'more / riders',
        shown: '$7.55',
        unit: '$',
      },
      {
        name: 'near',
        label: 'Longest ride for 8 direct minutes',
        sum: '1.5 * 8 + 10',
        shown: '22',
        unit: 'minutes',
      },
      {
        name: 'middle',
        label: 'Longest ride for 18 direct minutes',
        sum: '1.5 * 18 + 10',
        shown: '37',
        unit: 'minutes',
      },
      {
        name: 'far',
        label: 'Formula for 34 direct minutes, before the cap',
        sum: '1.5 * 34 + 10',
        shown: '61',
        unit: 'minutes',
      },
      { name: 'nights', label: 'Nights a month', value: 22 },
      { name: 'taxi', label: 'A taxi ride', value: 28, unit: '$' },
      { name: 'changes', label: 'Late changes that fit no route', value: 4 },
      {
        name: 'taxis',
        label: 'Taxis a month',
        sum: 'changes * taxi * nights',
        shown: '$2,464',
        unit: '$',
      },
      {
        name: 'reserve',
        label: 'A shuttle in reserve, a month',
        sum: 'price * nights',
        shown: '$3,190',
        unit: '$',
      },
      {
        name: 'many',
        label: 'Taxis a night that cost more than it',
        sum: 'floor(price / taxi) + 1',
        shown: '6',
      },
      { name: 'manyPrice', label: 'Their price', sum: 'many * taxi', shown: '$168', unit: '$' },
      { name: 'absent', label: 'Riders in 100 who stay away', value: 7 },
      {
        name: 'present',
        label: 'Riders who come',
        sum: 'round(riders * (1 - absent / 100))',
        shown: '89',
      },
    ],
  },
} as const satisfies BlogPost;
