import type { Redirect } from './schemas/redirects';

/** Such as `{ from: '/blog/old-name', to: '/blog/new-name' },`; `to` may end in an anchor. */
export const redirects: readonly Redirect[] = [
  { from: '/blog/first-attempt-failures', to: '/blog/failed-delivery-attempts' },
  { from: '/blog/rain-at-three', to: '/blog/rain-delays-on-delivery-routes' },
  { from: '/blog/returns-on-the-same-round', to: '/blog/returns-on-the-same-route' },
];
