import type { BlogPost } from '../types';

export const aDriversFirstWeek = {
  id: 20,
  title: 'Onboarding a delivery driver: a plan for the first week',
  slug: 'a-drivers-first-week',
  excerpt:
    'A full route on the first morning brings fifteen packages home. A week with one lesson a day, and a calculation that says when the full route is due.',
  content:
    'Onboarding a delivery driver day by day: account, app permissions, practice stops, and the calculation that sets the date of the first full route.',
  author: 'Delivery desk',
  date: '2025-02-25',
  category: 'Best Practices',
  tags: ['onboarding', 'drivers', 'driver app', 'permissions'],
  image: 'cover-a-drivers-first-week',
  featured: false,
  views: 7050,
  likes: 318,
  sections: [
    {
      type: 'paragraph',
      content:
        'A driver is out sick on Monday, so the new driver gets the keys and a full route: 40 stops. At 4:00 PM the shift is over and he has closed 25. Fifteen packages ride home with him, and he wonders whether he is too slow for the job. He is not. He needed 18 minutes a stop, as any driver new to the van, the neighborhood and the app would, and the office had not done the division.',
    },
    {
      type: 'paragraph',
      content:
        'The day of the first full route can be worked out. Until then each day has one thing to teach. What follows is a plan for a depot whose usual route has 40 stops; put your own numbers in its place.',
    },
    { type: 'heading', content: 'The Friday before: set up account and phone' },
    {
      type: 'paragraph',
      content:
        'The fleet manager [adds the driver](/support/articles/driver-management-guide#add-a-driver): company code, username and password. Give the role of Standard Driver, which lets its owner see assigned routes, update each delivery, navigate and talk to [dispatch](/support#glossary-dispatch). Changing the order of stops comes with the [Senior Driver role](/support/articles/driver-management-guide#roles), and that can wait; someone who doesn’t yet know which [time windows](/support#glossary-time-window) are strict should not be moving stops.',
    },
    {
      type: 'paragraph',
      content:
        '[Check the phone](/support/articles/mobile-app-guide#check-the-phone) on the same day. The driver app runs on iOS 12.0 or newer and Android 7.0 or newer, downloads 50 to 80 MB and wants 100 MB free. We recommend 2 GB of memory on an iPhone, 3 GB on Android. Keep the first login for Monday, at a desk with Wi-Fi and coffee: it may ask for a new password, and the permissions follow at once. A phone that turns out to be full of vacation videos at 7:10 AM holds up a loading dock.',
    },
    { type: 'heading', content: 'Monday: app permissions and six practice stops' },
    {
      type: 'list',
      title: 'What the phone asks, and what breaks without it',
      items: [
        'Location: no routes and no navigation. Choose precise; since [Android 12](https://developer.android.com/develop/sensors-and-location/location/permissions/runtime) the same dialog also offers an approximate position, which places a van in a neighborhood and never at a door.',
        'Camera: no photo of the package on the porch.',
        'Notifications: a changed window or an added stop arrives without a sound.',
        'Phone, on Android: the driver dials dispatch by hand, in the rain, and gets one digit wrong.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Say the reason before the dialog appears, since a refusal has to be undone deep in the settings. Say also when you look at the position and when you do not. Then [switch off the battery saver](/support/articles/mobile-app-guide#permissions) for the app, or tracking may stop every time the screen goes dark.',
    },
    {
      type: 'paragraph',
      content:
        'Now six dummy orders at six corners of your own lot. One is closed with a code, one with a signature, one with a photo. The other three go wrong on purpose: not home, wrong address, refused at the door. Every stop ends as [complete or failed](/driver-mobile-app#complete-or-failed), and the driver says aloud which it is and why. Forty minutes are plenty, and the rest of Monday is spent in the passenger seat.',
    },
    { type: 'heading', content: 'Tuesday: a first route of twelve stops' },
    {
      type: 'paragraph',
      content:
        'Our [guidance for a first plan](/support/articles/route-optimization-guide#before-you-start) is 10 to 15 stops, and it suits a first route too. Take 12 from one neighborhood, and keep the driver there all week. Leave out docks, cash on delivery and windows under two hours. At 18 minutes each, 12 stops take 216 minutes, so a van that leaves at 9:00 AM has closed its last one at 12:36 PM, and the afternoon is free to talk it over.',
    },
    {
      type: 'paragraph',
      content:
        'In the plan this takes two settings, one for [the vehicle’s shift](/support/articles/multi-vehicle-routing#set-up-the-plan) and one for its stops. For Tuesday cut the shift to four hours, and put the [service time](/support#glossary-service-time) at 10 minutes, the top of the usual 5 to 10. Whatever no longer fits is planned into the other vans before anyone loads a box.',
    },
    { type: 'heading', content: 'From Wednesday: add stops as the pace allows' },
    {
      type: 'list',
      title: 'Stops × minutes a stop, in an example made up to show the sum',
      items: [
        'Tuesday: 12 × 18.0 = 216 minutes.',
        'Wednesday: 18 × 15.5 = 279 minutes.',
        'Thursday: 24 × 13.8 = 331 minutes.',
        'Friday: 28 × 12.9 = 361 minutes.',
        'Second Monday: 32 × 12.2 = 390 minutes.',
        'Second Tuesday: 36 × 11.5 = 414 minutes.',
        'Second Wednesday: 36 × 11.3 = 407 minutes.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Measure from the gate to the last closed stop, breaks taken out, and divide by the stops. The minutes spent on the app are the first to go, and parking comes next: by Thursday the driver knows that the loading bay on Dyers’ Row is free after ten. Finding the right doorbell takes longest to learn, and a change of neighborhood in week one throws much of that away.',
    },
    {
      type: 'quote',
      content:
        'On Friday I ask for one stop they would do differently now. A driver who has no answer gets the same number of stops on Monday.',
      author: 'Shift lead, Riverside hub (sample fleet)',
      sample: true,
    },
    { type: 'heading', content: 'When a new driver is ready for a full route' },
    {
      type: 'paragraph',
      content:
        'A nine-hour shift has 540 minutes; less 30 for loading and 45 for the break, 465 remain. Divided by 40 stops, that allows 11.6 minutes a stop. The example drops below that limit on the second Tuesday with 11.5 and stays below it on Wednesday. So Thursday is the day: 40 × 11.3 = 452 minutes, with 13 to spare for the way back.',
    },
    {
      type: 'list',
      title: 'Hand over the full route when all of these hold',
      items: [
        'Two days running below 11.6 minutes. One good day may be a school holiday.',
        'Failed stops no more frequent than is normal in that neighborhood.',
        'Every stop closed at its door, with its proof, and none at the next red light.',
        'The driver has phoned dispatch at least once without being phoned first.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Until then other vans carry the difference. In week one that is 40 stops on Monday, then 28, 22, 16 and 12; in week two 8, 4 and 4. Together that makes 134 stops, a little over three full routes spread over eight days. Tell the other drivers the date on which it ends.',
    },
    {
      type: 'highlight',
      title: 'What a full route from day one costs',
      content:
        'Give 40 stops from the first day, and assume he learns just as fast. In 465 minutes he closes 25, 30, 33, 36 and 38. Of 200 packages 38 come back in one week: 38 customers who waited for nothing, and 38 second trips. And a driver who is always behind learns to cut corners first.',
    },
    {
      type: 'paragraph',
      content:
        'If the pace stops improving too early, at 13 minutes for three days, say, don’t add stops and don’t add pressure. Ride along for a morning. More often than not the fault sits in something plain: the scanner is held in the writing hand, the van is loaded in the wrong order, or the driver is shy about ringing twice.',
    },
  ],
  keyTakeaways: [
    'Divide the minutes left after loading and break by the stops of a full route: that is the pace a driver must reach, here 11.6 minutes.',
    'Grant the narrowest role, explain each permission before the phone asks, and rehearse failed deliveries in the yard.',
    'Start with about 12 stops in one neighborhood and raise the number only as the minutes per stop fall.',
    'Plan the missing stops into other vans before loading, and name the day on which that ends.',
  ],
  sources: [
    {
      title: 'Request location access at runtime',
      publisher: 'Android Developers',
      year: 2024,
      href: 'https://developer.android.com/develop/sensors-and-location/location/permissions/runtime',
    },
  ],
  worked: {
    title: 'When a new driver is due for a full route',
    lines: [
      { name: 'shift', label: 'Shift', value: 540, unit: 'minutes' },
      { name: 'loading', label: 'Loading', value: 30, unit: 'minutes' },
      { name: 'pause', label: 'Break', value: 45, unit: 'minutes' },
      { name: 'full', label: 'Stops of a full route', value: 40 },
      {
        name: 'left',
        label: 'Minutes left for stops',
        sum: 'shift - loading - pause',
        shown: '465',
        unit: 'minutes',
      },
      {
        name: 'pace',
        label: 'Minutes a stop that a full route allows',
        sum: 'left / full',
        shown: '11.6',
        unit: 'minutes',
      },
      { name: 'tueStops', label: 'Tuesday: stops', value: 12 },
      { name: 'tuePace', label: 'Tuesday: minutes a stop', value: 18.0, unit: 'minutes' },
      {
        name: 'tue',
        label: 'Tuesday: minutes',
        sum: 'tueStops * tuePace',
        shown: '216',
        unit: 'minutes',
      },
      { name: 'wedStops', label: 'Wednesday: stops', value: 18 },
      { name: 'wedPace', label: 'Wednesday: minutes a stop', value: 15.5, unit: 'minutes' },
      {
        name: 'wed',
        label: 'Wednesday: minutes',
        sum: 'wedStops * wedPace',
        shown: '279',
        unit: 'minutes',
      },
      { name: 'thuStops', label: 'Thursday: stops', value: 24 },
      { name: 'thuPace', label: 'Thursday: minutes a stop', value: 13.8, unit: 'minutes' },
      {
        name: 'thu',
        label: 'Thursday: minutes',
        sum: 'thuStops * thuPace',
        shown: '331',
        unit: 'minutes',
      },
      { name: 'friStops', label: 'Friday: stops', value: 28 },
      { name: 'friPace', label: 'Friday: minutes a stop', value: 12.9, unit: 'minutes' },
      {
        name: 'fri',
        label: 'Friday: minutes',
        sum: 'friStops * friPace',
        shown: '361',
        unit: 'minutes',
      },
      { name: 'monStops', label: 'Second Monday: stops', value: 32 },
      { name: 'monPace', label: 'Second Monday: minutes a stop', value: 12.2, unit: 'minutes' },
      {
        name: 'mon',
        label: 'Second Monday: minutes',
        sum: 'monStops * monPace',
        shown: '390',
        unit: 'minutes',
      },
      { name: 'tue2Stops', label: 'Second Tuesday: stops', value: 36 },
      { name: 'tue2Pace', label: 'Second Tuesday: minutes a stop', value: 11.5, unit: 'minutes' },
      {
        name: 'tue2',
        label: 'Second Tuesday: minutes',
        sum: 'tue2Stops * tue2Pace',
        shown: '414',
        unit: 'minutes',
      },
      { name: 'wed2Stops', label: 'Second Wednesday: stops', value: 36 },
      { name: 'wed2Pace', label: 'Second Wednesday: minutes a stop', value: 11.3, unit: 'minutes' },
      {
        name: 'wed2',
        label: 'Second Wednesday: minutes',
        sum: 'wed2Stops * wed2Pace',
        shown: '407',
        unit: 'minutes',
      },
      {
        name: 'thursday',
        label: 'The full route at the last pace',
        sum: 'full * wed2Pace',
        shown: '452',
        unit: 'minutes',
      },
      {
        name: 'spare',
        label: 'Minutes to spare',
        sum: 'left - thursday',
        shown: '13',
        unit: 'minutes',
      },
      {
        name: 'carried',
        label: 'Stops that other vans carry in eight days',
        sum: 'full * 8 - tueStops - wedStops - thuStops - friStops - monStops - tue2Stops - wed2Stops',
        shown: '134',
      },
      {
        name: 'first',
        label: 'Full route from day one: stops closed on Monday',
        sum: 'floor(left / tuePace)',
        shown: '25',
      },
      { name: 'second', label: 'On Tuesday', sum: 'floor(left / wedPace)', shown: '30' },
      { name: 'third', label: 'On Wednesday', sum: 'floor(left / thuPace)', shown: '33' },
      { name: 'fourth', label: 'On Thursday', sum: 'floor(left / friPace)', shown: '36' },
      { name: 'fifth', label: 'On Friday', sum: 'floor(left / monPace)', shown: '38' },
      {
        name: 'returned',
        label: 'Packages that come back in that week',
        sum: 'full * 5 - first - second - third - fourth - fifth',
        shown: '38',
      },
    ],
  },
} as const satisfies BlogPost;
