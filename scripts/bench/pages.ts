import { type PagePath, routes } from '@/lib/routes';
import type { Way } from './navigation';

/** The pages that are weighed: the busiest ones, and one of each kind that repeats. */
export const benchPages: readonly PagePath[] = [
  routes.home,
  routes.routeOptimization,
  routes.pricing,
  routes.blog,
  '/blog/electric-vans-in-winter',
  routes.helpBilling,
];

/** The links that are followed: from a heavy page, to a heavy page, and among articles. */
export const benchWays: readonly Way[] = [
  { from: routes.home, to: routes.routeOptimization },
  { from: routes.home, to: routes.pricing },
  { from: routes.pricing, to: routes.home },
  { from: routes.blog, to: '/blog/how-long-a-stop-takes' },
  { from: routes.support, to: routes.helpBilling },
];
