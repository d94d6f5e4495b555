import { createRandom, shuffle } from '../city/random';
import { giantTour, orderedCrossover } from './crossover';
import { finedCost, type Individual, individualOf } from './individual';
import { createLocalSearch } from './local-search';
import { type Model, modelOf } from './model';
import { createPopulation } from './population';
import type { Problem } from './problem';
import { createSplit } from './split';
import type { Rounds } from './tours';
import type { Penalties } from './trial';

/** The settings of the guide on route algorithms. */
export interface Settings {
  /** Plans kept: 50 to 500. */
  readonly population: number;
  /** Share of children changed at random: 0.01 to 0.1. */
  readonly mutation: number;
  /** Share of the population that always lives on: 0.05 to 0.2. */
  readonly elite: number;
  readonly seed: number;
}

export const defaultSettings: Settings = { population: 200, mutation: 0.05, elite: 0.1, seed: 1 };

/** The best plan after a child was born. */
export interface Progress {
  readonly children: number;
  readonly best: Individual;
  /** Whether this child is the best. */
  readonly better: boolean;
}

/** Fines to begin with, from what the problem looks like (Vidal 2022). */
function firstPenalties({ cost, load, timed }: Model): Penalties {
  const dearest = cost.reduce((most, each) => Math.max(most, each), 0);
  const heaviest = load.reduce((most, each) => Math.max(most, each), 0);
  return {
    load: Math.max(0.1, Math.min(1000, dearest / Math.max(heaviest, 1e-9))),
    late: timed ? 1 : 0,
    skill: 10 * Math.max(dearest, 1),
  };
}

/** How often fines adapt, and to which share of plans that keep a promise. */
const every = 50;
const target = 0.25;

/** Draws stretches of a tour anew: what the guide calls mutation. */
function mutate(tour: number[], random: () => number): number[] {
  const at = Math.floor(random() * tour.length);
  const length = 2 + Math.floor(random() * Math.max(1, tour.length / 5));
  return [
    ...tour.slice(0, at),
    ...shuffle(tour.slice(at, at + length), random),
    ...tour.slice(at + length),
  ];
}

/**
 * Improves a plan without end, a child at a time: a genetic algorithm with local search (Vidal 2022).
 * Whoever drives it decides when to stop. The same problem, settings and number of steps give the same
 * plan.
 *
 * @param first a plan to begin with, such as the one at hand
 */
export function* evolve(
  problem: Problem,
  settings: Settings = defaultSettings,
  first?: Rounds,
): Generator<Progress, never> {
  const model = modelOf(problem);
  const random = createRandom(settings.seed);
  const penalties = firstPenalties(model);
  const improve = createLocalSearch(model, penalties, random);
  const split = createSplit(model, penalties);
  const survivors = Math.max(4, Math.round(settings.population / 8));
  const breeding = {
    survivors,
    births: Math.round(1.6 * survivors),
    elite: Math.max(1, Math.round(settings.elite * 1.6 * survivors)),
  };
  const population = createPopulation(breeding, penalties, random);
  const recent = { load: [] as boolean[], late: [] as boolean[] };
  let best: Individual | undefined;
  let children = 0;

  const note = (plan: Individual): boolean => {
    recent.load.push(plan.overload === 0);
    recent.late.push(plan.lateness === 0);
    population.add(plan);
    const better =
      best === undefined ||
      (plan.feasible && !best.feasible) ||
      (plan.feasible === best.feasible &&
        finedCost(plan, penalties) < finedCost(best, penalties) - 1e-7);
    if (better) best = plan;
    return better;
  };

  const learn = (tour: readonly number[]): boolean => {
    const plan = individualOf(model, improve(split(tour)));
    let better = note(plan);
    if (!plan.feasible && random() < 0.5) {
      const { load, late, skill } = penalties;
      Object.assign(penalties, { load: 10 * load, late: 10 * late, skill });
      const mended = individualOf(model, improve(plan.rounds));
      Object.assign(penalties, { load, late, skill });
      if (mended.feasible) better = note(mended) || better;
    }
    return better;
  };

  const adapt = () => {
    for (const kind of ['load', 'late'] as const) {
      const share = recent[kind].filter(Boolean).length / recent[kind].length;
      recent[kind].length = 0;
      if (share < target - 0.05) penalties[kind] = Math.min(1e6, penalties[kind] * 1.2);
      else if (share > target + 0.05) penalties[kind] = Math.max(1e-3, penalties[kind] * 0.85);
    }
    population.reorder();
  };

  if (first) note(individualOf(model, first));
  const all = Array.from({ length: model.stops }, (_, i) => i + 1);
  for (;;) {
    let better: boolean;
    if (children < 4 * survivors) better = learn(shuffle(all, random));
    else {
      const mother = giantTour(model, problem.points, population.parent().rounds);
      const father = giantTour(model, problem.points, population.parent().rounds);
      const child = orderedCrossover(mother, father, random);
      better = learn(random() < settings.mutation ? mutate(child, random) : child);
    }
    children++;
    if (children % every === 0) adapt();
    yield { children, best: best as Individual, better };
  }
}
