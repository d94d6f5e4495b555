import { type PagePath, routes } from '@/lib/routes';

/** The pages that are weighed: the busiest ones, and one of each kind that repeats. */
export const benchPages: readonly PagePath[] = [
  routes.home,
  routes.routeOptimization,
  routes.pricing,
  routes.blog,
  '/blog/electric-vans-in-winter',
  routes.helpBilling,
];
