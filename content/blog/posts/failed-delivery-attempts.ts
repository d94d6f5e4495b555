import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver: wage, hubWorker, mile } = assumptions[2025];

export const failedDeliveryAttempts = {
  id: 9,
  title: 'Failed delivery attempts: causes, costs and fixes',
  slug: 'failed-delivery-attempts',
  excerpt:
    'Of 1,780 first attempts in four weeks 120 failed, for six reasons. About half could have been delivered, mostly by asking one question earlier.',
  content:
    'What a failed first delivery attempt costs, why “not home” hides three causes, and which failures a dispatch room can prevent and in what order.',
  author: 'Delivery desk',
  date: '2025-07-29',
  updated: '2026-11-29',
  category: 'Delivery Management',
  tags: [
    'delivery management',
    'first-attempt delivery',
    'failed deliveries',
    'customer notifications',
    'last mile',
  ],
  image: 'cover-failed-delivery-attempts',
  featured: false,
  views: 3890,
  likes: 171,
  sections: [
    {
      type: 'list',
      title: 'From the notes of one afternoon',
      items: [
        '“No answer, waited, left card.”',
        '“Gate, no code on sheet.”',
        '“Number 22 or 22A? Rang both.”',
        '“Shop shut Wednesdays. It has always shut Wednesdays.”',
        '“Customer says she canceled.”',
        '“Package not on van.”',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Six stops, six packages at the [hub](/support#glossary-hub) tonight, and a single status for all of them: [failed](/support#glossary-failed-delivery). The report will add them to last week’s and calculate a percentage. Yet hardly two have anything in common, and the people who could have prevented them work in different departments.',
    },
    { type: 'heading', content: 'What a failed delivery attempt costs' },
    {
      type: 'paragraph',
      content:
        'Riverside hub makes 89 [first attempts](/support#glossary-first-attempt-rate) a day in our sample fleet, so 1,780 in four weeks of five days. Suppose 120 of them fail, or 6.7 percent. For every further trip assume 10 minutes of a driver at $25 an hour, 1.1 miles at 36 cents, and 9 minutes at $22 for the desk and the shelf. That makes $4.17 + $0.40 + $3.30 = $7.87.',
    },
    {
      type: 'paragraph',
      content:
        'Second trips fail as well. If one in five does, a failure causes 1 ÷ 0.8 = 1.25 further trips on average, and its price rises to $9.84. The dollars are bearable. The hours deserve a dispatcher’s attention, since they come out of tomorrow’s day, and no plan has allowed for them.',
    },
    {
      type: 'paragraph',
      content:
        'For the hub that comes to 150 further trips in four weeks and $1,181. It is also 75 minutes of driving and doors on every working day, enough for seven stops that customers would have paid for.',
    },
    { type: 'heading', content: 'Causes of failed deliveries, and how many can be prevented' },
    {
      type: 'list',
      title: 'Cases we would expect to prevent, out of all',
      items: [
        'Not home: 24 of 48.',
        'No access, such as a gate, a code or a dead buzzer: 18 of 24.',
        'Address incomplete or wrong: 12 of 18.',
        'Business closed, or the van came too late: 7 of 14.',
        'Refused or ordered by mistake: none of 12.',
        'Package missing or damaged on the van: 3 of 4.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The totals are an example and the first number is judgment, so replace both. The pattern will usually survive: one large cause that is difficult to reduce, and several moderate ones that are easy. Together the 64 that can be prevented would bring the rate from 6.7 to 3.1 percent, and they are worth $630 every four weeks.',
    },
    { type: 'heading', content: '“Not home” hides three causes' },
    {
      type: 'paragraph',
      content:
        '“Not home” is usually the first code on the list, and the driver is in a hurry. Before you write to customers, compare the 48 with position and clock. Say that in 9 cases the vehicle stood still for under a minute, which is hardly an attempt, and in 7 the driver arrived before the window had opened. That leaves 32 in which the customer really was out.',
    },
    {
      type: 'paragraph',
      content:
        'The 9 need a word in the yard and perhaps a lighter route, because people skip the second ring when they are behind schedule. The 7 are a matter of planning, and six of them disappear when early arrival is treated as an error. Of the 32, a dozen may be won by notifying people in time. Twelve, six, and two thirds of the nine make the 24 in the list above.',
    },
    {
      type: 'highlight',
      title: 'Six codes, and none called “other”',
      content:
        'Give the driver six reasons at most ([our app](/support/articles/mobile-app-guide#complete-or-failed) has five), in words that a driver would use, and change their order each month. If one code jumps when it moves to the top, you have measured the list and not the doors. A photo of the closed gate settles the rest.',
    },
    { type: 'heading', content: 'How to reduce failed deliveries' },
    {
      type: 'paragraph',
      content:
        'Access comes first. Most of its 24 failures come from a fact that a driver or the customer knew and that was never written down, and a code stored with the address works on every later visit. Ask for it when the order is placed. Failing that, let [the delivery exception message](/support/articles/notification-guide#four-types) ask (“Gate code needed: reply here”) while the van is still in the street.',
    },
    {
      type: 'paragraph',
      content:
        'Addresses are next. Every [successful proof](/delivery-management#delivery-proof-&-validation) in the platform is filed with its location. A pin that sits 300 yards from where packages were signed for last month shows up in an export before the next driver follows it. Look for house numbers with two entrances, and for businesses whose mailing address is their accountant’s.',
    },
    {
      type: 'paragraph',
      content:
        'For people who are out, write the evening before, while there is still another slot to offer, and let the reply move the delivery. A notification without a choice only tells them what they will miss. Send a second one from two doors away, when a customer in the backyard can still reach the entrance.',
    },
    {
      type: 'paragraph',
      content:
        'A closed shop means that opening hours are missing from the order, and a late van is a planning fault, usually in [the time allowed at the door](/blog/how-long-a-stop-takes). A load scan takes care of most missing packages. The 12 refusals are no business of dispatch, whatever the report says; hand them to sales as a list with names every Friday.',
    },
    { type: 'heading', content: 'How to count the first-attempt rate' },
    {
      type: 'paragraph',
      content:
        'Divide orders handed over on the first attempt by orders attempted for the first time. A slot the customer moved before departure is no attempt. A package left behind the trash cans is a success today and possibly a claim next week, so count drops without a recipient in a column of their own.',
    },
    {
      type: 'paragraph',
      content:
        'Then decide where to stop. With 64 prevented, 56 failures are left in four weeks, fewer than three a day, and 20 of them are people who really were out. Chasing them with a third message costs goodwill and a fee for each text, while a neighbor’s name on file costs neither.',
    },
  ],
  keyTakeaways: [
    'In the example a failed first attempt leads to 1.25 further trips and costs $9.84, but the 75 lost minutes a day weigh more.',
    'Check “not home” against standstill and window: it mixes rushed, early and real failures.',
    'Collect access codes and correct pins first; they are quick to fix and stay fixed.',
    'Count drops without a recipient in a column of their own, and leave refusals to sales.',
  ],
  worked: {
    title: 'What 120 failed first attempts cost in four weeks',
    lines: [
      { name: 'attempts', label: 'First attempts in a day', value: 89, unit: 'attempts' },
      { name: 'days', label: 'Working days in four weeks', value: 20, unit: 'days' },
      { name: 'failed', label: 'Failed first attempts', value: 120, unit: 'attempts' },
      { name: 'prevented', label: 'Of these that can be prevented', value: 64, unit: 'attempts' },
      { name: 'minutes', label: 'Driver’s minutes for a further trip', value: 10, unit: 'minutes' },
      { name: 'wage', label: 'An hour of a driver', value: wage, unit: '$' },
      { name: 'mile', label: 'A mile', value: mile, unit: '$' },
      { name: 'shelf', label: 'An hour of desk and shelf', value: hubWorker, unit: '$' },
      {
        name: 'all',
        label: 'First attempts in four weeks',
        sum: 'attempts * days',
        shown: '1,780',
        unit: 'attempts',
      },
      { name: 'rate', label: 'Failed', sum: 'failed / all * 100', shown: '6.7', unit: 'percent' },
      {
        name: 'driver',
        label: 'Driver at $25 an hour',
        sum: 'minutes / 60 * wage',
        shown: '$4.17',
        unit: '$',
      },
      {
        name: 'drive',
        label: '1.1 miles at 36 cents',
        sum: '1.1 * mile',
        shown: '$0.40',
        unit: '$',
      },
      {
        name: 'desk',
        label: '9 minutes of desk and shelf at $22 an hour',
        sum: '9 / 60 * shelf',
        shown: '$3.30',
        unit: '$',
      },
      {
        name: 'trip',
        label: 'A further trip',
        sum: 'round(driver * 100) / 100 + round(drive * 100) / 100 + desk',
        shown: '$7.87',
        unit: '$',
      },
      {
        name: 'trips',
        label: 'Further trips after a failure, if one in five fails again',
        sum: '1 / (1 - 1 / 5)',
        shown: '1.25',
        unit: 'trips',
      },
      {
        name: 'failure',
        label: 'A failed first attempt',
        sum: 'trip * trips',
        shown: '$9.84',
        unit: '$',
      },
      {
        name: 'further',
        label: 'Further trips in four weeks',
        sum: 'failed * trips',
        shown: '150',
        unit: 'trips',
      },
      {
        name: 'cost',
        label: 'Their cost',
        sum: 'failed * round(failure * 100) / 100',
        shown: '$1,181',
        unit: '$',
      },
      {
        name: 'daily',
        label: 'Minutes of driving and doors in a day',
        sum: 'further * minutes / days',
        shown: '75',
        unit: 'minutes',
      },
      {
        name: 'after',
        label: 'Rate with these prevented',
        sum: '(failed - prevented) / all * 100',
        shown: '3.1',
        unit: 'percent',
      },
      {
        name: 'worth',
        label: 'Worth of preventing them, four weeks',
        sum: 'prevented * failure',
        shown: '$630',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
