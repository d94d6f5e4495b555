import { expect, it } from 'vitest';
import { fleet, stopTotal } from '@/content/home/fleet';
import { useCase as couriers } from '@/content/use-cases/couriers';
import { useCase as ecommerce } from '@/content/use-cases/ecommerce';
import { useCase as retail } from '@/content/use-cases/retail';
import { doors, events } from '../pictures/use-cases/couriers-round';
import { vans } from '../pictures/use-cases/ecommerce-cable';
import { clock, docks } from '../pictures/use-cases/retail-morning';

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

it('couriers: the doors are passed at an even pace, and the description names each event', () => {
  const { note, image } = couriers.round;
  const start = minutes(events[0][0]);
  const length = minutes(events[events.length - 1]?.[0] ?? '') - start;
  expect(note).toContain(`${Math.floor(length / 60)} h ${length % 60}`);
  expect(image.alt).toContain(`${doors} doors`);
  for (const [time, text, door] of events) {
    expect(Math.abs(door / doors - (minutes(time) - start) / length)).toBeLessThan(0.02);
    expect(image.alt).toContain(time);
    expect(image.alt).toContain(text);
  }
});

it('retail: the van stands at each dock while it is open, and the description says when', () => {
  for (const { name, open, stay } of docks) {
    expect(stay[0]).toBeGreaterThanOrEqual(open[0]);
    expect(stay[1]).toBeLessThanOrEqual(open[1]);
    expect(retail.round.image.alt).toContain(`${name} ${clock(stay[0])}`);
  }
});

it('e-commerce: the routes are the vehicles of the sample day with all their stops', () => {
  const known = fleet.vehicles.map(({ id, stops, thread }) => [id, stops, thread]);
  expect([...vans].sort()).toEqual(known.sort());
  expect(ecommerce.round.note).toContain(`${stopTotal} orders`);
  expect(ecommerce.round.events.map(({ time }) => time)).toContain(fleet.vehicles[0]?.eta);
});
