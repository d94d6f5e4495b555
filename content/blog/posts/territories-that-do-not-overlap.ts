import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver, mile } = assumptions[2025];

export const territoriesThatDoNotOverlap = {
  id: 3,
  title: 'Delivery territories or the shortest plan: how to decide',
  slug: 'territories-that-do-not-overlap',
  excerpt:
    'The plan with the fewest miles sends two vans down the same street. Give each driver a patch, and the extra miles are paid back once it saves 18 seconds a stop.',
  content:
    'When delivery territories beat the shortest total distance: the break-even in seconds per stop, a way to test it, and the days on which they lose.',
  author: 'Routing desk',
  date: '2025-10-21',
  updated: '2026-11-29',
  category: 'Route Optimization',
  tags: ['territories', 'route optimization', 'non-overlapping routes', 'dispatch'],
  image: 'cover-territories-that-do-not-overlap',
  featured: false,
  views: 1730,
  likes: 66,
  sections: [
    {
      type: 'paragraph',
      content:
        'The mistake looks like progress while you make it. Two plans for tomorrow are on the screen: one keeps every van in its own patch and comes to 87.4 miles, the other mixes them and comes to 81.6. You take the 81.6, since no dispatcher was ever blamed for choosing the smaller number.',
    },
    {
      type: 'paragraph',
      content:
        'By eleven VAN 03 and VAN 14 have met in Bobbin Street, each with three packages for it. By noon a customer at Dyers’ Row is asking which of the two drivers has her second box. At one o’clock another order comes in for a block that both vans have passed, and two people spend ten minutes agreeing who should turn around.',
    },
    {
      type: 'quote',
      content:
        'The map was six miles shorter and my day was an hour longer. I could not say of any street whose it was.',
      author: 'Dispatcher at Riverside hub, our sample fleet',
      sample: true,
    },
    { type: 'heading', content: 'What territories cost: 5.8 miles in the example' },
    {
      type: 'paragraph',
      content:
        'The 87.4 miles are the five routes of our sample day, 89 stops in all; the 81.6 are what we assume a free hand could have done with them. The difference is 7 percent and deserves to be taken seriously. At 16 miles an hour 5.8 miles are just under 22 minutes of driving. At 36 cents a mile for fuel and wear they also cost $2.09, as much as another 5 minutes of a driver at $25 an hour.',
    },
    {
      type: 'paragraph',
      content:
        'Call it 27 minutes against the [territories](/support#glossary-territory) and spread them over 89 stops. The break-even is 18 seconds: if knowing the patch saves that much at an average door, the longer plan has paid for itself, and everything beyond it is gain.',
    },
    {
      type: 'paragraph',
      content:
        'Eighteen seconds is the time it takes to read a name plate, or to find out that the bell for number 22 is around the corner. Suppose two stops in three lie on streets that the driver served within the last month, and each of those goes 40 seconds faster. That returns almost 40 minutes a day, half again as much as the detour cost.',
    },
    { type: 'heading', content: 'Where a known territory saves time' },
    {
      type: 'list',
      title: 'In the order in which you will notice it',
      items: [
        'The loading bay: a package for Bobbin Street goes to lane 3 every day, so loaders sort it without a list.',
        'Late orders and pickups: exactly one driver is responsible, and the desk makes one call.',
        'The curb: the regular driver knows which bay is free at nine and which loading zone is enforced.',
        'The door: gate codes, the neighbor who takes packages in, the dog.',
        'Complaints: “the driver” is one person who remembers last Friday.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Do not take our 40 seconds on trust. Pick a street that changed hands this spring and compare the standstill at its doors during the new driver’s first week with the sixth week. Use only addresses that appear in both weeks, and leave out anything near a public holiday. With two stops in three on known streets, each of those has to save 27 seconds to make 18 on average. If your gap is smaller, your doors are easy and you should keep the shorter plan.',
    },
    { type: 'heading', content: 'Balance territories by hours, not by stops' },
    {
      type: 'paragraph',
      content:
        'A territory is fair when it keeps its driver busy for as long as the one beside it. In the sample fleet VAN 11 has 16 stops and BIKE 02 has 26, which on a list looks like favoritism. It is close to even, assuming 8 minutes at a door for a van that stands half a block away and 5 for a bicycle that stands in front.',
    },
    {
      type: 'paragraph',
      content:
        'Count driving and doors alone; loading, breaks and waits for a window fill the rest of the day. VAN 11 needs 91 minutes for its 24.2 miles at 16 miles an hour and 128 for the doors, 219 in all. BIKE 02 takes 97 minutes over 11.3 miles at 7 miles an hour, locking up included, and 130 at the doors, which makes 227. Ten stops more on the list turn out to be eight minutes more on the clock.',
    },
    {
      type: 'paragraph',
      content:
        'Draw the borders where vans lose time crossing anyway: along the river, the railroad, the road with no left turn. Then divide each patch into a core that belongs to one driver on every day and a fringe of perhaps one stop in seven that may be lent to the neighbor. Familiarity with the core makes the driver quick, while the fringe absorbs a Tuesday with twelve extra orders on one side of the tracks.',
    },
    { type: 'heading', content: 'When the shortest plan is right' },
    {
      type: 'paragraph',
      content:
        'When a driver calls in sick, the patch is gone for the day and four colleagues share strange streets whatever you do, so let the planner cut freely. The same holds in the December peak, with volumes that no border foresaw and temporary drivers who know no street at all. Thin rural days are a third case: with nine stops across forty miles there is no patch to learn.',
    },
    {
      type: 'paragraph',
      content:
        'Narrow [time windows](/support#glossary-time-window) can also break a territory. If two customers in one patch both insist on nine o’clock, either a second van crosses the border or one of them is late. Send the second van, and tell both drivers beforehand which doors have moved.',
    },
    { type: 'heading', content: 'Measure it: the share of shared streets' },
    {
      type: 'paragraph',
      content:
        'One figure keeps the argument short: of all streets served today, how many saw more than one of your vehicles? If 89 stops lie on 41 streets and 14 of those were visited twice, a third of your streets are shared. Plot the share by week next to total miles. When it climbs while the miles stay flat, a dispatcher is editing routes by hand again.',
    },
    {
      type: 'paragraph',
      content:
        'In our planner, territories are a switch, [Keep routes apart](/support/articles/multi-vehicle-routing#set-up-the-plan), which is off until you turn it on. Try both settings on a sample day in [the planner on this site](/route-optimization#planner), where it starts as on, and compare the miles. Then drive the plan that keeps routes apart for an ordinary week, and hold the recorded finish times against those of the week before. Mileage is forecast to a decimal, whereas the cost of an unfamiliar street only shows when the vans come back.',
    },
  ],
  keyTakeaways: [
    'In the worked example territories cost 5.8 miles more, and they break even once they save 18 seconds a stop.',
    'Test the gain on a street that changed drivers: first week against sixth week, same addresses.',
    'Balance patches by hours and keep a small fringe that can be lent across the border.',
    'Drop the borders when a driver is missing, at peak, or where stops are few and far apart.',
  ],
  worked: {
    title: 'Break-even of territories against the shortest plan',
    lines: [
      { name: 'apart', label: 'Miles of the plan with territories', value: 87.4, unit: 'miles' },
      { name: 'short', label: 'Miles of the shortest plan', value: 81.6, unit: 'miles' },
      { name: 'speed', label: 'Speed between doors', value: 16, unit: 'miles an hour' },
      { name: 'mileCost', label: 'Fuel and wear of a mile', value: mile, unit: '$' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      { name: 'stops', label: 'Stops of the day', value: 89, unit: 'stops' },
      { name: 'more', label: 'Miles more', sum: 'apart - short', shown: '5.8', unit: 'miles' },
      {
        name: 'share',
        label: 'More in percent of the shortest plan',
        sum: 'more / short * 100',
        shown: '7',
        unit: 'percent',
      },
      {
        name: 'drive',
        label: 'Minutes of driving more',
        sum: 'more / speed * 60',
        shown: '22',
        unit: 'minutes',
      },
      {
        name: 'fuel',
        label: 'Fuel and wear of these miles',
        sum: 'more * mileCost',
        shown: '$2.09',
        unit: '$',
      },
      {
        name: 'fuelMinutes',
        label: 'Minutes of a driver for the same money',
        sum: 'fuel / wage * 60',
        shown: '5',
        unit: 'minutes',
      },
      {
        name: 'cost',
        label: 'Minutes against the territories',
        sum: 'drive + fuelMinutes',
        shown: '27',
        unit: 'minutes',
      },
      {
        name: 'breakEven',
        label: 'Seconds that each stop has to save',
        sum: 'cost * 60 / stops',
        shown: '18',
        unit: 'seconds',
      },
      {
        name: 'gain',
        label: 'Minutes gained by 40 seconds at two stops in three',
        sum: 'stops * 2 / 3 * 40 / 60',
        shown: '40',
        unit: 'minutes',
      },
      {
        name: 'known',
        label: 'Seconds to save at each stop on a known street',
        sum: 'floor(breakEven) * 3 / 2',
        shown: '27',
        unit: 'seconds',
      },
      {
        name: 'van',
        label: 'Minutes of VAN 11: 24.2 miles and 16 doors at 8',
        sum: '24.2 / speed * 60 + 16 * 8',
        shown: '219',
        unit: 'minutes',
      },
      {
        name: 'bike',
        label: 'Minutes of BIKE 02: 11.3 miles at 7 an hour and 26 doors at 5',
        sum: '11.3 / 7 * 60 + 26 * 5',
        shown: '227',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
