import { routes } from '@/lib/routes';
import { percentOf } from '@/lib/words/percent';
import { figures } from '../figures';
import type { ProductContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `Field Force Management: Attendance, Geofences | ${site.name}`,
  description:
    'Know who is on which site without a call: attendance inside geofences, visits by skill, forms that work in a basement and travel claims that add up.',
  keywords: [
    'field force management software',
    'geofence attendance',
    'field service scheduling',
    'mobile inspection forms',
    'technician tracking',
  ],
};

const hero: Page['hero'] = {
  heading: 'Field force management on site',
  description:
    'Technicians, merchandisers and meter readers clock in where the work is. You see who stands in which fence, who is on the way and which visit comes next.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'field-hero',
    narrow: 'field-hero-phone',
    alt: 'Map at 13:48: agents stand inside their geofences, and one is on the way to hers.',
  },
};

const highlights: Page['highlights'] = {
  title: 'Field paperwork nobody fills in',
  variant: 'list',
  items: [
    {
      time: '07:56',
      heading: 'Attendance in one tap, on site',
      description:
        'The agent taps in, and the tap counts inside the fence, or up to 50 feet off its line. Another tap ends the day, and the week adds itself up.',
      image: {
        picture: 'field-punch-card',
        alt: 'Punch card of L. Haddad for week 46, punched at 07:56 on Thursday.',
      },
    },
    {
      time: '09:20',
      heading: 'Visits matched to skills',
      description:
        'Skills, certificates and the tools in the van are checked before a visit is given away.',
      image: {
        picture: 'field-pegboard',
        alt: 'Pegboard with two tools gone: the job asks for two skills and T. Adeyemi has both.',
      },
    },
    {
      time: '10:12',
      heading: 'Offline notes, even in a basement',
      description:
        'What is noted without signal stays on the phone and is sent in order once a bar returns.',
      image: {
        picture: 'field-basement',
        alt: 'A line through a basement without signal: three records are kept and sent at 10:50.',
      },
    },
    {
      time: '16:31',
      heading: 'Mileage claims as driven',
      description: 'Miles come from the road itself, so a claim needs no map and no argument.',
      image: {
        picture: 'field-odometer',
        alt: 'Odometer: 42.6 miles driven, 42.6 miles claimed.',
      },
    },
  ],
};

const features: Page['features'] = [
  {
    heading: 'Attendance without a roll call',
    description:
      'An agent checks in by a tap, and the phone’s position has to be inside the fence of the first site, give or take 50 feet. A SIM is too coarse for that. Breaks, late starts and overtime fill the sheet while the day runs.',
    List: [
      'Checked in by GPS, or by a supervisor’s tap',
      'A late start asks for its reason, once',
      'Hours go to payroll on the day you set',
    ],
    section_id: 'attendance',
    image: {
      picture: 'field-attendance',
      narrow: 'field-attendance-phone',
      alt: 'Attendance sheet of November 14: four agents in from 07:49, their breaks left out, one eleven minutes late.',
    },
    link: { label: 'View More', href: routes.simTracking },
    side: 'right',
  },
  {
    variant: 'wide',
    heading: 'Geofencing in the shape of the site',
    description:
      'Trace the lot, not a circle. Passing the gate counts as arrival; the next block does not, and the agent is told how many feet are left to go.',
    section_id: 'geofencing',
    image: {
      picture: 'field-site',
      narrow: 'field-site-phone',
      alt: 'Site plan: the fence follows the lot of 9 Mill Quarter; a check-in at the corner at 08:51, 85 feet off, was refused; the one at the door at 09:12 counts.',
    },
    ground: 'paper',
    card: {
      title: 'Fence of 9 Mill Quarter',
      facts: [
        { label: 'Clock starts', value: 'inside the line' },
        { label: 'Tolerance', value: '50 ft off the line' },
        { label: 'Farther out', value: 'refused, with the distance' },
      ],
    },
  },
  {
    heading: 'Visit scheduling by skill and hour',
    description:
      'Visits follow skill, promised hour and the way between them, with parts fetched first. When one runs long, the rest of the day moves and customers hear the new hour.',
    List: [
      'Windows kept, travel counted in',
      'Parts booked before the key turns',
      'Yesterday’s unfinished visit comes first',
    ],
    section_id: 'visit-plan',
    image: {
      picture: 'field-visits',
      narrow: 'field-visits-phone',
      alt: 'Plan of L. Haddad: Riverside hub at 08:00, then four visits from 9 Mill Quarter at 09:12 to 4 Tenter Park at 15:10.',
    },
    link: { label: 'View More', href: routes.routeOptimization },
  },
  {
    heading: 'Inspection forms that fit the job',
    description:
      'An inspection brings its own questions, a repair brings others. A value out of range is caught while the agent still stands at the machine.',
    List: [
      'Photos carry place and minute',
      'A signature closes the visit',
      'The report is out before the van is',
    ],
    section_id: 'site-forms',
    image: {
      picture: 'field-form',
      narrow: 'field-form-phone',
      alt: 'Elevator inspection on a phone: door force 26 lbf, brake test passed, two photos and the building manager’s signature.',
    },
  },
  {
    heading: 'Urgent visits: near, and able',
    description:
      'A stuck elevator at 13:48 goes to the closest agent who may open it, not to the closest dot. What the agent had planned is shared out.',
    section_id: 'urgent-visits',
    image: {
      picture: 'field-nearest',
      alt: 'Arcs of minutes around an urgent job: S. Iversen is nearer, but P. Novak, twelve minutes away, has the skill and is sent.',
    },
    link: { label: 'View More', href: routes.supervisorApp },
    facts: [
      { label: 'Skill', value: 'traction elevators', hue: 'teal' },
      { label: 'By road', value: '12 min', hue: 'ochre' },
      { label: 'Moved', value: '1 visit', hue: 'plum' },
    ],
  },
];

const uses: Page['uses'] = {
  title: 'Field teams that use it',
  items: [
    {
      hue: 'teal',
      who: 'Solar and wind crews',
      what: 'Sites without a street name, spares without a search.',
      href: '/case-studies/renewable-energy-fleet-visibility',
    },
    {
      hue: 'ochre',
      who: 'Merchandisers',
      what: 'Shelf photos that prove the store was visited.',
      href: '/use-cases/retail',
    },
    {
      hue: 'cobalt',
      who: 'Consumer-goods reps',
      what: 'Store routes that skip no outlet on the list.',
      href: '/use-cases/ecommerce',
    },
    {
      hue: 'plum',
      who: 'Shift transport',
      what: 'Drivers clocked in at the plant gate, bus by bus.',
      href: '/case-studies/employee-pickup-drop-management',
    },
  ],
};

const kept = percentOf(figures.onTime.value) ?? 0;

const figure: Page['figure'] = {
  drawing: 'promises',
  hue: 'ochre',
  ...figures.onTime,
  note: kept === 99 ? 'one miss in a hundred' : `${100 - kept} misses in a hundred`,
  before: '100 windows promised',
  after: `${kept} kept`,
};

export const fieldforceManagement: Page = {
  page,
  hero,
  highlights,
  features,
  statsTitle: 'Results for field teams',
  figure,
  uses,
};
