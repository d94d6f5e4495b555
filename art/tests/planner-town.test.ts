import { expect, it } from 'vitest';
import { countDeadEnds, largestPart } from '../city/prune';
import { strayCrossings } from '../city/stray-crossings';
import { courierPlans } from '../pictures/planner/courier-plans';
import { plannerTown } from '../pictures/planner/town';
import { assignPorts, findPorts } from '../routing/depot';

it('the town of the planner has sound streets, and a yard that eight vans leave apart', () => {
  const { city, yard } = plannerTown();
  const { graph, plan } = city;
  expect(strayCrossings(graph)).toEqual([]);
  expect(countDeadEnds(graph, plan.width, plan.height)).toBe(0);
  expect(largestPart(graph).nodes).toHaveLength(graph.nodes.length);
  const around = Array.from({ length: 8 }, (_, i) => -Math.PI + 0.2 + (i * Math.PI) / 4);
  expect(assignPorts(findPorts(graph, yard), around)).toHaveLength(8);
});

it('the first day has knots and late stops in the manual plan, none in the optimized one', () => {
  const { byHand, woven } = courierPlans();
  expect(byHand.totals.late).toBe(4);
  expect(byHand.totals.crossings).toBeGreaterThan(15);
  expect(woven.totals).toMatchObject({ late: 0, crossings: 0 });
  expect(woven.leftOver).toEqual([]);
});
