import { describe, expect, it } from 'vitest';
import { countDeadEnds, largestPart } from '@/lib/city/prune';
import { strayCrossings } from '@/lib/city/stray-crossings';
import { siteOf } from '@/lib/city/water/river';
import { courierFigures } from '@/lib/planner/town/files/figures';
import { assignPorts, findPorts } from '@/lib/routing/depot';
import { courierPlans } from '../pictures/planner/courier-plans';
import { plannerTown } from '../pictures/planner/town';

const { city, yard } = plannerTown();
const { graph, plan } = city;

describe('the town of the planner', () => {
  it('has streets that meet in corners alone, hang together and lead somewhere', () => {
    expect(strayCrossings(graph)).toEqual([]);
    expect(countDeadEnds(graph, plan.width, plan.height)).toBe(0);
    expect(largestPart(graph).nodes).toHaveLength(graph.nodes.length);
  });

  it('shows no wide street that ends at the water', () => {
    const ends = graph.nodes.filter(({ x, y }, node) => {
      const wide = (graph.incident[node] ?? []).filter(
        (id) => graph.edges[id]?.kind === 'arterial',
      );
      const atWater = city.river && siteOf(city.river, x, y).offshore < 25;
      const isInside = Math.min(x, y, plan.width - x, plan.height - y) > 0;
      return wide.length === 1 && atWater && isInside;
    });
    expect(ends).toEqual([]);
  });

  it('has a yard from which eight vans leave apart', () => {
    const around = Array.from({ length: 8 }, (_, i) => -Math.PI + 0.2 + (i * Math.PI) / 4);
    expect(assignPorts(findPorts(graph, yard), around)).toHaveLength(8);
  });
});

it('the figures of the first day are those of its plans: knots by hand, none woven', () => {
  const { byHand, woven } = courierPlans();
  expect(courierFigures.byHand).toMatchObject({ late: 4, crossings: byHand.totals.crossings });
  expect(courierFigures.byHand.meters).toBe(Math.round(byHand.totals.meters));
  expect(courierFigures.byHand.crossings).toBeGreaterThan(15);
  expect(courierFigures.woven).toMatchObject({ late: 0, crossings: 0 });
  expect(courierFigures.woven.meters).toBe(Math.round(woven.totals.meters));
  expect(woven.leftOver).toEqual([]);
});
