import type { Plan } from '../day/plan';

const sequences = ({ routes, leftOver }: Plan): number[][] =>
  [
    ...routes.map(({ visits }) => visits.map(({ stop }) => stop)),
    leftOver.map(({ stop }) => stop),
  ].filter((sequence) => sequence.length > 0);

/**
 * The stop next to one along its van. After the last stop of a van comes the first of the next one, and
 * after all vans what is left over, so that every stop is reached. Undefined where there is none.
 */
export function stopAlong(
  plan: Plan,
  chosen: number | undefined,
  to: 'next' | 'previous' | 'first' | 'last',
): number | undefined {
  const all = sequences(plan);
  const sequence = all.find((each) => chosen !== undefined && each.includes(chosen));
  if (!sequence) return to === 'next' || to === 'first' ? all[0]?.[0] : all.at(-1)?.at(-1);
  if (to === 'first') return sequence[0];
  if (to === 'last') return sequence.at(-1);
  const order = all.flat();
  const at = order.indexOf(chosen ?? 0) + (to === 'next' ? 1 : -1);
  return order[(at + order.length) % order.length];
}

/** The first stop of a van by its place in the day; undefined where it does not drive. */
export const firstStopOf = ({ routes }: Plan, van: number): number | undefined =>
  routes.find((route) => route.van === van)?.visits[0]?.stop;
