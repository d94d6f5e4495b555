import type { HelpArticle } from '../types';

export const fitAGpsUnit = {
  id: 21,
  slug: 'fit-a-gps-unit',
  title: 'Fit a GPS unit',
  description:
    'Choose between a plug-in, a wired and a battery unit, fit it in about an hour, pair it with the vehicle and test its readings.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'tracking-notifications',
  rank: 18,
  readTime: 5,
  views: 0,
  author: 'Fleet team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'choose-a-unit',
      title: 'Choose a kind of unit',
      blocks: [
        {
          type: 'paragraph',
          text: 'A [GPS unit](/support#glossary-gps-unit) reports the location of a vehicle without a phone. Units are bought from their makers or dealers, not from us; the [catalog](/integrations) shows examples of makes that connect. Which readings arrive depends on the unit and on the vehicle, so try one before you order twenty.',
        },
        {
          type: 'table',
          caption: 'Three kinds of units',
          columns: ['Kind', 'Fits', 'Reads besides location', 'Effort'],
          rows: [
            [
              'Plug-in (OBD)',
              'Cars and vans of model year 1996 or later',
              'Speed, fault codes, often fuel',
              '5 minutes, no tools',
            ],
            [
              'Wired',
              'Vans, trucks, machines',
              'Ignition, CAN data, doors, probes',
              'About an hour in a repair shop',
            ],
            [
              'Battery',
              'Trailers, containers, tools',
              'Movement, battery level',
              '10 minutes with screws or magnets',
            ],
          ],
        },
        {
          type: 'picture',
          src: 'fleet-hero-phone',
          alt: 'Side view of a van with three readings: 29 mph from the GPS unit, 190 °F from the engine and 62 percent from the fuel tank.',
          caption:
            'Location and speed come from the unit itself; engine temperature and fuel have to be read from the vehicle.',
        },
        {
          type: 'list',
          items: [
            'Heavy trucks have a nine-pin connector (J1939) in place of the OBD port. Ask the maker of the unit for its cable.',
            'Electric vans may have an OBD port without the range. Ask for the list of models before you order.',
            'The odometer is not available on every vehicle. Where it is missing, miles are counted from locations, and you enter the start value once.',
            'A bike or a truck hired for a day needs no unit: the driver app does that job.',
          ],
        },
      ],
    },
    {
      id: 'before-you-fit',
      title: 'Before you fit it',
      blocks: [
        {
          type: 'list',
          items: [
            'Read the warranty and the lease of the vehicle. Some leases forbid cutting into the wiring; a cable that plugs in between two connectors is usually the answer.',
            'Check that a SIM is in the unit and active, and who pays for its data. Most makers sell it with a data plan.',
            'Note the IMEI, the number of 15 digits on the label. Once the unit is behind the dashboard, the label is hard to read.',
            'Tell the drivers of the vehicle what is recorded and during which hours.',
          ],
        },
        {
          type: 'warning',
          title: 'Airbags and constant power',
          text: 'Wiring near airbags and ignition switches is work for a trained installer. Use a fuse at the power wire, and never take power from the circuit of an airbag, a brake light or the engine control.',
        },
      ],
    },
    {
      id: 'fit',
      title: 'Fit a wired unit',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Choose a place under the dashboard with plastic above it, not metal, and the side marked as top facing the sky.',
            'Connect red to constant power with a fuse of the size that the maker names, black to ground, and the ignition wire to a line that is live only with the key turned.',
            'Connect CAN or OBD with the maker’s cable. Route sensors for doors and temperature as the [cold-chain guide](/support/articles/cold-chain-alerts#what-you-need) shows.',
            'Fix the unit with screws or strong tape. A unit that hangs on its cable reports harsh braking on every bump.',
            'Turn the ignition on and wait for the lights: one for the mobile network, one for satellites. The first location may take five minutes outdoors.',
          ],
        },
        {
          type: 'picture',
          src: 'fleet-van',
          alt: 'Van drawn from the side with the places of a GPS unit, a CAN connection, a door sensor, a fuel probe and a temperature probe.',
          caption: 'One unit in the middle, and the sensors that may be wired to it.',
        },
      ],
    },
    {
      id: 'pair',
      title: 'Pair it with the vehicle',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Under **Fleet**, tab **Vehicles**, open the vehicle and press **Edit**.',
            'Under **Tracker** press **Add unit**, choose the **Make**, and scan the label or type the IMEI.',
            'Set **Report every** to 30 seconds while driving and 30 minutes while parked. Ten seconds show turns better and use three times the data.',
            'Enter the reading of the **Odometer** today.',
            'Press **Save**. The line reads **Waiting**, and **Reporting** after the first location.',
          ],
        },
        {
          type: 'paragraph',
          text: 'If you pair more than ten, press **Import file** in **Vehicles**. The CSV has the columns vehicle, make and IMEI, and the list shows which units have not reported yet.',
        },
      ],
    },
    {
      id: 'test',
      title: 'Test it before the vehicle leaves',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Drive around the block with **Live** open on a phone. The arrow should follow with less than a minute of delay.',
            'Park, turn the key off, and wait two minutes: the sign becomes a dot, with ignition off.',
            'Open each door that has a sensor, and read the change in **Live**.',
            'Compare fuel and odometer with the dashboard. Fuel senders are coarse: a difference of 1.5 gallons is normal in a van.',
            'After one day, compare the miles of the trip log with the odometer. Up to 2% is fine.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Plan a Saturday for a small fleet. Ten wired units at one hour each are ten hours for one installer, or five for two. At an assumed $95 an hour that is $950 for labor, with one installer or two.',
        },
      ],
    },
    {
      id: 'move-or-remove',
      title: 'Move or remove a unit',
      blocks: [
        {
          type: 'paragraph',
          text: 'Before a vehicle is sold, press **Remove** beside the unit in **Tracker**. Its history stays with the vehicle. Then fit the unit to the next vehicle and pair it again; a unit that is moved without this step writes the trips of the new van into the log of the old one.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If the unit does not report',
      blocks: [
        {
          type: 'table',
          caption: 'Lights, causes and remedies',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            ['No light at all', 'Fuse or ground', 'Measure 12 V at the red wire'],
            [
              'Network light blinks',
              'SIM inactive, or no coverage',
              'Ask its seller; try outdoors',
            ],
            ['Satellite light blinks', 'Metal above the unit', 'Move it below plastic or glass'],
            ['**Waiting** stays', 'IMEI mistyped or wrong make', 'Compare all 15 digits'],
            ['Ignition always on', 'Its wire is on constant power', 'Use a switched line'],
            [
              'Battery of the van is flat',
              'The unit never sleeps',
              'Set **Report every** for parking to 30 minutes',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the live map', href: '/support/articles/live-map' },
    { label: 'Set up cold-chain alerts', href: '/support/articles/cold-chain-alerts' },
    { label: 'Bill by the mile', href: '/support/articles/billing-automation' },
  ],
  product: { label: 'GPS units in fleet management', href: '/fleet-management#iot-gps-tracking' },
  article: { label: 'SIM or GPS: which fits', href: '/blog/sim-or-gps-tracking' },
} as const satisfies HelpArticle;
