import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { gasoline } = assumptions[2024];

export const fuelCardsAndOdometers = {
  id: 24,
  title: 'Fuel theft or typing error: how to check fuel card fills',
  slug: 'fuel-cards-and-odometers',
  excerpt:
    'One line of a fuel bill looks like theft. It could as well be a typing error, a dragging brake or a cold load. Eight fills tell them apart.',
  content:
    'How to match fuel card lines with miles driven, and how typing errors, mechanical faults and theft differ over several fills.',
  author: 'Fleet desk',
  date: '2024-12-31',
  updated: '2026-11-29',
  category: 'Fleet Management',
  tags: ['fuel cards', 'odometer', 'mpg', 'fuel theft', 'idling'],
  image: 'cover-fuel-cards-and-odometers',
  featured: false,
  views: 8260,
  likes: 389,
  sections: [
    {
      type: 'paragraph',
      content:
        'VAN 12, Dec 10, 5:42 PM, regular, 21.3 gal at $3.02, $64.33, odometer 48,210. The line before it, from the same card, ends on 47,930. That is 280 miles on 21.3 gallons, or 13.1 miles per gallon, from a van whose norm is 15.',
    },
    {
      type: 'paragraph',
      content:
        'At 15 it should have taken 18.7. So a good 2.6 gallons are missing, $7.95, and the office has already said the word theft. Hold on to the line for a few minutes. It has four possible explanations. To tell them apart, ask what the missing fuel follows: the vehicle, the card, the load, or nothing at all.',
    },
    { type: 'heading', content: 'Why one fill proves little and eight prove more' },
    {
      type: 'paragraph',
      content:
        'One driver stops at the first click of the nozzle, the next one tops up to the cap, and the level in the tank may differ by a gallon and a half. A single fill has that doubt at both ends, so up to 3 gallons in 18.7, or 16 percent. Our 2.6 gallons lie inside it.',
    },
    {
      type: 'paragraph',
      content:
        'Over eight fills the same doubt shrinks, and for a pleasant reason. What one fill leaves out the next puts in, so all the tank levels in the middle cancel, and only the first and the last still count. That makes 3 gallons in 149, or 2 percent. Judge a van by its last eight fills added up: all miles divided by all gallons.',
    },
    { type: 'heading', content: 'Typing error, fault or theft: three shapes of mpg' },
    {
      type: 'image',
      src: 'chart-fuel-cards-and-odometers',
      alt: 'Line chart of miles per gallon over eight fills. VAN 23 jumps to 21.4 and falls to 8.6 at the next fill, then is back at 15. VAN 27 slides steadily from 15.0 to 13.3. Card 6 stands at 15 with three dips to 13.4.',
      caption: 'Three made-up series of 280 miles a fill. Only one of them is about honesty.',
    },
    {
      type: 'paragraph',
      content:
        'VAN 23 shows a typing error. The driver entered 120 miles too many, and 400 miles on 18.7 gallons give 21.4; the next fill has 160 left and gives 8.6. Two wild values side by side, with a sane average of 15.0 between them, are nearly always this.',
    },
    {
      type: 'paragraph',
      content:
        'There is an old bookkeepers’ test for it. If two digits have traded places, the difference divides by nine: type 42,810 for 48,210 and you are off by 5,400, which is nine times 600. One random error in nine passes as well, so the test suggests where to look and settles nothing.',
    },
    {
      type: 'paragraph',
      content:
        'VAN 27 has a fault. Its line slides at every fill, with every driver and at every pump, so the fault follows the vehicle. A dripping line is the rare case, since gasoline would give itself away by the smell; look first for soft tires, a dragging brake or a failing sensor. For the drip there is a cheap test: park on Friday, read the fuel level, read it again on Monday before the key turns. A loss of 0.3 gallons a night comes to 110 in a year, or about $330.',
    },
    {
      type: 'paragraph',
      content:
        'Card 6 dips three times in eight and recovers in between. No fault heals itself for a week. Put the three dates beside the duty sheet and see whether they share a driver, a pump or an hour. At 13.4 a fill has 2.2 gallons too many, which is a can. With five fills a month, three in eight come to 22 or 23 cans a year. That is about 50 gallons, or $151 on one card, and each single fill stays within the doubt of the nozzle.',
    },
    { type: 'heading', content: 'Four tests for every fuel card line' },
    {
      type: 'list',
      title: 'Run these before anyone reads the bill',
      items: [
        'Tank. VAN 27 holds 22 gallons, so a fill of 26.4 went partly into something else.',
        'Place. At the minute of sale the vehicle stood within 200 yards of the pump. Six blocks away means the card was at the pump and the van was not.',
        'Miles. The odometer moved forward, and by about as much as the [tracker](/support#glossary-gps-unit) says.',
        'Price. Dollars divided by gallons come out near the posted price. If not, look for premium fuel, or for sandwiches.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The third test needs one correction. Tracker and odometer never agree to the mile: one cuts corners between two positions, the other counts turns of a tire that wears. Take a month, say 1,412 miles on the dash against 1,380 by GPS, and keep the ratio, 1.023, for that van. From then on multiply the GPS miles by it and expect agreement within a mile in a hundred. Where a vehicle [reports its mileage](/fleet-management#other-hardware-integration) over [OBD](/support#glossary-obd), drivers do not have to type at the pump, and the first kind of error dies out.',
    },
    {
      type: 'paragraph',
      content:
        'Most of this asks for no new hardware. The platform keeps position and time of each vehicle, takes OBD readings, and shows a fuel probe you already own beside them. Bring the card file in once a week. With 40 vans and five fills a month it has fewer than 50 lines a week, and if five of them fail a test at six minutes each, that is half an hour.',
    },
    { type: 'heading', content: 'Why VAN 12 burns more: its engine cools the load' },
    {
      type: 'paragraph',
      content:
        'Its line passes all four. The tank is big enough, the van stood at the pump, the miles agree, the price is right. The last eight fills together give 13.9, further below 15 than the nozzle explains. But the low ones come after days with a chilled load, with every driver and every card.',
    },
    {
      type: 'paragraph',
      content:
        'VAN 12 has a cold bay, and its engine runs at every door to keep it at 39 °F. Suppose [idling](/support#glossary-idling) burns half a gallon an hour: 2.6 gallons are 5.2 hours of standing with the engine on. Sixteen doors a day at five minutes make 80 minutes, and in the four days since the last fill 5.3 hours. The share of [idle time](/blog/what-idling-costs) in the fleet summary says the same. There was no theft, and a chilled van held to a norm of 15 makes its driver a suspect every week.',
    },
    {
      type: 'highlight',
      title: 'Before you say the word',
      content:
        'Check whether the van was in the shop and its card paid for a rental. Check the clock of the pump, which may still be on daylight saving time. Check whether the norm fits the work. An accusation that turns out to be a refrigerator costs more than the fuel.',
    },
    { type: 'heading', content: 'Set an mpg norm for each kind of work' },
    {
      type: 'paragraph',
      content:
        'Give VAN 12 two norms, one for chilled days and one for dry, and weigh them by the days in each fill. Give town routes and highway routes their own as well, if a vehicle does both. Then reset each norm in spring and fall from the last eight fills in which nothing was wrong. What still falls outside its norm is a list short enough to talk over with a person, with three dates on a sheet of paper and the door closed. The [savings calculator](/pricing#savings) takes a fixed share of your fuel bill; put what your own fills show beside it.',
    },
  ],
  keyTakeaways: [
    'Add up eight fills before judging: filling habits then blur the result by about 2 percent instead of 16.',
    'Ask what the excess follows: typing errors follow nothing, faults the vehicle, theft a card or a person, idling the load.',
    'A swapped pair of digits changes an odometer reading by a multiple of nine.',
    'Test each line for tank size, place, miles and price before a human reads it.',
  ],
  worked: {
    title: 'One line of a fuel card, and what could explain it',
    lines: [
      { name: 'gallons', label: 'Gallons of the fill', value: 21.3, unit: 'gallons' },
      { name: 'price', label: 'Price of a gallon', value: gasoline, unit: '$' },
      { name: 'before', label: 'Odometer at the fill before', value: 47930, unit: 'miles' },
      { name: 'after', label: 'Odometer at this fill', value: 48210, unit: 'miles' },
      { name: 'norm', label: 'Norm of the van', value: 15, unit: 'mpg' },
      { name: 'doubt', label: 'Doubt of the nozzle, both ends', value: 3, unit: 'gallons' },
      { name: 'fills', label: 'Fills added up', value: 8 },
      { name: 'typed', label: 'Miles typed too many', value: 120, unit: 'miles' },
      { name: 'dip', label: 'A low fill of card 6', value: 13.4, unit: 'mpg' },
      { name: 'night', label: 'Loss in a night', value: 0.3, unit: 'gallons' },
      { name: 'dash', label: 'Miles of a month on the dash', value: 1412, unit: 'miles' },
      { name: 'gps', label: 'The same by GPS', value: 1380, unit: 'miles' },
      { name: 'burn', label: 'Gallons in an idle hour', value: 0.5, unit: 'gallons' },
      { name: 'doors', label: 'Doors in a day', value: 16 },
      { name: 'atDoor', label: 'Minutes at a door', value: 5, unit: 'minutes' },
      { name: 'days', label: 'Days since the last fill', value: 4, unit: 'days' },
      {
        name: 'amount',
        label: 'Amount of the line',
        sum: 'gallons * price',
        shown: '$64.33',
        unit: '$',
      },
      {
        name: 'miles',
        label: 'Miles since the last fill',
        sum: 'after - before',
        shown: '280',
        unit: 'miles',
      },
      {
        name: 'mpg',
        label: 'Miles per gallon',
        sum: 'miles / gallons',
        shown: '13.1',
        unit: 'mpg',
      },
      {
        name: 'expected',
        label: 'Gallons expected',
        sum: 'miles / norm',
        shown: '18.7',
        unit: 'gallons',
      },
      {
        name: 'missing',
        label: 'Gallons missing',
        sum: 'gallons - expected',
        shown: '2.6',
        unit: 'gallons',
      },
      {
        name: 'worth',
        label: 'The same in money',
        sum: 'missing * price',
        shown: '$7.95',
        unit: '$',
      },
      {
        name: 'oneFill',
        label: 'Doubt of one fill',
        sum: '100 * doubt / expected',
        shown: '16',
        unit: 'percent',
      },
      {
        name: 'eightFills',
        label: 'Doubt of eight fills',
        sum: '100 * doubt / (fills * expected)',
        shown: '2',
        unit: 'percent',
      },
      {
        name: 'high',
        label: 'Typing error: the first fill',
        sum: '(miles + typed) / expected',
        shown: '21.4',
        unit: 'mpg',
      },
      {
        name: 'low',
        label: 'Typing error: the next fill',
        sum: '(miles - typed) / expected',
        shown: '8.6',
        unit: 'mpg',
      },
      {
        name: 'can',
        label: 'Card 6: gallons too many in a low fill',
        sum: 'miles / dip - expected',
        shown: '2.2',
        unit: 'gallons',
      },
      {
        name: 'drip',
        label: 'Drip: gallons in a year',
        sum: 'night * 365',
        shown: '110',
        unit: 'gallons',
      },
      { name: 'ratio', label: 'Dash to GPS', sum: 'dash / gps', shown: '1.023' },
      {
        name: 'standing',
        label: 'VAN 12: hours that would explain the line',
        sum: 'round(10 * missing) / 10 / burn',
        shown: '5.2',
        unit: 'hours',
      },
      {
        name: 'idle',
        label: 'Minutes of standing in a day',
        sum: 'doors * atDoor',
        shown: '80',
        unit: 'minutes',
      },
      {
        name: 'idleHours',
        label: 'Hours of standing since the last fill',
        sum: 'days * idle / 60',
        shown: '5.3',
        unit: 'hours',
      },
    ],
  },
} as const satisfies BlogPost;
