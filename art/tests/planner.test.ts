import { expect, it } from 'vitest';
import { sampleDays } from '@/lib/planner/town/days';
import home from '@/lib/planner/town/days/home.json';
import { sampleDay } from '@/lib/planner/town/days/sample-day';
import { file } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';
import { bareSession, last, optimize } from '@/tests/unit/planner/day/sessions';
import { flawsOf } from '../maps/sound';
import { courierOptimized, homeOptimized } from '../pictures/planner/plans';
import { courierPlans, plannerTown } from '../pictures/planner/town';
import { assignPorts, findPorts } from '../routing/depot';

it('the town of the planner has sound streets, and a yard that eight vans leave apart', () => {
  const { city, yard } = plannerTown();
  expect(flawsOf(city, undefined)).toEqual([]);
  const around = Array.from({ length: 8 }, (_, i) => -Math.PI + 0.2 + (i * Math.PI) / 4);
  expect(assignPorts(findPorts(city.graph, yard), around)).toHaveLength(8);
});

it('the first day has knots and late stops in the manual plan, none in the optimized one', () => {
  const { manual, optimized } = courierPlans();
  expect(manual.totals.late).toBe(4);
  expect(manual.totals.crossings).toBeGreaterThan(15);
  expect(optimized.totals).toMatchObject({ late: 0, crossings: 0 });
  expect(optimized.leftOver).toEqual([]);
});

/** Optimizes a day in the shortest mode. */
function optimized(town: string, { day, manual }: ReturnType<typeof sampleDays.courier>) {
  const session = bareSession();
  session.all({ kind: 'town', file: town });
  return last(session.all(optimize(1, { day, sequences: manual })), 'done').plan.sequences;
}

it('the planner finds the routes of the pictures, and needs no more than its shortest mode', () => {
  expect(optimized(homeFile, sampleDay(home)(readTown(homeFile)))).toEqual(homeOptimized);
  expect(optimized(file, sampleDays.courier(readTown(file)))).toEqual(courierOptimized);
}, 60_000);
