import { type RoutePath, routes } from '@/lib/routes';
import type { Preview } from './schemas/parts/previews';

/** One preview picture per page; entries define their own. */
export const previews = {
  [routes.home]: { words: 'Routes that don’t overlap', thread: 'cobalt', ground: 'tint' },
  [routes.fleetManagement]: {
    words: 'Fleet: every vehicle reports',
    thread: 'cobalt',
    ground: 'night',
  },
  [routes.deliveryManagement]: {
    words: 'Delivery, proven at the door',
    thread: 'madder',
    ground: 'tint',
  },
  [routes.routeOptimization]: { words: 'Routes kept apart', thread: 'teal', ground: 'night' },
  [routes.fieldforceManagement]: {
    words: 'Field force on site, on time',
    thread: 'ochre',
    ground: 'tint',
  },
  [routes.supervisorApp]: { words: 'Supervisor app for depots', thread: 'plum', ground: 'night' },
  [routes.driverMobileApp]: { words: 'Driver app for the route', thread: 'plum', ground: 'tint' },
  [routes.simTracking]: { words: 'Tracking by SIM alone', thread: 'cobalt', ground: 'tint' },
  [routes.integrations]: { words: 'What it connects to', thread: 'teal', ground: 'deep' },
  [routes.pricing]: { words: 'Pricing per user, per month', thread: 'madder', ground: 'deep' },
  [routes.industries]: {
    words: 'Delivery software, {count} {trade|trades}',
    thread: 'plum',
    ground: 'deep',
  },
  [routes.successStories]: { words: 'Success stories and ROI', thread: 'ochre', ground: 'deep' },
  [routes.blog]: { words: 'Notes from dispatch', thread: 'teal', ground: 'night' },
  [routes.webinars]: { words: 'Webinars', thread: 'cobalt', ground: 'night' },
  [routes.whitepapers]: { words: 'White papers', thread: 'teal', ground: 'tint' },
  [routes.testimonials]: { words: 'What dispatchers say', thread: 'madder', ground: 'night' },
  [routes.support]: { words: 'Help Center', thread: 'ochre', ground: 'tint' },
  [routes.contact]: { words: 'Talk to us', thread: 'plum', ground: 'night' },
  [routes.apiDocs]: { words: 'API reference', thread: 'cobalt', ground: 'deep' },
  [routes.privacyPolicy]: { words: 'Privacy policy', thread: 'plum', ground: 'tint' },
  [routes.terms]: { words: 'Terms of service', thread: 'ochre', ground: 'tint' },
} as const satisfies Record<Exclude<RoutePath, `/support/articles/${string}`>, Preview>;
