import { expect, it } from 'vitest';
import { recompute, shownFigures } from '@/scripts/bench/days/recompute';
import { planOf, sixDays, type TriedDay } from '@/scripts/bench/days/six-days';

const days = sixDays().map((tried): [string, TriedDay] => [tried.day.title, tried]);

it.each(days)('%s: cost, miles, waits and lateness are as computed independently', (_, tried) => {
  const plan = planOf(tried, 'manual');
  const [shown, again] = [shownFigures(plan), recompute(tried.day, tried.town, plan)];
  // Plain ground is a plane here and a sphere there.
  const near = tried.town ? 1e-5 : 3e-4;
  expect(Math.abs(shown.cost / again.cost - 1)).toBeLessThan(near);
  expect(Math.abs(shown.miles / again.miles - 1)).toBeLessThan(near);
  expect(Math.abs(shown.wait - again.wait)).toBeLessThan(0.1);
  expect(shown.lateStops).toBe(again.lateStops);
});
