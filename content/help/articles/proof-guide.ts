import type { HelpArticle } from '../types';

export const proofGuide = {
  id: 22,
  slug: 'proof-guide',
  title: 'Set up proof and work offline',
  description:
    'Choose code, scan, signature or photo for each customer, see what drivers are asked, and know what the app does without a signal.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'mobile-app',
  rank: 6,
  readTime: 5,
  views: 0,
  author: 'Mobile team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'four-kinds',
      title: 'Choose among four kinds of proof',
      blocks: [
        {
          type: 'paragraph',
          text: 'A stop closes as **Complete** only when its [proof of delivery](/support#glossary-proof-of-delivery) is there. Every proof is time-stamped and geotagged. Ask for as little as settles the disputes that you really have: each kind costs time at the door.',
        },
        {
          type: 'table',
          caption: 'Kinds of proof, and the seconds they take in our example',
          columns: ['Proof', 'Shows', 'Takes about', 'Ask for it with'],
          rows: [
            [
              'One-time code',
              'The person with the message opened the door',
              '15 s',
              'Phones, medicine, cash',
            ],
            ['Scan', 'Which packages were handed over', '4 s each', 'All stops'],
            ['Signature', 'Who took them', '12 s', 'Docks, stores, goods of value'],
            ['Photo', 'Where they were left', '10 s', 'Porches and safe places'],
          ],
        },
        {
          type: 'paragraph',
          text: 'On a route of 90 stops with one package each, a scan alone takes 90 × 4 = 360 seconds, or 6 minutes. With a signature at every door it is 90 × 16 = 1,440 seconds, 24 minutes. That is why signatures belong to the customers who need them.',
        },
      ],
    },
    {
      id: 'set-proof',
      title: 'Set the proof for a customer',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Customers**, tab **Proof**. The first line is the default for all stops.',
            'Press **Add rule** and choose a **Customer**, a tag such as “medicine,” or an order value above which the rule applies.',
            'Check the kinds, and drag them into the order in which the app should ask. The usual order is code, scan, signature or photo.',
            'Under **If the recipient is away** choose **Failed**, **Photo at the door** or **Neighbor with signature**.',
            'Press **Preview** to see the line that drivers read, such as “Ask for the 4-digit code, then a signature.”',
            'Press **Save**. Rules apply from the next dispatch on; routes that are out keep theirs.',
          ],
        },
        {
          type: 'picture',
          src: 'couriers-code',
          alt: 'Phone at 2:05, stop 178 of 204: three of four digits of the code are typed in; beside it the notes “Code asked” and “Scan next, 1 package.”',
          caption:
            'A courier’s day of 204 short stops. This customer’s rule asks for a code and then a scan; the app shows the scan as the next step while the code is typed in.',
        },
        {
          type: 'paragraph',
          text: 'If two rules fit a stop, the app asks for everything that either of them asks. In an import file the column **Proof** with the words code, scan, signature or photo does the same for a single stop.',
        },
        {
          type: 'tip',
          title: 'Codes need a message',
          text: 'The one-time code reaches the recipient with “Out for delivery,” so that type has to be on and the stop needs a phone number or an e-mail address. See [customer notifications](/support/articles/notification-guide#prepare-types).',
        },
      ],
    },
    {
      id: 'at-the-door',
      title: 'What the driver does at the door',
      blocks: [
        {
          type: 'picture',
          src: 'delivery-hero-phone',
          alt: 'Four steps at an apartment door: the place is confirmed, a code is typed in, two packages are scanned and a signature is given.',
          caption: 'A stop with three kinds of proof; the app asks for one after the other.',
        },
        {
          type: 'list',
          items: [
            'A wrong code is refused. After three tries the app offers **Call dispatch**, and dispatch can allow a signature instead.',
            'A package of another stop is refused with the name of the stop it belongs to.',
            'If a label cannot be read, the driver types the number below the bars.',
            'A photo that is dark or blurred can be taken again before **Complete**, not after it.',
          ],
        },
        {
          type: 'picture',
          src: 'driver-scan',
          alt: 'Package 40779 in the frame of the camera; two packages of stop 9 are checked off, this one belongs to stop 10, and 37 of 38 are loaded.',
          caption:
            'The scan works the same way when the van is loaded: each package is listed with its stop, and its number stands below the bars.',
        },
        {
          type: 'warning',
          title: 'What a photo should not show',
          text: 'Keep faces, children and the inside of a home out of the picture. The package, the door and the house number are enough, and in some states a picture of a person needs consent.',
        },
      ],
    },
    {
      id: 'offline',
      title: 'Work without a signal',
      blocks: [
        {
          type: 'paragraph',
          text: 'When a route is started, its stops, notes, codes and the map around it are stored on the phone. In a basement, a parking garage or a valley the driver goes on as usual, and a line at the top counts what waits to be sent.',
        },
        {
          type: 'table',
          caption: 'With and without a signal',
          columns: ['Action', 'Offline', 'When the signal returns'],
          rows: [
            ['See stops and notes', 'Works', 'Nothing changes'],
            ['Take and check proof', 'Works', 'Sent in the order in which it was taken'],
            [
              'Close a stop',
              'Works, with the time of the swipe',
              'Dispatch sees it with that time',
            ],
            ['Navigate', 'Works, without traffic', 'Traffic returns'],
            ['New stops and changes', 'Wait', 'Arrive with a sound'],
            ['Calls and messages', 'Wait', 'Messages are sent, calls have to be made again'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Customer messages such as “Delivery completed” leave when the proof arrives, so they may be late by the length of the gap. If dispatch gave the stop to someone else in the meantime, the proof that was taken first counts and the other driver is told.',
        },
        {
          type: 'steps',
          title: 'Try it before the first day',
          steps: [
            'Start a practice route with two stops, then switch the phone to airplane mode.',
            'Close the first stop with all its proof. The line at the top reads “1 waiting.”',
            'Switch airplane mode off. Within a minute the line disappears, and **Live** shows the stop with the time of the swipe.',
          ],
        },
        {
          type: 'warning',
          title: 'Before you delete the app or change phones',
          text: 'Proof that waits exists only on that phone. Wait until the line is gone; signing out is refused as long as something is waiting.',
        },
      ],
    },
    {
      id: 'find-proof',
      title: 'Find a proof later',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Type the order number into **Find** in **Live**, or open **Reports**, **Deliveries**, for older days.',
            'Click the stop. Each proof is listed with its time and its distance to the pin.',
            'Press **PDF** to send it to the customer, or **Export** for all stops of a day.',
          ],
        },
        {
          type: 'picture',
          src: 'services-delivery-phone',
          alt: 'Proof of 22 Dyers’ Row, delivered at 2:06: code with 4 of 4 digits, 2 of 2 packages scanned, GPS 20 ft from the door, and the signature of Ines Duarte.',
          caption:
            'A proof as you find it: the time is at the top, and 20 ft is the distance between the phone and the door.',
        },
        {
          type: 'paragraph',
          text: 'How long proof is kept is your choice, under **Settings**, tab **Company**, **Keep proof for**. Claims usually arrive within 60 days, but contracts may ask for more.',
        },
      ],
    },
  ],
  next: [
    { label: 'Install the driver app', href: '/support/articles/mobile-app-guide' },
    { label: 'Messages with the one-time code', href: '/support/articles/notification-guide' },
    { label: 'Returns and carriers', href: '/support/articles/returns-and-carriers' },
  ],
  product: {
    label: 'Delivery proof and validation',
    href: '/delivery-management#delivery-proof-&-validation',
  },
  article: { label: 'Which proof settles which dispute', href: '/blog/proof-of-delivery-disputes' },
} as const satisfies HelpArticle;
