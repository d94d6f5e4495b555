/**
 * Every internal address of the site. Header, footer, sitemap, canonical links and tests read this
 * list, so an address is spelled once.
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
  useCaseRestaurants: '/use-cases/restaurants',
  useCaseRetail: '/use-cases/retail',
  useCaseEcommerce: '/use-cases/ecommerce',
  useCaseCouriers: '/use-cases/couriers',
  caseRenewableEnergy: '/case-studies/renewable-energy-fleet-visibility',
  caseEmployeeTransport: '/case-studies/employee-pickup-drop-management',
  caseOmnichannel: '/case-studies/omnichannel-order-management',
  blog: '/blog',
  webinars: '/webinars',
  whitepapers: '/whitepapers',
  testimonials: '/testimonials',
  support: '/support',
  contact: '/contact',
  apiDocs: '/api-docs',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-condition',
} as const;

/** An internal address without query or hash. */
export type RoutePath = (typeof routes)[keyof typeof routes];

/** An internal address, with a query or a hash where it needs one. */
export type Href = RoutePath | `${RoutePath}?${string}` | `${RoutePath}#${string}` | `#${string}`;

/**
 * Addresses that have a page. The rest of `routes` is promised by the specification and answers
 * as an unknown address until its page exists; a test keeps this list and `app/` in step.
 */
export const builtRoutes: ReadonlySet<string> = new Set<RoutePath>([routes.home]);
