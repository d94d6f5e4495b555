import type { Rounds } from '../day/day';
import type { LeftOver } from '../day/plan';
import { dropOverruns, surplusAsDrawn } from '../day/rounds/overrun';
import { type Effort, quick, thorough } from '../day/streets/negotiate';
import { type Laid, layThreads } from '../day/threads';
import { untangle } from '../day/untangle';
import type { World } from '../day/world';

/** A plan that the search found. */
export interface Candidate {
  readonly cost: number;
  readonly rounds: Rounds;
}

interface Finished {
  readonly laid: Laid;
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

const minutesAsDrawn = ({ lines }: Laid): number =>
  lines.reduce(
    (total, line) => total + (line?.minutes.reduce((sum, each) => sum + each, 0) ?? 0),
    0,
  );

/** What a plan is worth as drawn, less is better: a stop left over weighs more than anything else. */
const worth = ({ laid, leftOver }: Finished): number =>
  1e6 * leftOver.length + minutesAsDrawn(laid) * (1 + perMeeting * laid.meetings.length);

const best = (found: readonly Finished[]): Finished =>
  found.reduce((least, each) => (worth(each) < worth(least) ? each : least));

function* lay(
  world: World,
  { rounds, leftOver }: { readonly rounds: Rounds; readonly leftOver: readonly LeftOver[] },
  effort: Effort,
): Generator<undefined, Finished> {
  const laid = yield* layThreads(world, rounds, world.day.rules.apart ? effort : undefined);
  return { laid, leftOver };
}

/** Those about as good as the first, each once. */
function asGoodAsFirst(candidates: readonly Candidate[]): Rounds[] {
  const limit = (candidates[0]?.cost ?? 0) * (1 + asGood);
  const seen = new Set<string>();
  return candidates
    .flatMap(({ cost, rounds }) => {
      const key = JSON.stringify(rounds.toSorted());
      if (cost > limit || seen.has(key)) return [];
      seen.add(key);
      return [rounds];
    })
    .slice(0, mostTried);
}

/** Keeping apart is a longer way: what a van cannot do in its shift because of that stays behind. */
function* keepToShifts(world: World, start: Finished): Generator<undefined, Finished> {
  let { laid, leftOver } = start;
  for (let stop = surplusAsDrawn(world, laid); stop !== undefined; ) {
    const rounds = laid.rounds.map((round) => round.filter((id) => id !== stop));
    leftOver = [...leftOver, { stop, reason: { kind: 'apart' } }];
    laid = yield* layThreads(world, rounds, quick, laid);
    stop = surplusAsDrawn(world, laid);
  }
  return { laid, leftOver };
}

/**
 * The plan that is shown at the end: of those about as good as the best, the one that is worth most once
 * its threads are led with care, with what meetings are left taken out by small changes.
 *
 * @param candidates the best first, at least one
 */
export function* finish(
  world: World,
  candidates: readonly Candidate[],
): Generator<undefined, Finished> {
  const [first, ...others] = asGoodAsFirst(candidates).map((rounds) => dropOverruns(world, rounds));
  if (!first) throw new Error('There is no plan to finish.');
  let found = yield* lay(world, first, thorough);
  if (found.laid.meetings.length > 0 && others.length > 0) {
    const tried: Finished[] = [];
    for (const each of others) tried.push(yield* lay(world, each, quick));
    tried.sort((a, b) => worth(a) - worth(b));
    const led = [found];
    for (const { laid, leftOver } of tried.slice(0, finalists)) {
      led.push(yield* lay(world, { rounds: laid.rounds, leftOver }, thorough));
    }
    found = best(led);
  }
  if (world.day.rules.apart && found.laid.meetings.length > 0) {
    found = { ...found, laid: yield* untangle(world, found.laid, changesTried) };
  }
  return world.day.rules.apart ? yield* keepToShifts(world, found) : found;
}
