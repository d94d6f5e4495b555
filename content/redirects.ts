import type { Redirect } from './schemas/redirects';

/**
 * Old addresses and the pages that took their place, for whoever kept the old one.
 *
 * A line is one old address, with the new one: `{ from: '/blog/old-name', to: '/blog/new-name' },`.
 * `to` may end in an anchor (`/pricing#savings`).
 */
export const redirects: readonly Redirect[] = [
  { from: '/blog/first-attempt-failures', to: '/blog/failed-delivery-attempts' },
  { from: '/blog/rain-at-three', to: '/blog/rain-delays-on-delivery-routes' },
];
