import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const mobileAppGuide = {
  id: 4,
  slug: 'mobile-app-guide',
  title: 'Install and set up the driver app',
  description:
    'Check the phone, install the driver app, sign in with your company code, allow the permissions and close your first stop.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'mobile-app',
  rank: 5,
  readTime: 7,
  views: 9610,
  author: 'Mobile team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'check-the-phone',
      title: 'Check the phone',
      blocks: [
        {
          type: 'paragraph',
          text: 'Do this at home or at the hub, on Wi-Fi and with a charger at hand. From the download to the first screen it takes about ten minutes.',
        },
        {
          type: 'table',
          caption: 'What the driver app needs',
          columns: ['Requirement', 'iPhone', 'Android'],
          rows: [
            ['Operating system', 'iOS 12.0+', 'Android 7.0 (API 24)+'],
            ['Free space', '100 MB', '100 MB'],
            ['Download', '50–80 MB', '50–80 MB'],
            ['RAM, recommended', '2 GB', '3 GB'],
          ],
        },
        {
          type: 'paragraph',
          text: 'On an iPhone you find the version under **Settings**, **General**, **About**. On Android it is under **Settings**, **About phone**. A phone with less memory than recommended works, but the map moves slowly.',
        },
      ],
    },
    {
      id: 'install',
      title: 'Install the app',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open the App Store on an iPhone or Google Play on Android.',
            `Search for “${site.name} driver” and check that the publisher is ${site.name}.`,
            'Tap **Get** or **Install** and wait until the button reads **Open**.',
            'Open the app and choose your language.',
            'Leave automatic updates on, over Wi-Fi only. An update in the middle of a route costs you data and time.',
          ],
        },
        {
          type: 'tip',
          title: 'Phones that the company owns',
          text: 'Some companies put the app on their phones themselves. If you see it on the first screen already, start with the sign-in.',
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Sign in',
      blocks: [
        {
          type: 'paragraph',
          text: 'Your fleet manager gives you three things: the company code, a username and a password. Have them ready before you start.',
        },
        {
          type: 'steps',
          steps: [
            'Enter the **Company code**. It is the same for everybody you work with.',
            'Enter your **Username** exactly as you were given it.',
            'Enter the **Password**. Tap the eye to see what you type.',
            'Tap **Sign in**.',
            'If the app asks for a new password, choose one that you use nowhere else, type it twice and tap **Save**. A first login often requires this.',
            'If your company uses two-factor authentication, tap **Copy key** the first time and paste it into an authenticator app on the same phone. Type the six digits shown in the authenticator app and tap **Confirm**.',
          ],
        },
        {
          type: 'picture',
          src: 'driver-sign-in-phone',
          alt: 'Sign-in of the driver app at 7:24: company code RIVERSIDE, username mcastellanos, a hidden password with an eye beside it, and the button Sign in.',
          caption:
            'The three entries in the order in which the app asks for them; the eye stands at the end of the password.',
        },
        {
          type: 'warning',
          title: 'Keep the account to yourself',
          text: 'What is done under your username counts as done by you, signatures included. Never lend your sign-in to a colleague; the fleet manager can [add a person](/support/articles/driver-management-guide#add-a-driver) in a few minutes. The fleet manager also gives you a new password if you forget yours.',
        },
      ],
    },
    {
      id: 'permissions',
      title: 'Allow the permissions',
      blocks: [
        {
          type: 'paragraph',
          text: 'After the sign-in the app asks for four permissions on Android and for three on an iPhone, which needs none for calls. They come one after the other. The wording depends on the phone, and an older one may skip a question because it has no such switch.',
        },
        {
          type: 'table',
          caption: 'What the permissions are for',
          columns: ['Permission', 'What the app does with it', 'Without it'],
          rows: [
            ['Location', 'Shows your route, guides you turn by turn', 'No routes, no navigation'],
            [
              'Camera',
              'Scans packages, takes proof photos',
              'You cannot close stops that need a scan or a photo',
            ],
            [
              'Notification',
              'Announces new routes and changes',
              'You notice changes only in the app',
            ],
            [
              'Phone (Android only)',
              'Calls dispatch or a recipient with one tap',
              'You dial numbers by hand',
            ],
          ],
        },
        {
          type: 'picture',
          src: 'driver-permissions-phone',
          alt: 'Switches for location, camera, notification and phone; location is still off, and a question in front reads “Allow location?” with the answers Not now and While using the app.',
          caption:
            'On this Android phone three of four are allowed. Location is marked as required: without it there are no routes.',
        },
        {
          type: 'steps',
          title: 'Set location the right way',
          steps: [
            'When the app asks for your location, choose **While using the app**. An older phone may simply say **Allow**.',
            'Leave **Precise** on if the phone offers it. A rough location puts you in the wrong street.',
            'Open the phone’s own settings, find the app and set location to **Always** or **Allow all the time**, so that guidance goes on if you turn the screen off.',
            'On Android, open **Battery** on the same page and choose **Unrestricted**, or take the app off the list of optimized apps.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Location is required for routes and navigation. Ask your supervisor when your company looks at locations and how long it keeps them. You are entitled to an answer.',
        },
      ],
    },
    {
      id: 'drive-a-route',
      title: 'Drive your first route',
      blocks: [
        {
          type: 'paragraph',
          text: 'For your first drive, ask dispatch for a practice route with two or three stops near the hub. Nothing goes wrong there that a customer would notice.',
        },
        {
          type: 'picture',
          src: 'phone-map',
          alt: 'Map in the driver app: one route from the hub, two filled stops behind the vehicle’s arrow and one hollow one ahead.',
          caption: 'Filled stops are closed; the arrow is you.',
        },
        {
          type: 'steps',
          steps: [
            'Open **Today**, the first of the tabs at the bottom. It lists your stops in order with address and time window. **Messages** and **Profile** are beside it, and Team Leads have **Team** as well.',
            'Tap **Start route** when the vehicle is loaded.',
            'Tap **Navigate** at the next stop and follow the turns.',
            'At the door read the line under the buttons, for example “Ask for the 4-digit code, then a signature.”',
            'Type in the code if the line asks for one, then tap the packages and scan each.',
            'Take the other [proof](/support#glossary-proof-of-delivery) that the line asks for, then swipe **Complete**.',
            'The app moves on to the next stop. After the last one tap **End route**.',
          ],
        },
        {
          type: 'warning',
          title: 'Eyes on the road',
          text: 'Put the phone in a holder before you set off and let the voice guide you. Reading a note, typing and scanning can wait until the vehicle stands; in most places the law says so too.',
        },
        {
          type: 'paragraph',
          text: '**Call** and **Message** reach dispatch. If you are a Senior Driver or a Team Lead, **Call** offers the recipient as well.',
        },
      ],
    },
    {
      id: 'complete-or-failed',
      title: 'Close a stop: complete or failed',
      blocks: [
        {
          type: 'paragraph',
          text: 'A delivery ends in one of two ways. **Complete** means that the goods were handed over and the proof is taken; the recipient may [get a message](/support/articles/notification-guide) about it. **Failed** means that the goods are still in your vehicle.',
        },
        {
          type: 'steps',
          title: 'Mark a delivery as failed',
          steps: [
            'Tap **Failed** on the screen of the stop.',
            'Choose a reason: **Not home**, **Wrong address**, **Refused**, **No access** or **Damaged**.',
            'Take a photo of the door or the damage and tap **Send**.',
            'Wait for an answer under **Messages** before you drive off, if you are a Standard Driver. Senior Drivers and Team Leads choose **Try again today** or **Back to hub** themselves.',
          ],
        },
        {
          type: 'picture',
          src: 'driver-swipe-phone',
          alt: 'Stop 8 of 14 in the driver app: code, package and signature are taken and the swipe reads Complete 1:42; below it the list after Failed, with No access chosen among five reasons.',
          caption:
            'Above, a stop with all its proof, closed by the swipe; below, the five reasons after **Failed**.',
        },
        {
          type: 'paragraph',
          text: 'Do it at the door, not in the evening. Dispatch can still correct a wrong house number while you are around the corner. If you tapped the wrong button or the wrong stop, write to dispatch at once; they can set the stop back to open.',
        },
      ],
    },
    {
      id: 'when-the-order-changes',
      title: 'When your stops are re-planned',
      blocks: [
        {
          type: 'paragraph',
          text: 'Dispatch may re-plan while you are out. The app then shows which stops moved. How long that takes depends on the [mode](/support/articles/route-algorithms-guide#optimization-modes) that dispatch uses for the plan.',
        },
        {
          type: 'table',
          caption: 'How long a re-plan takes',
          columns: ['Mode', 'Open stops', 'The search takes'],
          rows: [
            ['Fast', 'up to 50', 'under 30 s'],
            ['Standard', '50–200', '1–3 minutes'],
            ['Intensive', '200+', '5–15 minutes'],
          ],
        },
        {
          type: 'paragraph',
          text: 'The stop you are driving to does not change. Senior Drivers and Team Leads can also hold a later stop in **Today** and move it; dispatch sees the change in **Live**.',
        },
      ],
    },
    {
      id: 'if-it-does-not-work',
      title: 'Fix problems on the first day',
      blocks: [
        {
          type: 'table',
          caption: 'Common snags on the first day',
          columns: ['What you see', 'What to do'],
          rows: [
            [
              '“Sign-in not possible”',
              'Check the company code first, then capital letters in the username. After that ask for a new password.',
            ],
            [
              '**Today** is empty',
              'Compare the name in **Profile** with the one dispatch used. Then check that location is allowed.',
            ],
            [
              'Guidance stops with the screen off',
              'Set location to **Always** and the battery to **Unrestricted**.',
            ],
            [
              'Your phone was replaced',
              'Install the app on the new one and sign in with the same three entries. With two-factor authentication, have your fleet manager reset it first. Today’s route is there.',
            ],
            [
              'The camera stays black',
              'Allow the camera in the phone’s settings and restart the app.',
            ],
            [
              'No sound for a new route',
              'Allow notifications, and turn off the phone’s silent mode.',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Driver accounts and permissions', href: '/support/articles/driver-management-guide' },
    { label: 'What recipients are told', href: '/support/articles/notification-guide' },
    { label: 'The driver app, the product', href: '/driver-mobile-app' },
  ],
  product: { label: 'What the driver app does', href: '/driver-mobile-app' },
  article: { label: 'Which proof settles which dispute', href: '/blog/proof-of-delivery-disputes' },
} as const satisfies HelpArticle;
