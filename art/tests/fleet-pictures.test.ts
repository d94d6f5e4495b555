import { expect, it } from 'vitest';
import { fleet, stopTotal } from '@/content/home/fleet';
import { fleetManagement } from '@/content/products/fleet-management';
import { useCase as couriers } from '@/content/use-cases/couriers';
import { useCase as ecommerce } from '@/content/use-cases/ecommerce';
import { useCase as retail } from '@/content/use-cases/retail';
import { timeOfDay } from '@/lib/words/time-words';
import { sceneOf } from '../maps';
import { billed, billedTrips } from '../pictures/fleet/billing';
import { minutesIn, tripDate, tripDays, tripTotal } from '../pictures/fleet/trips';
import { routeInsets } from '../pictures/route/city-maps';
import { heardAgo } from '../pictures/sim/cards';
import { hiredTrucks, pingHours } from '../pictures/sim/strings';
import { doors, events } from '../pictures/use-cases/couriers-round';
import { vans } from '../pictures/use-cases/ecommerce-cable';
import { clock, docks } from '../pictures/use-cases/retail-stringline';

it('the bill adds up, for vehicles of the sample day and the miles of its plan', () => {
  expect(billed()).toEqual({ miles: '76.1', waiting: 30, total: '$83.49' });
  for (const { vehicle, miles } of billedTrips) {
    expect(miles, vehicle).toBe(fleet.vehicles.find(({ id }) => id === vehicle)?.miles);
  }
});

it('the trip logs have a drive to each stop and home, at 16 miles an hour', () => {
  for (const day of tripDays) {
    const { stops = 0, miles = 0 } = fleet.vehicles.find(({ id }) => id === day.id) ?? {};
    expect(day.parts.filter(({ state }) => state === 'drive')).toHaveLength(stops + 1);
    expect(minutesIn('drive', [day]), day.id).toBe(Math.round((miles / 16) * 60));
  }
});

it('the trip logs add up to what the page says', () => {
  const { highlights } = fleetManagement;
  const alt = highlights.items.find(({ image }) => image.picture === 'fleet-trips')?.image.alt;
  for (const state of ['drive', 'stand', 'idle'] as const) expect(alt).toContain(tripTotal(state));
  expect(alt).toContain('November 11');
  expect(tripDate).toContain('Nov 11');
});

it('the timetable says of number 2280 what the hero says', () => {
  const truck = hiredTrucks.find(([number]) => number.endsWith('2280'));
  const way = truck?.[4] ?? [];
  const pings = pingHours(way[0]?.[0] ?? 0, 24);
  expect(Math.round((fleet.clock.now - (pings.at(-1) ?? 0)) * 60)).toBe(heardAgo);
});

it('the plan on the route-optimization hero shows as many stops as its card says', () => {
  expect(sceneOf(routeInsets.hero)?.routes.flatMap(({ stops }) => stops)).toHaveLength(89);
});

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

it('couriers: the doors are passed at an even pace, and the description names each event', () => {
  const { note, image } = couriers.route;
  const start = minutes(events[0][0]);
  const length = minutes(events[events.length - 1]?.[0] ?? '') - start;
  expect(note).toContain(`${Math.floor(length / 60)} h ${length % 60}`);
  expect(image.alt).toContain(`${doors} stops`);
  for (const [time, text, door] of events) {
    expect(Math.abs(door / doors - (minutes(time) - start) / length)).toBeLessThan(0.02);
    expect(image.alt).toContain(`${timeOfDay(time).replace('\u00a0', ' ')} ${text}`);
  }
});

it('retail: the van stands at each dock while it is open, and the description says when', () => {
  for (const { name, open, stay } of docks) {
    expect(stay[0]).toBeGreaterThanOrEqual(open[0]);
    expect(stay[1]).toBeLessThanOrEqual(open[1]);
    expect(retail.route.image.alt).toContain(`${name} ${clock(stay[0])}`);
  }
});

it('e-commerce: the routes are the vehicles of the sample day with all their stops', () => {
  const known = fleet.vehicles.map(({ id, stops, hue }) => [id, stops, hue]);
  expect([...vans].sort()).toEqual(known.sort());
  expect(ecommerce.route.note).toContain(`${stopTotal} orders`);
  expect(fleet.vehicles[0]?.eta).toBe('14:20');
  expect(ecommerce.route.events.map(({ time }) => time)).toContain('2:20 PM');
});
