import type { BlogPost } from '../types';

export const coldChainTemperatureCurve = {
  id: 4,
  title: 'Excursion or noise: how to read a reefer’s curve',
  slug: 'cold-chain-temperature-curve',
  excerpt:
    'Three alarms in one morning, all near 46 °F. Two were a door. The third was the load on its way out, and the shape of the curve said so.',
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
      alt: 'Line chart from 10:00 to 12:00 with a limit at 41 °F. Air in the box jumps to 46 at 10:20 and to 45 at 10:50, each time falling back to 37 within 20 minutes. From 11:10 it climbs without a break from 37 to 46 at noon. The probe in the product rises slowly from 36 to 37.6.',
      caption:
        'A made-up morning in a refrigerated VAN 11. Air crosses the limit three times; the product stays below it.',
    },
    {
      type: 'paragraph',
      content:
        'Three times this morning the air in VAN 11 has crossed its limit of 41 °F. It stood at 46 at 10:20, at 45 at 10:50, and it stands at 46 again at noon. A supervisor who treats the three alike will either send the van home at 10:20 or ignore the noon reading, depending on how many false alarms there were last week. Look at the shapes instead. The first two rise like a wall and come down within 20 minutes, and the third climbs about two degrees every ten minutes with the door shut.',
    },
    { type: 'heading', content: 'Air weighs almost nothing' },
    {
      type: 'paragraph',
      content:
        'A cargo box of 350 cubic feet holds about 26 pounds of air, and it takes 6.3 BTU to warm all of it by one degree Fahrenheit (26.25 pounds times 0.24). Load the box with 30 cases of dairy at 40 pounds each, at roughly 0.9 BTU per pound and degree, and the load needs 1,080 BTU for the same degree. The product therefore resists a change of temperature 171 times as strongly as the air that surrounds the sensor.',
    },
    {
      type: 'paragraph',
      content:
        'Now open the rear door on a 75 °F day of average humidity, and assume the worst, that every cubic foot of air is exchanged. Cooling the new air from 75 to 36 degrees takes 246 BTU and condensing its moisture about half as much again, so call it 380. Spread through the full load, that is a third of a degree, while the air sensor reports a rise of nine.',
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
        'So a single opening is noise, but fifteen of them on a weak unit are a warm load. The question is whether the machine keeps up. Give it 6,000 BTU an hour, of which half goes into the walls on such a day, and 50 BTU a minute are left for the door. Each opening then needs nearly 8 minutes to undo, which is ample with stops 15 minutes apart and too much in a street where the driver opens up every six.',
    },
    { type: 'heading', content: 'Five shapes worth knowing by sight' },
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
    { type: 'heading', content: 'The noon decision' },
    {
      type: 'paragraph',
      content:
        'Back to VAN 11. At noon the air is at 46 and the product at 37.6, so the load is sound and the clock is running. In this curve the product closes about a twentieth of its distance to the air every ten minutes. At 11:50 the probe read 37.2 with the air 6.8 degrees above it, so it gained a third of a degree by noon. If the air keeps climbing two degrees in each of those, the probe passes 38 by 12:10, 39 by 12:30, 40 by 12:50, and reaches 41 at about 12:55.',
    },
    {
      type: 'paragraph',
      content:
        'That leaves 55 minutes. Eight stops remain, which is three hours of work, and the hub is 20 minutes away, so the arithmetic decides: deliver whatever lies on the way back, take a probe reading at each of those doors, and have another refrigerated vehicle waiting at the bay. Had the dispatcher cleared the third alarm as “door again”, like the first two, the same load would have been lost by one o’clock.',
    },
    {
      type: 'highlight',
      title: 'Two limits are better than one low one',
      content:
        'An alert on air at 41 °F rings at every busy stop and trains people to ignore it. Use one rule for the air, 20 minutes above the limit with the door shut, and a second for the product probe at 39 °F. In the example the first would have rung at 11:55 and the second shortly before half past twelve, with the hub still within reach, and neither would have rung for a door.',
    },
    { type: 'heading', content: 'What counts as an excursion' },
    {
      type: 'paragraph',
      content:
        'The word belongs in a contract, with three terms: which sensor, which temperature, for how long. The Food Code of the U.S. Food and Drug Administration, a model for restaurants and retail, keeps food that needs refrigeration at 41 °F or below, and it speaks of the food, where your sensor may speak of the air around it. Carriers have a rule of their own, the sanitary transportation rule in 21 CFR 1.900 to 1.934. Your customer may be stricter, and medicines follow the range printed on their label. Write the definition down before the first rejected pallet, because afterward each party will remember a different one.',
    },
    {
      type: 'paragraph',
      content:
        'In the platform the supervisor sets the limit for a cold bay once and hears of each breach, and a door sensor you already own reports beside the vehicle it rides in. The 20 minutes are then a rule for the desk: note the breach, look at the door line, and call the driver if the curve has not turned by itself. Kept together with the minute of each signature, the two lines answer most claims.',
    },
    { type: 'heading', content: 'The one trend to follow' },
    {
      type: 'paragraph',
      content:
        'Recovery time tells you about a failing unit weeks before a ramp does. Measure from door shut to within two degrees of the setpoint, and keep the weekly median for each vehicle. When VAN 11 goes from 9 minutes in August to 16 in October while the weather gets cooler, book the workshop. Nobody has lost a load yet, and the repair may still be a door seal.',
    },
  ],
  keyTakeaways: [
    'A full load needs about 171 times as much heat per degree as the air in the box, so a spike in the air is seldom a spike in the food.',
    'Read shapes: a spike at a stop is a door, while a steady climb with the door shut is a fault.',
    'Alert on air only after 20 minutes with the door shut, and on the product probe two degrees below the limit.',
    'Late in the round a smaller load warms about three times as fast per opening.',
    'Track recovery time by vehicle; it lengthens weeks before the unit fails.',
  ],
} as const satisfies BlogPost;
