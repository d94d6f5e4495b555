import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher, redelivery, vanWithDriver } = assumptions[2025];

export const rainDelaysOnDeliveryRoutes = {
  id: 17,
  title: 'Rain delays on delivery routes: which stops to move',
  slug: 'rain-delays-on-delivery-routes',
  excerpt:
    'A forecast tempts a dispatcher to redo the whole afternoon. Counted stop by stop, one of VAN 03’s seven was in danger, and that decision could wait.',
  content:
    'How to turn a rain forecast into minutes per stop, price each way of moving a stop, and find the minute until which the decision can wait.',
  author: 'Routing desk',
  date: '2025-04-08',
  updated: '2026-11-29',
  category: 'Route Optimization',
  tags: ['weather', 'rerouting', 'time windows', 'dispatch'],
  image: 'cover-rain-delays-on-delivery-routes',
  featured: false,
  views: 5340,
  likes: 246,
  sections: [
    {
      type: 'paragraph',
      content:
        '1:48 PM at Riverside [hub](/support#glossary-hub), five vehicles out, and the screen says “Rain 3:00 PM.” The dispatcher wants to do something. The useful question is smaller: which stop will be late because of this rain, and until when can we still help it?',
    },
    { type: 'heading', content: 'How much rain slows delivery vans' },
    {
      type: 'paragraph',
      content:
        'The [U.S. Federal Highway Administration](https://ops.fhwa.dot.gov/weather/q1_roadimpact.htm) puts the loss of speed on wet main streets with traffic lights at 10 to 25 percent. Take 20. A fifth less speed is a quarter more time, because 1 / 0.8 = 1.25. Add two minutes at each door for hoods, wet stairs and a package under a jacket. The two minutes are our guess, so time your own. And count from the plan, as if all five were on time at 1:48 PM; what the board shows as delay comes on top.',
    },
    {
      type: 'list',
      title: 'Where each vehicle is at three',
      items: [
        'BIKE 02: home at 2:42 PM. Not affected.',
        'VAN 14: back at 3:06 PM. A minute or two at most, and soon free.',
        'VAN 07: last door at 3:03 PM, home by 3:21 PM. A few minutes at most.',
        'VAN 03: four of its seven open stops fall after 3:00 PM.',
        'VAN 11: nine doors from 3:35 PM, two of them pickups. All of them wet.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Three of five vehicles can be left alone after thirty seconds of reading. The other two need a calculation each, and the answers differ: VAN 03 has its packages aboard, while two of the doors of VAN 11 are pickups, which any van can take.',
    },
    { type: 'heading', content: 'VAN 03: the delay at each stop' },
    {
      type: 'paragraph',
      content:
        'Planned arrivals at the last four are 3:01 PM, 3:18 PM, 3:34 PM and 3:48 PM, with legs of 11, 11, 10 and 8 minutes. The drive to stop 15 is nearly over when the rain begins, so it loses a quarter of a minute. From there each door costs 2 minutes and each leg a quarter of its length. Stop 16 slips by 0.25 + 2 + 2.75 = 5 minutes, stop 17 by 9.5 and stop 18 by 13.5.',
    },
    {
      type: 'image',
      src: 'chart-rain-delays-on-delivery-routes',
      alt: 'Line chart over stops 12 to 18: the delay is zero up to stop 14, a quarter of a minute at stop 15, and then grows to 5, 9.5 and 13.5 minutes; the slack in the windows stays above it until stop 18, where 12 minutes of slack meet 13.5 of delay.',
      caption: 'Delay from the rain and slack in each window, VAN 03.',
    },
    {
      type: 'paragraph',
      content:
        'Beside each delay goes the slack, the minutes from planned arrival to the end of the [window](/support#glossary-time-window). Stop 16 has 12 and needs 5. Stop 17 is open until 4:30 PM and does not care. Stop 18 closes at 4:00 PM, has 12 and needs 13.5, so one of the seven customers is in danger, by a minute and a half.',
    },
    { type: 'heading', content: 'What it costs to leave, swap or hand over a stop' },
    {
      type: 'paragraph',
      content:
        'Say a van minute costs $0.70 with its driver and a desk minute $0.50. A missed window means a call of four minutes, and in one case of three a further trip at $7.87, as worked out for [failed attempts](/blog/failed-delivery-attempts). That is $2.00 + $7.87 / 3 = $4.62.',
    },
    {
      type: 'list',
      title: 'Three things you can do about stop 18',
      items: [
        'Leave it: $4.62 times the chance that the rain comes as forecast. At 60 percent, $2.77; at 40 percent, $1.85.',
        'Swap it with stop 17: 2.5 extra minutes in the wet, $1.75, and a message to the driver, $0.50. Together $2.25. Stop 18 is then served at 3:42 PM and stop 17 at 4:00 PM, both in time.',
        'Give it to another van: the two have to meet, seven minutes each, $9.80, and the desk spends four minutes to arrange it, $2.00. Together $11.80.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The third line is why [moving a stop between loaded vans](/support/articles/multi-vehicle-routing#move-stops) is so often a mistake. A screen moves it in a second, but the package stays where it was loaded. Pickups, service calls and orders still on the shelf move freely; a package on board is worth moving only if the broken promise costs more than the meeting. The swap inside the route wins once the chance of rain passes $2.25 / $4.62, or 49 percent, with the swap charged at its wet price either way.',
    },
    { type: 'heading', content: 'How long the decision can wait' },
    {
      type: 'paragraph',
      content:
        'VAN 03 drives the same streets until it leaves stop 16, at about 3:30 PM. Up to that minute the swap costs what it costs at 1:48 PM, and by then the rain has either started or not. Deciding early buys nothing here except a chance to be wrong.',
    },
    {
      type: 'highlight',
      title: 'Write down the expiry, then look away',
      content:
        '“Stop 18: swap if wet, decide by 3:25 PM.” [Re-optimization](/support/articles/route-algorithms-guide#real-time) runs every 5 to 15 minutes; even at 15 the planner looks again six times before then. Traffic and weather are in its arrival times; your note keeps a person from acting too soon.',
    },
    {
      type: 'paragraph',
      content:
        'Who makes the change matters as well. A Standard Driver follows the sequence and a Senior Driver may alter it, as [the three roles](/support/articles/driver-management-guide#roles) say. A. Okafor, with two doors to go and the actual sky overhead, may judge one swap better than the desk. Settle that before the day it rains.',
    },
    { type: 'heading', content: 'When to reroute before the rain' },
    {
      type: 'paragraph',
      content:
        'VAN 11 is the opposite case: the help it needs goes home before the rain does its harm. Nine doors at two extra minutes make 18. Its 19 minutes of driving from there turn into 23.75, so it comes home 22.75 minutes late, at 5:11 PM instead of 4:48 PM. In the rain a door costs it eight minutes, 6 planned and 2 more, and the way there 2.6. Give VAN 14, free from 3:06 PM, the two pickups, neither of which needs a cold bay, and about 21 of those minutes are gone. At 3:35 PM, when the delay begins to show, S. Moreau’s shift may be over.',
    },
    {
      type: 'paragraph',
      content:
        'The same holds for anything that closes rather than slows. A low crossing, a bridge with a wind limit or a market street under water needs a new route while there is still a junction ahead. Slow roads can wait for facts.',
    },
    { type: 'heading', content: 'Afterward: find your own rain factor' },
    {
      type: 'paragraph',
      content:
        'Compare planned and actual legs after 3:00 PM and write the true factor beside the assumed 1.25. Do it for five wet days and you will have your own city’s number, perhaps one for the old town and one for the beltway. Count the swaps that turned out needless too. If they are more than half, you decide too early. You can rehearse it without a customer: move a stop by hand in [the planner](/route-optimization#planner) and read what it costs.',
    },
  ],
  keyTakeaways: [
    'A fifth less speed means a quarter more driving time; delays pile up toward the end of a route.',
    'Compare delay and slack stop by stop; in the worked example only one of seven stops was at risk.',
    'Swapping stops inside a route costs a fraction of moving a loaded package to another van.',
    'Put an expiry time on each decision and wait for it, unless a road is about to close, or a van that could help is about to go home.',
  ],
  sources: [
    {
      title: 'How Do Weather Events Impact Roads?',
      publisher: 'U.S. Federal Highway Administration',
      year: 2023,
      href: 'https://ops.fhwa.dot.gov/weather/q1_roadimpact.htm',
    },
  ],
  worked: {
    title: 'What rain does to VAN 03 and VAN 11, and what each answer costs',
    lines: [
      { name: 'slower', label: 'Speed lost on wet streets', value: 20, unit: 'percent' },
      { name: 'atDoor', label: 'Extra minutes at a door in the rain', value: 2, unit: 'minutes' },
      {
        name: 'factor',
        label: 'Driving time, wet against dry',
        sum: '1 / (1 - slower / 100)',
        shown: '1.25',
      },
      {
        name: 'wetPart',
        label: 'Minutes in the rain on the way to stop 15',
        value: 1,
        unit: 'minutes',
      },
      { name: 'leg16', label: 'Leg to stop 16', value: 11, unit: 'minutes' },
      { name: 'leg17', label: 'Leg to stop 17', value: 10, unit: 'minutes' },
      { name: 'leg18', label: 'Leg to stop 18', value: 8, unit: 'minutes' },
      {
        name: 'delay15',
        label: 'Delay at stop 15',
        sum: 'wetPart * (factor - 1)',
        shown: '0.25',
        unit: 'minutes',
      },
      {
        name: 'delay16',
        label: 'Delay at stop 16',
        sum: 'delay15 + atDoor + leg16 * (factor - 1)',
        shown: '5',
        unit: 'minutes',
      },
      {
        name: 'delay17',
        label: 'Delay at stop 17',
        sum: 'delay16 + atDoor + leg17 * (factor - 1)',
        shown: '9.5',
        unit: 'minutes',
      },
      {
        name: 'delay18',
        label: 'Delay at stop 18',
        sum: 'delay17 + atDoor + leg18 * (factor - 1)',
        shown: '13.5',
        unit: 'minutes',
      },
      { name: 'van', label: 'A van minute with its driver', value: vanWithDriver / 60, unit: '$' },
      { name: 'desk', label: 'A desk minute', value: dispatcher / 60, unit: '$' },
      { name: 'call', label: 'Call about a missed window', value: 4, unit: 'minutes' },
      { name: 'second', label: 'Further trip, in one case of three', value: redelivery, unit: '$' },
      {
        name: 'missed',
        label: 'A missed window',
        sum: 'call * desk + second / 3',
        shown: '$4.62',
        unit: '$',
      },
      {
        name: 'leave60',
        label: 'Leave it, at 60 percent chance of rain',
        sum: 'missed * 0.6',
        shown: '$2.77',
        unit: '$',
      },
      {
        name: 'leave40',
        label: 'Leave it, at 40 percent chance of rain',
        sum: 'missed * 0.4',
        shown: '$1.85',
        unit: '$',
      },
      { name: 'swapMinutes', label: 'Extra minutes of the swap', value: 2.5, unit: 'minutes' },
      { name: 'message', label: 'Desk minutes for the swap', value: 1, unit: 'minutes' },
      { name: 'meeting', label: 'Minutes of each van for a meeting', value: 7, unit: 'minutes' },
      { name: 'arranging', label: 'Desk minutes to arrange it', value: 4, unit: 'minutes' },
      {
        name: 'swap',
        label: 'Swap stops 17 and 18',
        sum: 'swapMinutes * van + message * desk',
        shown: '$2.25',
        unit: '$',
      },
      {
        name: 'meet',
        label: 'Give stop 18 to another van',
        sum: '2 * meeting * van + arranging * desk',
        shown: '$11.80',
        unit: '$',
      },
      {
        name: 'chance',
        label: 'Chance of rain above which the swap wins',
        sum: 'swap / missed * 100',
        shown: '49',
        unit: 'percent',
      },
      { name: 'doors', label: 'Doors of VAN 11', value: 9 },
      { name: 'driving', label: 'Its driving, dry', value: 19, unit: 'minutes' },
      { name: 'service', label: 'Its minutes at a door, dry', value: 6, unit: 'minutes' },
      {
        name: 'atDoors',
        label: 'Its extra minutes at doors',
        sum: 'doors * atDoor',
        shown: '18',
        unit: 'minutes',
      },
      {
        name: 'wet',
        label: 'Its driving, wet',
        sum: 'driving * factor',
        shown: '23.75',
        unit: 'minutes',
      },
      {
        name: 'late',
        label: 'Minutes it comes home late',
        sum: 'atDoors + wet - driving',
        shown: '22.75',
        unit: 'minutes',
      },
      {
        name: 'road',
        label: 'Its wet driving for each door',
        sum: 'wet / doors',
        shown: '2.6',
        unit: 'minutes',
      },
      {
        name: 'moved',
        label: 'Minutes that two stops fewer save',
        sum: '2 * (service + atDoor + road)',
        shown: '21',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
