import { type RoutePath, routes } from '@/lib/routes';
import type { Preview } from './schemas/parts/previews';

/** One preview picture per page; entries define their own. */
export const previews = {
  [routes.home]: { words: 'Routes that don’t overlap', hue: 'cobalt', ground: 'tint' },
  [routes.fleetManagement]: {
    words: 'Fleet: every vehicle reports',
    hue: 'cobalt',
    ground: 'night',
  },
  [routes.deliveryManagement]: {
    words: 'Delivery, proven at the door',
    hue: 'madder',
    ground: 'tint',
  },
  [routes.routeOptimization]: { words: 'Routes kept apart', hue: 'teal', ground: 'night' },
  [routes.fieldforceManagement]: {
    words: 'Field force on site, on time',
    hue: 'ochre',
    ground: 'tint',
  },
  [routes.supervisorApp]: { words: 'Supervisor app for depots', hue: 'plum', ground: 'night' },
  [routes.driverMobileApp]: { words: 'Driver app for the route', hue: 'plum', ground: 'tint' },
  [routes.simTracking]: { words: 'Tracking by SIM alone', hue: 'cobalt', ground: 'tint' },
  [routes.integrations]: { words: 'What it connects to', hue: 'teal', ground: 'deep' },
  [routes.pricing]: { words: 'Pricing per user, per month', hue: 'madder', ground: 'deep' },
  [routes.industries]: {
    words: 'Delivery software, {count} {trade|trades}',
    hue: 'plum',
    ground: 'deep',
  },
  [routes.successStories]: { words: 'Success stories and ROI', hue: 'ochre', ground: 'deep' },
  [routes.blog]: { words: 'Notes from dispatch', hue: 'teal', ground: 'night' },
  [routes.webinars]: { words: 'Webinars', hue: 'cobalt', ground: 'night' },
  [routes.whitepapers]: { words: 'White papers', hue: 'teal', ground: 'tint' },
  [routes.testimonials]: { words: 'What dispatchers say', hue: 'madder', ground: 'night' },
  [routes.support]: { words: 'Help Center', hue: 'ochre', ground: 'tint' },
  [routes.contact]: { words: 'Talk to us', hue: 'plum', ground: 'night' },
  [routes.apiDocs]: { words: 'API reference', hue: 'cobalt', ground: 'deep' },
  [routes.privacyPolicy]: { words: 'Privacy policy', hue: 'plum', ground: 'tint' },
  [routes.terms]: { words: 'Terms of service', hue: 'ochre', ground: 'tint' },
} as const satisfies Record<Exclude<RoutePath, `/support/articles/${string}`>, Preview>;
