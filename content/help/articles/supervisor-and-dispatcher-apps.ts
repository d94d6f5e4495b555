import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const supervisorAndDispatcherApps = {
  id: 19,
  slug: 'supervisor-and-dispatcher-apps',
  title: 'Use the supervisor and dispatcher apps',
  description:
    'Install both apps, read the three numbers, settle exceptions, give a late stop to another route, and approve overtime from a phone.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'mobile-app',
  rank: 7,
  readTime: 4,
  views: 0,
  author: 'Mobile team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'which-app',
      title: 'What supervisors and dispatchers see',
      blocks: [
        {
          type: 'paragraph',
          text: 'Both apps show the day that was dispatched from the web app. The supervisor app is for the person responsible for a depot and its people. The dispatcher app is for the person who moves stops between routes. Someone who does both installs both, with one sign-in, and counts as [one user](/pricing#users).',
        },
        {
          type: 'table',
          caption: 'What each app can do',
          columns: ['Task', 'Supervisor app', 'Dispatcher app'],
          rows: [
            ['See routes out, late and back', 'Yes', 'Yes'],
            ['Settle an exception', 'Yes', 'Yes'],
            [
              'Give a stop to another route',
              'From the departure board',
              'With the minutes each route would lose',
            ],
            ['Approve overtime, leave, detours', 'Yes', 'No'],
            ['Check people in', 'Yes', 'No'],
            ['Add a late order', 'No', 'Yes'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Both belong to the Standard and Enterprise pricing plans. They need what the [driver app](/support/articles/mobile-app-guide#check-the-phone) needs of a phone.',
        },
      ],
    },
    {
      id: 'install',
      title: 'Install and sign in',
      blocks: [
        {
          type: 'steps',
          steps: [
            'As a fleet manager, open **Settings**, tab **People**, choose the person and check **Supervisor app** or **Dispatcher app**.',
            'Under **Depots** choose which ones this person sees. Routes, people and costs of the others stay hidden.',
            `On the phone, open the App Store or Google Play and search for “${site.name} supervisor” or “${site.name} dispatcher.”`,
            'Sign in with company code, username and password. With two-factor sign-in, enter the six digits of the authenticator app.',
            'Allow notifications. Without them an exception is seen only when the app is open.',
          ],
        },
      ],
    },
    {
      id: 'three-numbers',
      title: 'Read the three numbers',
      blocks: [
        {
          type: 'paragraph',
          text: 'The first screen shows **Out**, **Late** and **Back**. Tap a number for its routes. A route counts as late when a promised window will be missed, not when it is behind its plan: four minutes behind but inside the window makes no sound.',
        },
        {
          type: 'picture',
          src: 'supervisor-hero-phone',
          alt: 'Departure board on a phone with the next stop of five routes; four are within their windows and VAN 11 is 22 minutes late.',
          caption: 'Sample fleet: five routes are out, and one of them is late.',
        },
      ],
    },
    {
      id: 'settle-exceptions',
      title: 'Settle an exception',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Tap the alert. The entry names the vehicle, the place and what happened, such as “No gate code.”',
            'Choose one of its two buttons. For a missing code they are **Call** and **Send code**; for an open door, **Call** and **Close**.',
            'Add a sentence if the next shift should know. It stays with the stop.',
          ],
        },
        {
          type: 'picture',
          src: 'supervisor-exceptions-phone',
          alt: 'Phone with three exceptions: VAN 11 is 22 minutes late since 1:41, VAN 07 has no gate code since 1:44, the side door of VAN 14 has been open since 1:46; each entry has two buttons.',
          caption:
            'The longest wait is at the top, and each entry offers the two answers that fit it.',
        },
        {
          type: 'paragraph',
          text: 'Entries are in order of the longest wait. When one person has taken an entry, the others see the name beside it. An entry disappears by itself when its cause is gone, for example when the door is shut again.',
        },
        {
          type: 'tip',
          title: 'Too many sounds',
          text: 'If a phone rings more than five times on a quiet morning, do not mute it. Raise the limit that rings most, under **Settings**, tab **Alerts**, as the [geofence guide](/support/articles/geofence-guide#set-an-alert) shows.',
        },
      ],
    },
    {
      id: 'give-a-stop-away',
      title: 'Give a late stop to another route',
      blocks: [
        {
          type: 'steps',
          steps: [
            'In the dispatcher app, tap the late route and then the stop that will miss its window.',
            'Tap **Who can take it?** The list shows routes with room and shift left, and the minutes each would lose. The cheapest stands first.',
            'Tap **Call** beside a route if the driver should be asked.',
            'Tap **Hand over**. Both drivers see the change, and the customer gets the new arrival time if messages are on.',
          ],
        },
        {
          type: 'picture',
          src: 'delivery-dispatcher-phone',
          alt: 'Dispatcher’s phone: a pickup of the late VAN 11 is on offer, and VAN 07 would take it for 3 minutes.',
          caption: 'VAN 07 loses 3 minutes; every change is kept with name and time.',
        },
        {
          type: 'paragraph',
          text: 'A package that is already on the late van has to change vehicles, so hand over pickups and stops whose goods are still at the hub first. For anything larger, such as a van that breaks down, use **Re-plan** in [the live map](/support/articles/live-map#re-plan).',
        },
      ],
    },
    {
      id: 'approve',
      title: 'Approve overtime, leave and detours',
      blocks: [
        {
          type: 'paragraph',
          text: 'A request shows what it costs and what it saves. In one of our samples, 40 minutes of overtime save another van 11.4 miles. At an assumed $27 an hour, time and a half makes $27 × 1.5 × 40 ÷ 60 = $27.00; at an assumed 70 cents a mile the saved drive is worth $7.98 and the time of its driver. Tap **Approve** or **Decline**; either answer is recorded with your name.',
        },
        {
          type: 'picture',
          src: 'supervisor-approval-phone',
          alt: 'Phone with two requests: 40 minutes of overtime for M. Castellanos, which saves a van 11.4 miles, and leave for J. Lindqvist on November 16, covered by A. Okafor; both have the buttons Decline and Approve.',
          caption:
            'The overtime of the example, and a request for leave with the name of the person who covers it.',
        },
      ],
    },
    {
      id: 'start-and-handover',
      title: 'Start of shift and handover',
      blocks: [
        {
          type: 'steps',
          steps: [
            'At the start open **People**. A driver without a check-in and without a first ignition is marked before the first stop is due.',
            'Drag the route of a missing driver to a person who is free.',
            'At the end open **Handover**. Open exceptions are on the list already; add a note and a name to each.',
            'Tap **Hand over**. The next supervisor has to confirm the list before it leaves yours.',
          ],
        },
        {
          type: 'warning',
          title: 'Lost phone',
          text: 'Tell the fleet manager at once. **Sign out everywhere**, under **Settings**, tab **People**, ends the session on every device, and a new password follows.',
        },
      ],
    },
  ],
  next: [
    { label: 'The live map', href: '/support/articles/live-map' },
    { label: 'Attendance and visits', href: '/support/articles/attendance-and-visits' },
    { label: 'Cold-chain alerts', href: '/support/articles/cold-chain-alerts' },
  ],
  product: { label: 'The supervisor app, the product', href: '/supervisor-app' },
  article: { label: 'Re-planning during the day', href: '/blog/replanning-during-the-day' },
} as const satisfies HelpArticle;
