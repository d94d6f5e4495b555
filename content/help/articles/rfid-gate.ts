import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const rfidGate = {
  id: 13,
  slug: 'rfid-gate',
  title: 'Set up an RFID gate',
  description:
    'Choose tags, mount readers that tell arrivals from departures, test the gate and keep the yard count right.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'tracking-notifications',
  rank: 17,
  readTime: 6,
  views: 890,
  author: 'Fleet team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-the-gate-counts',
      title: 'What an RFID gate counts',
      blocks: [
        {
          type: 'paragraph',
          text: `A passive [RFID](/support#glossary-rfid) tag answers a reader by radio, without a battery and without being seen. Each crate, tool or trailer that wears one is booked in or out as it passes the portal, and ${site.name} keeps the list of what is on site.`,
        },
        {
          type: 'paragraph',
          text: 'It says what passed and when. It does not follow a crate once the gate is behind it; for that the crate has to be on a vehicle with a location. The [pricing page](/pricing) shows which pricing plans include RFID readings.',
        },
        {
          type: 'picture',
          src: 'fleet-gate-phone',
          alt: 'A plant gate from above: three lanes with readers between them, and trailers on their way in and out, TRL 130 with a warning.',
          caption:
            'A gate with three one-way lanes and readers between them. Direction comes from the lane here; a lane for both ways needs two antennas.',
        },
        {
          type: 'paragraph',
          text: 'Gate 2 of a sample plant shows the sum. At 1:30 PM there were 85 trailers on site. By 2:08 three had come in and two had gone out, so the list says 86: 85 + 3 − 2.',
        },
      ],
    },
    {
      id: 'choose-tags',
      title: 'Choose a tag for each kind of thing',
      blocks: [
        {
          type: 'table',
          caption: 'Passive UHF tags and where they go',
          columns: ['Thing', 'Tag', 'Where', 'Mind'],
          rows: [
            [
              'Trailer',
              'On-metal, screwed on',
              'Front wall, close to the roof',
              'Metal swallows plain labels',
            ],
            [
              'Plastic crate',
              'Label, glued on',
              'Long side, outside',
              'Two sides for stacked crates',
            ],
            ['Roll cage', 'On-metal, cable-tied', 'Upper bar', 'Not behind the load'],
            ['Tool', 'Small on-metal tag', 'On the case', 'A steel drawer hides it'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Water and metal stop the signal. A crate of bottles in the middle of a pallet may stay unseen, so count such goods by pallet and give the pallet the tag.',
        },
        {
          type: 'steps',
          title: 'Enter the tags',
          steps: [
            'Open **Fleet**, tab **Tags**, and press **Import file**. The CSV has the columns tag number, name, kind and home hub.',
            'For a few tags press **Add tag** and hold each to a handheld reader instead.',
            'Give trailers the name on their side, such as TRL 118, and crates a number.',
            'Under **Belongs to** choose a customer, if the crates are not yours.',
          ],
        },
      ],
    },
    {
      id: 'mount-the-readers',
      title: 'Mount the readers and tell arrivals from departures',
      blocks: [
        {
          type: 'paragraph',
          text: 'In a lane for both ways, direction needs two antennas, one behind the other. Whichever sees the tag first says whether it comes or goes.',
        },
        {
          type: 'steps',
          steps: [
            'Mount an outer and an inner antenna over each lane, about 10 feet apart, looking straight down. A metal roof hides what lies below it: read such crates at the dock door.',
            'Set the power so low that a tag in the next lane stays silent. Reading too far is the more common fault.',
            'Connect the reader to your network and note its address.',
            'Open **Fleet**, tab **Gates**, and press **Add gate**. Enter a name and the hub.',
            'Press **Lane** once for each lane of the gate, and choose its reader, **Outer** and **Inner** antenna.',
            'Set **Same tag again** to 60 seconds, so that a truck waiting under the portal is booked once.',
            'Press **Save**. The line of the gate reads **Listening**.',
          ],
        },
        {
          type: 'tip',
          title: 'One lane for both ways',
          text: 'Where trucks enter and leave by the same lane, set it to **Both ways**. Where a barrier makes the lane one-way, choose **In only** or **Out only**. Then one antenna is enough, and no reading can take the wrong direction.',
        },
      ],
    },
    {
      id: 'test-the-gate',
      title: 'Test before you trust the count',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Load one trailer with 20 tagged crates and write down their numbers.',
            'Drive it in and out ten times, at the speed of an ordinary day. Leave more than a minute between passes.',
            'Open **Gates**, choose the gate and press **Test report**.',
            'Compare: 20 crates × 20 passes are 400 readings, of which the report shows how many came and how many had the right direction.',
            'Turn or lower the antennas and repeat, until every pass shows the trailer and at least 396 of the 400 readings have come.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Why 396? That is 99%, or one crate missed in five passes. With 97% every trailer of 24 crates would lose 0.7 crates on average, and the yard count would be wrong before lunch.',
        },
        {
          type: 'warning',
          title: 'A tag can be read through a wall',
          text: 'Crates stored within 30 feet of the portal may be booked out while they stand still. Before the first real day carry a tagged crate around the area and look at **Test report**. If the gate reads it, move the stock or turn the antenna.',
        },
      ],
    },
    {
      id: 'work-with-the-log',
      title: 'Work with the gate log',
      blocks: [
        {
          type: 'paragraph',
          text: 'Open **Live** and choose the gate. The log shows each trailer with what it carries, newest on top, and the total on site below.',
        },
        {
          type: 'table',
          caption: 'The log of Gate 2 at 2:08 PM',
          columns: ['Trailer', 'Way', 'Load'],
          rows: [
            ['TRL 094', 'Out', '12 tools'],
            ['TRL 118', 'In', '24 crates'],
            ['TRL 077', 'In', '31 crates'],
            ['TRL 130', 'Out', '1 crate short'],
            ['TRL 061', 'In', '18 crates'],
          ],
        },
        {
          type: 'steps',
          title: 'When a load does not match',
          steps: [
            'Click the line of TRL 130. It lists the crates of the loading list that the gate has not seen.',
            'Call the driver before the trailer is on the highway. The usual answer is a crate left on the ramp.',
            'If it was aboard, choose **Count as read** and write why. If not, choose **Left behind**, and the crate stays on site.',
          ],
        },
        {
          type: 'paragraph',
          text: 'For a message about it, add an [alert](/support/articles/geofence-guide#set-an-alert) that watches **Gate**, and check **Load does not match**. For what is due back from customers, open **Reports**, **Tags away**, which lists crates by customer and by days.',
        },
      ],
    },
    {
      id: 'use-gate-times',
      title: 'Use the gate’s times elsewhere',
      blocks: [
        {
          type: 'list',
          items: [
            'Contract trucks: arrival and departure at the gate settle waiting time that [SIM locations](/support/articles/sim-tracking-consent#interval-and-cost) cannot.',
            'Invoices: with **Use gate times** checked, [billing automation](/support/articles/billing-automation) counts waiting from the gate.',
            'Night shift: company buses wear a tag, so the plant gate checks off each of them as it arrives.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Once a month, count one corner of the yard by hand, about 30 crates, and compare. A difference of one or two is a tag that fell off. With three or more, some lane reads badly, so repeat the test above on each lane.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If the count is wrong',
      blocks: [
        {
          type: 'table',
          caption: 'Wrong counts and their causes',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'A trailer is in and out at once',
              'It waited under the portal',
              'Raise **Same tag again** to 120 s',
            ],
            [
              'Crates arrive without a trailer',
              'The trailer’s tag is gone',
              'Add a new tag to the same name',
            ],
            [
              'In and out are swapped',
              'Antennas are swapped in the lane',
              'Exchange **Outer** and **Inner**',
            ],
            ['Half of a stack is missing', 'Tags face each other', 'Tag a second side'],
            [
              'The gate is **Silent**',
              'No network or no power',
              'Restore it; without network the log comes later',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Bill waiting time from the gate', href: '/support/articles/billing-automation' },
    { label: 'Read the reports', href: '/support/articles/reading-the-reports' },
    { label: 'Readers that connect', href: '/integrations?category=hardware' },
  ],
  product: { label: 'RFID plant tracking', href: '/fleet-management#rfid-based-plant-tracking' },
  article: { label: 'Spare parts in three depots', href: '/blog/solar-crews-on-one-map' },
} as const satisfies HelpArticle;
