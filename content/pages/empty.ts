import { routes } from '@/lib/routes';
import { site } from '../site';

export const webinarsPage = {
  page: {
    title: `Webinars for fleet managers and dispatchers | ${site.name}`,
    description:
      'No upcoming webinars for fleet managers and dispatchers at the moment. Read worked examples on the blog, or book a demo with a day of your own stops.',
    keywords: ['fleet management webinar', 'route planning webinar', 'dispatch training'],
  },
  title: 'Webinars',
  text: 'No upcoming events. Our newsletter, one letter a month, will announce webinars for dispatchers and fleet managers.',
  /** Replaces the above once there is a webinar. */
  listed: {
    description:
      'Live webinars for dispatchers and fleet managers on planning a day’s routes: dates to register for and recordings of earlier sessions.',
    lead: 'For dispatchers and fleet managers: a day’s routes planned live, with every step shown and time for questions.',
    menu: 'Live sessions and recordings',
  },
  /** Articles to read while nothing is planned. */
  meanwhile: {
    title: 'On the blog: plan and run a delivery day',
    posts: [
      'how-to-choose-route-planning-software',
      'replanning-during-the-day',
      'a-drivers-first-week',
    ],
    guides: {
      title: 'In the help center: step by step',
      slugs: [
        'route-optimization-guide',
        'multi-vehicle-routing',
        'supervisor-and-dispatcher-apps',
      ],
    },
  },
  newsletter: 'Get the date of the first webinar',
  /** Above a button that books a demo. */
  live: 'Or see a day of your own stops planned live',
  ahead: 'Coming up',
  behind: 'Earlier sessions',
} as const;

export const whitePapersPage = {
  page: {
    title: `White papers on routes, tracking and delivery | ${site.name}`,
    description:
      'Coming soon: white papers for fleet managers on route planning, tracking methods, proof of delivery and field attendance, with the numbers shown.',
    keywords: [
      'fleet management white paper',
      'route optimization research',
      'delivery white paper',
    ],
  },
  title: 'White papers',
  text: 'Coming soon: papers for fleet managers on route planning, tracking, proof of delivery and attendance. Our newsletter, one letter a month, announces each.',
  /** Replaces the above once there is a real paper. */
  listed: {
    description:
      'White papers for fleet managers to download: route planning, tracking methods, proof of delivery and field attendance, with the numbers shown.',
    lead: 'For fleet managers: papers to download, with the calculations behind each claim.',
    menu: 'Papers to download',
  },
  /** Articles to read until there is a paper. */
  meanwhile: {
    title: 'On the blog: methods and measurements',
    posts: [
      'genetic-algorithms-for-dispatchers',
      'sim-or-gps-tracking',
      'proof-of-delivery-disputes',
    ],
    guides: {
      title: 'In the help center: settings and reports',
      slugs: ['advanced-constraints', 'sim-tracking-consent', 'reading-the-reports'],
    },
  },
  newsletter: 'Know when the first paper is out',
  today: { label: 'Read how the planner works today', href: routes.helpRouteAlgorithms },
  listTitle: 'All papers',
} as const;
