import type { BlogPost } from '../types';

export const simOrGpsTracking = {
  id: 13,
  title: 'SIM or GPS: how exact does the dot have to be?',
  slug: 'sim-or-gps-tracking',
  excerpt:
    'A phone number shows a truck inside a circle, a wired unit shows it at a gate. Which one you need depends on the question you ask.',
  content:
    'Uncertainty circles, ping intervals and monthly cost of SIM and GPS tracking compared, with a test for hired trucks that need no hardware.',
  author: 'Fleet desk',
  date: '2025-06-03',
  category: 'Fleet Management',
  tags: ['sim tracking', 'fleet tracking', 'gps', 'hired trucks', 'eta'],
  image: 'cover-sim-or-gps-tracking',
  featured: false,
  views: 4270,
  likes: 178,
  sections: [
    {
      type: 'paragraph',
      content:
        'How often is “Where is the truck?” the real question? The dock wants to know if it can send the night crew home. Accounts wants to know how long the truck stood at a customer’s gate. The customer wants an hour, and the insurer wants a street corner. A dot on a map answers all four with the same confident look, and only some of them correctly.',
    },
    { type: 'heading', content: 'One dot, two kinds of knowledge' },
    {
      type: 'paragraph',
      content:
        'A wired GPS unit works out its own position from satellites, to some tens of feet between buildings, and sends it every half minute or so. A SIM is located from outside: the phone network knows which cell serves it, and that is an area. The honest picture of it is a circle. In a town with many masts say half a mile of radius, along an open highway say two miles; your network and your terrain set the real figure.',
    },
    {
      type: 'paragraph',
      content:
        'The second difference is rhythm. Each location request for a SIM costs a little money, so people set the requests to every 15 or 30 minutes. Between two of them the dot stands still on your screen while the truck does not.',
    },
    { type: 'heading', content: 'Turn miles into minutes' },
    {
      type: 'paragraph',
      content:
        'To compare the two, convert everything into doubt about an arrival. Two miles of circle at 55 mph are 2.2 minutes. Half a mile at 15 mph in town is 2.0. The wait for the next ping adds up to 15, whatever the road, so the worst case is 17.2 minutes on the highway and 17.0 in town.',
    },
    {
      type: 'image',
      src: 'chart-sim-or-gps-tracking',
      alt: 'Bar chart: worst-case doubt about an arrival is 0.5 minutes with a wired unit, 2 with the driver app, 7.2 with SIM pings every 5 minutes, 17.2 every 15 minutes and 32.2 every 30 minutes.',
      caption: 'Assumed intervals; SIM with a 2-mile circle at 55 mph.',
    },
    {
      type: 'paragraph',
      content:
        'So the interval makes 15 of those 17.2 minutes, 87 percent. A circle half the size would win you one minute. Asking every five minutes wins you ten. When a SIM position disappoints, buy pings before you blame the network, and buy them for the last hour of the trip only.',
    },
    {
      type: 'highlight',
      title: 'Read the age before the place',
      content:
        'A position of 14:02 read at 14:16 is a fact about 14:02. If the truck keeps rolling at 55 mph you can push it 13 miles down the road in your head. If it stopped at 14:03 you are 12 miles wrong, so put the time of the last ping beside every dot.',
    },
    { type: 'heading', content: 'What no circle can tell you' },
    {
      type: 'paragraph',
      content:
        'A geofence of 250 feet fits into a half-mile circle about 111 times by area. Gate, dock, side of the road: all of these are below what a cell can see. An alert on such a fence will fire at random, and a record of entries built on it proves nothing.',
    },
    {
      type: 'paragraph',
      content:
        'Waiting time suffers most. Arrival and departure are each noticed up to 15 minutes late, so a 60-minute wait may show as anything from 45 to 75. At a dollar a minute nobody should sign that invoice. Let the receiving gate supply both times, from an RFID reader or a clerk with a stamp.',
    },
    { type: 'heading', content: 'The monthly sum' },
    {
      type: 'paragraph',
      content:
        'Assume 4 cents a ping. A nine-hour trip with one every 15 minutes takes 37 of them: $1.48. For a truck that drives for you once, nothing else comes close. Assume further that a wired unit costs $90 and lasts 36 months, with $15 a month for data and $40 each for fitting and taking it out.',
    },
    {
      type: 'stats',
      title: 'A hired truck that works for you 22 days a month',
      stats: [
        { number: '$32.56', label: 'SIM, 22 trips at $1.48' },
        { number: '$17.50', label: 'wired unit, $2.50 of the device plus $15 data' },
        { number: '5.3 months', label: 'until $80 of fitting and removal is earned back' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The last figure is $80 divided by the $15.06 saved each month. A contract shorter than that stays on the SIM; a truck that has worn your placard for a year should have had a unit since month six. At ten trips a month the SIM costs $14.80 and never loses.',
    },
    {
      type: 'list',
      title: 'No hardware needed, if you can say yes five times',
      items: [
        'It works for us less than half a year, or fewer than a dozen days a month.',
        'Twenty minutes either way is good enough for the dock.',
        'Somebody or something at the gate records the arrival.',
        'The load needs no temperature, door or fuel reading on the way.',
        'The driver has agreed and knows when it ends.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'One no, and a third way is worth a look before you order a unit. The driver app uses the phone’s own satellite position and costs no wiring. It asks for a smartphone with Android 7.0 or iOS 12.0, 100 MB of free space and a charger in the cab. Regular subcontractors usually accept it; a driver you meet once will not install anything.',
    },
    { type: 'heading', content: 'Consent with an end' },
    {
      type: 'paragraph',
      content:
        'SIM tracking on the platform starts when the driver answers one text message. Say in your own words who sees the circle, how often it is asked for and at which event it stops. Proof of delivery is a good event. A driver who learns on Sunday that his phone still reports will switch it off on Monday, and he will be right.',
    },
    {
      type: 'paragraph',
      content:
        'Before you rely on any of the figures above, measure yours. Put SIM tracking on VAN 03, which already carries a unit, for two working days, and note for twenty pings how far each circle’s middle lies from the true position and how old it was when you read it. Turn the miles into minutes, add the age, and you have the precision you may promise a dock.',
    },
  ],
  keyTakeaways: [
    'Convert circles and intervals into minutes of doubt; with SIM pings every 15 minutes the interval is 87 percent of it.',
    'A cell-sized circle cannot feed a geofence or a waiting-time bill.',
    'With our assumed prices a wired unit pays for itself after 5.3 months of daily hire.',
    'Ask for consent by text, show the age of each position and stop at proof of delivery.',
  ],
} as const satisfies BlogPost;
