import type { BlogPost } from '../types';

export const coldChainTemperatureCurve = {
  id: 4,
  title: 'Refrigerated truck temperature curve: excursion or door opening?',
  slug: 'cold-chain-temperature-curve',
  excerpt:
    'Three alarms in one morning, all near 46 °F. Two were a door. The third was a failing unit, and the shape of the curve said so.',
  content:
    'How to read a reefer’s temperature curve: what a door opening does to air and product, which shapes are noise and how long a real fault leaves you.',
  author: 'Fleet desk',
  date: '2025-10-07',
  category: 'Industry Insights',
  tags: ['cold chain', 'temperature monitoring', 'alerts', 'food delivery'],
  image: 'cover-cold-chain-temperature-curve',
  featured: false,
  views: 2110,
  likes: 97,
  sections: [
    {
      type: 'image',
      src: 'chart-cold-chain-temperature-curve',
      alt: 'Line chart from 10:00 AM to noon with a limit at 41 °F. Air in the box jumps to 46 at 10:20 AM and to 45 at 10:50 AM, each time falling back to 37 within 20 minutes. From 11:10 AM it climbs without a break from 37 to 46 at noon. The probe in the product rises slowly from 36 to 37.6.',
      caption:
        'A made-up morning in VAN 11, a refrigerated van. Air crosses the limit three times; the product stays below it.',
    },
    {
      type: 'paragraph',
      content:
        'Three times this morning the air in VAN 11, a [reefer](/support#glossary-reefer), has crossed 41 °F, the limit of today’s load of dairy. It stood at 46 at 10:20 AM, at 45 at 10:50 AM, and it stands at 46 again at noon. A supervisor who treats the three alike will either send the van home at 10:20 AM or ignore the noon reading, depending on how many false alarms there were last week. Look at the shapes instead. The first two rise like a wall and come down within 20 minutes, and the third climbs about two degrees every ten minutes with the door shut.',
    },
    { type: 'heading', content: 'Air temperature is not product temperature' },
    {
      type: 'paragraph',
      content:
        'A cargo box of 350 cubic feet holds about 26 pounds of air, and it takes 6.3 BTU to warm all of it by one degree Fahrenheit (26.25 pounds times 0.24). Load the box with 30 cases of dairy at 40 pounds each, at roughly 0.9 BTU per pound and degree, and the load needs 1,080 BTU for the same degree. The product therefore resists a change of temperature 171 times as strongly as the air that surrounds the sensor.',
    },
    {
      type: 'paragraph',
      content:
        'Now open the rear door on a 75 °F day of average humidity, and assume the worst, that every cubic foot of air is exchanged. Cooling the new air from 75 to 36 degrees takes 246 BTU and condensing its moisture a little more than half of that on top, so call it 380. Spread through the full load, that is a third of a degree at worst, while even the milder of the two openings in our chart raised the air by eight.',
    },
    {
      type: 'stats',
      title: 'What one complete change of air does',
      stats: [
        { number: '0.35 °F', label: 'to a full load of 30 cases (380 ÷ 1,080)' },
        { number: '1.1 °F', label: 'to the last ten cases on board (380 ÷ 360)' },
        {
          number: '5.3 °F',
          label: 'after 15 such openings on a full load, if the unit removed nothing in between',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'So a single opening is noise, but fifteen of them on a weak unit are a warm load. The question is whether the machine keeps up. Give it 6,000 BTU an hour, of which half goes into the walls on such a day, and 50 BTU a minute are left for the door. Each opening then takes nearly 8 minutes to undo. Stops 15 minutes apart leave time for that; a street where the driver opens up every six does not.',
    },
    { type: 'heading', content: 'Five shapes of a reefer’s temperature curve' },
    {
      type: 'list',
      title: 'From harmless to urgent',
      items: [
        'Spike: a steep rise at a stop and a fall as soon as the door shuts. Check it against the stop times and move on.',
        'Comb: even waves of three or four degrees, all day, whether or not the van moves. That is the thermostat at work.',
        'Hump: a broad rise every few hours at regular intervals, ended by a sharp drop. The unit is defrosting its coil.',
        'Step: a jump with no door and no way back, or a line that turns perfectly flat. Suspect a moved or unplugged sensor before you suspect the food.',
        'Ramp: a steady climb with no door behind it. Low refrigerant, a blocked air path or a slipping belt, and the one shape that calls for a phone call now.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'A log that writes every ten minutes will blur all of these. A six-minute opening can disappear between two readings or, with bad luck, pass for a quarter of an hour above the limit. Before buying better sensors, find out whether the existing ones can report every minute while the door is open.',
    },
    { type: 'heading', content: 'Worked example: deliver on or turn back?' },
    {
      type: 'paragraph',
      content:
        'Back to VAN 11. At noon the air is at 46 and the product at 37.6, so the load is sound and the clock is running. While the door stays shut, the product in this curve closes a sixteenth of its distance to the air every ten minutes. At 11:50 AM the probe read 37.2 with the air 6.8 degrees above it, so it gained four tenths by noon. Let the air keep climbing two degrees every ten minutes. The probe then reads 38.1 at 12:10 PM, 38.8 at 12:20 PM, 39.5 at 12:30 PM, 40.2 at 12:40 PM and 41.1 at 12:50 PM.',
    },
    {
      type: 'paragraph',
      content:
        'That leaves not quite 50 minutes. Eight stops remain, more than an hour and a half of work, and the hub is 20 minutes away. The arithmetic decides: deliver whatever lies on the way back, take a probe reading at each of those doors, and have another refrigerated vehicle waiting at the bay. Had the dispatcher cleared the third alarm as “door again,” like the first two, the same load would have been lost by one o’clock.',
    },
    {
      type: 'highlight',
      title: 'Two limits are better than one low one',
      content:
        'An alert on air at 41 °F rings at every busy stop and trains people to ignore it. Use one rule for the air, 20 minutes above the limit with the door shut, and a second for the product probe at 39 °F. In the example the first would have rung at 11:55 AM and the second at about 12:23 PM, with the hub still within reach, and neither would have rung for a door.',
    },
    { type: 'heading', content: 'What counts as a temperature excursion' },
    {
      type: 'paragraph',
      content:
        'A contract should define an [excursion](/support#glossary-excursion) in three terms: which sensor, which temperature, for how long. The [Food Code](https://www.fda.gov/food/fda-food-code/food-code-2022) of the U.S. Food and Drug Administration is a model for restaurants and retail. It keeps food that needs refrigeration at 41 °F or below, and it speaks of the food, where your sensor may speak of the air around it. Transport has a rule of its own, the sanitary transportation rule in [21 CFR 1.900 to 1.934](https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O). It names no temperature and leaves that to the shipper’s written instructions. Your customer may be stricter, and medicines follow the range printed on their label. Write the definition down before the first rejected pallet, because afterward each party will remember a different one.',
    },
    {
      type: 'paragraph',
      content:
        'In the platform the supervisor sets [the limit for a cold bay](/supervisor-app#cold-chain-alert) and the 20 minutes once, and [a door sensor](/fleet-management#other-hardware-integration) you already own reports beside the vehicle it rides in. Whether the door was shut is left to the desk: note the alert, look at the door line, and call the driver if the curve has not turned by itself. Kept together with the minute of each signature, the two lines answer most claims.',
    },
    { type: 'heading', content: 'Recovery time: the trend that warns early' },
    {
      type: 'paragraph',
      content:
        'Recovery time tells you about a failing unit weeks before a ramp does. Measure from door shut to within two degrees of the setpoint, and keep the weekly median for each vehicle. When VAN 11 goes from 9 minutes in August to 16 in October while the weather gets cooler, book the repair shop. No load has been lost yet, and the repair may still be a door seal.',
    },
  ],
  keyTakeaways: [
    'A full load needs about 171 times as much heat per degree as the air in the box, so a spike in the air is seldom a spike in the food.',
    'Read shapes: a spike at a stop is a door, while a steady climb with the door shut is a fault.',
    'Alert on air only after 20 minutes with the door shut, and on the product probe two degrees below the limit.',
    'Late in the route a smaller load warms about three times as fast per opening.',
    'Track recovery time by vehicle; it lengthens weeks before the unit fails.',
  ],
  sources: [
    {
      title: 'Food Code 2022',
      publisher: 'U.S. Food and Drug Administration',
      year: 2022,
      href: 'https://www.fda.gov/food/fda-food-code/food-code-2022',
    },
    {
      title: '21 CFR Part 1, Subpart O: Sanitary Transportation of Human and Animal Food',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2025,
      href: 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O',
    },
  ],
  worked: {
    title: 'What a door opening does to a cold load, and what a ramp does',
    lines: [
      { name: 'box', label: 'Cargo box', value: 350, unit: 'cubic feet' },
      { name: 'density', label: 'Air in a cubic foot', value: 0.075, unit: 'pounds' },
      { name: 'airHeat', label: 'Heat of air', value: 0.24, unit: 'BTU per pound and °F' },
      { name: 'cases', label: 'Cases of dairy', value: 30, unit: 'cases' },
      { name: 'caseWeight', label: 'Weight of a case', value: 40, unit: 'pounds' },
      { name: 'foodHeat', label: 'Heat of the product', value: 0.9, unit: 'BTU per pound and °F' },
      { name: 'outside', label: 'Outside', value: 75, unit: '°F' },
      { name: 'inside', label: 'Air in the box', value: 36, unit: '°F' },
      { name: 'opening', label: 'Heat of one opening with its moisture', value: 380, unit: 'BTU' },
      { name: 'cooling', label: 'Cooling of the unit, an hour', value: 6000, unit: 'BTU' },
      {
        name: 'air',
        label: 'Heat for a degree of all the air',
        sum: 'box * density * airHeat',
        shown: '6.3',
        unit: 'BTU',
      },
      {
        name: 'load',
        label: 'Heat for a degree of the load',
        sum: 'cases * caseWeight * foodHeat',
        shown: '1,080',
        unit: 'BTU',
      },
      { name: 'ratio', label: 'Times as slow as the air', sum: 'load / air', shown: '171' },
      {
        name: 'newAir',
        label: 'Cooling the new air',
        sum: 'air * (outside - inside)',
        shown: '246',
        unit: 'BTU',
      },
      {
        name: 'one',
        label: 'What one opening does to the full load',
        sum: 'opening / load',
        shown: '0.35',
        unit: '°F',
      },
      {
        name: 'last',
        label: 'What it does to the last ten cases',
        sum: 'opening / (load / 3)',
        shown: '1.1',
        unit: '°F',
      },
      {
        name: 'fifteen',
        label: 'What fifteen of them do',
        sum: '15 * opening / load',
        shown: '5.3',
        unit: '°F',
      },
      {
        name: 'spare',
        label: 'Left for the door, a minute',
        sum: 'cooling / 2 / 60',
        shown: '50',
        unit: 'BTU',
      },
      {
        name: 'noon',
        label: 'Probe at noon, from 37.2 with air at 44',
        sum: '37.2 + (44 - 37.2) / 16',
        shown: '37.6',
        unit: '°F',
      },
      {
        name: 'ten',
        label: 'Probe at 12:10 PM, air at noon 46',
        sum: 'noon + (46 - noon) / 16',
        shown: '38.1',
        unit: '°F',
      },
      {
        name: 'twenty',
        label: 'Probe at 12:20 PM, air at 12:10 PM 48',
        sum: 'ten + (48 - ten) / 16',
        shown: '38.8',
        unit: '°F',
      },
      {
        name: 'thirty',
        label: 'Probe at 12:30 PM, air at 12:20 PM 50',
        sum: 'twenty + (50 - twenty) / 16',
        shown: '39.5',
        unit: '°F',
      },
      {
        name: 'forty',
        label: 'Probe at 12:40 PM, air at 12:30 PM 52',
        sum: 'thirty + (52 - thirty) / 16',
        shown: '40.2',
        unit: '°F',
      },
      {
        name: 'fifty',
        label: 'Probe at 12:50 PM, air at 12:40 PM 54',
        sum: 'forty + (54 - forty) / 16',
        shown: '41.1',
        unit: '°F',
      },
    ],
  },
} as const satisfies BlogPost;
