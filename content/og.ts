import { type RoutePath, routes } from '@/lib/routes';
import type { Preview } from './schemas/parts/previews';

/** One preview picture per page; entries define their own. */
export const previews = {
  [routes.home]: { words: 'Fleet tracking and route planning', hue: 'cobalt', ground: 'tint' },
  [routes.fleetManagement]: {
    words: 'Fleet tracking on one live map',
    hue: 'cobalt',
    ground: 'night',
  },
  [routes.deliveryManagement]: {
    words: 'Delivery with proof at the door',
    hue: 'madder',
    ground: 'tint',
  },
  [routes.routeOptimization]: {
    words: 'Route optimization software',
    hue: 'teal',
    ground: 'night',
  },
  [routes.fieldforceManagement]: {
    words: 'Field attendance and visits',
    hue: 'ochre',
    ground: 'tint',
  },
  [routes.supervisorApp]: {
    words: 'Supervisor app for delivery hubs',
    hue: 'plum',
    ground: 'night',
  },
  [routes.driverMobileApp]: {
    words: 'Driver app for delivery routes',
    hue: 'plum',
    ground: 'tint',
  },
  [routes.simTracking]: { words: 'SIM tracking without hardware', hue: 'cobalt', ground: 'tint' },
  [routes.integrations]: { words: 'Integrations for delivery fleets', hue: 'teal', ground: 'deep' },
  [routes.pricing]: { words: 'Pricing per user, per month', hue: 'madder', ground: 'deep' },
  [routes.industries]: {
    words: 'Delivery software, {count} {industry|industries}',
    hue: 'plum',
    ground: 'deep',
  },
  [routes.successStories]: {
    words: 'Sample success stories and ROI',
    hue: 'ochre',
    ground: 'deep',
  },
  [routes.blog]: { words: 'Fleet and delivery blog', hue: 'teal', ground: 'night' },
  [routes.webinars]: { words: 'Webinars', hue: 'cobalt', ground: 'night' },
  [routes.whitepapers]: { words: 'White papers', hue: 'teal', ground: 'tint' },
  [routes.testimonials]: { words: 'Testimonials from dispatchers', hue: 'madder', ground: 'night' },
  [routes.support]: { words: 'Help Center', hue: 'ochre', ground: 'tint' },
  [routes.contact]: { words: 'Contact sales and support', hue: 'plum', ground: 'night' },
  [routes.apiDocs]: { words: 'API reference', hue: 'cobalt', ground: 'deep' },
  [routes.privacyPolicy]: { words: 'Privacy policy', hue: 'plum', ground: 'tint' },
  [routes.terms]: { words: 'Terms of service', hue: 'ochre', ground: 'tint' },
} as const satisfies Record<Exclude<RoutePath, `/support/articles/${string}`>, Preview>;
