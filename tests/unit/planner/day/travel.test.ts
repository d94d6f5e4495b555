import { expect, it } from 'vitest';
import { plainGround } from '@/lib/planner/day/ground';
import { travelOf } from '@/lib/planner/day/travel';
import { worldOf } from '@/lib/planner/day/world';
import { at, dayIn, plainDay, stopAt, vanOf } from './days';
import { cornerOf, gridTown } from './grid-town';

const town = gridTown(7);
const corner = (column: number, row: number) => at(cornerOf(7, column, row));

it('measures along streets, the same both ways', () => {
  const day = dayIn(town, [stopAt(5, corner(0, 0)), stopAt(9, corner(6, 1))], [vanOf(1)]);
  const { size, meters, minutes } = travelOf(day, town);
  expect(size).toBe(3);
  expect([...meters]).toEqual([0, 600, 500, 600, 0, 700, 500, 700, 0]);
  // Minor streets at 30 km/h.
  expect(minutes[1]).toBeCloseTo(1.2, 5);
});

it('finds no way over a river without a bridge', () => {
  const parted = gridTown(7, (a, b) => !(a % 7 === 4 && b % 7 === 5));
  const day = dayIn(parted, [stopAt(1, corner(0, 0)), stopAt(2, corner(6, 6))], [vanOf(1)]);
  const { meters } = travelOf(day, parted);
  expect(meters[1]).toBe(600);
  expect(meters[2]).toBe(Number.POSITIVE_INFINITY);
  expect(meters[5]).toBe(Number.POSITIVE_INFINITY);
});

it('measures plain ground by straight lines times the road factor, at 30 km/h', () => {
  const day = plainDay([[0.01, 0]], [vanOf(1)]);
  const { meters, minutes } = travelOf(day, undefined);
  // A hundredth of a degree of latitude is 1,112 m.
  expect(meters[1]).toBeCloseTo(1111.95 * 1.3, 0);
  expect(minutes[1]).toBeCloseTo(((meters[1] as number) * 60) / 30_000, 6);
});

it('lays plain ground over the date line in one piece', () => {
  const day = plainDay([[0, 0]], [vanOf(1)]);
  const place = (longitude: number) => ({ kind: 'ground', latitude: 0, longitude }) as const;
  const fiji = {
    ...day,
    depot: { name: 'Depot', place: place(179.99) },
    stops: [stopAt(1, place(-179.99))],
  };
  const ground = plainGround(fiji);
  expect(ground.width).toBeCloseTo(0.02 * 111_195, 0);
  const back = ground.placeOf(ground.spotOf(0, -179.99));
  expect(back.longitude).toBeCloseTo(-179.99, 6);
});

it('refuses a place on other ground', () => {
  const lost = dayIn(town, [stopAt(1, at(9999))], [vanOf(1)]);
  expect(() => travelOf(lost, town)).toThrow('no corner');
  expect(() => travelOf(lost, undefined)).toThrow('town');
});

it('is measured once while places stay, and anew where one does not', () => {
  const stops = [stopAt(5, corner(0, 0)), stopAt(9, corner(6, 1))];
  const day = dayIn(town, stops, [vanOf(1)]);
  const world = worldOf(day, town);
  const weights = { distance: 60, time: 20, evenness: 20 };
  const weighed = structuredClone({ ...day, rules: { ...day.rules, weights } });
  expect(worldOf(weighed, town, world).travel).toBe(world.travel);
  const moved = { ...day, stops: [stopAt(5, corner(0, 1)), stopAt(9, corner(6, 1))] };
  expect(worldOf(moved, town, world).travel).toEqual(travelOf(moved, town));
  expect(worldOf(day, gridTown(7), world).travel).not.toBe(world.travel);
  const plain = plainDay([[0.01, 0]], [vanOf(1)]);
  const longer = { ...plain, ground: { kind: 'plain', roadFactor: 2 } } as const;
  const travel = worldOf(longer, undefined, worldOf(plain, undefined)).travel;
  expect(travel).toEqual(travelOf(longer, undefined));
});
