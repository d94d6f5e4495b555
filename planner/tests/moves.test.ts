import { expect, it } from 'vitest';
import { modelOf } from '../model/model';
import { createTours } from '../model/tours';
import { createMoves } from '../moves/moves';
import { createSwapStar } from '../moves/swap-star';
import { createRandom, shuffle } from '../random';
import { dayOf, type Wishes } from './days';

const penalties = { load: 2, late: 1, shift: 1, skill: 100 };

/** Tries moves on random routes: what each gains is what a fresh evaluation finds. Gives the names of those made. */
function tryMoves(wishes: Wishes): ReadonlySet<string> {
  const model = modelOf(dayOf(7, wishes));
  const { stops, vehicles } = model;
  const random = createRandom(3);
  const tours = createTours(model, penalties);
  const { vehicleOf, prev, startOf } = tours;
  let moment = 1;
  const moves = createMoves(model, tours, () => moment);
  const star = createSwapStar(model, tours, () => moment);
  const fleet = Array.from({ length: vehicles }, (_, v) => v);
  const all = Array.from({ length: stops }, (_, i) => i + 1);
  const cost = ({ along, endOf, extra } = tours) =>
    fleet.reduce((sum, v) => sum + along[endOf(v)] + extra[v], 0);
  const fresh = createTours(model, penalties);
  const done = new Set<string>();
  for (let turn = 0; turn < 16; turn++) {
    const routes: number[][] = fleet.map(() => []);
    for (const stop of shuffle(all, random)) {
      routes[Math.floor(random() * (vehicles - 1))]?.push(stop);
    }
    tours.setRoutes(routes);
    moment = 1;
    star.forget();
    for (let i = 0; i < 250; i++) {
      const u = 1 + Math.floor(random() * stops);
      const v = 1 + Math.floor(random() * stops);
      if (u === v) continue;
      const [a, b] = [vehicleOf[u], vehicleOf[v]];
      const start = startOf(Math.floor(random() * vehicles));
      const disjoint = vehicleOf[start] !== a;
      const ways: readonly (readonly [string, () => boolean])[] = [
        ['one stop', () => moves.relocate(u, v, 1, false)],
        ['two stops', () => moves.relocate(u, v, 2, false)],
        ['two stops turned', () => moves.relocate(u, v, 2, true)],
        ['three stops', () => moves.relocate(u, v, 3, false)],
        ['three stops turned', () => moves.relocate(u, v, 3, true)],
        ['one for one', () => moves.swap(u, 1, v, 1)],
        ['two for one', () => moves.swap(u, 2, v, 1)],
        ['two for two', () => moves.swap(u, 2, v, 2)],
        ['2-opt', () => a === b && moves.twoOpt(u, v)],
        ['2-opt*', () => a !== b && moves.swapTails(u, v)],
        ['2-opt* turned', () => a !== b && moves.crossTails(u, v)],
        ['to the front', () => prev[u] !== start && moves.relocate(u, start, 1, false)],
        ['tail to the front', () => disjoint && moves.swapTails(start, u)],
        ['swap*', () => a !== b && star.exchange(a, b)],
      ];
      const [name, move] = ways[Math.floor(random() * ways.length)];
      const before = cost();
      const did = move();
      const after = cost();
      if (!did) {
        expect(after, name).toBe(before);
        continue;
      }
      moment++;
      done.add(name);
      expect(after, name).toBeLessThan(before);
      fresh.setRoutes(tours.take());
      expect(cost(fresh), name).toBeCloseTo(after, 6);
      expect(new Set(tours.take().flat()).size, name).toBe(stops);
    }
  }
  return done;
}

it.each([
  ['of routes with loads', {}],
  ['of routes with windows', { windows: true }],
  ['of routes with skills', { skills: true }],
  ['of unlike vehicles', { uneven: true, windows: true, skills: true }],
  ['of routes to be even', { windows: true, balance: true }],
  ['of loads to be even', { balance: true }],
  ['on one-way streets', { oneWays: true }],
  ['of routes that end at their last stop', { returns: false, windows: true }],
])('a move %s saves what it says and loses no stop', (_, wishes) => {
  expect(tryMoves({ stops: 40, vehicles: 6, ...wishes }).size).toBeGreaterThan(10);
});
