import { describe, expect, it } from 'vitest';
import { fleet, stopTotal } from '@/content/home/fleet';
import { useCase as couriers } from '@/content/use-cases/couriers';
import { useCase as ecommerce } from '@/content/use-cases/ecommerce';
import { useCase as restaurants } from '@/content/use-cases/restaurants';
import { useCase as retail } from '@/content/use-cases/retail';
import { doors, events, places, snakes } from '../pictures/use-cases/couriers-round';
import { vans } from '../pictures/use-cases/ecommerce-cable';
import { clock, docks } from '../pictures/use-cases/retail-morning';

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

describe('the rounds that the use cases draw', () => {
  it('couriers: the doors are passed at an even pace, and the description names each event', () => {
    const start = minutes(events[0][0]);
    const length = minutes(events[events.length - 1]?.[0] ?? '') - start;
    expect(couriers.round.note).toContain(`${Math.floor(length / 60)} h ${length % 60}`);
    for (const [time, text, door] of events) {
      expect(Math.abs(door / doors - (minutes(time) - start) / length)).toBeLessThan(0.02);
      expect(couriers.round.image.alt).toContain(time);
      expect(couriers.round.image.alt).toContain(text);
    }
  });

  it.each(Object.entries(snakes))('couriers: has every door once, %s', (_, shown) => {
    const [hub, ...others] = places(shown);
    expect(others).toHaveLength(doors);
    expect(couriers.round.image.alt).toContain(`${doors} doors`);
    expect(hub).toEqual([shown.left, shown.top]);
    const last = others.at(-1) ?? [0, 0];
    expect(last[0]).toBeCloseTo(shown.left);
    expect(last[1]).toBeCloseTo(shown.top + (shown.rows - 1) * shown.gap);
  });

  it('retail: the van stands at each dock while it is open, and drives at a town’s speed', () => {
    docks.forEach(({ name, at, open, stay }, i) => {
      expect(stay[0]).toBeGreaterThanOrEqual(open[0]);
      expect(stay[1]).toBeLessThanOrEqual(open[1]);
      expect(retail.round.image.alt).toContain(`${name} ${clock(stay[0])}`);
      const before = docks[i - 1];
      const speed = (at - (before?.at ?? 0)) / ((stay[0] - (before?.stay[1] ?? 25)) / 60);
      expect(speed).toBeGreaterThan(15);
      expect(speed).toBeLessThan(35);
    });
  });

  it('e-commerce: the threads are the vehicles of the sample day with all their stops', () => {
    const known = fleet.vehicles.map(({ id, stops, thread }) => [id, stops, thread]);
    expect([...vans].sort()).toEqual(known.sort());
    expect(ecommerce.round.note).toContain(`${stopTotal} orders`);
    const [followed] = fleet.vehicles;
    expect(ecommerce.round.events.map(({ time }) => time)).toContain(followed?.eta);
  });

  it('restaurants: both bags are at their doors within the ring', () => {
    const times = restaurants.round.events.map(({ time }) => minutes(time));
    const [, , , pass = 0, first = 0, second = 0, back = 0] = times;
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(second - pass).toBe(11);
    expect(Math.max(first, second) - pass).toBeLessThanOrEqual(12);
    expect(back - (times[0] ?? 0)).toBeLessThan(30);
  });
});
