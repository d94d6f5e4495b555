import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver } = assumptions[2025];

export const maintenanceByMilesOrHours = {
  id: 11,
  title: 'Van maintenance intervals: by miles or by engine hours?',
  slug: 'maintenance-by-miles-or-hours',
  excerpt:
    'A city van can be overdue for an oil change with few miles on the odometer. One division per van tells which counter to trust.',
  content:
    'Which service interval fits which van, how fault codes fit in, and a worked example of what one breakdown day costs a delivery fleet.',
  author: 'Fleet desk',
  date: '2025-07-01',
  updated: '2026-11-29',
  category: 'Fleet Management',
  tags: ['maintenance', 'engine hours', 'obd', 'breakdowns'],
  image: 'cover-maintenance-by-miles-or-hours',
  featured: false,
  views: 3460,
  likes: 131,
  sections: [
    {
      type: 'paragraph',
      content:
        '“Tow, one van, 11 miles: $240.” That line is what people remember of the day a chilled van dies at the curb. The other five lines sit in other books, and so the day looks cheap. Here they are on one sheet, for a van like VAN 11 that stops with nine of its sixteen deliveries still aboard. The prices are assumptions; put yours in their place.',
    },
    {
      type: 'list',
      title: 'One breakdown day, all six lines',
      items: [
        'Tow: $240.',
        'Hired chilled van, two days at $130: $260.',
        'Driver waiting at the roadside, 2 hours at $25: $50.',
        'A second driver picks up and delivers what can be saved, 2.5 hours at $25: $62.50.',
        'Four of the nine stops go out again the next day, at $14 each: $56.',
        'The repair as an emergency instead of a booking, extra parts and labor: $230.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Together that is $898.50, before any spoiled food and before the customer who does not order again. The planned visit that might have caught the fault costs $160 and an evening. Whether it comes in time depends on which counter calls the van in.',
    },
    { type: 'heading', content: 'Miles, engine hours, months: three service counters' },
    {
      type: 'paragraph',
      content:
        'Say the shop’s rule for oil reads 10,000 miles, 400 engine hours or twelve months, whichever comes first. The first two agree at an average of 25 mph, because 400 hours at 25 mph make 10,000 miles. Your manual has its own numbers, often with a shorter set for hard service. Most offices still watch the odometer alone, since it is the number the driver can read out.',
    },
    {
      type: 'paragraph',
      content:
        'Now take VAN 11. It covers 24 miles a day, and because its cold bay runs off the engine through its morning stops and waits, the engine turns for 6.5 hours. By odometer the oil is due after 417 working days, by calendar after 260. By hours it is due after 62.',
    },
    {
      type: 'image',
      src: 'chart-maintenance-by-miles-or-hours',
      alt: 'Bar chart: the same van is due for an oil change after 417 working days by odometer, 260 by calendar and 62 by engine hours.',
      caption: 'Working days until VAN 11 is due, by the counter you believe.',
    },
    {
      type: 'paragraph',
      content:
        'A delivery van without a cold bay, left running at its doors, does about 20 miles in 3.2 engine hours: some 500 working days by odometer, 125 by hours. A [line-haul](/support#glossary-line-haul) van that runs 180 miles in four hours is the other way around, due after 56 days by miles and 100 by hours. For that one the odometer was right all along.',
    },
    { type: 'heading', content: 'Which counter comes first: divide miles by hours' },
    {
      type: 'paragraph',
      content:
        'You need one figure per van: last month’s miles divided by last month’s engine hours. Below the speed hidden in your rule, here 25 mph, the hours come due first. VAN 11 works out at 3.7, the delivery van at 6.3 and the line-haul van at 45. Sort the fleet by this figure and the list splits itself.',
    },
    {
      type: 'paragraph',
      content:
        'Going by hours is not free. VAN 11 runs 1,690 hours in 260 working days and would see the shop 4.2 times a year where the calendar sent it once. The 3.225 extra visits at $160 come to $516. The delivery van needs 2.1 visits, 1.08 of them extra, for $173.',
    },
    {
      type: 'stats',
      title: 'Avoid one $898.50 day in this time, and the extra visits are paid for',
      stats: [
        { number: '21 months', label: 'for VAN 11: 898.50 ÷ 516 × 12' },
        {
          number: '62 months',
          label: 'for the delivery van, with the same bill: 898.50 ÷ 173 × 12',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Those are modest demands, and they leave out what old oil does to an engine in year six. Hours spent standing with the engine on have [a price of their own](/blog/what-idling-costs), too. Still, look at your own breakdown log before you switch. If the last ten roadside calls were tires and batteries, oil hours would not have prevented one of them.',
    },
    { type: 'heading', content: 'Which parts wear by hours, miles, stops or months' },
    {
      type: 'paragraph',
      content:
        'One interval for the whole van is a convenience for the office. Parts wear by what they do, and a delivery van does some things far more often than its miles suggest.',
    },
    {
      type: 'list',
      title: 'A counter for each part',
      items: [
        'Oil, filters, drive belts, water pump: engine hours.',
        'Tires and wheel bearings: miles.',
        'Brake pads: stops. Sixteen deliveries in 24 miles brake harder than 180 miles of highway.',
        'Starter and battery: starts, which you can read as trips.',
        'Brake fluid and coolant: months.',
        'A cold unit with its own engine: that engine’s hours, kept apart from the van’s.',
      ],
    },
    { type: 'heading', content: 'Sort fault codes by what the driver must do' },
    {
      type: 'paragraph',
      content:
        'A fault code outranks every interval, yet most codes are no emergency, and a desk that treats all alike soon ignores all alike. Sort them by what the driver has to do. Oil pressure, coolant temperature, brakes and a flashing engine lamp mean stop now; the flashing lamp stands for a misfire that can ruin the catalytic converter. A steady lamp means a booking this week, and the rest can wait for the next visit.',
    },
    {
      type: 'paragraph',
      content:
        'Give every code an owner and a date. One that clears and is back within three working days moves up a class, because faults that come and go rarely go for good. The platform [reads codes and engine data](/fleet-management#other-hardware-integration) over [OBD](/support#glossary-obd) and counts maintenance alerts per fleet in its summary. What each code means for your vans is a list that the shop writes once.',
    },
    {
      type: 'highlight',
      title: 'Two meters that lie a little',
      content:
        'Ignition time is not engine time: a driver with the radio on and the engine off adds hours that never happened. Distance from GPS drifts from the dashboard’s as well. Compare both with the real meters once a quarter and correct by the ratio.',
    },
    { type: 'heading', content: 'Book the visit at 90 percent of the interval' },
    {
      type: 'paragraph',
      content:
        'At 90 percent of an interval, 360 hours here, VAN 11 has about six working days left. That is enough to pick the evening with the shortest route, run the cold bay empty and have the van at the shop by five. A visit that you choose costs $160 and some overtime. One that the van chooses has six lines.',
    },
  ],
  keyTakeaways: [
    'One breakdown day comes to $898.50 in our sum, and the tow is only about a quarter of it.',
    'Miles divided by engine hours tells which counter comes due first for each van.',
    'City vans with cold bays can reach an hours limit in a quarter and a mileage limit in a year and a half.',
    'Sort fault codes by what the driver must do, and move a code up when it returns.',
  ],
  worked: {
    title: 'One breakdown day, and which counter calls the van in',
    lines: [
      { name: 'tow', label: 'Tow', value: 240, unit: '$' },
      { name: 'hired', label: 'Hired chilled van, two days', value: 260, unit: '$' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      { name: 'waiting', label: 'Driver waits', value: 2, unit: 'hours' },
      { name: 'rescue', label: 'Second driver picks up and delivers', value: 2.5, unit: 'hours' },
      { name: 'again', label: 'Stops that go out again', value: 4 },
      { name: 'stop', label: 'Each of them', value: 14, unit: '$' },
      { name: 'emergency', label: 'Repair as an emergency, extra', value: 230, unit: '$' },
      { name: 'milesRule', label: 'Rule: miles between oil changes', value: 10000, unit: 'miles' },
      {
        name: 'hoursRule',
        label: 'Rule: engine hours between oil changes',
        value: 400,
        unit: 'hours',
      },
      { name: 'year', label: 'Working days in a year', value: 260, unit: 'days' },
      { name: 'visit', label: 'A planned visit', value: 160, unit: '$' },
      { name: 'miles11', label: 'VAN 11: miles a day', value: 24, unit: 'miles' },
      { name: 'hours11', label: 'VAN 11: engine hours a day', value: 6.5, unit: 'hours' },
      { name: 'miles03', label: 'Delivery van: miles a day', value: 20, unit: 'miles' },
      { name: 'hours03', label: 'Delivery van: engine hours a day', value: 3.2, unit: 'hours' },
      { name: 'milesHaul', label: 'Line-haul van: miles a day', value: 180, unit: 'miles' },
      { name: 'hoursHaul', label: 'Line-haul van: engine hours a day', value: 4, unit: 'hours' },
      {
        name: 'breakdown',
        label: 'The breakdown day',
        sum: 'tow + hired + (waiting + rescue) * wage + again * stop + emergency',
        shown: '$898.50',
        unit: '$',
      },
      {
        name: 'speed',
        label: 'Speed hidden in the rule',
        sum: 'milesRule / hoursRule',
        shown: '25',
        unit: 'mph',
      },
      {
        name: 'odometer11',
        label: 'VAN 11: due by odometer',
        sum: 'milesRule / miles11',
        shown: '417',
        unit: 'days',
      },
      {
        name: 'engine11',
        label: 'VAN 11: due by engine hours',
        sum: 'hoursRule / hours11',
        shown: '62',
        unit: 'days',
      },
      {
        name: 'odometer03',
        label: 'Delivery van: due by odometer',
        sum: 'milesRule / miles03',
        shown: '500',
        unit: 'days',
      },
      {
        name: 'engine03',
        label: 'Delivery van: due by engine hours',
        sum: 'hoursRule / hours03',
        shown: '125',
        unit: 'days',
      },
      {
        name: 'odometerHaul',
        label: 'Line-haul van: due by odometer',
        sum: 'milesRule / milesHaul',
        shown: '56',
        unit: 'days',
      },
      {
        name: 'engineHaul',
        label: 'Line-haul van: due by engine hours',
        sum: 'hoursRule / hoursHaul',
        shown: '100',
        unit: 'days',
      },
      {
        name: 'ratio11',
        label: 'VAN 11: miles by engine hours',
        sum: 'miles11 / hours11',
        shown: '3.7',
        unit: 'mph',
      },
      {
        name: 'ratio03',
        label: 'Delivery van: miles by engine hours',
        sum: 'miles03 / hours03',
        shown: '6.3',
        unit: 'mph',
      },
      {
        name: 'ratioHaul',
        label: 'Line-haul van: miles by engine hours',
        sum: 'milesHaul / hoursHaul',
        shown: '45',
        unit: 'mph',
      },
      {
        name: 'yearHours',
        label: 'VAN 11: engine hours in a year',
        sum: 'hours11 * year',
        shown: '1,690',
        unit: 'hours',
      },
      {
        name: 'visits11',
        label: 'VAN 11: visits in a year',
        sum: 'yearHours / hoursRule',
        shown: '4.2',
      },
      {
        name: 'extra11',
        label: 'VAN 11: cost of the visits beyond one',
        sum: '(visits11 - 1) * visit',
        shown: '$516',
        unit: '$',
      },
      {
        name: 'visits03',
        label: 'Delivery van: visits in a year',
        sum: 'hours03 * year / hoursRule',
        shown: '2.1',
      },
      {
        name: 'extra03',
        label: 'Delivery van: cost of the visits beyond one',
        sum: '(visits03 - 1) * visit',
        shown: '$173',
        unit: '$',
      },
      {
        name: 'months11',
        label: 'VAN 11: months that one avoided breakdown pays for',
        sum: '12 * breakdown / extra11',
        shown: '21',
        unit: 'months',
      },
      {
        name: 'months03',
        label: 'Delivery van: the same',
        sum: '12 * breakdown / extra03',
        shown: '62',
        unit: 'months',
      },
      {
        name: 'warning',
        label: 'VAN 11: engine hours at 90 percent',
        sum: '0.9 * hoursRule',
        shown: '360',
        unit: 'hours',
      },
    ],
  },
} as const satisfies BlogPost;
