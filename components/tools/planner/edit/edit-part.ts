import { lazyPart } from '../state/lazy-part';

/** What can wait. Manual planning comes along, so that nothing is fetched when own stops are planned. */
export const editPart = lazyPart(() =>
  Promise.all([import('./edit-parts'), import('@/lib/planner/day/manual')]).then(
    ([parts]) => parts,
  ),
);
