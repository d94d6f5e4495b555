import { distanceBetween, type Individual, penalizedCost } from '../individual';
import type { Penalties } from '../model/trial';

/** How many of a generation live on, and how they are told apart. */
export interface Breeding {
  /** Plans of each kind, feasible and not, that survive. */
  readonly survivors: number;
  /** Plans that may join them before the next selection. */
  readonly births: number;
  /** The best that no selection removes. */
  readonly elite: number;
}

/** How many of the nearest plans tell how different a plan is. */
const close = 5;

interface Member {
  readonly plan: Individual;
  /** The others of its kind, nearest first, and how much they differ. */
  readonly kin: Member[];
  readonly distances: number[];
  /** Cost with penalties for what the plan breaks. */
  cost: number;
  variety: number;
  /** Rank by cost and by variety together, smaller is fitter. */
  fit: number;
}

/**
 * Feasible and infeasible plans side by side. Who survives and who breeds is told by cost and by how
 * much a plan differs from its nearest (diversity management, Vidal et al. 2012).
 */
export function createPopulation(breeding: Breeding, penalties: Penalties, random: () => number) {
  const kinds = { feasible: [] as Member[], other: [] as Member[] };
  const stale = { feasible: true, other: true };
  const varied: Member[] = [];

  const meet = (member: Member, other: Member, distance: number) => {
    const { kin, distances } = member;
    let at = kin.length;
    for (; at > 0 && distances[at - 1] > distance; at--) {
      distances[at] = distances[at - 1];
      kin[at] = kin[at - 1];
    }
    distances[at] = distance;
    kin[at] = other;
  };

  const leave = (members: Member[], gone: Member) => {
    members.splice(members.indexOf(gone), 1);
    for (const { kin, distances } of members) {
      const at = kin.indexOf(gone);
      kin.splice(at, 1);
      distances.splice(at, 1);
    }
  };

  /** Ranks members, which are in order of cost. */
  const rank = (members: readonly Member[]) => {
    const count = members.length;
    varied.length = 0;
    for (const member of members) {
      const nearest = Math.min(close, count - 1);
      let sum = 0;
      for (let i = 0; i < nearest; i++) sum += member.distances[i];
      member.variety = sum / Math.max(1, nearest);
      varied.push(member);
    }
    varied.sort((a, b) => b.variety - a.variety);
    const weight = count > breeding.elite ? 1 - breeding.elite / count : 0;
    const steps = Math.max(1, count - 1);
    for (const [place, member] of varied.entries()) member.fit = (weight * place) / steps;
    for (const [place, member] of members.entries()) member.fit += place / steps;
  };

  const select = (members: Member[]) => {
    while (members.length > breeding.survivors) {
      rank(members);
      let worst = members[members.length - 1];
      let worstTwin = false;
      let worstFit = Number.NEGATIVE_INFINITY;
      for (let at = 1; at < members.length; at++) {
        const member = members[at];
        const twin = member.distances[0] === 0;
        if ((twin && !worstTwin) || (twin === worstTwin && member.fit > worstFit)) {
          worst = member;
          worstTwin = twin;
          worstFit = member.fit;
        }
      }
      leave(members, worst);
    }
  };

  const add = (plan: Individual) => {
    const kind = plan.feasible ? 'feasible' : 'other';
    const members = kinds[kind];
    const cost = penalizedCost(plan, penalties);
    const member: Member = { plan, kin: [], distances: [], cost, variety: 0, fit: 0 };
    for (const other of members) {
      const distance = distanceBetween(plan, other.plan);
      meet(member, other, distance);
      meet(other, member, distance);
    }
    let at = members.length;
    while (at > 0 && members[at - 1].cost > cost) at--;
    members.splice(at, 0, member);
    if (members.length > breeding.survivors + breeding.births) select(members);
    stale[kind] = true;
  };

  const draw = (): Member => {
    const { feasible, other } = kinds;
    const at = Math.floor(random() * (feasible.length + other.length));
    return at < feasible.length ? feasible[at] : other[at - feasible.length];
  };

  /** A parent: the fitter of two drawn from all. */
  const parent = (): Individual => {
    for (const kind of ['feasible', 'other'] as const) {
      if (stale[kind]) rank(kinds[kind]);
      stale[kind] = false;
    }
    const [a, b] = [draw(), draw()];
    return (a.fit <= b.fit ? a : b).plan;
  };

  return {
    add,
    parent,
    /** The best of all and the next best that break nothing, no two alike, in order of cost. */
    elite: (count: number, best: Individual): readonly Individual[] => {
      const found = best.feasible ? [best] : [];
      for (const { plan } of kinds.feasible) {
        if (found.length === count) break;
        if (found.every((other) => distanceBetween(plan, other) > 0)) found.push(plan);
      }
      return found;
    },
    /** After penalties have changed. */
    reorder: () => {
      for (const member of kinds.other) member.cost = penalizedCost(member.plan, penalties);
      kinds.other.sort((a, b) => a.cost - b.cost);
      stale.other = true;
    },
    /** For a search that begins anew. */
    clear: () => {
      kinds.feasible.length = 0;
      kinds.other.length = 0;
    },
  };
}
