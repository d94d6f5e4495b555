import { describe, expect, it } from 'vitest';
import { homeHeroMap } from '@/content/home/hero';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import { pictureSize } from '@/lib/picture/pictures';
import { countCrossings } from '@/lib/routing/crossings';
import { pointAt } from '@/lib/routing/polyline';
import { labelCovers } from '../pictures/home/hero-labels';

describe.each([
  ['hero', heroPlan],
  ['hero-phone', heroPhonePlan],
] as const)('plan of %s', (name, plan) => {
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

  it('hides nothing under the depot but the starts', () => {
    const { x, y, width, height } = plan.depot;
    for (const route of plan.routes) {
      const start = route.points[0];
      expect(start?.[0]).toBeCloseTo(x + width, 0);
      for (const at of [...route.stops, route.vehicle]) {
        const outside = at.x > x + width + 8 || at.y < y - 8 || at.y > y + height + 8;
        expect(outside).toBe(true);
      }
    }
  });

  it('matches the size of its picture and starts each thread where the bundle brings it', () => {
    expect(pictureSize(name)).toMatchObject({ width: plan.width, height: plan.height });
    plan.routes.forEach((route, i) => {
      expect(route.thread).toBe(plan.bundle[i]?.thread);
      expect(route.points[0]?.[1]).toBeCloseTo(plan.bundle[i]?.y ?? 0, 0);
    });
  });

  it('has served stops behind each vehicle and open ones ahead', () => {
    for (const { stops, vehicle, length } of plan.routes) {
      expect(vehicle.along).toBeLessThan(length);
      for (const stop of stops) expect(stop.served).toBe(stop.along < vehicle.along);
    }
  });
});

describe('labels and scale bar on the wide hero', () => {
  const labeled = homeHeroMap.vehicles.map(({ thread }) => thread);

  it.each(heroPlan.routes.filter(({ thread }) => labeled.includes(thread as 'plum')))(
    'keep the label on $thread off all stops, vehicles and other routes',
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

  it('keep every route above the scale bar, which stands there from 1440 px on', () => {
    const left = 1330;
    for (const { points } of heroPlan.routes) {
      for (const [x, y] of points) expect(x > left && y > 818).toBe(false);
    }
  });

  it('start every route right of the paper panel, which ends at 640', () => {
    for (const { points } of heroPlan.routes) {
      for (const [x, y] of points) expect(x < 980 && y < 648).toBe(false);
    }
  });
});
