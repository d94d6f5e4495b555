import type { BlogPost } from '../types';

export const replanningDuringTheDay = {
  id: 26,
  title: 'Real-time route replanning: what to move, what to leave alone',
  slug: 'replanning-during-the-day',
  excerpt:
    'Re-optimizing routes during the day is easy to compute. Drivers and customers have to be able to live with it, and that takes rules about what stays put.',
  content:
    'Re-optimizing routes every 5 to 15 minutes: where a gain of 5 to 15 percent comes from, which mode fits, and which stops must not move.',
  author: 'Routing desk',
  date: '2024-12-03',
  category: 'Route Optimization',
  tags: ['route optimization', 'real-time', 'dispatch', 'optimization modes'],
  image: 'cover-replanning-during-the-day',
  featured: true,
  views: 9380,
  likes: 497,
  sections: [
    {
      type: 'paragraph',
      content:
        'How often may a plan change before drivers stop believing in it? If it changes too seldom, drivers follow a plan of 5:40 AM at two in the afternoon, in a city that has changed since. If it changes too often, they switch off the sound. Most of the answer lies in what you forbid the planner to touch.',
    },
    { type: 'heading', content: 'Worked example: one replan at 1:48 PM' },
    {
      type: 'paragraph',
      content:
        'Take Riverside [hub](/support#glossary-hub), our sample fleet, at 1:48 PM: five vehicles, 89 stops, 60 done. Now suppose a dry afternoon ([rain](/blog/rain-delays-on-delivery-routes) has an article of its own): VAN 11 has nine stops left, and a bridge closes on its way. Left as they are, the five routes have 537 minutes to go, counted until each vehicle is home.',
    },
    {
      type: 'list',
      title: 'What a new run can find in those minutes',
      items: [
        'Say three of VAN 11’s nine stops are pickups that would cost it 48 minutes. VAN 14 can take two for 17 and VAN 03 one for 12: 48 − 29 = 19 saved.',
        'VAN 11 keeps its next delivery and drives the five after it in a new order around the bridge: 11 saved.',
        'VAN 03 serves three stops on the east bank before the detour traffic reaches them: 8 saved.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Together 38 minutes, or 7 percent of what was left of the day. The drive times are made up, the kind of gain is not: work moves from a vehicle in trouble to one that passes close by, and the other stops get a better sequence.',
    },
    { type: 'heading', content: 'How much replanning saves: 5 to 15 percent of what?' },
    {
      type: 'paragraph',
      content:
        'We say that [real-time replanning](/support/articles/route-algorithms-guide#real-time) adds 5 to 15 percent in efficiency. That is the company’s own figure, it is not audited, and it deserves the same arithmetic as your own figures. It compares with a plan that stays as it is after the morning. All five vehicles left at 8:00 AM, so by 1:48 PM they have worked 5 × 348 = 1,740 minutes, and with the 537 to go the day has 2,277. The 38 saved are 1.7 percent of that.',
    },
    {
      type: 'stats',
      title: 'Events like this one in a day of 2,277 minutes',
      stats: [
        { number: '1', label: 'saves 38 minutes, 1.7 percent' },
        { number: '3', label: 'save 114 minutes and reach 5 percent' },
        { number: '9', label: 'save 342 minutes and reach 15 percent' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'So the lower end takes three events of that size and the upper end nine, which is a day people talk about. On a dry Tuesday with no late orders the gain is close to nothing, and it should be. Judge it over a month, and count late orders as events too. Each one that joins a passing van instead of getting a trip of its own is the same kind of saving.',
    },
    { type: 'heading', content: 'How often to replan: every 5 to 15 minutes' },
    {
      type: 'paragraph',
      content:
        'The planner can run again every 5 to 15 minutes. News waits half that interval on average, so 2.5 minutes at one end and 7.5 at the other. To see whether the shorter one is worth it, divide: 537 minutes for 29 stops are 18.5 minutes a stop. Within a quarter of an hour a van at Riverside closes less than one, so 15 minutes will do. A courier with four minutes a stop would pass nearly four doors in that time and needs an interval of five.',
    },
    {
      type: 'paragraph',
      content:
        'The [mode](/support/articles/route-algorithms-guide#optimization-modes) follows from the count of open stops. Fast mode searches for under 30 seconds for up to 50 stops (traffic and the map make it 30 to 60 in all), standard takes 1 to 3 minutes for 50 to 200, and intensive 5 to 15 minutes from 200 up. People pick by the number of stops in the morning and never look again. Riverside starts in standard with 89, and shortly after noon it belongs in fast.',
    },
    {
      type: 'image',
      src: 'chart-replanning-during-the-day',
      alt: 'Line chart of open stops at Riverside hub by the hour: 89 at 8:00 AM, 74 at 10:00 AM, 56 at noon, 41 at 1:00 PM, 28 at 2:00 PM, 5 at 4:00 PM, none at 5:00 PM. The line falls below 50, the limit of fast mode, between noon and 1:00 PM.',
      caption: 'Open stops that day. Up to 50, the fast mode is enough.',
    },
    {
      type: 'paragraph',
      content:
        'Intensive mode has no place in a day like this. With an interval of five minutes and a run of fifteen, each answer is three intervals old when it comes. Run it in the evening, for tomorrow. And if 260 stops are open at ten in the morning, replan by district: six groups of 43 or 44 fit the fast mode, at the price of no swaps across the borders.',
    },
    { type: 'heading', content: 'What must not move: seven rules' },
    {
      type: 'list',
      title: 'Rules for every run',
      items: [
        'The stop a vehicle is driving to. No driver should turn around on a bridge ramp to save four minutes.',
        'A stop whose customer has been told the minute. The [notice](/support/articles/notification-guide#four-types) for 22 Dyers’ Row goes out at 1:56 PM, and from then on VAN 07 is going there.',
        'Packages that are aboard. They can change places in the sequence but not vehicles, unless two drivers meet and the dispatcher plans the meeting.',
        'Breaks and the ends of shifts. Law and contracts set how long and when, and no new plan may move them out of that.',
        'Cold goods. They may move only to another cold bay.',
        'Promised [windows](/support#glossary-time-window). A new plan may use the slack inside them and no more.',
        'Whatever a dispatcher placed by hand in the last hour. She knew something.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The planner holds served stops, locked ones and the one a driver is heading for. What else should stay, lock by hand, or decline the proposal. Count what remains at 1:48 PM. Of 29 open stops five are being driven to and, say, three customers have been told their minute. That leaves 21 that may change places, and of those perhaps six are pickups that may change vehicles. It looks like little, and it was enough for the 38 minutes above. [Move stops by hand](/support/articles/multi-vehicle-routing#move-stops) and lock them, and the count falls further.',
    },
    { type: 'heading', content: 'The minimum saving for a change' },
    {
      type: 'paragraph',
      content:
        'Even a permitted change costs something. The driver rereads the list, digs for another package, and trusts the screen a little less. So set a minimum. Ours is a rule of thumb: three minutes saved for each stop that moves, and no stop late that was on time.',
    },
    {
      type: 'paragraph',
      content:
        'The 1:48 PM proposal moves 3 + 5 + 3 = 11 stops, has to save 33 minutes and saves 38, so it goes out. The next one, a quarter of an hour later, offers four minutes for six moved stops, against a minimum of 18. Decline it. Drivers have a name for a route that flips back and forth for the sake of four minutes, and it can’t be printed here.',
    },
    {
      type: 'highlight',
      title: 'Settings to begin with',
      content:
        'An interval of 15 minutes. Fast mode up to 50 open stops, Standard mode above. A lock on each stop whose customer knows the minute; the one being driven to holds by itself. **Changes** on **Ask me**, and a yes only to what saves three minutes for each moved stop. After two weeks, read how many changes were sent and how many met an objection, and only then try 10 minutes.',
    },
    {
      type: 'paragraph',
      content:
        'The objections are the figure to watch. A Standard Driver can’t reorder stops, so objections come by phone; keep a tally at the desk, with the reason. If the same reason turns up five times, you have an eighth rule. To see what one moved stop does to a whole day, move one in [the planner on this site](/route-optimization#planner).',
    },
  ],
  keyTakeaways: [
    'The 5 to 15 percent is our own figure; in the worked example it takes three events of 38 minutes to reach its lower end.',
    'Let the time between two stops set the interval, within 5 to 15 minutes.',
    'Pick the mode by stops still open: Fast up to 50, Standard to 200, and Intensive above that, in the evening.',
    'Lock each stop whose customer knows the minute; the one being driven to is held for you. Keep loaded packages on their vehicle.',
    'Ask for a minimum saving per moved stop, or the plan will flip for the sake of minutes.',
  ],
  worked: {
    title: 'What one replan saves, of the rest and of the day',
    lines: [
      { name: 'vehicles', label: 'Vehicles', value: 5 },
      { name: 'open', label: 'Open stops', value: 29 },
      { name: 'rest', label: 'Minutes to go', value: 537, unit: 'minutes' },
      { name: 'since', label: 'Minutes from 8:00 AM to 1:48 PM', value: 348, unit: 'minutes' },
      { name: 'pickups', label: 'Three pickups by VAN 11', value: 48, unit: 'minutes' },
      { name: 'two', label: 'Two of them by VAN 14', value: 17, unit: 'minutes' },
      { name: 'one', label: 'One of them by VAN 03', value: 12, unit: 'minutes' },
      {
        name: 'sequence',
        label: 'Saved by a new order around the bridge',
        value: 11,
        unit: 'minutes',
      },
      { name: 'early', label: 'Saved on the east bank', value: 8, unit: 'minutes' },
      {
        name: 'handed',
        label: 'Saved by handing over pickups',
        sum: 'pickups - two - one',
        shown: '19',
        unit: 'minutes',
      },
      {
        name: 'saved',
        label: 'Saved by the replan',
        sum: 'handed + sequence + early',
        shown: '38',
        unit: 'minutes',
      },
      {
        name: 'ofRest',
        label: 'Of what was left',
        sum: 'saved / rest * 100',
        shown: '7',
        unit: 'percent',
      },
      {
        name: 'worked',
        label: 'Minutes worked until 1:48 PM',
        sum: 'vehicles * since',
        shown: '1,740',
        unit: 'minutes',
      },
      {
        name: 'day',
        label: 'Minutes of the whole day',
        sum: 'worked + rest',
        shown: '2,277',
        unit: 'minutes',
      },
      {
        name: 'ofDay',
        label: 'One event, of the whole day',
        sum: 'saved / day * 100',
        shown: '1.7',
        unit: 'percent',
      },
      {
        name: 'three',
        label: 'Three such events',
        sum: '3 * saved',
        shown: '114',
        unit: 'minutes',
      },
      {
        name: 'threeOfDay',
        label: 'Three events, of the whole day',
        sum: 'three / day * 100',
        shown: '5',
        unit: 'percent',
      },
      { name: 'nine', label: 'Nine such events', sum: '9 * saved', shown: '342', unit: 'minutes' },
      {
        name: 'nineOfDay',
        label: 'Nine events, of the whole day',
        sum: 'nine / day * 100',
        shown: '15',
        unit: 'percent',
      },
      {
        name: 'pace',
        label: 'Minutes of a vehicle for a stop',
        sum: 'rest / open',
        shown: '18.5',
        unit: 'minutes',
      },
      {
        name: 'shortest',
        label: 'Average wait at an interval of 5 minutes',
        sum: '5 / 2',
        shown: '2.5',
        unit: 'minutes',
      },
      {
        name: 'longest',
        label: 'Average wait at an interval of 15 minutes',
        sum: '15 / 2',
        shown: '7.5',
        unit: 'minutes',
      },
      { name: 'told', label: 'Customers who were told their minute', value: 3 },
      {
        name: 'movable',
        label: 'Stops that may change places',
        sum: 'open - vehicles - told',
        shown: '21',
      },
      { name: 'movedStops', label: 'Stops moved by the replan', value: 11 },
      {
        name: 'floorMinutes',
        label: 'Minutes to save for a moved stop',
        value: 3,
        unit: 'minutes',
      },
      {
        name: 'least',
        label: 'What it has to save',
        sum: 'movedStops * floorMinutes',
        shown: '33',
        unit: 'minutes',
      },
      {
        name: 'next',
        label: 'What six moved stops have to save',
        sum: '6 * floorMinutes',
        shown: '18',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
