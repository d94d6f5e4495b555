import { type RoutePath, routes } from '@/lib/routes';

/** Guides and legal text have days of their own. */
type OwnDay = Exclude<
  RoutePath,
  `/support/articles/${string}` | typeof routes.privacyPolicy | typeof routes.terms
>;

/** The day on which the words of a page last changed, for the sitemap: never that of the build. */
export const pageDays = {
  [routes.home]: '2026-12-01',
  [routes.fleetManagement]: '2026-12-01',
  [routes.deliveryManagement]: '2026-12-01',
  [routes.routeOptimization]: '2026-12-01',
  [routes.fieldforceManagement]: '2026-12-01',
  [routes.supervisorApp]: '2026-12-01',
  [routes.driverMobileApp]: '2026-12-01',
  [routes.simTracking]: '2026-12-01',
  [routes.integrations]: '2026-11-29',
  [routes.pricing]: '2026-12-01',
  [routes.industries]: '2026-11-29',
  [routes.successStories]: '2026-11-29',
  [routes.blog]: '2026-11-29',
  [routes.whitepapers]: '2026-11-29',
  [routes.webinars]: '2026-11-29',
  [routes.testimonials]: '2026-11-29',
  [routes.support]: '2026-11-29',
  [routes.contact]: '2026-11-29',
  [routes.apiDocs]: '2026-11-29',
} as const satisfies Record<OwnDay, string>;
