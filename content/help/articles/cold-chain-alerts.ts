import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const coldChainAlerts = {
  id: 11,
  slug: 'cold-chain-alerts',
  title: 'Set up cold-chain alerts',
  description:
    'Connect probes, set one limit for the air and one for the product, and decide what each alert asks of people.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'tracking-notifications',
  rank: 16,
  readTime: 6,
  views: 1120,
  author: 'Fleet team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-you-need',
      title: 'What you need in the vehicle',
      blocks: [
        {
          type: 'paragraph',
          text: 'A [cold-chain](/support#glossary-cold-chain) alert is only as good as what it measures. Fit the sensors first, then enter limits.',
        },
        {
          type: 'table',
          caption: 'Sensors of a chilled bay',
          columns: ['Sensor', 'Where it sits', 'What it tells'],
          rows: [
            [
              'Air probe',
              'In the return air of the cooling unit',
              'How warm the air comes back from the load',
            ],
            ['Product probe', 'Between two cases, or in a bottle of glycol', 'What the goods feel'],
            ['Door sensor', 'On every door of the bay', 'Whether a rise has a cause'],
          ],
        },
        {
          type: 'picture',
          src: 'fleet-cargo',
          alt: 'Rear of a van and three lines beside it: rear door locked at 6:04 AM, side door open for 25 seconds at 2:02 PM, seal 0417 intact.',
          caption:
            'What door sensors add: a rise in the air at 2:02 PM has a cause, the side door, which stood open for 25 seconds.',
        },
        {
          type: 'paragraph',
          text: 'Take probes that report each minute. At one reading in ten minutes, a door that stood open for six may leave no trace, or look like a fault. The [catalog](/integrations) lists the makers that connect; the [pricing page](/pricing) shows which pricing plans include cold-chain readings.',
        },
      ],
    },
    {
      id: 'connect-the-probes',
      title: 'Connect the probes',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Fleet**, tab **Vehicles**, click the vehicle and press **Edit**.',
            'Under **Sensors** press **Add sensor**, and scan the code on the probe or type its number.',
            'Choose the **Bay** and what the probe measures: **Air**, **Product** or **Door**.',
            'Enter the day on which its **Calibration** ends. An expired probe is reported before loading, not after a claim.',
            'Warm the probe in your hand. The value beside it should move within two minutes.',
            'Press **Save**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Then tell the planner: make “cold bay” a need of each chilled stop, and add it to the vehicle’s [equipment](/support/articles/advanced-constraints#skills-and-equipment). A stop without the need may be planned on a van that has no bay.',
        },
      ],
    },
    {
      id: 'set-two-limits',
      title: 'Set two limits instead of one',
      blocks: [
        {
          type: 'paragraph',
          text: 'Air weighs little and warms at once; goods are slow. A single low limit on the air rings at every busy stop, and after a week it is ignored. So set one limit that waits, on the air, and one that does not, on the product.',
        },
        {
          type: 'table',
          caption: 'A start for food kept at 41 °F or below',
          columns: ['Alert', 'Limit', 'After', 'Tells'],
          rows: [
            ['Air too warm', '41 °F', '20 min', 'Supervisor'],
            ['Product too warm', '39 °F', '0 min', 'Supervisor and dispatcher'],
            ['Probe silent', 'No reading', '15 min', 'Fleet manager'],
            ['Door open on the road', 'Open while moving', '0 min', 'Driver and supervisor'],
          ],
        },
        {
          type: 'steps',
          title: 'Enter a limit',
          steps: [
            'Press **Add alert** under **Settings**, tab **Alerts**.',
            'Choose **Temperature** under **Watch**, then the bay and the kind of probe.',
            'Type the limit, and a lower one for goods that must not freeze.',
            'Set **After**. At 0 you hear of each breach; at 20 the value must stay beyond the limit for 20 minutes without a break.',
            'Under **Tells** choose the roles, and press **Save**.',
          ],
        },
        {
          type: 'paragraph',
          text: `Twenty minutes fit the curve in our article on [reading a temperature curve](/blog/cold-chain-temperature-curve). Its two door openings are back below 41 °F in less than that, and the failing unit causes an alert at 11:55 AM, almost an hour before the goods themselves reach 41 °F at 12:49 PM. ${site.name} counts minutes and does not judge: the person who gets the alert still looks at the door line.`,
        },
      ],
    },
    {
      id: 'read-the-alert',
      title: 'Read the alert and the curve',
      blocks: [
        {
          type: 'picture',
          src: 'supervisor-disc',
          alt: 'Round chart of one morning: the trace runs inside a band of 36 to 46 °F, leaves it at 10:31 AM, peaks at 52 °F and returns.',
          caption:
            'Another load with another band, 36 to 46 °F: it climbs from 10:13, leaves its band at 10:31 and is back at 10:52.',
        },
        {
          type: 'paragraph',
          text: 'The message names the vehicle, the bay, the value and the minute in which it crossed the limit. **Show curve** opens the last six hours with the door line below. In the [supervisor app](/supervisor-app#cold-chain-alert) the same readings are drawn as a disc.',
        },
        {
          type: 'table',
          caption: 'Shapes and what they mean',
          columns: ['Shape', 'Usual cause', 'What to do'],
          rows: [
            ['A peak at a stop, down again', 'The door', 'Nothing'],
            ['Even waves all day', 'The thermostat at work', 'Nothing'],
            ['A broad hump every few hours', 'Defrosting', 'Nothing'],
            ['A jump and a flat line', 'Probe moved or unplugged', 'Have the driver look at it'],
            ['A steady climb, door shut', 'The cooling unit', 'Call the driver now'],
          ],
        },
      ],
    },
    {
      id: 'decide-in-minutes',
      title: 'Decide what happens to the load',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Call the driver. Ask whether the unit runs and whether the air duct is free.',
            'Read the product probe and how fast it rises. At four tenths of a degree every ten minutes, 37.6 °F is 85 minutes away from 41. The rise gets faster as the air warms, so count on half of that.',
            'Compare the time left with the way to the hub and with the stops on it.',
            'Open the plan, give the stops that the warm van can no longer serve to another chilled vehicle with **Move to**, and press **Dispatch**.',
            'Have that vehicle at the bay of the hub before the warm van arrives.',
            'Press **Close** in the alert and write what you did. The sentence stays with the trip.',
          ],
        },
        {
          type: 'warning',
          title: 'Do not deliver on a guess',
          text: 'If the product probe has been above the limit and it is not known for how long, take the goods back and let quality decide. A rejected pallet costs less than a recall.',
        },
      ],
    },
    {
      id: 'keep-the-record',
      title: 'Keep the record',
      blocks: [
        {
          type: 'paragraph',
          text: 'In the United States, carriers of food follow the FDA rule on sanitary transportation, 21 CFR 1.900 to 1.934, published in 2016. It rests on what the shipper specifies in writing, so put three terms into the contract: which probe counts, which temperature, and for how long. Medicines follow the range on their label.',
        },
        {
          type: 'steps',
          title: 'Send the curve with the delivery',
          steps: [
            'Open **Reports**, choose **Temperature by trip** and the day.',
            'Select the trips and press **Export**. The file holds each reading with time, bay, door and place.',
            'To have it sent every time, choose the customer under **Send after each trip**.',
          ],
        },
        {
          type: 'picture',
          src: 'fleet-traces-phone',
          alt: 'Three temperature curves of one van from 6 AM to 2 PM: the chilled bay leaves its band of 36 to 46 °F once and peaks at 52 °F, with its unit off for 33 minutes; the frozen bay and the ambient bay stay in theirs.',
          caption:
            'A trip with three bays, each with a band of its own. Only the chilled one left it, after 33 minutes without cooling.',
        },
        {
          type: 'paragraph',
          text: 'Kept with the minute of each signature, the temperature line and the door line settle most claims. How long you must keep them is in your contracts; the rule sets no time for readings, so keep them twelve months where a contract says nothing. The field **Keep readings for**, under **Settings**, tab **Company**, should say at least as much.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If alerts come too often or not at all',
      blocks: [
        {
          type: 'table',
          caption: 'Common faults in the first weeks',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            ['An alert at every stop', '**After** is 0 for the air', 'Set it to 20 min'],
            ['Alerts before departure', 'The bay was loaded warm', 'Cool the bay first, then load'],
            [
              'No alert although goods were warm',
              'Air probe sits in the cold draft',
              'Move it into the return air',
            ],
            ['Two probes 5 °F apart', 'One is out of calibration', 'Put both in ice water: 32 °F'],
            ['Gaps in the curve', 'No signal on the road', 'Wait: kept readings arrive later'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Geofences and other alerts', href: '/support/articles/geofence-guide' },
    { label: 'Read the reports', href: '/support/articles/reading-the-reports' },
    { label: 'The alert in the supervisor app', href: '/supervisor-app#cold-chain-alert' },
  ],
  product: {
    label: 'Cold-chain probes in fleet management',
    href: '/fleet-management#other-hardware-integration',
  },
  article: {
    label: 'How to read a temperature curve',
    href: '/blog/cold-chain-temperature-curve',
  },
} as const satisfies HelpArticle;
