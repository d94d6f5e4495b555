import { site } from '../site';

/** The webinars page: for now it says that none is planned. */
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
} as const;

/** The white-papers page: for now it says that they are coming. */
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
  listTitle: 'All papers',
} as const;
