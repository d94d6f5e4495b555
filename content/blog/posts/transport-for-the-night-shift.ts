import type { BlogPost } from '../types';

export const transportForTheNightShift = {
  id: 22,
  title: 'Transport for the night shift: start at the gate and count back',
  slug: 'transport-for-the-night-shift',
  excerpt:
    'Gate time, ride limit, roster freeze: three numbers decide how many shuttles a night shift needs, and none of them is a count of seats.',
  content:
    'Planning employee transport for a night shift: gate times, detour limits that size the fleet, and roster changes until the last hour.',
  author: 'Field desk',
  date: '2025-01-28',
  category: 'Industry Insights',
  tags: ['employee transport', 'shift roster', 'shuttles', 'detour limit'],
  image: 'cover-transport-for-the-night-shift',
  featured: false,
  views: 6420,
  likes: 237,
  sections: [
    {
      type: 'paragraph',
      content:
        'The production line starts at 22:00. Ask the plant when the shuttles have to be there, and the answer is “ten o’clock, naturally.” At ten o’clock 96 people are standing in front of two turnstiles, and the foreman has a conveyor with no one beside it.',
    },
    { type: 'heading', content: 'Sixteen minutes nobody planned' },
    {
      type: 'list',
      title: 'From the line back to the bus door',
      items: [
        '22:00, hands on the machine.',
        'Minus 6 minutes for the walk and the locker: 21:54.',
        'Minus 5 for the turnstiles. Each badge takes 6 seconds, so 96 people at two turnstiles need 288 seconds.',
        'Minus 5 in reserve, for one red light and one argument: 21:44.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'So 21:44 is the gate time, and the planner should have it as the end of a window at the gate that begins ten minutes before. If all nine shuttles pull up in the same minute, the last rider off has the whole queue ahead of her; spread over ten minutes, the turnstiles keep pace with the buses and the five minutes join the reserve. Walk the way once with a watch, at night, in winter boots.',
    },
    { type: 'heading', content: 'The ride limit buys the buses' },
    {
      type: 'paragraph',
      content:
        'How many shuttles do 96 people need? Eight of 12 seats, says the division. Now add the promise that nobody rides longer than an hour, and say that the run from the last pickup to the gate takes 20 minutes while pickups lie 4 minutes apart. With n riders the first one aboard sits for 20 + 4 × (n − 1) minutes. An hour allows 11 riders, the twelfth seat stays empty, and 96 ÷ 11 makes nine shuttles.',
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
        'At 45 minutes only seven fit, and the plant pays for 14 shuttles. At $145 for a shuttle and night, those five on top of nine cost $725, which is $7.55 for each of the 96 people. Put this bar chart in front of whoever sets the limit, because a quarter of an hour on paper is a decision about the budget. From 65 minutes up the seats are the bound, and a longer ride saves nothing.',
    },
    {
      type: 'paragraph',
      content:
        'One limit for everyone is unfair to those who live close. A rider eight minutes from the gate may be carried around for 55 and still count as within the hour, until she starts to drive herself. So bind the ride to the direct drive as well: one and a half times the direct minutes plus ten, and never more than 60. Eight minutes then become at most 22, and 18 from Tenter Park become 37. Someone 34 minutes out would get 61 and meets the cap.',
    },
    { type: 'heading', content: 'A roster is never finished' },
    {
      type: 'paragraph',
      content:
        'Sickness, swaps and overtime reach the transport desk all day. Fix three hours and print them on the roster itself. At 14:00 a draft is planned, so that the number of shuttles can be ordered. At 18:00 each rider is told a corner and a quarter of an hour. From 20:00 on the routes stand, and a change may only be slipped in where the gate time and every ride limit survive.',
    },
    {
      type: 'paragraph',
      content:
        'Take two calls at 20:30. The first replacement lives three blocks off a route that reaches the gate at 21:41, with a longest ride of 57 minutes. The stop adds 3: gate 21:44, ride 60, accepted. The second would add 7 to any route, breaks a limit on each, and goes by taxi for $28.',
    },
    {
      type: 'stats',
      title: 'Nine late changes a night, 22 nights',
      stats: [
        { number: '5 of 9', label: 'fit into a route that runs anyway' },
        { number: '$2,464', label: 'a month for the other four: 4 × $28 × 22' },
        { number: '$3,190', label: 'a month for a tenth shuttle in reserve: $145 × 22' },
        { number: '6', label: 'taxis in one night, at $168, are the first to cost more than it' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'No-shows are the other half. If 7 in 100 stay away, 89 of the 96 ride, yet nobody knows which, so a seat has to be kept for each. Let the driver wait two minutes by the phone’s clock and then close the stop as failed. With ten riders aboard, two more minutes cost twenty of other people’s time. Whoever misses three in a month comes off the list until they ask to return.',
    },
    { type: 'heading', content: 'Six in the morning is not the evening backward' },
    {
      type: 'paragraph',
      content:
        'Reverse the routes, and the first to be picked up is the last one home: an hour each way, every night, for the same person. Where the stops form a ring with both ends about equally far from the gate, run it one way this week and the other way next. The longest ride then falls on another seat, and 60 minutes alternate with 20.',
    },
    {
      type: 'paragraph',
      content:
        'The last passenger is also alone with the driver. In places the law has a say: the Indian state of Karnataka, in its amended shops act of 2020, makes free transport from door to door, with GPS aboard, a condition for women’s night work. Elsewhere it is a matter of house rules. Decide who may be last, and whether an escort rides along. The platform keeps a safe-drop check-in for each rider, and an open one at 07:10 is a phone call, whoever is on duty.',
    },
    {
      type: 'highlight',
      title: 'Two odd nights',
      content:
        'On March 9, 2025, U.S. clocks jump from 02:00 to 03:00, and the shift that began at 22:00 the evening before is over in seven hours. A driver who reaches the gate at 21:44 and leaves it at 06:05 has 7 hours 21 minutes between, an hour less than on other nights. Check the rest rules before that roster goes out; on November 2 there is an hour too many.',
    },
    { type: 'heading', content: 'One row per person and night' },
    {
      type: 'paragraph',
      content:
        'Most trouble arrives in the file. Ask personnel for one row per rider and night: employee number, home position, shift date, gate, and whether the row is for the way in, the way out or both. The shift date is the evening’s, also for the ride home next morning. And agree on a single person who may change a row after 14:00, since two lists that are each nearly right fill a shuttle with people who swapped. Put that name and a phone number in the first line of the file, where the night desk will look.',
    },
  ],
  keyTakeaways: [
    'Plan to the gate time, which is the shift start minus walk, turnstile queue and a reserve.',
    'In the example the ride limit decides between 8 shuttles and 14; seats bind only from 65 minutes up.',
    'Freeze the roster in steps, and after the last one let in only changes that keep every limit.',
    'Work out how many taxis a night one reserve shuttle is worth before you order it.',
  ],
} as const satisfies BlogPost;
