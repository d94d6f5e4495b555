import { routes } from '@/lib/routes';
import { site } from '../site';
import type { CaseStudy } from './types';

export const caseStudy = {
  rank: 2,
  slug: 'employee-pickup-drop-management',
  title: 'Employee pickup routes planned from the roster',
  industry: 'Employee transport',
  weeks: 8,
  hue: 'cobalt',
  sample: true,
  published: '2025-03-18',
  updated: '2026-11-29',
  page: {
    title: `Employee Pickup and Drop: Sample Case Study | ${site.name}`,
    description:
      'How a sample factory plans its shift buses from the roster after eight weeks: 22 buses, 330 riders a night each way, counted before and after.',
    keywords: [
      'employee pickup and drop management',
      'employee transport routing',
      'night shift transport',
      'shift bus planning',
    ],
  },
  preview: { words: 'Shuttles planned by the roster', ground: 'deep' },
  picture: 'case-roster',
  pictureAlt: 'Map: three shuttle routes meet at a lit gate.',
  cover: {
    picture: 'case-roster-cover',
    narrow: 'case-roster-cover-phone',
    alt: 'A night shuttle at North Gate with 17 of 26 seats taken; a woman with a phone and a man in a wheelchair wait at its ramp.',
  },
  teaser: {
    text: 'Bus lists now follow the shift roster until the bus leaves.',
    image: {
      picture: 'story-roster',
      alt: 'BUS 09 as a line from top to bottom: five stops with times and riders, then the gate at 10:14 PM.',
    },
  },
  summary: `Pellworth Components brings 330 people to its night shift and takes as many home. Its bus lists used to be hours older than the roster. ${site.name} now plans the buses from the roster: a swap entered by 9:00 PM is on the driver’s screen by 9:15 PM.`,
  facts: [
    { value: '22', label: 'shift buses' },
    { value: '330', label: 'riders a night, each way' },
  ],
  profile: {
    name: 'Pellworth Components',
    business: 'Gearbox parts',
    icon: 'bus',
    industry: 'Automotive supply',
    region: 'Pune district, India',
    fleet: '22 buses of 26 seats, from three contract operators',
    staff: '1,150 people on three shifts',
    products: [
      { label: 'Route optimization', href: routes.routeOptimization },
      { label: 'Driver mobile app', href: routes.driverMobileApp },
      { label: 'Supervisor app', href: routes.supervisorApp },
      { label: 'Delivery proof', href: `${routes.deliveryManagement}#delivery-proof-&-validation` },
    ],
    note: 'A sample: no such factory exists, and its figures are worked out to be plausible.',
  },
  order: ['challenge', 'quote', 'timeline', 'solution', 'results'],
  variants: { hero: 'beside' },
  wide: { results: 'sunk' },
  challenge: {
    title: 'Bus lists older than the shift roster',
    paragraphs: [
      'The night shift starts at 10:30 PM, and the pickup lists for its buses were printed in the afternoon. Between printing and departure about thirty people swapped shifts, called in sick or were called in. The office changed the roster each time, but not the printed lists.',
      'So a bus would wait, engine running, for a man who was asleep, and drive past a woman who had taken his place. One dispatcher with two phones corrected what he could. The other riders came by taxi, or late, or not at all.',
      'The way home was the greater concern. The buses that bring the night shift in take the evening shift home. After the last stop, only the driver’s word said that a rider had reached her door.',
    ],
    points: [
      {
        time: '4:00 PM',
        title: 'Printed too early',
        text: 'Twenty-two lists are printed while the roster is still changing.',
      },
      {
        time: '7:15 to 9:45 PM',
        title: 'Corrected in pencil',
        text: 'Swaps arrive in a chat group and are penciled onto a printed list.',
      },
      {
        time: '11:40 PM',
        title: 'Drops not confirmed',
        text: 'The last rider of a route is alone with the driver, and no one checks that she got home.',
      },
    ],
  },
  solution: {
    title: 'Routes re-optimized until each bus leaves',
    paragraphs: [
      'The planner now reads the roster. It plans the routes at 5:00 PM and again every fifteen minutes until a bus leaves, within three limits: 26 seats, a ride of 55 minutes at most, and the gate by 10:20 PM. A swap entered by 9:00 PM is sure of a seat; a later one goes to the dispatcher, who sees the nearest bus with room. The dispatcher also checks that no woman is picked up first or dropped last.',
      'Drivers read their stops on the phone in Marathi, Hindi or Kannada. Riders have a tracking link for their bus, so they leave the house when it is two stops away.',
      'On the way home, each rider closes the drop with a one-time code, as one would for a package. If the code is missing five minutes after the planned time, the supervisor gets an alert and the dispatcher calls the rider.',
    ],
    image: {
      picture: 'case-roster-bus',
      narrow: 'case-roster-bus-phone',
      alt: 'Seat plan of BUS 09 at 9:00 PM: 17 of 26 seats taken; Patil has swapped out of seat 11 and Shaikh has it now. The bus is at the gate at 10:14 PM, limit 10:20.',
    },
    caption:
      'BUS 09 after a swap at 8:52 PM. Seat 11 has a new rider, the stop on Mill Road was dropped, and the gate time is kept.',
    points: [
      {
        title: 'Planning constraints',
        text: 'Seats, longest ride and gate time hold for every route.',
        href: `${routes.routeOptimization}#planning-constraints`,
      },
      {
        title: 'Driver app',
        text: 'Stops, names and changes in the driver’s own language.',
        href: routes.driverMobileApp,
      },
      {
        title: 'One-time code',
        text: 'A drop counts when the rider has confirmed it.',
        href: `${routes.deliveryManagement}#delivery-proof-&-validation`,
      },
      {
        title: 'Supervisor alerts',
        text: 'A missing code or a stopped bus sends an alert to the supervisor’s phone.',
        href: routes.supervisorApp,
      },
    ],
  },
  timeline: {
    title: 'Eight weeks: addresses took longer than software',
    steps: [
      {
        title: 'Ride along',
        weeks: { from: 1, to: 1 },
        text: 'Two nights on the buses and one with the dispatcher. Forty-six stops that were no longer used were removed.',
      },
      {
        title: 'Check addresses',
        weeks: { from: 2, to: 4 },
        text: 'All 1,150 employees checked the pin of their home on their own phone. Of these pins, 212 were off by more than 200 yards.',
      },
      {
        title: 'Six buses',
        weeks: { from: 5, to: 6 },
        text: 'One of the three bus operators ran on the app while the others kept their lists. The one-time codes for drops were voluntary at first, until riders had seen their purpose.',
      },
      {
        title: 'All buses',
        weeks: { from: 7, to: 8 },
        text: 'The other sixteen followed, eight a week. Operators were told beforehand which locations are kept, and that tracking ends with the route.',
      },
    ],
  },
  results: {
    title: 'Missed pickups, late buses, confirmed drops',
    basis:
      'Eight weeks before the project against the eight weeks after the last bus had joined, six nights a week.',
    figures: [
      {
        value: '31%',
        label: 'fewer missed pickups: 29 a week, down from 42',
        change: { before: 42, after: 29, unit: 'a week' },
        how: 'On the roster, at the stop, and left behind: 336 cases in the desk’s call log before, 232 after.',
      },
      {
        value: '20 buses',
        label: 'carry the night shift that took 22',
        change: { before: 22, after: 20, unit: 'buses out' },
        how: 'Twenty buses offer 520 seats to some 330 riders. The other two stand at the gate for breakdowns.',
      },
      {
        value: '5 of 120',
        label: 'weekly bus arrivals after 10:25 PM, down from 15 of 132',
        change: { before: 15, after: 5, unit: 'late arrivals a week' },
        how: 'From the gatekeeper’s book before (15 of 132) and from the geofence at the gate after. An average week on each side, with five minutes of grace.',
      },
      {
        value: '97%',
        label: 'of drops confirmed by a code',
        change: null,
        how: 'In the last week counted, 1,921 of 1,980. The dispatcher called the other 59: 41 had forgotten, 18 had a dead phone battery, and all were home.',
      },
    ],
    caveat:
      'The longest ride grew from 52 minutes to 54. With two buses fewer, a few riders sit a little longer, and the company told them so.',
  },
  quote: {
    text: 'At half past nine in the evening I used to know where the buses should be. Now I know who is standing at which corner.',
    name: 'Nikhil Deshpande',
    position: 'Transport planner, Pellworth Components',
    photo: 'face-nikhil-deshpande',
    scene: {
      picture: 'scene-nikhil-deshpande',
      alt: 'Nikhil Deshpande at the open gate at night with a rider list; riders sit in a lit shift bus behind him.',
    },
    sample: true,
  },
  demo: {
    title: 'Planning employee shuttles?',
    text: 'Bring last night’s roster with the names removed, and see its routes.',
  },
} as const satisfies CaseStudy;
