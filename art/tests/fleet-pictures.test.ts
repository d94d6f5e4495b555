import { describe, expect, it } from 'vitest';
import { fleet } from '@/content/home/fleet';
import { fleetManagement } from '@/content/products/fleet-management';
import { simTracking } from '@/content/products/sim-tracking';
import { isInside } from '@/lib/city/geometry/inside';
import { sceneOf } from '../maps/map';
import { chipHeight, chipWidth } from '../pens/chip';
import { billed, billedTrips, charge } from '../pictures/fleet/billing';
import { fleetInsets } from '../pictures/fleet/city-maps';
import { fence, liveLabel, liveLabelAt } from '../pictures/fleet/maps';
import { minutesIn, tripDate, tripDays, tripTotal } from '../pictures/fleet/trips';
import { routeInsets } from '../pictures/route/city-maps';
import { hiredTrucks, milesLeft, pingHours } from '../pictures/sim/strings';

describe('the bill', () => {
  it('charges by the mile and by the minute of waiting', () => {
    expect(billedTrips.map(({ miles, waiting }) => charge(miles, waiting))).toEqual([
      17.55, 24.77, 25.78, 15.39,
    ]);
  });

  it('adds up', () => {
    expect(billed()).toEqual({ miles: '76.1', waiting: 30, total: '$83.49' });
  });

  it('bills vehicles of the sample day, for the miles of its plan', () => {
    for (const { vehicle, miles } of billedTrips) {
      const known = fleet.vehicles.find(({ id }) => id === vehicle);
      expect(miles, vehicle).toBe(known?.miles);
    }
  });
});

describe('the trip logs', () => {
  it('have a drive to each stop and home, at 16 miles an hour', () => {
    for (const day of tripDays) {
      const { stops = 0, miles = 0 } = fleet.vehicles.find(({ id }) => id === day.id) ?? {};
      expect(day.parts.filter(({ state }) => state === 'drive')).toHaveLength(stops + 1);
      expect(minutesIn('drive', [day]), day.id).toBe(Math.round((miles / 16) * 60));
    }
  });

  it('run no engine longer than its hours in the article on maintenance', () => {
    const engine = (id: string) => {
      const days = tripDays.filter((day) => day.id === id);
      return minutesIn('drive', days) + minutesIn('idle', days);
    };
    expect(engine('VAN 03')).toBeLessThanOrEqual(3.2 * 60);
    expect(engine('VAN 11')).toBe(6.5 * 60);
  });

  it('add up to what the page says', () => {
    const { highlights, strip } = fleetManagement;
    const alt = highlights.items.find(({ image }) => image.picture === 'fleet-trips')?.image.alt;
    for (const state of ['drive', 'stand', 'idle'] as const)
      expect(alt).toContain(tripTotal(state));
    const idled = minutesIn(
      'idle',
      tripDays.filter(({ id }) => strip.source.endsWith(id)),
    );
    expect(alt).toContain('November 13');
    expect(tripDate).toContain('Nov 13');
    expect(strip.readings.find(({ label }) => label === 'Idle')?.note).toBe(`${idled} yesterday`);
  });
});

describe('the fence around Mill Quarter', () => {
  it('holds the depot, and VAN 03 no longer', () => {
    const scene = sceneOf(fleetInsets.fence);
    expect(isInside(fence, scene?.depot.at ?? [0, 0])).toBe(true);
    expect(isInside(fence, scene?.routes[0]?.vehicle?.at ?? [214, 216])).toBe(false);
  });
});

describe.each(['hero', 'heroPhone'] as const)('the label on the fleet map %s', (name) => {
  const spec = fleetInsets[name];
  const [left, top] = liveLabelAt[name];
  const box = { right: left + chipWidth(liveLabel), bottom: top + chipHeight };

  it('covers no stop and no vehicle', () => {
    for (const { stops, vehicle } of sceneOf(spec)?.routes ?? []) {
      for (const [x, y] of [...stops.map(({ at }) => at), vehicle?.at ?? [0, 0]]) {
        const clear = x < left - 10 || x > box.right + 10 || y < top - 10 || y > box.bottom + 10;
        expect(clear, `${x}, ${y}`).toBe(true);
      }
    }
  });

  it('stays inside the picture, near VAN 03', () => {
    expect(box.right).toBeLessThan(spec.width - 8);
    const van = sceneOf(spec)?.routes.find(({ thread }) => thread === 'cobalt')?.vehicle?.at;
    expect(van?.[0]).toBeGreaterThan(left);
    expect(van?.[0]).toBeLessThan(box.right);
  });
});

describe('the timetable of hired trucks', () => {
  it('brings everyone to the hub, none overtaking another', () => {
    for (const { way, due } of hiredTrucks) {
      const [hour, miles] = way.at(-1) ?? [0, 1];
      const [hours = 0, minutes = 0] = due.split(':').map(Number);
      expect(miles).toBe(0);
      expect(Math.abs(hour - hours - minutes / 60)).toBeLessThan(1 / 60);
    }
    for (let hour = 11; hour < 17.3; hour += 0.1) {
      const left = hiredTrucks.map(({ way }) => milesLeft(way, hour));
      expect(left).toEqual([...left].sort((a, b) => a - b));
    }
  });

  it('says of number 2280 what the strip under the hero says', () => {
    const truck = hiredTrucks.find(({ number }) => number.endsWith('2280'));
    const [start, whole] = truck?.way[0] ?? [0, 0];
    const pings = pingHours(start, 24);
    const now = fleet.clock.now;
    const value = (label: string) =>
      Number(simTracking.strip.readings.find((reading) => reading.label === label)?.value);
    expect(pings).toHaveLength(value('Pings'));
    expect(Math.round((now - (pings.at(-1) ?? 0)) * 60)).toBe(value('Last ping'));
    const driven = 100 - (100 * milesLeft(truck?.way ?? [], now)) / whole;
    expect(Math.round(driven)).toBe(value('Trip'));
  });
});

it('the plan on the route-optimization hero shows as many stops as its card says', () => {
  expect(sceneOf(routeInsets.hero)?.routes.flatMap(({ stops }) => stops)).toHaveLength(89);
});
