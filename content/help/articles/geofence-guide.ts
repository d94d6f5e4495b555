import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const geofenceGuide = {
  id: 10,
  slug: 'geofence-guide',
  title: 'Draw geofences and set their alerts',
  description:
    'Draw a fence, work out its size and waiting time, choose who hears of it and replay last week.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'tracking-notifications',
  rank: 15,
  readTime: 6,
  views: 1480,
  author: 'Fleet team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-a-geofence-does',
      title: 'What a geofence does',
      blocks: [
        {
          type: 'paragraph',
          text: `A [geofence](/support#glossary-geofence) is a line on the map around a place. ${site.name} compares each location of a vehicle with it and notes the minute in which the vehicle comes in or goes out.`,
        },
        {
          type: 'list',
          items: [
            'It names the place where a vehicle stands, so that **Live** shows “22 Dyers’ Row” and not only a street.',
            'It measures the time at a stop from the minute of arrival to that of departure.',
            'It tells a person when a vehicle leaves an area or enters one.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Locations have to be finer than the fence. A GPS unit and the driver app are; a SIM is found within half a mile to two miles, so an alert on a fence leaves out vehicles that are [tracked by SIM](/support/articles/sim-tracking-consent). The [pricing page](/pricing) shows which pricing plans include geofences.',
        },
      ],
    },
    {
      id: 'circle-or-outline',
      title: 'Choose a circle or an outline',
      blocks: [
        {
          type: 'table',
          caption: 'Two shapes of a fence',
          columns: ['Shape', 'How you draw it', 'Use it for'],
          rows: [
            ['Circle', 'A pin and a radius in feet', 'Doors, docks and curbside stops'],
            ['Outline', 'One click per corner', 'Yards, plants, campuses and delivery areas'],
          ],
        },
        {
          type: 'paragraph',
          text: 'An outline follows the fence of a lot, so the neighbor’s lot stays outside. Field teams use it for [check-ins on a site](/fieldforce-management#geofencing), where a tolerance of 50 feet makes up for a phone between walls.',
        },
      ],
    },
    {
      id: 'work-out-the-size',
      title: 'Work out the size',
      blocks: [
        {
          type: 'paragraph',
          text: 'The radius has to cover three distances: the error of the location, the way from the door to the parking space, and the gap between the pin and the door. Add them and round up.',
        },
        {
          type: 'table',
          caption: 'Sums for three kinds of stop, in feet',
          columns: ['Stop', 'Location', 'Parking', 'Pin', 'Sum', 'Radius'],
          rows: [
            ['House on a quiet street', '45', '60', '30', '135', '150'],
            ['Apartment in a dense block', '45', '140', '50', '235', '250'],
            ['Store, pin on its rear dock', '45', '40', '30', '115', '125'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Measure the last two distances at ten of your own stops before you trust ours. A larger circle is not safer, because it also catches the neighbors: twice the radius covers four times the ground. Our article on the [size of geofences](/blog/how-big-a-geofence-should-be) has the whole calculation.',
        },
      ],
    },
    {
      id: 'draw-a-fence',
      title: 'Draw a fence',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Fleet**, tab **Geofences**, and press **Add geofence**.',
            'Enter a **Name** that a driver would use, and the **Address**. The map moves there.',
            'Drag the pin to the door or the dock that is really used.',
            'Choose **Circle** and type the radius, or choose **Outline** and click along the lot. A double click closes the line.',
            'Under **Counts after** enter how long a vehicle must stay before it has arrived. It starts at 90 seconds.',
            'Under **Leaves at** enter a second radius for departures, half as wide again: 225 feet for a circle of 150.',
            'Press **Save**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The 90 seconds are worked out. A van at 25 mph drives 36.7 feet a second and crosses a circle of 250 feet, which is 500 feet wide, in 13.6 seconds. With a red light of 75 seconds that makes 88.6, so a van that only passes does not count. Your shortest real stop is the upper limit.',
        },
        {
          type: 'tip',
          title: 'Many fences at once',
          text: 'Under **Import file** a CSV with name, address and radius makes one circle per line. Stops that you imported for [planning](/support/articles/route-optimization-guide#add-your-stops) can be selected there too; each gets 150 feet to begin with.',
        },
      ],
    },
    {
      id: 'set-an-alert',
      title: 'Set an alert and who hears of it',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Settings**, tab **Alerts**, and press **Add alert**.',
            'Choose **Geofence** under **Watch**, and then one fence or a group of them.',
            'Choose **Enters**, **Leaves** or both.',
            'Set **After** to 2 minutes. A van that only turns around at the line has crossed it again before that.',
            'Select the vehicles and the hours. A fence around the yard is of interest at night and a nuisance at seven in the morning.',
            'Under **Tells** choose a role rather than a person: a role is still there when its holder is on vacation.',
            'Press **Save**.',
          ],
        },
        {
          type: 'picture',
          src: 'fleet-fence',
          alt: 'A dashed fence on a city map: VAN 03 is outside of it and moving, and a message names the van, Riverside and 2:08 PM.',
          caption: 'One message for one departure, with the minute in it.',
        },
        {
          type: 'table',
          caption: 'Four alerts to begin with',
          columns: ['Watch', 'Limit', 'Tells'],
          rows: [
            ['Geofence', 'Enters or leaves, after 2 min', 'Dispatcher'],
            ['Speed', 'Above 65 mph for half a minute', 'Driver and supervisor'],
            ['Door', 'Opens away from a stop', 'Supervisor'],
            ['Fuel', 'Drops 2.5 gal or more while parked', 'Fleet manager'],
          ],
        },
        {
          type: 'picture',
          src: 'fleet-fuel',
          alt: 'Fuel level of a van from 6 AM to 2 PM: it rises when the tank is filled at 9:12 AM and later drops at once by 4.8 gallons with the engine off.',
          caption:
            'The fuel alert looks for such a drop: 4.8 gallons are gone while the engine is off, well above the limit of 2.5.',
        },
        {
          type: 'paragraph',
          text: 'Repeats within half an hour are folded into the first message. A vehicle that comes and goes five times sends one alert with a count of five.',
        },
        {
          type: 'warning',
          title: 'Keep customers out of it at first',
          text: 'Send fence alerts to your desk alone until the replay below holds for a week. A wrong alert costs a dispatcher a glance; sent to a recipient, it makes a person wait at the curb. What recipients read belongs in [customer notifications](/support/articles/notification-guide).',
        },
      ],
    },
    {
      id: 'replay-last-week',
      title: 'Replay last week before you rely on it',
      blocks: [
        {
          type: 'steps',
          steps: [
            'In the list of **Geofences** select those to test and press **Replay**. Choose the last five working days.',
            `${site.name} lays the fences over the recorded trips and compares them with the drivers’ swipes.`,
            'Read **Missed**: swipes without an arrival. Widen the circle there, or move the pin.',
            'Read **Wrong place**: arrivals without a swipe within ten minutes. Shrink the circle there, or add 15 seconds to **Counts after**.',
            'Change one thing, replay again, and stop when both figures are low enough.',
          ],
        },
        {
          type: 'paragraph',
          text: 'How low is enough? Riverside hub, our sample fleet, makes 89 stops a day, so five days are 445. We accept 4 missed arrivals, which is 0.9%, and 8 at the wrong place, which is 1.8%.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If a fence does not do its job',
      blocks: [
        {
          type: 'table',
          caption: 'What the log shows, and the usual cause',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'A dozen short visits in one hour',
              'The van parks on the line',
              'Widen **Leaves at**, check the pin',
            ],
            ['Arrivals at the house next door', 'Circles overlap', 'Shrink both, or draw outlines'],
            [
              'No arrival although the driver swiped',
              'The stop was shorter than **Counts after**',
              'Lower it, or rely on the swipe there',
            ],
            [
              'An arrival that comes minutes late',
              'The unit reports too seldom',
              'Set its interval to 30 s or less',
            ],
            [
              'The alert reached no person',
              'The role is not on shift at that hour',
              'Look under **Tells**, then at the shift',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Cold-chain alerts', href: '/support/articles/cold-chain-alerts' },
    { label: 'What recipients are told', href: '/support/articles/notification-guide' },
    { label: 'Site fences for field teams', href: '/fieldforce-management#geofencing' },
  ],
  product: { label: 'Alerts in fleet management', href: '/fleet-management#alert-&-notification' },
  article: { label: 'Geofence sizes, worked out', href: '/blog/how-big-a-geofence-should-be' },
} as const satisfies HelpArticle;
