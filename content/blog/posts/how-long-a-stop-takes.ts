import type { BlogPost } from '../types';

export const howLongAStopTakes = {
  id: 1,
  title: 'Service time per stop: how to measure it and plan with it',
  slug: 'how-long-a-stop-takes',
  excerpt:
    'A route can be right to a fifth of a mile and still come home half an hour late. The missing minutes are at the door, and they can be measured.',
  content:
    'Plans fail on minutes at the door, seldom on miles: how to measure service time by stop type, and what to do with the result.',
  author: 'Routing desk',
  date: '2025-11-18',
  category: 'Route Optimization',
  tags: ['service time', 'route optimization', 'planning', 'dispatch'],
  image: 'cover-how-long-a-stop-takes',
  featured: true,
  views: 1240,
  likes: 61,
  sections: [
    {
      type: 'paragraph',
      content:
        'Say VAN 07 leaves Riverside hub with 14 stops and 15.3 miles on its sheet. It comes back with 15.5 miles on the odometer, 31 minutes late. The route was accurate to a fifth of a mile, and the plan was wrong all the same. A dispatcher once typed “6 minutes” into the setting for [service time](/support#glossary-service-time), and the page has not been opened since.',
    },
    {
      type: 'paragraph',
      content:
        'Dispatch rooms argue about miles because miles are visible. A line that doubles back across the river draws a comment before the coffee is cold. A stop that takes eight minutes where the plan said six draws nothing at all, and will do it again on Thursday.',
    },
    { type: 'heading', content: 'Which costs more: wrong miles or wrong minutes?' },
    {
      type: 'paragraph',
      content:
        'Put both errors into minutes. If VAN 07 averages 16 miles an hour between doors and its route is underestimated by 10 percent, the plan is short by 1.53 miles, or just under six minutes over the whole route. A map as poor as that would show up in last week’s odometers.',
    },
    {
      type: 'paragraph',
      content:
        'Now the doors: how long does each stop take? Suppose the 14 stops are five houses at 4 minutes, four apartments at 8, three shop counters at 7 and two loading docks at 19. That makes 20 + 32 + 21 + 38 = 111 minutes, where the sheet at six each allowed 84. The route starts the morning 27 minutes behind. To lose as much on the road, the van would have to drive 7.2 miles too far, almost half as much again as planned. The other four of the 31 minutes went to traffic.',
    },
    {
      type: 'image',
      src: 'chart-how-long-a-stop-takes',
      alt: 'Bar chart of minutes at the door in the worked example: house 4, flat value in the plan 6, shop counter 7, apartment 8, loading dock 19. The loading dock takes more than three times what the plan allows.',
      caption: 'Mean minutes per stop in the worked example, beside the single value in the plan.',
    },
    {
      type: 'paragraph',
      content:
        'Raising the flat value is no cure. The true average is 111 ÷ 14 = 7.9 minutes, and with 7.9 everywhere the total comes out right while the clock does not. A route that opens with its five houses would be almost 20 minutes ahead of the sheet when it leaves the fifth door. Where customers have [delivery windows](/support#glossary-time-window), that means a driver sitting outside an address that opens at ten.',
    },
    {
      type: 'stats',
      title: 'One minute, multiplied',
      stats: [
        { number: '89', label: 'stops on the sample day at Riverside hub, five vehicles together' },
        {
          number: '89 min',
          label: 'lost in a day if every stop takes one minute longer than planned',
        },
        { number: '23.7 mi', label: 'of driving at 16 miles an hour would fill the same time' },
      ],
    },
    { type: 'heading', content: 'How to measure service time' },
    {
      type: 'paragraph',
      content:
        'A stop begins when the wheels stand still and ends when they turn again, with the signature somewhere in between. Many fleets measure from one scan to the next instead, because scans are easy to export, and so count the drive between two doors as part of the second one. A jam, or the search for a parking space, then passes for a slow door.',
    },
    {
      type: 'paragraph',
      content:
        'Draw a [geofence](/support#glossary-geofence) of about 150 feet around each address, 250 in a dense block, and take the standstill inside it. [Our article on geofence size](/blog/how-big-a-geofence-should-be) has the math. The [proof of delivery](/support#glossary-proof-of-delivery), which the driver app files time-stamped and geotagged, tells you which customer the standstill belongs to.',
    },
    {
      type: 'list',
      title: 'Take these out before you average',
      items: [
        'Halts of under 90 seconds with no proof attached: lights, school crossings, a call to the next customer.',
        'Breaks. Where a driver eats in the van at stop 8, 38 minutes there are no delivery.',
        'Waiting for a window to open. That time is the schedule’s fault and belongs to the schedule.',
        'Stops closed more than 200 yards from the address, because the driver tidied the list at a red light.',
      ],
    },
    { type: 'heading', content: 'Mean or median service time?' },
    {
      type: 'paragraph',
      content:
        'Ten apartment stops might run 5, 5, 6, 6, 7, 7, 8, 8, 9 and 19 minutes. The median is 7, the mean is 8. Analysts prefer the median since one stuck elevator cannot bend it, but the van has to live through the elevator. Four apartments planned at 7 come to 28 minutes where the average day takes 32, so use the mean to build a route and keep the spread for the window you promise.',
    },
    {
      type: 'paragraph',
      content:
        'How many stops are enough? Say single stops scatter with a standard deviation of 4 minutes. Then the mean of 30 of them is good to about a minute and a half either way (twice 4 ÷ √30), and the mean of 100 to 0.8. At four apartments and two docks a day VAN 07 has thirty apartments after eight working days and thirty docks after fifteen. Below that number, borrow the value of the most similar type instead of trusting six observations and a bad Tuesday.',
    },
    { type: 'heading', content: 'Apartments and docks need more than one value' },
    {
      type: 'paragraph',
      content:
        'Two customers in the same building are one parking space. If five of the eight minutes go on unloading and walking to the entrance, two apartments at 22 Dyers’ Row take 8 + 3 = 11 minutes and a plan that books 16 throws five away. Split the value into one part per address and another per door, and for heavy deliveries add a third, per case. A building with a concierge is the exception, because one handover at the desk serves every floor.',
    },
    {
      type: 'paragraph',
      content:
        'Docks change with the hour. A gate that takes 27 minutes at eight, behind the supermarket trucks, may take 11 at two, and the mean of 19 describes neither. Where a type splits like that, give it two values or, cheaper still, move the visit.',
    },
    {
      type: 'paragraph',
      content:
        'Whatever you split, leave the drivers’ names out of the file. The day these figures appear beside a name they stop being true, since people will swipe early, skip the second ring and park at the hydrant. A planning value published by stop type and address stays honest; a stopwatch does not.',
    },
    { type: 'heading', content: 'Set service times by stop type' },
    {
      type: 'paragraph',
      content:
        'Our own [guidance for a standard stop](/support/articles/route-optimization-guide#add-your-stops) is 5 to 10 minutes, a reasonable place to begin for houses and counters. Export four weeks of standstills, sort them into no more than five types, clean them as above and take the mean of each. Name the types after what a driver sees, such as gate, counter or concierge desk, so that a new address can be sorted in seconds. Then enter those means as service times in your plan and replay last Wednesday: the planned finish should land within ten minutes of the real one.',
    },
    {
      type: 'paragraph',
      content:
        'If it does not, examine the most frequent type before anything else. Check the values again each quarter and after any change of procedure at the door. A new photo rule that adds 40 seconds costs Riverside 59 minutes a day across its 89 stops, and it will never show up in the miles.',
    },
  ],
  keyTakeaways: [
    'In the worked example a 10 percent error in miles costs under 6 minutes, while one flat value for the time at the door costs 27.',
    'Measure from standstill to departure inside a fence around the address, and let the proof name the customer.',
    'Plan routes with the mean of each stop type; keep the spread for the promised window.',
    'Thirty clean stops per type put the mean within about a minute and a half.',
    'Keep the figures by address and type, without drivers’ names.',
  ],
  worked: {
    title: 'Minutes at the door of VAN 07, by stop type and by the plan',
    lines: [
      { name: 'houses', label: 'Houses', value: 5, unit: 'stops' },
      { name: 'house', label: 'Minutes at a house', value: 4, unit: 'minutes' },
      { name: 'apartments', label: 'Apartments', value: 4, unit: 'stops' },
      { name: 'apartment', label: 'Minutes at an apartment', value: 8, unit: 'minutes' },
      { name: 'counters', label: 'Shop counters', value: 3, unit: 'stops' },
      { name: 'counter', label: 'Minutes at a counter', value: 7, unit: 'minutes' },
      { name: 'docks', label: 'Loading docks', value: 2, unit: 'stops' },
      { name: 'dock', label: 'Minutes at a dock', value: 19, unit: 'minutes' },
      { name: 'flat', label: 'Minutes at every stop in the plan', value: 6, unit: 'minutes' },
      { name: 'speed', label: 'Speed between doors', value: 16, unit: 'miles an hour' },
      { name: 'miles', label: 'Miles of the route', value: 15.3, unit: 'miles' },
      { name: 'dayStops', label: 'Stops of all five vehicles in a day', value: 89, unit: 'stops' },
      {
        name: 'stops',
        label: 'Stops of the route',
        sum: 'houses + apartments + counters + docks',
        shown: '14',
        unit: 'stops',
      },
      {
        name: 'real',
        label: 'Minutes at the doors',
        sum: 'houses * house + apartments * apartment + counters * counter + docks * dock',
        shown: '111',
        unit: 'minutes',
      },
      {
        name: 'planned',
        label: 'Minutes at the doors in the plan',
        sum: 'stops * flat',
        shown: '84',
        unit: 'minutes',
      },
      {
        name: 'gap',
        label: 'Minutes that the plan lacks',
        sum: 'real - planned',
        shown: '27',
        unit: 'minutes',
      },
      {
        name: 'gapMiles',
        label: 'Miles that take as long',
        sum: 'gap / 60 * speed',
        shown: '7.2',
        unit: 'miles',
      },
      {
        name: 'mean',
        label: 'Mean minutes at a door',
        sum: 'real / stops',
        shown: '7.9',
        unit: 'minutes',
      },
      {
        name: 'mapMiles',
        label: 'Miles lacking where the map is 10 percent wrong',
        sum: 'miles * 0.1',
        shown: '1.53',
        unit: 'miles',
      },
      {
        name: 'oneMinute',
        label: 'Miles that take as long as one minute more at each stop of the day',
        sum: 'dayStops / 60 * speed',
        shown: '23.7',
        unit: 'miles',
      },
      {
        name: 'photo',
        label: 'Minutes a day for 40 seconds more at each stop',
        sum: 'dayStops * 40 / 60',
        shown: '59',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
