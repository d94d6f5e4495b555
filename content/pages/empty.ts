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
  planned: {
    title: 'Planned webinars',
    text: 'These are planned and have no dates yet. The guide at each covers its main points today.',
    items: [
      {
        term: 'Route planning with time windows',
        text: '45 minutes, for dispatchers. Live with 40 stops: which windows cost the most miles, and what to do when two of them collide.',
        link: { label: 'Advanced planning constraints', href: routes.helpConstraints },
      },
      {
        term: 'Six vans, even shifts',
        text: '45 minutes, for dispatchers and supervisors. A hundred packages shared out so that all six vans are back within 20 minutes of each other.',
        link: { label: 'Plan several vehicles at once', href: routes.helpMultiVehicle },
      },
      {
        term: 'Training drivers on the app',
        text: '30 minutes, for team leads. A first day from sign-in to proof photo, once with a signal and once without.',
        link: { label: 'How to set up the driver app', href: routes.helpMobileApp },
      },
    ],
    link: { label: 'Plan with your own stops', href: routes.routeOptimization },
  },
  /** Articles to read while nothing is planned. */
  meanwhile: {
    title: 'On the blog: plan and run a delivery day',
    posts: [
      'how-to-choose-route-planning-software',
      'replanning-during-the-day',
      'a-drivers-first-week',
    ],
  },
  newsletter: 'Get the date of the first webinar',
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
  planned: {
    title: 'Planned papers',
    text: 'None of these has a date. What we can say today stands in the guide at each.',
    items: [
      {
        term: 'How close a quick plan comes',
        text: 'For operations managers. Benchmark problems whose best routes are known, planned in a second and in a minute, with the gap in miles.',
        link: { label: 'Route algorithms and tuning', href: routes.helpRouteAlgorithms },
      },
      {
        term: 'Tracking trucks you do not own',
        text: 'For fleet managers. SIM, app and wired unit on the same contract truck: how far off each is, and what its driver agrees to.',
        link: {
          label: 'How a driver agrees to SIM tracking',
          href: '/support/articles/sim-tracking-consent',
        },
      },
      {
        term: 'The cost of a second attempt',
        text: 'For delivery managers. A worksheet for your own figures: miles, minutes and phone calls per hundred failed deliveries.',
        link: { label: 'Set up customer notifications', href: routes.helpNotifications },
      },
    ],
    link: { label: 'Browse the Help Center', href: routes.support },
  },
  /** Articles to read until there is a paper. */
  meanwhile: {
    title: 'On the blog: methods and measurements',
    posts: [
      'genetic-algorithms-for-dispatchers',
      'sim-or-gps-tracking',
      'proof-of-delivery-disputes',
    ],
  },
  newsletter: 'Know when the first paper is out',
  listTitle: 'All papers',
} as const;
