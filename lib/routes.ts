/** Every internal address but those of entries; nothing else spells one. */
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
  helpImport: '/support/articles/import-your-stops',
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

/** Shown by the service worker without network and copy; nothing links to it. */
export const offlinePath = '/offline';

/** Lists of stops to fill in, for the planner. */
export const plannerTemplates = {
  csv: '/planner-template.csv',
  xlsx: '/planner-template.xlsx',
} as const;

/** What was tested and measured last, which docs/results.md shows as a page. */
export const resultsPath = '/results.json';

export type RoutePath = (typeof routes)[keyof typeof routes];

type EntryPath =
  | `/blog/${string}`
  | `/case-studies/${string}`
  | `/support/articles/${string}`
  | `/use-cases/${string}`;

export type PagePath = RoutePath | EntryPath;

/** With a query or a hash where it needs one. */
export type Href =
  | PagePath
  | (typeof plannerTemplates)[keyof typeof plannerTemplates]
  | `${RoutePath}?${string}`
  | `${RoutePath}#${string}`
  | `#${string}`;

export const pages: ReadonlySet<string> = new Set(Object.values(routes));
