import { individualOf, type Progress } from '../individual';
import type { Model } from '../model/model';
import type { Routes } from '../model/tours';
import { least } from '../moves/frame';
import type { Problem } from '../problem';
import { createRandom, shuffle } from '../random';
import { orderedCrossover } from '../search/crossover';
import { createPenalties } from '../search/penalties';
import { createPopulation } from '../search/population';
import { generationSize, type Settings } from '../settings';
import { arcsOf } from './arcs';
import { createArrayTour } from './array-tour';
import { createThreeOpt } from './three-opt';

/** The longest stretch that a kick moves. */
const longest = 50;

/** Kicks that make a child, so that a generation takes as long as one of the genetic algorithm. Three nodes have one order. */
const kicksOf = (n: number): number => (n > 3 ? Math.ceil(Math.min(50, n / 10)) : 0);

/** After so many kicks in vain for each node the tour is kept and another one begun. */
const patience = 10;

/** Tours begun at random; later ones are children of two that were kept, but for this share. */
const randomRuns = 5;
const randomShare = 0.05;

/** A stop is worth its price in any tour from here on: its two arcs are no longer than two longest drives. */
const worthServing = 2;

/** Whether one vehicle can serve all stops in any order, as far as loads, skills and windows go. */
export function isOneTour({ stops, vehicles }: Problem): boolean {
  const [vehicle] = vehicles;
  if (!vehicle || vehicles.length > 1 || stops.length === 0) return false;
  const { capacity, skills, mostStops = stops.length } = vehicle;
  const load = stops.reduce((sum, stop) => sum + stop.load, 0);
  if (load > capacity || stops.length > mostStops) return false;
  return stops.every(
    ({ window, skill, price = worthServing }) =>
      window === undefined &&
      (skill === undefined || skills.includes(skill)) &&
      price >= worthServing,
  );
}

/**
 * Improves the tour of one vehicle without end, a child at a time: iterated local search (Johnson and
 * McGeoch 1997). A kick puts three short stretches that follow each other in the opposite order, a
 * double bridge; local search repairs what it spoils; both are undone where that did not pay. Ends
 * before its first child where the tour takes longer than the shift.
 */
export function* evolveTour(
  model: Model,
  returns: boolean,
  settings: Settings,
  first?: Routes,
): Generator<Progress, void> {
  const arcs = arcsOf(model, returns);
  const { n, arc } = arcs;
  const random = createRandom(settings.seed);
  const tour = createArrayTour(n, arcs.symmetric);
  const { nodes, position } = tour;
  const { touch, insert, settle } = createThreeOpt(arcs, tour);
  const at = (i: number) => nodes[i % n];
  const kicks = kicksOf(n);
  const all = Array.from({ length: model.stops }, (_, i) => i + 1);
  const perGeneration = generationSize(model.stops);
  const population = createPopulation(
    { survivors: 10, births: 10, elite: 4 },
    createPenalties(model).penalties,
    random,
  );
  let inVain = 0;
  let runs = 0;
  const most = Math.min(longest, Math.floor((n - 1) / 3));

  const current = () => {
    const depot = position[0];
    const row = Array.from({ length: n - 1 }, (_, i) => at(depot + 1 + i));
    // Where direction does not matter, the end may precede the depot or follow it.
    if (!returns && row[0] === n - 1) row.reverse();
    return individualOf(model, [row.slice(0, model.stops)]);
  };

  /** Returns what it costs. */
  const kick = (): number => {
    const length = () => 1 + Math.floor(random() * most);
    const [a, b] = [Math.floor(random() * n), length()];
    const c = a + b + length();
    const d = c + length();
    const [a1, b0, b1, c0] = [at(a), at(a + 1), at(a + b), at(a + b + 1)];
    const [c1, d0, d1, e0] = [at(c), at(c + 1), at(d), at(d + 1)];
    insert(a1, b0, b1, c0, d1, e0);
    insert(a1, c0, c1, d0, d1, b0);
    const before = arc(a1, b0) + arc(b1, c0) + arc(c1, d0) + arc(d1, e0);
    return arc(a1, d0) + arc(d1, c0) + arc(c1, b0) + arc(b1, e0) - before;
  };

  /** Kicks the tour as often as makes a child. */
  const kickOften = () => {
    for (let i = 0; i < kicks; i++) {
      tour.mark();
      const more = kick();
      const gain = settle() - more;
      inVain = gain > least ? 0 : inVain + 1;
      if (gain < -least) tour.undo();
    }
  };

  const begin = (stops: readonly number[]) => {
    tour.set([0, ...stops, n - 1].slice(0, n));
    for (let node = 0; node < n; node++) touch(node);
    settle();
    inVain = 0;
  };

  const parent = () => population.parent().routes[0] ?? [];
  const startOf = () =>
    runs < randomRuns || random() < randomShare
      ? shuffle(all, random)
      : orderedCrossover(parent(), parent(), random);

  const given = first?.[0]?.length === model.stops ? first[0] : undefined;
  let best = given && individualOf(model, [given]);
  if (best?.lateness) best = undefined;
  begin(given ?? shuffle(all, random));
  for (let children = 1; ; children++) {
    const plan = current();
    const better = plan.lateness === 0 && (!best || plan.cost < best.cost - least);
    if (better) best = plan;
    if (!best) return;
    const { elite } = population;
    const known = best;
    yield {
      children,
      generation: Math.floor(children / perGeneration),
      best,
      better,
      elite: (count) => elite(count, known),
    };
    if (inVain > patience * n) {
      population.add(plan);
      runs++;
      begin(startOf());
    } else kickOften();
  }
}
