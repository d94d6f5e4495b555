import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver } = assumptions[2026];

export const driverVehicleInspection = {
  id: 29,
  title: 'Driver vehicle inspection (DVIR): what to check, sign and keep',
  slug: 'driver-vehicle-inspection',
  excerpt:
    'Eleven parts, three signatures, three months in a file. What the federal rule asks of a delivery fleet, and what eight minutes a day cost and save.',
  content:
    'Driver vehicle inspection reports under 49 CFR 396.11 and 396.13: the eleven parts, who signs what, how long to keep it, with the cost worked out.',
  author: 'Fleet desk',
  date: '2026-07-07',
  updated: '2026-11-29',
  category: 'Best Practices',
  tags: ['dvir', 'vehicle inspection', 'fmcsa', 'maintenance', 'drivers'],
  image: 'cover-driver-vehicle-inspection',
  featured: false,
  views: 720,
  likes: 35,
  sections: [
    {
      type: 'paragraph',
      content:
        'At 5:05 PM a driver parks a box truck, walks around it and finds the left rear marker lamp dark. What happens next is the whole of the federal rule: she writes it down and signs, a mechanic repairs it and signs, and the driver of the next morning reads both and signs. If one of the three is missing, the truck should not leave.',
    },
    { type: 'heading', content: 'Who has to write a report' },
    {
      type: 'paragraph',
      content:
        'The rule for this report, [DVIR](/support#glossary-dvir) for short, is in 49 CFR [396.11](https://www.ecfr.gov/current/title-49/section-396.11) and [396.13](https://www.ecfr.gov/current/title-49/section-396.13). It covers the same vehicles as the rules on [hours of service](/support#glossary-hours-of-service): chiefly trucks of 10,001 pounds or more that work between states. [Our article on hours of service](/blog/hours-of-service-and-elds) tells how to read that weight. Two exceptions matter to small fleets. A carrier that runs only one commercial vehicle is spared the written report. And since December 2014 a driver who carries goods need write nothing when no defect was found or reported.',
    },
    {
      type: 'highlight',
      title: 'No report is not the same as no inspection',
      content:
        'Before driving, the driver must be satisfied that the vehicle is safe (392.7 and 396.13). That holds on each of the days on which no paper is written, and for the fleet with one truck. Drivers who carry passengers had to report every day, defect or none, until [September 2020](https://www.federalregister.gov/d/2020-15667).',
    },
    { type: 'heading', content: 'The eleven parts of the inspection report' },
    {
      type: 'list',
      title: 'What the report covers at least, in the order of a walk',
      items: [
        'In the seat: steering, horn, windshield wipers, mirrors, parking brake.',
        'Around the truck: lights and reflectors, tires, wheels and rims.',
        'Underneath and behind: service brakes with trailer connections, coupling devices.',
        'In the cab again: emergency equipment.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Five, three, two and one make eleven. The report names the vehicle and lists whatever would make it unsafe or is likely to break it down. A driver who used three trucks in a day owes one for each that had something wrong.',
    },
    { type: 'heading', content: 'Three signatures, and what each one says' },
    {
      type: 'list',
      title: 'From 5:05 PM to 6:20 AM',
      items: [
        'The driver who found it, at the end of the day’s work: “left rear marker lamp out.”',
        'The carrier or its mechanic: repaired, or no repair needed for safe driving. This is certified on the report before the truck is used again.',
        'The next driver, before leaving: I have read the report, and the repair is certified.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The second signature is the one that tends to go missing. A mechanic changes a lamp in four minutes and does not write it up, so on paper the truck drove dark for a week. “No repair needed” is a legal answer, but a person has to give it, with a name.',
    },
    {
      type: 'paragraph',
      content:
        'Report, certificate and review stay in the file for three months from the day the report was written. A tablet may take the place of paper for all three signatures: 390.32 sets the terms for electronic records and signatures. In May 2025 the Federal Motor Carrier Safety Administration confirmed that this report may already be electronic, and [proposed](https://www.federalregister.gov/d/2025-09717) to write it into part 396 itself. The [final rule](https://www.federalregister.gov/d/2026-03264) came out on February 19, 2026, and has applied since March 23; the wording in force is behind the two links above. What the mechanic did belongs in the maintenance record too, which 396.3 asks you to keep for a year, and for six months after the truck has left you.',
    },
    { type: 'heading', content: 'What drivers find: a made-up quarter' },
    {
      type: 'paragraph',
      content:
        'Take 12 trucks and 63 working days. That makes 756 evenings, and say 40 of them end with a finding. One evening in 19 has paper, so the other 716 take a walk and nothing more.',
    },
    {
      type: 'image',
      src: 'chart-driver-vehicle-inspection',
      alt: 'Bar chart of 40 findings by part: lights and reflectors 15, tires 9, wipers 5, mirrors 4, service brakes 2, parking brake 1, steering 1, horn 1, wheels and rims 1, emergency equipment 1, coupling devices 0.',
      caption: 'Forty findings of 12 trucks in a quarter. Lights and tires are 24 of them.',
    },
    {
      type: 'paragraph',
      content:
        'Three in five are lights and tires, which a person sees while walking and an officer sees while driving past. Keep bulbs and a tire gauge at the gate, and wiper blades beside them: a shelf worth $60 settles many reports before the ink is dry.',
    },
    {
      type: 'paragraph',
      content:
        'Watch for trucks on which nothing is ever found. In our sample a truck has 3.3 findings a quarter on average. Nine months without one on a truck with 80,000 miles suggest a driver who inspects from the seat. Ride along and ask him to show you the warning triangles.',
    },
    { type: 'heading', content: 'What eight minutes cost, and what they must save' },
    {
      type: 'paragraph',
      content:
        'Allow five minutes in the morning and three in the evening. At 250 days and 12 trucks that is 24,000 minutes, or 400 hours, and at an assumed $26 an hour it comes to $10,400 a year. Against it stands the breakdown day of $898.50 from [our maintenance article](/blog/maintenance-by-miles-or-hours).',
    },
    {
      type: 'stats',
      title: 'The break-even for 12 trucks',
      stats: [
        { number: '$3.47', label: 'for each truck and day: eight minutes at $26 an hour' },
        { number: '11.6', label: 'breakdown days a year it has to prevent' },
        { number: 'about 1', label: 'such day for each truck and year' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'One day per truck and year is within reach, since a soft tire found at the yard is a pump and a soft tire found on the ramp is a tow. The sum leaves out fines, an order to park at the roadside, and the crash that did not happen, and the last is what the rule was written for.',
    },
    { type: 'heading', content: 'Put the check into the plan' },
    {
      type: 'paragraph',
      content:
        'A plan whose first stop starts at the minute of clocking in pays for no inspection, and drivers notice what they are paid for. Give the [shift](/support/articles/multi-vehicle-routing) five minutes at its start and three at its end, and do not let the optimizer have them. If the repair takes a truck out, take it out of the plan as well, while its stops can still go to the others.',
    },
    {
      type: 'paragraph',
      content:
        'What we do not do: the platform has no form for this report, with a place for the mechanic’s certificate and the next driver’s review. Use paper or a product made for it. [Fleet management](/fleet-management) reads fault codes from the engine, and a code is a good reason to look; it sees neither a lamp nor a tread.',
    },
    {
      type: 'quote',
      content:
        'I sign for the truck the way I sign for a package: after I have seen it, and with the time on it.',
      author: 'Driver of TRUCK 5 (sample fleet of 12 trucks)',
      sample: true,
    },
    {
      type: 'paragraph',
      content:
        'Start with last month. Take ten reports at random and look for three names on each. Wherever you find two, you know which desk to visit. The texts of the rule are listed below; for a case that is not plain, ask a lawyer or a safety consultant.',
    },
  ],
  keyTakeaways: [
    'A driver who carries goods writes a report only when there is a defect, and inspects every day all the same.',
    'The finder, the repairer and the next driver each sign; keep all three for three months.',
    'Lights and tires are three in five findings in our made-up quarter, so keep bulbs and a tire gauge at the gate.',
    'Eight minutes a day pay for themselves with about one avoided breakdown day per truck and year.',
  ],
  sources: [
    {
      title: '49 CFR 396.11, Driver vehicle inspection report(s)',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/section-396.11',
    },
    {
      title: '49 CFR 396.13, Driver inspection',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/section-396.13',
    },
    {
      title: '49 CFR 392.7, Equipment, inspection and use',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/section-392.7',
    },
    {
      title: 'Driver-Vehicle Inspection Report, final rule (79 FR 75437)',
      publisher: 'Federal Register',
      year: 2014,
      href: 'https://www.federalregister.gov/d/2014-29331',
    },
    {
      title: 'Electronic Driver Vehicle Inspection Reports, final rule (FR Doc. 2026-03264)',
      publisher: 'Federal Register',
      year: 2026,
      href: 'https://www.federalregister.gov/d/2026-03264',
    },
    {
      title: 'Electronic Driver Vehicle Inspection Reports, proposed rule (90 FR 22957)',
      publisher: 'Federal Register',
      year: 2025,
      href: 'https://www.federalregister.gov/d/2025-09717',
    },
    {
      title:
        'Passenger Carrier No-Defect Driver Vehicle Inspection Reports, final rule (85 FR 50787)',
      publisher: 'Federal Register',
      year: 2020,
      href: 'https://www.federalregister.gov/d/2020-15667',
    },
  ],
  worked: {
    title: 'What inspections cost a fleet of 12 trucks',
    lines: [
      { name: 'trucks', label: 'Trucks', value: 12 },
      { name: 'quarter', label: 'Working days in a quarter', value: 63 },
      { name: 'evenings', label: 'Evenings in a quarter', sum: 'trucks * quarter', shown: '756' },
      { name: 'findings', label: 'Findings', value: 40 },
      {
        name: 'every',
        label: 'One finding in so many evenings',
        sum: 'evenings / findings',
        shown: '19',
      },
      { name: 'without', label: 'Evenings without one', sum: 'evenings - findings', shown: '716' },
      { name: 'each', label: 'Findings of a truck', sum: 'findings / trucks', shown: '3.3' },
      { name: 'minutes', label: 'Minutes a day', value: 8 },
      { name: 'days', label: 'Working days a year', value: 250 },
      {
        name: 'year',
        label: 'Minutes a year',
        sum: 'trucks * days * minutes',
        shown: '24,000',
        unit: 'minutes',
      },
      { name: 'hours', label: 'Hours a year', sum: 'year / 60', shown: '400', unit: 'hours' },
      { name: 'wage', label: 'Dollars an hour', value: driver },
      { name: 'cost', label: 'Cost a year', sum: 'hours * wage', shown: '$10,400', unit: '$' },
      {
        name: 'daily',
        label: 'Cost for a truck and day',
        sum: 'wage * minutes / 60',
        shown: '$3.47',
        unit: '$',
      },
      { name: 'breakdown', label: 'Cost of a breakdown day', value: 898.5, unit: '$' },
      {
        name: 'spared',
        label: 'Breakdown days to prevent',
        sum: 'cost / breakdown',
        shown: '11.6',
        unit: 'days',
      },
    ],
  },
} as const satisfies BlogPost;
