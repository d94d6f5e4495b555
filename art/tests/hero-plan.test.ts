import { describe, expect, it } from 'vitest';
import { homeHeroMap } from '@/content/home/hero';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import { countCrossings } from '@/lib/routing/crossings';
import { pointAt } from '@/lib/routing/polyline';
import { labelCovers } from '../pictures/home/hero-labels';

describe.each([
  ['hero', heroPlan],
  ['hero-phone', heroPhonePlan],
] as const)('plan of %s', (_, plan) => {
  it('never lets routes touch', () => {
    const bundle = plan.bundle.map(
      ({ fromX, toX, y }) =>
        [
          [fromX, y],
          [toX, y],
        ] as const,
    );
    expect(countCrossings([...bundle, ...plan.routes.map(({ points }) => points)])).toBe(0);
  });
});

const labeled = homeHeroMap.vehicles.map(({ thread }) => thread);

it.each(heroPlan.routes.filter(({ thread }) => labeled.includes(thread as 'plum')))(
  'the label on $thread covers no stop, no vehicle and no other route',
  (route) => {
    for (const other of heroPlan.routes) {
      for (const at of [...other.stops, other.vehicle]) {
        expect(labelCovers(route.label, at, 6)).toBe(false);
      }
      if (other === route) continue;
      for (let along = 0; along < other.length; along += 2) {
        const [x, y] = pointAt(other.points, along).at;
        expect(labelCovers(route.label, { x, y }, 3)).toBe(false);
      }
    }
  },
);
