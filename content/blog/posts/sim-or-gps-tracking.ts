import type { BlogPost } from '../types';

export const simOrGpsTracking = {
  id: 13,
  title: 'SIM tracking or GPS: accuracy, cost and consent compared',
  slug: 'sim-or-gps-tracking',
  excerpt:
    'A phone number shows a truck inside a circle, a wired unit shows it at a gate. What each costs, how far off each is, and where a SIM can be tracked at all.',
  content:
    'SIM and GPS tracking compared: accuracy in minutes, monthly cost, whose consent it takes, and a test for hired trucks that need no hardware.',
  author: 'Fleet desk',
  date: '2025-06-03',
  updated: '2026-11-29',
  category: 'Fleet Management',
  tags: ['sim tracking', 'fleet tracking', 'gps', 'hired trucks', 'consent'],
  image: 'cover-sim-or-gps-tracking',
  featured: false,
  views: 4270,
  likes: 178,
  sections: [
    {
      type: 'paragraph',
      content:
        'How often is “Where is the truck?” the real question? The dock wants to know if it can send the night crew home. Accounting wants to know how long the truck stood at a customer’s gate. The customer wants an hour, and the insurer wants a street corner. A dot on a map looks the same for all four, and for some of them it is wrong.',
    },
    { type: 'heading', content: 'How SIM and GPS tracking find a truck' },
    {
      type: 'paragraph',
      content:
        'A [wired GPS unit](/fleet-management#iot-gps-tracking) works out its own position from satellites, to some tens of feet between buildings, and sends it every 10 to 30 seconds. A SIM is located from outside: the phone network knows [which cell serves it](/support#glossary-cell-location), and that is an area. The honest picture of it is a circle. In a town with many cell towers say half a mile of radius, along an open highway say two miles; your network and your terrain set the real figure.',
    },
    {
      type: 'paragraph',
      content:
        'The second difference is rhythm. Each location request for a SIM costs a little money, so people set the requests to every 15 or 30 minutes. Between two of them the dot stands still on your screen while the truck does not.',
    },
    { type: 'heading', content: 'Accuracy compared: turn miles into minutes' },
    {
      type: 'paragraph',
      content:
        'To compare the two, convert everything into doubt about an arrival. Two miles of circle at 55 mph are 2.2 minutes. Half a mile at 15 mph in town is 2.0. With a [ping](/support#glossary-ping-interval) every 15 minutes the last one may be 15 minutes old, whatever the road. So the worst case is 17.2 minutes on the highway and 17.0 in town.',
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
        'A position of 2:02 PM read at 2:16 PM is a fact about 2:02 PM. If the truck keeps rolling at 55 mph you can push it 13 miles down the road in your head. If it stopped at 2:03 PM you are 12 miles wrong, so put the time of the last ping beside every dot.',
    },
    { type: 'heading', content: 'Why SIM tracking cannot feed a geofence or a waiting-time bill' },
    {
      type: 'paragraph',
      content:
        'A half-mile circle covers more than 110 times the area of a [geofence of 250 feet](/blog/how-big-a-geofence-should-be). Gate, dock, side of the road: all of these are smaller than what a cell can tell apart. An alert on such a fence will fire at random, and a record of entries built on it proves nothing.',
    },
    {
      type: 'paragraph',
      content:
        '[Waiting time](/support#glossary-detention) suffers most. Arrival and departure are each noticed up to 15 minutes late, so a 60-minute wait may show as anything from 45 to 75. At a dollar a minute no customer should accept that invoice. Let the receiving gate supply both times, from an [RFID reader](/fleet-management#rfid-based-plant-tracking) or a clerk with a stamp.',
    },
    { type: 'heading', content: 'Monthly cost of SIM and GPS tracking' },
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
        'The last figure is $80 divided by the $15.06 saved each month. A contract shorter than that stays on the SIM; for a truck that works for you a whole year, the unit has paid for itself before the sixth month is over. At ten trips a month the SIM costs $14.80 and never loses.',
    },
    {
      type: 'list',
      title: 'No hardware needed, if you can say yes six times',
      items: [
        'The truck drives where the phone networks sell positions with consent.',
        'It works for us less than half a year, or fewer than a dozen days a month.',
        'Twenty minutes either way is good enough for the dock.',
        'A reader or a clerk at the gate records the arrival.',
        'The load needs no temperature, door or fuel reading on the way.',
        'The driver has agreed and knows when it ends.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'One no, and a third way is worth a look before you order a unit. The [driver app](/support/articles/mobile-app-guide#check-the-phone) uses the phone’s own satellite position and needs no wiring. It asks for a smartphone with Android 7.0 or iOS 12.0, 100 MB of free space and a charger in the cab. Regular subcontractors usually accept it. A driver you meet once may refuse to install anything, so in the United States make the app a condition of the load.',
    },
    { type: 'heading', content: 'Where SIM tracking works, and with whose consent' },
    {
      type: 'paragraph',
      content:
        'A SIM can be located only where its phone network answers such requests. In the United States the large carriers ended the sale of positions through aggregators by 2019, after buyers had obtained them without the customers’ consent; [the FCC fined four of them](https://www.fcc.gov/document/fcc-fines-largest-wireless-carriers-sharing-location-data) for it in April 2024. [Federal law](https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section222&num=0&edition=prelim) asks for the customer’s express prior authorization. For American trucks, then, plan with the driver app or a wired unit, and keep the SIM for countries whose networks still offer it.',
    },
    {
      type: 'paragraph',
      content:
        'The fines went through the courts, and the rule on consent stood. In 2025 the D.C. Circuit upheld those on T-Mobile and Sprint and the Second Circuit the one on Verizon, while the Fifth Circuit threw out AT&T’s for want of a jury. On June 4, 2026, the [Supreme Court](https://www.supremecourt.gov/docket/docketfiles/html/public/25-406.html) decided the last two cases together, 8 to 1: the FCC may issue such an order without a jury, since a carrier that refuses to pay gets a trial before it has to. It affirmed the Second Circuit and sent AT&T’s case back to the Fifth.',
    },
    {
      type: 'paragraph',
      content:
        'Two people may have to agree, because the phone’s owner and the driver are not always the same. The network asks the holder of the phone contract. The driver is the one who is followed, so ask the driver even where the trucking company pays the bill.',
    },
    {
      type: 'paragraph',
      content:
        'On the platform it starts with the trip, once [the driver has answered one text message](/sim-tracking#consent-by-sms) with YES. Say in your own words who sees the circle, how often it is asked for and at which event it stops. Proof of delivery is a good event. A driver who learns on Sunday that his phone still reports will switch it off on Monday, and he will be right.',
    },
    {
      type: 'paragraph',
      content:
        'Before you rely on any of the figures above, measure yours. Where your network allows it, put SIM tracking on a truck that already carries a unit. Do so for two working days, and note for twenty pings how far each circle’s middle lies from the true position and how old it was when you read it. Turn the miles into minutes, add the age, and you have the precision you may promise a dock.',
    },
  ],
  keyTakeaways: [
    'Convert circles and intervals into minutes of doubt; with SIM pings every 15 minutes the interval is 87 percent of it.',
    'A cell-sized circle cannot feed a geofence or a waiting-time bill.',
    'With our assumed prices a wired unit pays for itself after 5.3 months of daily hire.',
    'SIM tracking needs a network that sells positions; U.S. carriers ended that by 2019, so use the driver app or a unit there.',
    'Get the consent of phone owner and driver, show the age of each position and stop at proof of delivery.',
  ],
  sources: [
    {
      title: 'FCC Fines Largest Wireless Carriers for Sharing Location Data',
      publisher: 'Federal Communications Commission',
      year: 2024,
      href: 'https://www.fcc.gov/document/fcc-fines-largest-wireless-carriers-sharing-location-data',
    },
    {
      title: 'FCC v. AT&T, Inc., No. 25-406, decided June 4, 2026',
      publisher: 'Supreme Court of the United States',
      year: 2026,
      href: 'https://www.supremecourt.gov/docket/docketfiles/html/public/25-406.html',
    },
    {
      title: 'Privacy of customer information, 47 U.S.C. 222',
      publisher: 'U.S. House, Law Revision Counsel',
      year: 2008,
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section222&num=0&edition=prelim',
    },
  ],
  worked: {
    title: 'SIM and GPS tracking: doubt in minutes, cost a month',
    lines: [
      { name: 'circle', label: 'Radius along a highway', value: 2, unit: 'miles' },
      { name: 'speed', label: 'Speed on the highway', value: 55, unit: 'mph' },
      { name: 'townCircle', label: 'Radius in town', value: 0.5, unit: 'miles' },
      { name: 'townSpeed', label: 'Speed in town', value: 15, unit: 'mph' },
      { name: 'interval', label: 'Minutes between two pings', value: 15, unit: 'minutes' },
      {
        name: 'place',
        label: 'Doubt from the circle, highway',
        sum: 'circle / speed * 60',
        shown: '2.2',
        unit: 'minutes',
      },
      {
        name: 'townPlace',
        label: 'Doubt from the circle, town',
        sum: 'townCircle / townSpeed * 60',
        shown: '2.0',
        unit: 'minutes',
      },
      {
        name: 'worst',
        label: 'Worst case on the highway',
        sum: 'place + interval',
        shown: '17.2',
        unit: 'minutes',
      },
      {
        name: 'townWorst',
        label: 'Worst case in town',
        sum: 'townPlace + interval',
        shown: '17.0',
        unit: 'minutes',
      },
      {
        name: 'often',
        label: 'Worst case with a ping every 5 minutes',
        sum: 'place + 5',
        shown: '7.2',
        unit: 'minutes',
      },
      {
        name: 'seldom',
        label: 'Worst case with a ping every 30 minutes',
        sum: 'place + 30',
        shown: '32.2',
        unit: 'minutes',
      },
      {
        name: 'share',
        label: 'Part of the interval in the worst case',
        sum: 'interval / worst * 100',
        shown: '87',
        unit: 'percent',
      },
      {
        name: 'pushed',
        label: 'Miles in 14 minutes at that speed',
        sum: '14 / 60 * speed',
        shown: '13',
        unit: 'miles',
      },
      { name: 'ping', label: 'Price of a ping', value: 0.04, unit: '$' },
      { name: 'hours', label: 'Length of a trip', value: 9, unit: 'hours' },
      { name: 'trips', label: 'Trips a month', value: 22 },
      { name: 'pings', label: 'Pings of a trip', sum: 'hours * 60 / interval + 1', shown: '37' },
      {
        name: 'trip',
        label: 'SIM tracking of a trip',
        sum: 'pings * ping',
        shown: '$1.48',
        unit: '$',
      },
      {
        name: 'sim',
        label: 'SIM tracking of a month',
        sum: 'trips * trip',
        shown: '$32.56',
        unit: '$',
      },
      { name: 'device', label: 'Price of a wired unit', value: 90, unit: '$' },
      { name: 'life', label: 'Life of a wired unit', value: 36, unit: 'months' },
      { name: 'data', label: 'Data of a month', value: 15, unit: '$' },
      { name: 'fitting', label: 'Fitting, and again removal', value: 40, unit: '$' },
      {
        name: 'wear',
        label: 'Unit, a month of it',
        sum: 'device / life',
        shown: '$2.50',
        unit: '$',
      },
      {
        name: 'unit',
        label: 'Wired unit, a month',
        sum: 'wear + data',
        shown: '$17.50',
        unit: '$',
      },
      {
        name: 'saved',
        label: 'Saved in a month by the unit',
        sum: 'sim - unit',
        shown: '$15.06',
        unit: '$',
      },
      { name: 'once', label: 'Fitting and removal', sum: '2 * fitting', shown: '$80', unit: '$' },
      {
        name: 'months',
        label: 'Months until they are earned back',
        sum: 'once / saved',
        shown: '5.3',
        unit: 'months',
      },
      {
        name: 'ten',
        label: 'SIM tracking of ten trips',
        sum: '10 * trip',
        shown: '$14.80',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
