import type { HelpArticle } from '../types';

export const liveMap = {
  id: 20,
  slug: 'live-map',
  title: 'Follow vehicles on the live map',
  description:
    'What each sign on the map means, how old a location may be, how to answer “where is my delivery,” and how to re-plan while vans are out.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'tracking-notifications',
  rank: 13,
  readTime: 4,
  views: 0,
  author: 'Fleet team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-you-see',
      title: 'What you see in Live',
      blocks: [
        {
          type: 'paragraph',
          text: '**Live** shows today’s dispatched routes and every vehicle that reports a location. The map is on the right; the list on the left has one row per vehicle, with stops done and total, such as 11 of 18, and the arrival time at the next stop.',
        },
        {
          type: 'picture',
          src: 'services-fleet-phone',
          alt: 'Map with five routes from one hub, and below it a row for each vehicle: VAN 03 has done 11 of 18 stops and arrives at the next at 2:20, VAN 07 8 of 14 and 2:08.',
          caption:
            'The map and its list in a narrow window: the bar in each row fills with the stops that are done.',
        },
        {
          type: 'table',
          caption: 'Signs on the map',
          columns: ['Sign', 'Means', 'Click it for'],
          rows: [
            ['Arrow', 'A vehicle that moves, with its heading', 'Speed, driver, next stop'],
            ['Dot', 'A vehicle that stands', 'Since when, ignition on or off'],
            [
              'Wide circle',
              'A truck tracked by SIM; it is somewhere inside',
              'Time of the last location',
            ],
            ['Filled stop', 'Closed, complete or failed', 'Its proof'],
            ['Hollow stop', 'Still open', 'Arrival time and window'],
            ['Dashed line', 'A geofence', 'Who is inside'],
          ],
        },
        {
          type: 'picture',
          src: 'fleet-live',
          alt: 'City map with one hub by the river and three arrows of vehicles on their way out.',
          caption: 'Three vehicles on the road; the tip of each arrow shows its heading.',
        },
      ],
    },
    {
      id: 'how-old',
      title: 'How old a location may be',
      blocks: [
        {
          type: 'table',
          caption: 'How often each source reports',
          columns: ['Source', 'Reports', 'Off by'],
          rows: [
            ['GPS unit', 'Every 10 to 30 seconds while driving', '15 ft in the open'],
            ['Driver app', 'While a route is open', '15 ft under open sky, more in town'],
            ['SIM, where it works', 'Every 5 to 30 minutes', '0.5 to 2 miles'],
          ],
        },
        {
          type: 'paragraph',
          text: 'The age of each location is in its row. A van at 30 mph covers 44 feet a second, so a location of 30 seconds ago may be a quarter of a mile behind: 30 × 44 = 1,320 feet. When a row turns gray, its vehicle has missed three reports. In a garage or a valley that is normal; the unit keeps its readings and sends them later.',
        },
      ],
    },
    {
      id: 'find-a-delivery',
      title: 'Answer “where is my delivery?”',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Type the order number, the name or the street into **Find** above the list.',
            'Click the stop. You see the vehicle, how many stops come before it, and the arrival time.',
            'Read the time to the caller as a span, for example “between 2:00 and 2:15 PM.” The arrival time moves with traffic.',
            'Press **Send link** to send the tracking page again, to a number you type.',
          ],
        },
        {
          type: 'paragraph',
          text: 'If more than one caller in ten asks this, look at [customer notifications](/support/articles/notification-guide): a message 15 minutes before arrival answers the question in advance.',
        },
      ],
    },
    {
      id: 'filter-and-layers',
      title: 'Filter the map',
      blocks: [
        {
          type: 'list',
          items: [
            '**Hub** shows the vehicles of one location. Supervisors see their own only.',
            '**Late** shows only the routes that will miss a window, with the minutes.',
            '**Layers** switches traffic, weather, geofences and stops on and off. With 200 stops on the map, switch stops off and select one route.',
            '**Follow** keeps one vehicle in the middle of the map until you press it again.',
          ],
        },
      ],
    },
    {
      id: 're-plan',
      title: 'Re-plan while vans are out',
      blocks: [
        {
          type: 'steps',
          title: 'A vehicle breaks down',
          steps: [
            'Select it in the list and choose **Take out**.',
            'Press **Re-plan**. Stops that are served, locked or being driven to stay where they are; the rest is shared among the other vehicles as far as load and shift allow.',
            'Read the preview. It names each changed route with its minutes, and lists what is left over.',
            'Press **Accept**, and agree with both drivers where the packages change vans.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The plan is also checked every 5 to 15 minutes against traffic and weather, if that is switched on for it. The driver app shows a driver which stops moved. [Several vehicles](/support/articles/multi-vehicle-routing#dispatch-and-follow) explains late orders in the same way.',
        },
        {
          type: 'picture',
          src: 'weather',
          alt: 'Map with one route: two filled stops behind the arrow, four hollow ones ahead, and a dotted street through a rain cell that the route avoids.',
          caption:
            'The dotted street lies under the rain, so the way to the four open stops now runs south of it.',
        },
        {
          type: 'tip',
          title: 'Do not correct every minute',
          text: 'Each change costs the driver a look at the phone. Leave a route alone as long as its windows hold, even when the line on the map looks odd.',
        },
      ],
    },
    {
      id: 'look-back',
      title: 'Look back at a trip',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Click the vehicle, choose **Trips** and pick the day.',
            'Move the slider, or click a stop, to see speed, ignition, doors and temperature at that minute.',
            'Press **Export** for a CSV of all locations with their times.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Trips show where a person was, so the roles of your company decide who may open them, and **Keep locations for**, under **Settings**, tab **Company**, decides for how long. Tell drivers both.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If a vehicle is missing',
      blocks: [
        {
          type: 'table',
          caption: 'Vehicles that do not show, or show wrongly',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'Not on the map at all',
              'The route was not started',
              'Ask the driver to tap **Start route**',
            ],
            [
              'Gray since this morning',
              'The unit has no power',
              '[Check the wiring](/support/articles/fit-a-gps-unit#troubleshooting)',
            ],
            [
              'Jumps between two streets',
              'Tall buildings reflect the signal',
              'Nothing; the trip log smooths it',
            ],
            [
              'Stops do not close',
              'The phone is offline',
              'Wait; proof is [sent later](/support/articles/proof-guide#offline)',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Draw geofences and alerts', href: '/support/articles/geofence-guide' },
    { label: 'Fit a GPS unit', href: '/support/articles/fit-a-gps-unit' },
    { label: 'Decide from a phone', href: '/support/articles/supervisor-and-dispatcher-apps' },
  ],
  product: { label: 'Fleet management', href: '/fleet-management#highlights' },
  article: { label: 'How accurate is an ETA?', href: '/blog/how-good-is-an-eta' },
} as const satisfies HelpArticle;
