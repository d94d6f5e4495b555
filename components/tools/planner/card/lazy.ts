/*
 * The card of the home page is loaded lazily, behind one more step, as the planner in its own place does. Not
 * in one file with that: each page would then name the files of both.
 */
export const bringCard = () =>
  import('./optimized-card.client').then(({ OptimizedCard }) => OptimizedCard);
