import { expect, it } from 'vitest';
import { plainGround } from '@/lib/planner/day/ground';
import { travelOf } from '@/lib/planner/day/travel';
import { worldOf } from '@/lib/planner/day/world';
import { at, dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import { dayIn, plainDay } from './days';
import { cornerOf, gridTown } from './grid-town';

const town = gridTown(7);
const corner = (column: number, row: number) => at(cornerOf(7, column, row));
const stops = [stopAt(5, corner(0, 0)), stopAt(9, corner(6, 1))];
const day = dayIn(town, stops, [vanOf(1)]);

it('measures along streets, the same both ways', () => {
  const { size, meters, minutes } = travelOf(day, town);
  expect(size).toBe(3);
  expect([...meters]).toEqual([0, 600, 500, 600, 0, 700, 500, 700, 0]);
  // Minor streets at 30 km/h.
  expect(minutes[1]).toBeCloseTo(1.2, 5);
});

it('finds no way over a river without a bridge', () => {
  const parted = gridTown(7, (a, b) => !(a % 7 === 4 && b % 7 === 5));
  const { meters } = travelOf(dayIn(parted, stops, [vanOf(1)]), parted);
  expect([1, 2, 5].map((i) => meters[i])).toEqual([600, Infinity, Infinity]);
});

it('measures plain ground by straight lines times the road factor, at 30 km/h', () => {
  const { meters, minutes } = travelOf(plainDay([[0.01, 0]], [vanOf(1)]), undefined);
  // A hundredth of a degree of latitude is 1,112 m.
  expect(meters[1]).toBeCloseTo(1111.95 * 1.3, 0);
  expect(minutes[1]).toBeCloseTo(((meters[1] as number) * 60) / 30_000, 6);
});

it('lays plain ground over the date line in one piece', () => {
  const depot = { name: 'Depot', place: onGround(0, 179.99) };
  const ground = plainGround(dayWith({ depot, stops: [stopAt(1, onGround(0, -179.99))] }));
  const [east, west] = [ground.spotOf(0, -179.99), ground.spotOf(0, 179.99)];
  expect(east[0] - west[0]).toBeCloseTo(0.02 * 111_195, 0);
  expect(ground.placeOf(ground.spotOf(0, -179.99)).longitude).toBeCloseTo(-179.99, 6);
});

it('is measured once while places stay, and anew where one does not', () => {
  const world = worldOf(day, town);
  const weights = { distance: 60, time: 20, evenness: 20 };
  const weighed = structuredClone({ ...day, rules: { ...day.rules, weights } });
  expect(worldOf(weighed, town, world).travel).toBe(world.travel);
  const moved = { ...day, stops: [stopAt(5, corner(0, 1)), stopAt(9, corner(6, 1))] };
  expect(worldOf(moved, town, world).travel).toEqual(travelOf(moved, town));
  expect(worldOf(day, gridTown(7), world).travel).not.toBe(world.travel);
  const plain = plainDay([[0.01, 0]], [vanOf(1)]);
  const longer = { ...plain, ground: { kind: 'plain', roadFactor: 2 } } as const;
  const { travel } = worldOf(longer, undefined, worldOf(plain, undefined));
  expect(travel).toEqual(travelOf(longer, undefined));
});
