import { planFinder } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { timeOfDay } from '@/lib/words/time-words';
import { fleet } from '../home/fleet';
import { planComparison } from '../plan-comparison';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `Field-Force Management: Attendance and Visits | ${site.name}`,
  description:
    'Field-force management software: check-in inside geofences, visits scheduled by skill, inspection forms that work offline and mileage claims.',
  keywords: [
    'field-force management software',
    'geofence attendance',
    'field service scheduling',
    'mobile inspection forms',
    'technician tracking',
  ],
};

const hero: Page['hero'] = {
  heading: 'Field-force management for service teams',
  description:
    'Software for supervisors of technicians, merchandisers and meter readers: they check in on site by phone, and you see who is there and which visit is next.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'field-hero',
    narrow: 'field-hero-phone',
    alt: 'Site plan of 9 Mill Quarter in its geofence: a check-in at the corner at 8:51 AM, 85 feet off, was refused; L. Haddad’s at the door at 9:12 AM counts. A card names her next visits, and S. Iversen is on the road nearby.',
  },
};

const screen: Page['screen'] = {
  title: 'Who is on site, and what is next',
  alt: 'Visits of Riverside hub at 1:48 PM: four technicians with the hour they checked in, the plan of L. Haddad, and her visit at 22 Dyers’ Row.',
  bar: {
    place: fleet.hub,
    date: fleet.date,
    clock: timeOfDay(fleet.clock.label),
    tabs: ['Map', 'Orders', 'Routes', 'Visits', 'SIM'],
    open: 'Visits',
    status: '4 of 4 on shift',
  },
  list: {
    title: '4 check-in times',
    rows: [
      {
        hue: 'plum',
        name: 'T. Adeyemi',
        note: '11 min late, at a solar farm',
        value: '8:11',
        mark: 'warned',
      },
      { hue: 'teal', name: 'P. Novak', note: 'At 12 Linen Square', value: '8:02' },
      { hue: 'cobalt', name: 'L. Haddad', note: 'At 22 Dyers’ Row', value: '7:56', open: true },
      { hue: 'madder', name: 'S. Iversen', note: 'On the way to the next visit', value: '7:49' },
    ],
  },
  image: { picture: 'field-visits', narrow: 'field-visits-phone', whole: true },
  panel: {
    title: '22 Dyers’ Row',
    note: 'L. Haddad, elevator check',
    figure: 'Arrived at 1:31',
    facts: [
      { label: 'Checked in', value: 'At the door' },
      { label: 'On site', value: '17 minutes' },
      { label: 'Door force', value: '26 lbf' },
      { label: 'Photos', value: '2 of 2' },
      { label: 'Signature', value: 'Still open' },
    ],
    actions: ['Call', 'Report'],
  },
  spots: [
    { x: 19.5, y: 13, text: 'Each technician’s check-in time on site; late starts are marked.' },
    { x: 69.2, y: 20, text: 'Visits in order of skill, promised hour and driving time.' },
    { x: 97, y: 27, text: 'The inspection form is filled in at the machine.' },
  ],
};

const highlights: Page['highlights'] = {
  title: 'A field day without paper forms',
  variant: 'list',
  items: [
    {
      time: '07:56',
      heading: 'Attendance check-in on site',
      description:
        'Technicians check in with a tap inside the geofence, or up to 50 feet outside it. A second tap ends the day, and the week’s hours are added up.',
      image: {
        picture: 'field-punch-card',
        alt: 'Punch card of L. Haddad for week 46, punched at 7:56 AM on Thursday.',
      },
    },
    {
      time: '09:20',
      heading: 'Visits matched to skills',
      description:
        'Skills, certificates and the tools in the van are checked before a visit is assigned.',
      image: {
        picture: 'field-pegboard',
        alt: 'Pegboard with two tools gone: the job asks for two skills and T. Adeyemi has both.',
      },
    },
    {
      time: '10:12',
      heading: 'Notes and forms without signal',
      description:
        'What is recorded without a signal stays on the phone and is sent once the signal returns.',
      image: {
        picture: 'field-basement',
        alt: 'A line through a basement without signal: three records are kept and sent at 10:50 AM.',
      },
    },
    {
      time: '16:31',
      heading: 'Mileage claims by GPS',
      description: 'The phone records the miles driven, so claim and route always match.',
      image: {
        picture: 'field-odometer',
        alt: 'Odometer: 42.6 miles driven, 42.6 miles claimed.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Attendance by GPS check-in',
    description:
      'At check-in, the phone’s GPS location must be inside the geofence of the first site, give or take 50 feet. SIM tracking is too coarse for that. Breaks, late starts and overtime are added to the sheet during the day.',
    List: [
      'By GPS on the technician’s phone, or entered by a supervisor',
      'After a late start, the app asks once for the reason',
      'Hours go to payroll as a CSV file, on the day you set',
    ],
    section_id: 'attendance',
    image: {
      picture: 'field-attendance',
      narrow: 'field-attendance-phone',
      alt: 'Attendance sheet of November 12: four technicians in from 7:49 AM, their breaks left out, one eleven minutes late.',
    },
    link: { label: 'View More: attendance by location', href: '/blog/attendance-by-location' },
  },
  {
    heading: 'Geofencing in the shape of the site',
    description:
      'Draw the outline of the lot, not a circle. Passing the gate counts as arrival; the next block does not, and the app shows how many feet are left to go.',
    section_id: 'geofencing',
    facts: [
      { label: 'Clock starts', value: 'inside the line' },
      { label: 'Tolerance', value: '50 ft off the line' },
      { label: 'Farther out', value: 'refused, with the distance' },
    ],
    link: { label: 'View More: how geofences are set', href: '/support/articles/geofence-guide' },
  },
  {
    heading: 'Visit scheduling by skill and hour',
    description:
      'Visits are ordered by skill, promised hour and driving time, with parts picked up first. When one runs long, the later visits move and their customers get the new time.',
    List: [
      'Time windows kept, travel included',
      'Parts reserved before the van leaves',
      'Yesterday’s unfinished visit comes first',
    ],
    section_id: 'visit-plan',
    link: { label: 'View More: more visits a day', href: '/blog/visits-per-day' },
  },
  {
    heading: 'Inspection forms by type of job',
    description:
      'Inspections and repairs have their own questions. A value out of range is flagged while the technician is still at the machine.',
    List: [
      'Photos time-stamped and geotagged',
      'A signature closes the visit',
      'The report is sent as soon as the visit closes',
    ],
    section_id: 'site-forms',
    image: {
      picture: 'field-form',
      narrow: 'field-form-phone',
      alt: 'Elevator inspection on a phone: door force 26 lbf, brake test passed, two photos and the building manager’s signature.',
    },
  },
  {
    heading: 'Urgent visits by skill and distance',
    description:
      'A stuck elevator at 1:48 PM goes to the closest technician who is certified to open it. Visits that this technician had planned move to others.',
    section_id: 'urgent-visits',
    image: {
      picture: 'field-nearest',
      alt: 'Arcs of minutes around an urgent job: S. Iversen is nearer, but P. Novak, twelve minutes away, has the skill and is sent.',
    },
    link: { label: 'View More: exceptions', href: `${routes.supervisorApp}#exceptions` },
    facts: [
      { label: 'Skill', value: 'traction elevators' },
      { label: 'By road', value: '12 min' },
      { label: 'Moved', value: '1 visit' },
    ],
  },
];

const uses: Page['uses'] = {
  title: 'Field teams that use it',
  items: [
    {
      hue: 'teal',
      who: 'Solar and wind crews',
      what: 'Sites without a street address, and the crew that carries the spare part.',
      href: '/case-studies/renewable-energy-fleet-visibility',
    },
    {
      hue: 'ochre',
      who: 'Merchandisers',
      what: 'Geotagged shelf photos from each store visit.',
      href: '/use-cases/retail',
    },
    {
      hue: 'cobalt',
      who: 'Consumer-goods reps',
      what: 'Routes that reach each store on the list.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'plum',
      who: 'Employee shuttles',
      what: 'Bus drivers checked in at the plant gate.',
      href: '/case-studies/employee-pickup-drop-management',
    },
  ],
};

export const fieldforceManagement: Page = {
  page,
  plan: planFinder(planComparison)('Attendance inside geofences'),
  hero,
  screen,
  highlights,
  features,
  featuresTitle: 'Check-in, visits and reports',
  uses,
};
