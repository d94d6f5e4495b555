import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';

/** One page of every kind: where pages share sections and sheets, one stands for the others. */
export const pageFamilies: readonly string[] = [
  routes.home,
  routes.fleetManagement,
  routes.deliveryManagement,
  routes.driverMobileApp,
  routes.routeOptimization,
  routes.integrations,
  routes.pricing,
  routes.industries,
  routes.successStories,
  '/use-cases/couriers',
  '/case-studies/omnichannel-order-management',
  routes.blog,
  `/blog/${getPosts()[0]?.slug}`,
  '/blog/archive/2025',
  '/blog/404',
  routes.webinars,
  routes.testimonials,
  routes.support,
  routes.helpBilling,
  routes.contact,
  routes.apiDocs,
  routes.privacyPolicy,
];
