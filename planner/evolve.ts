import { type Individual, individualOf, type Progress, penalizedCost } from './individual';
import { modelOf } from './model/model';
import type { Routes } from './model/tours';
import { least } from './moves/frame';
import type { Problem } from './problem';
import { createRandom, shuffle } from './random';
import { createGiantTour, orderedCrossover } from './search/crossover';
import { createLocalSearch } from './search/local-search';
import { createPenalties } from './search/penalties';
import { createPopulation } from './search/population';
import { createSplit } from './search/split';
import { defaultSettings, generationSize, type Settings } from './settings';
import { evolveTour, isOneTour } from './tour/evolve-tour';

/** Plans drawn at random to begin with: fewer of a long day, where each takes long to bring up. */
const startsOf = (stops: number, survivors: number): number =>
  Math.max(10, Math.min(4 * survivors, Math.round(2500 / Math.max(1, stops))));

/** Children without a better plan before the search begins anew, the best plan kept aside. */
const patience = 5000;

/** Moves that the plan at hand is improved by for its first child: a better plan comes at once. */
const quickPass = 60;

/** Draws stretches of a tour anew: what the guide calls mutation. */
function mutate(tour: number[], random: () => number): number[] {
  const at = Math.floor(random() * tour.length);
  const length = 2 + Math.floor(random() * Math.max(1, tour.length / 5));
  return tour.toSpliced(at, length, ...shuffle(tour.slice(at, at + length), random));
}

/**
 * Improves a plan without end, a child at a time: a genetic algorithm with local search (Vidal 2022).
 * Whoever drives it decides when to stop. The same problem, settings and number of steps give the same
 * plan.
 *
 * @param first a plan to begin with, such as the one at hand; the first children are that plan improved
 */
export function* evolve(
  problem: Problem,
  settings: Settings = defaultSettings,
  first?: Routes,
): Generator<Progress, never> {
  const model = modelOf(problem);
  if (isOneTour(problem)) yield* evolveTour(model, problem.returns, settings, first);
  const random = createRandom(settings.seed);
  const given = first && individualOf(model, first);
  const { penalties, count, severely } = createPenalties(model, (given?.left ?? 0) > 0);
  const improve = createLocalSearch(model, penalties, random);
  const split = createSplit(model, penalties);
  const tourOf = createGiantTour(model, problem.points);
  const survivors = Math.max(4, Math.round(settings.population / 8));
  const births = Math.round(1.6 * survivors);
  const elite = Math.max(1, Math.round(settings.elite * births));
  const population = createPopulation({ survivors, births, elite }, penalties, random);
  const perGeneration = generationSize(model.stops);
  const starts = startsOf(model.stops, survivors);
  const all = Array.from({ length: model.stops }, (_, i) => i + 1);
  let best: Individual | undefined;
  let children = 0;
  let begun = 0;
  let lastBetter = 0;

  const note = (plan: Individual): boolean => {
    population.add(plan);
    const better =
      best === undefined ||
      (plan.feasible && !best.feasible) ||
      (plan.feasible === best.feasible &&
        penalizedCost(plan, penalties) < penalizedCost(best, penalties) - least);
    if (better) best = plan;
    return better;
  };

  const bringUp = (routes: Routes, most?: number): Progress => {
    const plan = individualOf(model, improve(routes, most));
    let better = note(plan);
    const changed = count(plan);
    if (!plan.feasible && most === undefined && random() < 0.5) {
      const repaired = individualOf(
        model,
        severely(() => improve(plan.routes)),
      );
      if (repaired.feasible) better = note(repaired) || better;
    }
    if (changed) population.reorder();
    children++;
    if (better) lastBetter = children;
    return {
      children,
      generation: Math.floor(children / perGeneration),
      best: best as Individual,
      better,
      elite: (many) => population.elite(many, best as Individual),
    };
  };

  const cross = (): number[] => {
    const mother = tourOf(population.parent());
    const child = orderedCrossover(mother, tourOf(population.parent()), random);
    return random() < settings.mutation ? mutate(child, random) : child;
  };

  if (first && given) {
    note(given);
    // The plan at hand, improved, is the first child, the same improved to the end the second.
    const glimpse = bringUp(first, quickPass);
    yield glimpse;
    yield bringUp(glimpse.best.routes);
  }
  for (;;) {
    if (children - Math.max(begun, lastBetter) >= patience) {
      population.clear();
      begun = children;
    }
    yield bringUp(split(children - begun < starts ? shuffle(all, random) : cross()));
  }
}
