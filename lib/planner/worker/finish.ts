import { defaultRules, type Sequences } from '../day/day';
import { evaluate } from '../day/evaluate';
import { missedOf } from '../day/left-over';
import type { LeftOver } from '../day/plan';
import { type Routed, routeSequences } from '../day/routed';
import { type Safe, safeSequences, surplusAsDrawn } from '../day/sequences/overrun';
import { type Effort, quick, thorough } from '../day/streets/negotiate';
import { untangle } from '../day/untangle';
import type { World } from '../day/world';
import { leastBy } from '../least';

/** A plan that the search found. */
interface Candidate {
  readonly cost: number;
  readonly sequences: Sequences;
}

interface Finished {
  readonly routed: Routed;
  readonly leftOver: readonly LeftOver[];
}

/** Plans as good as the best: this share above its cost, and how many of them are looked at. */
const asGood = 0.03;
const mostTried = 12;
/** How many of them are led with care, those that look best at first. */
const finalists = 3;
/** A meeting is worth driving this share longer. */
const perMeeting = 0.03;
/** How many small changes are tried against meetings. */
const changesTried = 100;

/** What a plan comes to as drawn. */
function shownOf(world: World, { routed, leftOver }: Finished) {
  const { routes, totals } = evaluate(world, routed, leftOver);
  const visits = routes.flatMap((route) => route.visits);
  const sum = (of: (visit: (typeof visits)[number]) => number) =>
    visits.reduce((total, visit) => total + of(visit), 0);
  return {
    missed: missedOf(world, leftOver),
    left: leftOver.length,
    late: world.day.rules.windows ? Math.round(sum(({ late }) => late)) : 0,
    // On plain ground there is no street that two could share.
    meetings: world.streets && world.day.rules.disjoint ? routed.meetings.length : 0,
    cost: totals.cost,
    /** Minutes driven and waited. */
    minutes: totals.driving + sum(({ wait }) => wait),
  };
}

/** What a plan is worth as drawn, less is better: stops left over weigh more than anything else. */
function worth(world: World, plan: Finished): number {
  const { missed, left, minutes } = shownOf(world, plan);
  return 1e9 * missed + 1e6 * left + minutes * (1 + perMeeting * plan.routed.meetings.length);
}

/** Cents, and less, are no difference. */
const cent = 0.01;

/** Whether a plan comes to more than another: stops left over, minutes late, meetings, then dollars. */
function isWorse(world: World, plan: Finished, other: Finished): boolean {
  const [a, b] = [shownOf(world, plan), shownOf(world, other)];
  for (const part of ['missed', 'left', 'late', 'meetings'] as const) {
    if (a[part] !== b[part]) return a[part] > b[part];
  }
  return a.cost > b.cost + cent;
}

function* routePlan(
  world: World,
  { sequences, leftOver }: Safe,
  effort: Effort,
): Generator<undefined, Finished> {
  return { routed: yield* routeSequences(world, sequences, effort), leftOver };
}

/** Those about as good as the first, each once. */
function asGoodAsFirst(candidates: readonly Candidate[]): Sequences[] {
  const limit = (candidates[0]?.cost ?? 0) * (1 + asGood);
  const seen = new Set<string>();
  return candidates
    .flatMap(({ cost, sequences }) => {
      const key = JSON.stringify(sequences.toSorted());
      if (cost > limit || seen.has(key)) return [];
      seen.add(key);
      return [sequences];
    })
    .slice(0, mostTried);
}

/** Keeping apart is a longer way: what a van cannot do in its shift because of that stays behind. */
function* inShifts(world: World, start: Finished): Generator<undefined, Finished> {
  if (!world.day.rules.disjoint) return start;
  let { routed, leftOver } = start;
  for (let stop = surplusAsDrawn(world, routed); stop !== undefined; ) {
    const sequences = routed.sequences.map((sequence) => sequence.filter((id) => id !== stop));
    leftOver = [...leftOver, { stop, reason: { kind: 'disjoint' } }];
    routed = yield* routeSequences(world, sequences, quick, routed);
    stop = surplusAsDrawn(world, routed);
  }
  return { routed, leftOver };
}

/**
 * Of plans about as good as the best, the one that is worth most once its routes are led with care, with
 * what meetings are left taken out by small changes.
 */
function* disjoint(
  world: World,
  first: Safe,
  others: readonly Safe[],
): Generator<undefined, Finished> {
  let found = yield* routePlan(world, first, thorough);
  if (found.routed.meetings.length > 0 && others.length > 0) {
    const tried: Finished[] = [];
    for (const each of others) tried.push(yield* routePlan(world, each, quick));
    tried.sort((a, b) => worth(world, a) - worth(world, b));
    const led: [Finished, ...Finished[]] = [found];
    for (const { routed, leftOver } of tried.slice(0, finalists)) {
      led.push(yield* routePlan(world, { sequences: routed.sequences, leftOver }, thorough));
    }
    found = leastBy(led, (each) => worth(world, each));
  }
  if (world.day.rules.disjoint && found.routed.meetings.length > 0) {
    found = { ...found, routed: yield* untangle(world, found.routed, changesTried) };
  }
  return yield* inShifts(world, found);
}

/**
 * The plan that is shown at the end. With the weights that a day begins with it never comes to more than
 * the plan at hand: one about as good takes its place then, or the plan at hand stays. Who weighs
 * otherwise asks for more miles or hours than these; the search's own cost decides alone.
 *
 * @param candidates the best first, at least one
 * @param hand the plan at hand
 * @param left ids of stops that no van can serve
 */
export function* finish(
  world: World,
  candidates: readonly Candidate[],
  hand: Sequences,
  left: ReadonlySet<number>,
): Generator<undefined, Finished> {
  const [first, ...others] = asGoodAsFirst(candidates).map((sequences) =>
    safeSequences(world, sequences, left),
  );
  if (!first) throw new Error('There is no plan to finish.');
  const found = yield* disjoint(world, first, others);
  const { weights } = world.day.rules;
  if (JSON.stringify(weights) !== JSON.stringify(defaultRules.weights)) return found;
  const before = safeSequences(world, hand, left);
  // By its shortest ways the plan at hand costs least: mostly this settles it.
  const shortest = { ...before, routed: yield* routeSequences(world, before.sequences, undefined) };
  if (!isWorse(world, found, shortest)) return found;
  let least = yield* inShifts(world, yield* routePlan(world, before, thorough));
  if (!isWorse(world, found, least)) return found;
  for (const each of [first, ...others]) {
    const other = yield* inShifts(world, yield* routePlan(world, each, quick));
    if (isWorse(world, least, other)) least = other;
  }
  return least;
}
