/**
 * Every internal address of the site but those of entries. Header, footer, sitemap, canonical links
 * and tests read this list, so an address is spelled once.
 */
export const routes = {
  home: '/',
  fleetManagement: '/fleet-management',
  deliveryManagement: '/delivery-management',
  routeOptimization: '/route-optimization',
  fieldforceManagement: '/fieldforce-management',
  supervisorApp: '/supervisor-app',
  driverMobileApp: '/driver-mobile-app',
  simTracking: '/sim-tracking',
  integrations: '/integrations',
  pricing: '/pricing',
  industries: '/industries',
  successStories: '/success-stories',
  blog: '/blog',
  webinars: '/webinars',
  whitepapers: '/whitepapers',
  testimonials: '/testimonials',
  support: '/support',
  helpRouteOptimization: '/support/articles/route-optimization-guide',
  helpDriverManagement: '/support/articles/driver-management-guide',
  helpRouteAlgorithms: '/support/articles/route-algorithms-guide',
  helpMobileApp: '/support/articles/mobile-app-guide',
  helpNotifications: '/support/articles/notification-guide',
  helpBilling: '/support/articles/billing-guide',
  helpMultiVehicle: '/support/articles/multi-vehicle-routing',
  helpConstraints: '/support/articles/advanced-constraints',
  helpTemplates: '/support/articles/route-templates',
  contact: '/contact',
  apiDocs: '/api-docs',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-condition',
} as const;

/** The page that the service worker shows where there is neither a network nor a copy; nothing links to it. */
export const offlinePath = '/offline';

/** An internal address without query or hash. */
export type RoutePath = (typeof routes)[keyof typeof routes];

/** The address of an entry: its file is its page, and no list names it. */
type EntryPath =
  | `/blog/${string}`
  | `/case-studies/${string}`
  | `/support/articles/${string}`
  | `/use-cases/${string}`;

/** The address of a page. */
export type PagePath = RoutePath | EntryPath;

/** An internal address, with a query or a hash where it needs one. */
export type Href = PagePath | `${RoutePath}?${string}` | `${RoutePath}#${string}` | `#${string}`;

/** Every address of `routes`, to look one up; a test keeps `routes` and `app/` in step. */
export const pages: ReadonlySet<string> = new Set(Object.values(routes));
