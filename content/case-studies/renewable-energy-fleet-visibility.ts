import { routes } from '@/lib/routes';
import { site } from '../site';
import type { CaseStudy } from './types';

export const caseStudy = {
  rank: 3,
  slug: 'renewable-energy-fleet-visibility',
  title: 'Solar crews, trucks and spare parts on one map',
  industry: 'Renewable energy',
  weeks: 8,
  hue: 'teal',
  sample: true,
  published: '2025-07-15',
  updated: '2026-11-29',
  page: {
    title: `Solar Crews on One Map: Sample Case Study | ${site.name}`,
    description:
      'How a sample solar operator put 61 vehicles, contract trucks and spare parts on one map in eight weeks, counted before and after, with the calculations shown.',
    keywords: [
      'renewable energy fleet visibility',
      'solar maintenance crew tracking',
      'spare parts RFID tracking',
      'SIM tracking contract trucks',
    ],
  },
  preview: { words: 'Solar crews on one map', ground: 'night' },
  picture: 'case-solar',
  pictureAlt: 'Map: three routes lead from a river to solar farms.',
  cover: {
    picture: 'case-solar-cover',
    narrow: 'case-solar-cover-phone',
    alt: 'A technician opens inverter 7 in a field of solar panels; her van, VAN 22, stands behind her.',
  },
  teaser: {
    text: '61 vehicles and 34 solar farms on one map; before, supervisors phoned to find a crew.',
    image: {
      picture: 'story-solar',
      narrow: 'story-solar-phone',
      alt: 'Tables of solar panels and VAN 31 with kit K-22; after an alarm at 1:05 PM its crew is on site at 2:16 PM.',
    },
  },
  summary: `Helia Fields keeps 34 solar farms running with 61 vehicles of its own and a few dozen contract trucks. ${site.name} put vehicles, crews and spare parts on one map, and for each fault it proposes the nearest crew that has the part aboard.`,
  facts: [
    { value: '61', label: 'vehicles' },
    { value: '34', label: 'solar farms' },
  ],
  profile: {
    name: 'Helia Fields',
    business: 'Solar build and upkeep',
    icon: 'sun',
    industry: 'Renewable energy',
    region: 'Three districts of Rajasthan, India',
    fleet: '61 vans and pickup trucks, heavy loads on contract trucks',
    staff: '140 field engineers, 4 supervisors',
    products: [
      { label: 'Fleet management', href: routes.fleetManagement },
      { label: 'Field-force management', href: routes.fieldforceManagement },
      { label: 'Route optimization', href: routes.routeOptimization },
      { label: 'SIM tracking', href: routes.simTracking },
    ],
    note: 'Helia Fields is a sample company, invented to show how such a project runs and how its results are counted.',
  },
  order: ['challenge', 'solution', 'timeline', 'results', 'quote'],
  variants: { hero: 'beside' },
  wide: { timeline: 'sunk', results: 'paper', quote: 'band' },
  challenge: {
    title: 'An hour to find the right crew and part',
    paragraphs: [
      'An inverter that trips at 10:42 AM produces nothing until a technician resets it or swaps a board. At Helia Fields the alarm reached the control room within a minute. Most of the next hour went into finding a crew that could fix it.',
      'Crews start from two hubs and some from home. Heavy parts travel on trucks that belong to eleven small trucking firms, and none of those wanted a GPS unit in the dash. So supervisors located crews by phone, and the first answers were out of date before the last one came.',
      'Spare parts were the bigger problem. A board that was “on a van” could be on any of 61. A crew that arrived without it came back the next day, and by last year second trips were planned for.',
    ],
    points: [
      {
        title: 'A phone',
        text: 'Where is the crew? Every supervisor called around before work.',
        note: '6 calls a morning',
      },
      {
        title: 'A whiteboard',
        text: 'Which spares ride on which van? The hub wrote it up while loading.',
        note: 'wiped at 5:00 PM',
      },
      {
        title: 'A spreadsheet',
        text: 'What was finished? Job sheets were typed up once a week.',
        note: 'sent on Friday',
      },
    ],
  },
  solution: {
    title: 'One map for vans, contract trucks and crews',
    paragraphs: [
      'Each solar farm became a geofence on the map, with the gate that crews use. Attendance needs no clipboard: a shift starts when the engineer clocks in, and the app refuses a clock-in from more than 50 feet outside the geofence.',
      'Company vehicles carry a wired unit. Contract trucks need no unit where their drivers agree by text message to be located through the SIM in their phone, as India’s phone networks allow with the holder’s consent. Crates of spares wear RFID tags, so the reader at the hub gate knows what left on which van and at what time.',
      'When an alarm comes in, the planner weighs distance, skill and the parts aboard. It proposes a van and changes that one route. The other crews’ routes stay the same.',
    ],
    image: {
      picture: 'case-solar-field',
      narrow: 'case-solar-field-phone',
      alt: 'Plan of Field 09: five rows of panels inside a fence, one string dark at inverter 7, VAN 22 at the gate with inverter kit K-14 aboard.',
    },
    caption:
      'Field 09 on the dispatcher’s screen. The crew clocks in at the fence, and the tag on kit K-14 confirms that the part is aboard.',
    points: [
      {
        title: 'IoT GPS tracking',
        text: 'Location, ignition and OBD readings from all 61 company vehicles.',
        href: `${routes.fleetManagement}#iot-gps-tracking`,
      },
      {
        title: 'SIM-based tracking',
        text: 'Contract trucks on the same map, with the driver’s consent and no hardware.',
        href: routes.simTracking,
      },
      {
        title: 'Geofencing and attendance',
        text: 'Engineers clock in at 34 sites, in the geofence or up to 50 feet outside it.',
        href: `${routes.fieldforceManagement}#geofencing`,
      },
      {
        title: 'RFID at the gate',
        text: 'Tagged crates show which spare parts are on which van.',
        href: `${routes.fleetManagement}#rfid-based-plant-tracking`,
      },
    ],
  },
  timeline: {
    title: 'Eight weeks from survey to full use',
    steps: [
      {
        title: 'Survey',
        weeks: { from: 1, to: 2 },
        text: 'Geofences were walked on site, since gates move and satellite pictures are old. Twelve vans got units as a trial, and their drivers were shown what is recorded.',
      },
      {
        title: 'Fit',
        weeks: { from: 3, to: 4 },
        text: 'The other 49 vehicles took five evenings, ten a night and nine on the last. Of eleven trucking firms, nine agreed to SIM tracking; two still report by phone.',
      },
      {
        title: 'Shadow',
        weeks: { from: 5, to: 6 },
        text: 'The planner made proposals while crews still followed the whiteboard. Supervisors overruled about one proposal in five, mostly because a skill was missing from an engineer’s profile.',
      },
      {
        title: 'Switch',
        weeks: { from: 7, to: 8 },
        text: 'One hub changed over in week seven, the other in week eight. The whiteboard is no longer used.',
      },
    ],
  },
  results: {
    title: 'Arrival times and trips, one year apart',
    basis:
      'April to June against the same months a year earlier, at the same 34 solar farms. Only daylight faults that needed a visit are counted: 412 before, 438 after.',
    figures: [
      {
        value: '71 minutes',
        label: 'from alarm to arrival, down from 96',
        change: { before: 96, after: 71, unit: 'minutes' },
        how: 'Median of all counted faults, from alarm log to the clock-in on site. The year before, crews wrote down their own arrival, and such notes are seldom late, so the true gain may be larger.',
      },
      {
        value: '34 a month',
        label: 'second trips for parts, down from 52',
        change: { before: 52, after: 34, unit: 'trips a month' },
        how: 'Visits closed as “part not aboard” with another visit to the same site within two days: 156 in the old quarter, 102 in the new.',
      },
      {
        value: '63 miles',
        label: 'driven for each closed fault, down from 74',
        change: { before: 74, after: 63, unit: 'miles' },
        how: 'Odometer distance on fault work divided by faults closed: 30,488 miles for 412, then 27,594 miles for 438.',
      },
      {
        value: '1 call',
        label: 'a supervisor makes each morning to find crews, down from 6',
        change: { before: 6, after: 1, unit: 'calls' },
        how: 'A tally kept by four supervisors on ten working days, first before the survey and then in the new quarter.',
      },
    ],
    caveat:
      'Fuel per mile did not change. The saving comes from fewer miles with the same vans on the same roads.',
  },
  quote: {
    text: 'I used to drive out to find a crew. When I drive out now, it is to look at an inverter.',
    name: 'Ravi Menon',
    position: 'Regional operations, Helia Fields',
    photo: 'face-ravi-menon',
    scene: {
      picture: 'scene-ravi-menon',
      alt: 'Ravi Menon with a tablet in a field of solar panels; a van is parked behind them.',
    },
    sample: true,
  },
  demo: {
    title: 'Dispatching field crews?',
    text: 'Bring a list of sites, and we plan a day of visits with you.',
  },
} as const satisfies CaseStudy;
