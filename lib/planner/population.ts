import { distanceBetween, finedCost, type Individual } from './individual';
import type { Penalties } from './trial';

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
  /** Distances to the others of its kind, nearest first. */
  readonly kin: { readonly to: Member; readonly distance: number }[];
}

/**
 * Feasible and infeasible plans side by side. Who survives and who breeds is told by cost and by how
 * much a plan differs from its nearest (diversity management, Vidal et al. 2012).
 */
export function createPopulation(breeding: Breeding, penalties: Penalties, random: () => number) {
  const kinds = { feasible: [] as Member[], other: [] as Member[] };

  const variety = ({ kin }: Member): number => {
    const nearest = kin.slice(0, close);
    return nearest.reduce((sum, { distance }) => sum + distance, 0) / Math.max(1, nearest.length);
  };

  const leave = (members: Member[], gone: Member) => {
    members.splice(members.indexOf(gone), 1);
    for (const { kin } of members) {
      const at = kin.findIndex(({ to }) => to === gone);
      kin.splice(at, 1);
    }
  };

  /** Ranks by cost and by variety together, smaller is fitter; `members` are in order of cost. */
  const fitness = (members: readonly Member[]): ReadonlyMap<Member, number> => {
    const count = members.length;
    if (count === 1) return new Map(members.map((member) => [member, 0]));
    const varied = members.map((member, rank) => ({ member, rank, variety: variety(member) }));
    varied.sort((a, b) => b.variety - a.variety);
    const weight = count > breeding.elite ? 1 - breeding.elite / count : 0;
    return new Map(
      varied.map(({ member, rank }, place) => [
        member,
        rank / (count - 1) + (weight * place) / (count - 1),
      ]),
    );
  };

  const select = (members: Member[]) => {
    while (members.length > breeding.survivors) {
      const fit = fitness(members);
      let worst = members[members.length - 1] as Member;
      let worstTwin = false;
      let worstFit = Number.NEGATIVE_INFINITY;
      for (const [at, member] of members.entries()) {
        if (at === 0) continue;
        const twin = (member.kin[0]?.distance ?? 1) === 0;
        const value = fit.get(member) as number;
        if ((twin && !worstTwin) || (twin === worstTwin && value > worstFit)) {
          worst = member;
          worstTwin = twin;
          worstFit = value;
        }
      }
      leave(members, worst);
    }
  };

  const sort = (members: Member[]) =>
    members.sort((a, b) => finedCost(a.plan, penalties) - finedCost(b.plan, penalties));

  const add = (plan: Individual) => {
    const members = plan.feasible ? kinds.feasible : kinds.other;
    const member: Member = { plan, kin: [] };
    for (const to of members) {
      const distance = distanceBetween(plan, to.plan);
      for (const [one, other] of [
        [member, to],
        [to, member],
      ] as const) {
        const at = one.kin.findIndex((each) => each.distance > distance);
        one.kin.splice(at < 0 ? one.kin.length : at, 0, { to: other, distance });
      }
    }
    members.push(member);
    sort(members);
    if (members.length > breeding.survivors + breeding.births) select(members);
  };

  /** A parent: the fitter of two drawn from all. */
  const parent = (): Individual => {
    const all = [...kinds.feasible, ...kinds.other];
    const fit = new Map([...fitness(kinds.feasible), ...fitness(kinds.other)]);
    const draw = () => all[Math.floor(random() * all.length)] as Member;
    const [a, b] = [draw(), draw()];
    return ((fit.get(a) as number) <= (fit.get(b) as number) ? a : b).plan;
  };

  return {
    add,
    parent,
    /** After fines have changed. */
    reorder: () => sort(kinds.other),
    clear: () => {
      kinds.feasible.length = 0;
      kinds.other.length = 0;
    },
    sizes: () => ({ feasible: kinds.feasible.length, other: kinds.other.length }),
  };
}
