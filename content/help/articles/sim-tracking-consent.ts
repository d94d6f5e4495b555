import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const simTrackingConsent = {
  id: 12,
  slug: 'sim-tracking-consent',
  title: 'Get a driver’s consent to SIM tracking',
  description:
    'Ask the driver of a contract (hired) truck by text, choose how often to locate the phone, and end it with the trip.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'driver-management',
  rank: 3,
  readTime: 6,
  views: 1310,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'when-to-use-it',
      title: 'When SIM tracking is the right choice',
      blocks: [
        {
          type: 'paragraph',
          text: `[SIM tracking](/support#glossary-sim-tracking) finds a phone by the cell of the network that serves it. Nothing is installed, and the driver agrees by answering one text. ${site.name} shows the truck as a circle on the map, because a cell is an area and not a point.`,
        },
        {
          type: 'table',
          caption: 'Three ways to see a truck',
          columns: ['Question', 'SIM', 'Driver app', 'GPS unit'],
          rows: [
            [
              'The truck needs',
              'A phone that takes texts',
              'A smartphone with the app',
              'An hour in a repair shop',
            ],
            [
              'Reports',
              'Every 5 to 30 min',
              'From **Start route** to **End route**',
              'Every 10 to 30 s',
            ],
            [
              'Off by',
              '0.5 to 2 miles',
              '15 ft in the open, tens of feet in town',
              'The same as the app',
            ],
            ['Good for', 'Trucks hired for days', 'Regular subcontractors', 'Vehicles you own'],
          ],
        },
        {
          type: 'picture',
          src: 'sim-or-gps',
          alt: 'One trip drawn twice on a map: by GPS, every 10 seconds, as an exact line along the streets; by SIM, every 15 minutes, as four wide circles.',
          caption:
            'The same truck, seen by a GPS unit and by its driver’s phone: SIM tells the part of town, not the street.',
        },
        {
          type: 'warning',
          title: 'Not in the United States',
          text: 'It works where phone networks share a phone’s location once its holder has agreed. Those in the United States had stopped sharing it through aggregators by 2019. There, ask the driver to [install the driver app](/support/articles/mobile-app-guide) instead, or fit a unit.',
        },
      ],
    },
    {
      id: 'before-you-ask',
      title: 'Settle four things before you ask',
      blocks: [
        {
          type: 'list',
          items: [
            '**Who is asked.** The driver whose phone it is, by name. A yes from the trucking company’s office does not count.',
            '**Who will see the circle.** Your desk, the receiving dock, or both.',
            '**How often the phone is located.** More often means a better arrival time and a higher bill.',
            '**When it ends.** At proof of delivery, at the end of the trip, or at an hour that you name.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Ask a lawyer in each country in which the trucks drive. Many laws on location data require consent that is informed, free and as easy to withdraw as to give. The text below is made for that, but a template is not legal advice.',
        },
      ],
    },
    {
      id: 'ask-for-consent',
      title: 'Ask for consent',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Fleet**, tab **Contract trucks**, and press **Add trip**.',
            'Enter **Trucking company**, **Driver**, **Phone** with its country code, and the plate.',
            'Enter **From**, **To** and the hour at which the trip starts.',
            'Choose the **Language** of the message. Ask the trucking company which one the driver reads.',
            'Set **Locate every** to 15 minutes, and **Ends at** to **Proof of delivery**.',
            'Press **Preview** to read the message, then **Ask for consent**.',
            'Wait until the line changes from **Asked** to **Agreed**. Before that, nothing is located.',
          ],
        },
        {
          type: 'picture',
          src: 'sim-consent',
          alt: 'A phone with buttons shows what Pune hub asks J. Rao and, at 5:51 AM, the answer YES; proof of delivery ends it at 2:35 PM.',
          caption: 'One question, one answer, and an end that both sides know.',
        },
        {
          type: 'table',
          caption: 'What the driver may answer',
          columns: ['Answer', 'What happens', 'Line in the list'],
          rows: [
            ['YES', 'Locating starts with the trip', 'Agreed'],
            ['NO', 'Nothing starts, and no second request for this trip', 'Refused'],
            ['STOP', 'Locating ends at once, at any hour', 'Ended by driver'],
            ['Nothing', 'One reminder after 30 minutes, then none', 'No answer'],
          ],
        },
      ],
    },
    {
      id: 'wording',
      title: 'Words that a driver understands',
      blocks: [
        {
          type: 'paragraph',
          text: 'You find the text under **Settings**, tab **Company**, **Consent message**. Change it as you like; the form refuses to save it without the company, the end and the word STOP. This one fits into two parts of a text:',
        },
        {
          type: 'list',
          items: [
            '“{driver}, {company} asks to see roughly where this phone is during your trip {from} to {to}, every {interval} minutes, until proof of delivery. The dock at {to} sees it too. Reply YES to agree, NO to refuse, STOP to end it at any time.”',
          ],
        },
        {
          type: 'paragraph',
          text: 'Say “roughly where” and mean it. A driver who expects a dot and is shown a circle a mile wide is relieved; one who was told the opposite feels cheated.',
        },
      ],
    },
    {
      id: 'interval-and-cost',
      title: 'Choose how often, and what it costs',
      blocks: [
        {
          type: 'paragraph',
          text: 'The interval decides how far a location may be out of date, and that is most of the error. A truck at 55 mph crosses the 2-mile radius of a highway cell in 2.2 minutes; the wait for the next location comes on top.',
        },
        {
          type: 'table',
          caption: 'A nine-hour trip, with an assumed 4 cents per location',
          columns: ['Locate every', 'Doubt at worst', 'Locations', 'Cost'],
          rows: [
            ['5 min', '7.2 min', '109', '$4.36'],
            ['15 min', '17.2 min', '37', '$1.48'],
            ['30 min', '32.2 min', '19', '$0.76'],
          ],
        },
        {
          type: 'picture',
          src: 'sim-doubt',
          alt: 'Three lines of 60 miles with a dot for each location: every 5 minutes the way is unknown for 5 miles, every 15 for 15, every 30 for 30.',
          caption:
            'At 60 mph a minute is a mile, so a phone located every 30 minutes leaves up to 30 miles of road in doubt.',
        },
        {
          type: 'tip',
          title: 'Ask often in the last hour alone',
          text: 'Set **Locate every** to 15 minutes and **In the last hour** to 5. Eight hours take 33 locations and the last one 12 more, so 45 × $0.04 = $1.80, and the dock still knows the arrival to about seven minutes. Let the message name both intervals.',
        },
        {
          type: 'paragraph',
          text: 'The article on [SIM or GPS](/blog/sim-or-gps-tracking) works out when a wired unit is cheaper: with its prices, after 5.3 months of daily hire.',
        },
      ],
    },
    {
      id: 'end-and-record',
      title: 'End it, and keep the proof',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Close the trip in **Contract trucks**, or let proof of delivery close it. The map drops the number at once.',
            'Open the trip to read both messages with their minutes. This record is what an auditor asks for.',
            'Press **Export** for a copy, and send it to the trucking company if the contract says so.',
            'For the next trip press **Repeat**. The driver is asked anew: consent belongs to one trip.',
          ],
        },
        {
          type: 'picture',
          src: 'sim-day',
          alt: 'Dial of a day with an arc from 6:00 AM, sharing begins, to 2:35 PM, trip ended, tracking off.',
          caption:
            'Only the solid arc was recorded: from the start of the trip at 6:00 AM to proof of delivery at 2:35 PM.',
        },
        {
          type: 'paragraph',
          text: 'If a driver refuses, the load still travels. Ask for a call at two agreed places on the way, and let the receiving gate note the arrival. An [RFID gate](/support/articles/rfid-gate) does that without the driver’s help, if the truck carries a tag.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If no location appears',
      blocks: [
        {
          type: 'table',
          caption: 'Causes, in the order in which to check them',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              '**No answer**, an hour after the request',
              'The number is wrong or the phone is off',
              'Call the trucking company; correct **Phone**',
            ],
            ['“Network not covered”', 'This phone network does not offer it', 'Use the driver app'],
            [
              '**Agreed**, no circle',
              'The phone is off or out of coverage',
              'Wait for one interval, then call',
            ],
            [
              'A circle that stands still',
              'A break, or an old location',
              'Read the time beside it',
            ],
            ['A circle in the wrong town', 'The phone is not in this truck', 'Ask who carries it'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Do not build alerts on these circles. In area a half-mile circle is more than a hundred times as large as a fence of 250 feet, so [geofences](/support/articles/geofence-guide#what-a-geofence-does) leave SIM locations out.',
        },
      ],
    },
  ],
  next: [
    { label: 'Install the driver app', href: '/support/articles/mobile-app-guide' },
    { label: 'Set up an RFID gate', href: '/support/articles/rfid-gate' },
    { label: 'SIM and GPS side by side', href: '/sim-tracking#sim-or-gps' },
  ],
  product: { label: 'SIM tracking, the product', href: '/sim-tracking#consent-by-sms' },
  article: { label: 'SIM or GPS: how exact must it be?', href: '/blog/sim-or-gps-tracking' },
} as const satisfies HelpArticle;
