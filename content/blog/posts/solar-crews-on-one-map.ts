import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { engineer, supervisor } = assumptions[2025];

export const solarCrewsOnOneMap = {
  id: 15,
  title: 'Solar field service: crews and spare parts on one map',
  slug: 'solar-crews-on-one-map',
  excerpt:
    'Twenty-eight solar fields, 62 vehicles and one tripped inverter. A sample company shows what crew tracking saves, and most of it is not sunlight.',
  content:
    'A made-up solar company goes live in eight weeks: one fault from alarm to wrench, what went wrong in each phase, and the yearly bill line by line.',
  author: 'Field desk',
  date: '2025-05-06',
  category: 'Case Studies',
  tags: ['renewable energy', 'field crews', 'spare parts', 'rollout'],
  image: 'cover-solar-crews-on-one-map',
  featured: false,
  views: 4460,
  likes: 165,
  sections: [
    {
      type: 'paragraph',
      content:
        'Tindle Solar does not exist. It is a sample company we made up to show the numbers: 28 solar fields, 62 vans and pickups in three depots, 130 field engineers. Our other solar sample, [Helia Fields](/case-studies/renewable-energy-fleet-visibility), counts minutes and trips; this one counts dollars. Every figure below is an assumption you can swap for your own, except the arithmetic. The eight weeks to go live are the length we state for a project of this kind.',
    },
    { type: 'heading', content: 'From fault to repair: 97 minutes by phone, 33 with a map' },
    {
      type: 'paragraph',
      content:
        'At 11:15 AM an inverter trips at Field 04. It feeds in 2 megawatts around midday. At $55 a megawatt-hour that is $110 an hour, and lost sunlight cannot be made up later. What Tindle can influence is the time until a technician with the right permit and the right kit opens the cabinet. In the old days it went like this.',
    },
    {
      type: 'list',
      title: 'From alarm to wrench by telephone: 97 minutes',
      items: [
        'Six calls of four minutes each to find a crew that can leave its job: 24.',
        'The parts binder says a kit is on VAN 16. That kit was used up the day before, so the crew gets another at the depot: 31.',
        'From the depot to Field 04: 42.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'With one map, the desk needs four minutes to see that VAN 19 carries a kit, has a crew with the permit and is 14 minutes away. The crew takes 15 more to leave its present cabinet safe. That makes 33 minutes instead of 97; the 64 between them are worth $117 of power. Say three such faults a week, 156 a year, and the sun pays back $18,304.',
    },
    { type: 'heading', content: 'Crews, permits, spare parts: what tracks each' },
    {
      type: 'paragraph',
      content:
        'Who is nearest? A wired unit in each of the 62 vehicles answers that; for the crane trucks hired by the day, the driver app on a phone does. [A fence around each field](/fieldforce-management#geofencing) lets engineers check in once they are through the gate. Who may open this cabinet? Permits are entered as [skills](/support/articles/advanced-constraints#skills-and-equipment), which are among the planner’s constraints.',
    },
    {
      type: 'paragraph',
      content:
        'Where is the part? That one is harder, because a spare has no engine and no phone. Tindle puts [a tag](/fleet-management#rfid-based-plant-tracking) with [RFID](/support#glossary-rfid) on every kit box and a reader at all three depot gates, so the record shows which box left with which van. A box counts as used when the crew says so at the end of a job, and as returned when the gate has read it.',
    },
    { type: 'heading', content: 'Eight-week rollout, depot by depot, and what went wrong' },
    {
      type: 'list',
      title: 'The smallest depot first',
      items: [
        'Weeks 1 to 3, Depot South: 14 vans, six fields and a tag on every kit box. Two fields turn out to have their pin on a mailing address, one of them three miles from its gate.',
        'Weeks 4 and 5, Depot East: 21 vehicles and ten fields. Two vans come back with dead radios, because a fuse was borrowed.',
        'Weeks 6 and 7, Depot North: 27 vehicles and twelve fields. Its crews park at home, so the installer works in nineteen driveways.',
        'Week 8, the count, in all three stockrooms. Two kit lines in five are wrong, since boxes leave through the gate and come back by the side door, past no reader at all.',
      ],
    },
    {
      type: 'quote',
      content:
        'The vans were on the map by week seven. Getting boxes scanned on the way back in was the project.',
      author: 'Regional operations lead, Tindle Solar (sample)',
      sample: true,
    },
    {
      type: 'paragraph',
      content:
        'A crew that cannot trust the official list keeps one of its own. By the Friday of week 8 such a list hung inside a cabinet door; two wrong lines in five are reason enough. Tindle did the dull thing: a stock clerk counted all boxes every evening for ten days and had a tag replaced wherever the record and the shelf disagreed. Then the crew took its list down.',
    },
    { type: 'heading', content: 'Return on investment: a year on one sheet' },
    {
      type: 'paragraph',
      content:
        'Phone time first. Six supervisors each made four calls of four minutes a morning: 96 minutes a day, 400 hours in 250 days. At $38 an hour for the supervisor and $34 for the engineer at the other end, that is $28,800. Assume all of it goes; some of it will not.',
    },
    {
      type: 'paragraph',
      content:
        'Then the second trips. Before the change, crews drove to a field without the right part eleven times a week and had to come again, 46 miles there and back each time. Suppose half of those 572 trips vanish. The saved 286 come to 13,156 miles, $9,209 at the [70 cents a mile](https://www.irs.gov/tax-professionals/standard-mileage-rates) that the IRS allows for 2025. At 35 mph they also free a crew of two, at $34 an hour each, for 1.314 hours a trip: another $25,560.',
    },
    {
      type: 'stats',
      title: 'Tindle’s year, by source',
      stats: [
        { number: '$34,769', label: 'second trips that no longer happen' },
        { number: '$28,800', label: 'phone calls on both ends' },
        { number: '$18,304', label: 'daylight regained after faults' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The sum is $81,873. Divided by 62 vehicles and twelve months it leaves $110 per vehicle per month. That is the ceiling for the whole cost: units, fitting, tags and the stock clerk’s evenings. A careful buyer would halve the benefits and look for an offer below $55. For a fleet of your own, [the calculator](/success-stories#roi) takes vehicles and fuel.',
    },
    { type: 'heading', content: 'What these sums leave out' },
    {
      type: 'paragraph',
      content:
        'An hour saved is money only if something is done in it. If crews that finish early sit in the van, the calls and trips above are comfort and no income. Winter matters too, since the same inverter in December may feed in a quarter of its June output and the sun’s line shrinks with it. And fields lie where land is cheap and coverage thin, so drive to the five remotest ones with a phone before you promise anyone a live dot.',
    },
    {
      type: 'paragraph',
      content:
        'What we would copy from the sample is the smallest depot first, where a wrong pin costs a few trips and teaches the other two. What we would not copy is the late count. A clerk in the first stockroom would have found the side door in week 3.',
    },
  ],
  keyTakeaways: [
    'In this made-up company halving the second trips saves almost twice as much as faster repairs do.',
    'Spare parts are the hard third of the map: tag the boxes and scan them in both directions.',
    'Go live depot by depot, the smallest first, and count its shelves before you move on to the next.',
    'Divide the yearly benefit by vehicles and months for the ceiling, and halve it to be careful.',
  ],
  sources: [
    {
      title: 'Standard mileage rates',
      publisher: 'Internal Revenue Service',
      year: 2025,
      href: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
    },
  ],
  worked: {
    title: 'Tindle Solar: a year on one sheet',
    lines: [
      { name: 'power', label: 'Power of an inverter', value: 2, unit: 'MW' },
      { name: 'energy', label: 'A megawatt-hour', value: 55, unit: '$' },
      { name: 'before', label: 'From alarm to wrench by telephone', value: 97, unit: 'minutes' },
      { name: 'after', label: 'The same with a map', value: 33, unit: 'minutes' },
      { name: 'faults', label: 'Faults in a week', value: 3 },
      { name: 'weeks', label: 'Weeks in a year', value: 52, unit: 'weeks' },
      { name: 'supervisors', label: 'Supervisors', value: 6 },
      { name: 'calls', label: 'Calls of each in a morning', value: 4 },
      { name: 'call', label: 'A call', value: 4, unit: 'minutes' },
      { name: 'days', label: 'Working days in a year', value: 250, unit: 'days' },
      { name: 'deskWage', label: 'An hour of a supervisor', value: supervisor, unit: '$' },
      { name: 'wage', label: 'An hour of an engineer', value: engineer, unit: '$' },
      { name: 'second', label: 'Second trips in a week', value: 11 },
      { name: 'trip', label: 'Miles of a trip', value: 46, unit: 'miles' },
      { name: 'mile', label: 'A mile by the IRS rate', value: 0.7, unit: '$' },
      { name: 'speed', label: 'Speed', value: 35, unit: 'mph' },
      { name: 'vehicles', label: 'Vehicles', value: 62 },
      {
        name: 'hourly',
        label: 'Power of an hour',
        sum: 'power * energy',
        shown: '$110',
        unit: '$',
      },
      {
        name: 'perFault',
        label: 'Power regained at a fault',
        sum: '(before - after) / 60 * hourly',
        shown: '$117',
        unit: '$',
      },
      {
        name: 'sun',
        label: 'Daylight regained in a year',
        sum: 'faults * weeks * perFault',
        shown: '$18,304',
        unit: '$',
      },
      {
        name: 'phone',
        label: 'Minutes of calls in a day',
        sum: 'supervisors * calls * call',
        shown: '96',
        unit: 'minutes',
      },
      {
        name: 'phoneHours',
        label: 'Hours of calls in a year',
        sum: 'phone * days / 60',
        shown: '400',
        unit: 'hours',
      },
      {
        name: 'phoneCost',
        label: 'Phone calls on both ends',
        sum: 'phoneHours * (deskWage + wage)',
        shown: '$28,800',
        unit: '$',
      },
      { name: 'trips', label: 'Second trips in a year', sum: 'second * weeks', shown: '572' },
      { name: 'spared', label: 'Half of them', sum: 'trips / 2', shown: '286' },
      {
        name: 'miles',
        label: 'Miles spared',
        sum: 'spared * trip',
        shown: '13,156',
        unit: 'miles',
      },
      {
        name: 'milesCost',
        label: 'The same in money',
        sum: 'miles * mile',
        shown: '$9,209',
        unit: '$',
      },
      {
        name: 'perTrip',
        label: 'Hours of a trip',
        sum: 'trip / speed',
        shown: '1.314',
        unit: 'hours',
      },
      {
        name: 'crewCost',
        label: 'Hours of a crew of two, in money',
        sum: 'spared * perTrip * 2 * wage',
        shown: '$25,560',
        unit: '$',
      },
      {
        name: 'tripsCost',
        label: 'Second trips spared, miles and hours together',
        sum: 'milesCost + crewCost',
        shown: '$34,769',
        unit: '$',
      },
      {
        name: 'sum',
        label: 'All three',
        sum: 'sun + phoneCost + tripsCost',
        shown: '$81,873',
        unit: '$',
      },
      {
        name: 'ceiling',
        label: 'For each vehicle a month',
        sum: 'sum / vehicles / 12',
        shown: '$110',
        unit: '$',
      },
      { name: 'careful', label: 'Half of it', sum: 'ceiling / 2', shown: '$55', unit: '$' },
    ],
  },
} as const satisfies BlogPost;
