import { site } from '../site';

export const webinarsPage = {
  page: {
    title: `Webinars from the ${site.name} dispatch desk`,
    description:
      'No upcoming events at the moment. Read the blog for worked examples from dispatch, or book a demo and bring a day of your own stops.',
    keywords: ['fleet management webinar', 'route planning webinar', 'dispatch training'],
  },
  title: 'Webinars',
  text: 'No upcoming events. We run one when there is a day’s worth of routes to take apart in public.',
  status: 'nothing scheduled',
  /** Replaces the above once there is a webinar. */
  listed: {
    description:
      'Routes of a working day taken apart in public, with questions from dispatchers: dates to register for and recordings of earlier sessions.',
    lead: 'A working day’s routes, taken apart in public. Bring questions; we bring the sums.',
    menu: 'Live sessions and recordings',
  },
  ahead: 'Coming up',
  behind: 'Earlier sessions',
} as const;

export const whitePapersPage = {
  page: {
    title: `White papers on routes, fleets and proof | ${site.name}`,
    description:
      'Coming soon: long reads on objective weights, tracking methods, proof of delivery and field attendance, each with the sums printed beside the claims.',
    keywords: [
      'fleet management white paper',
      'route optimization research',
      'delivery white paper',
    ],
  },
  title: 'White papers',
  text: 'Coming soon. We would rather print them late than thin.',
  /** Replaces the above once there is a real paper. */
  listed: {
    description:
      'Long reads on objective weights, tracking methods, proof of delivery and field attendance to download, with the sums printed beside the claims.',
    lead: 'Long reads to download, with the sums printed beside the claims.',
    menu: 'Longer reads to download',
  },
  listTitle: 'All papers',
} as const;
