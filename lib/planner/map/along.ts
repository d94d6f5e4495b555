import type { Plan } from '../day/plan';

/** The next stop of a van, then of the next van, then left over; undefined without stops. */
export function stopAlong(
  plan: Plan,
  chosen: number | undefined,
  to: 'next' | 'previous' | 'first' | 'last',
): number | undefined {
  const left = plan.leftOver.map(({ stop }) => stop);
  const all = [...plan.sequences, left].filter((sequence) => sequence.length > 0);
  const sequence = all.find((each) => chosen !== undefined && each.includes(chosen));
  if (!sequence) return to === 'next' || to === 'first' ? all[0]?.[0] : all.at(-1)?.at(-1);
  if (to === 'first') return sequence[0];
  if (to === 'last') return sequence.at(-1);
  const order = all.flat();
  const at = order.indexOf(chosen ?? 0) + (to === 'next' ? 1 : -1);
  return order[(at + order.length) % order.length];
}
