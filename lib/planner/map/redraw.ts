import type { Plan, Route } from '../day/plan';

/** In milliseconds. */
export interface Redraw {
  readonly delay: number;
  readonly duration: number;
}

/** By the index of the van. */
export type Redraws = ReadonlyMap<number, Redraw>;

export const noRedraws: Redraws = new Map();

export type Pace = 'step' | 'end';

const paces = {
  step: { duration: 360, gap: 60 },
  end: { duration: 1200, gap: 90 },
} as const;

const isSame = (a: Route, b: Route | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.line.length === b.line.length &&
    a.line.every(([x, y], i) => x === b.line[i]?.[0] && y === b.line[i]?.[1]));

/** Which routes are redrawn after another plan, one shortly after the other. */
export function redraws(before: Plan | undefined, after: Plan, pace: Pace): Redraws {
  const { duration, gap } = paces[pace];
  const changed = after.routes.filter(
    (route) =>
      pace === 'end' ||
      !isSame(
        route,
        before?.routes.find(({ van }) => van === route.van),
      ),
  );
  return new Map(changed.map(({ van }, i) => [van, { delay: i * gap, duration }]));
}

/** When a line reaches a stop, in milliseconds: inverts the easing cubic-bezier(.16, 1, .3, 1) as 1 − 2^(−10 t). */
export const reachedAt = ({ delay, duration }: Redraw, share: number): number =>
  Math.round(delay + duration * Math.min(1, -Math.log2(Math.max(1e-3, 1 - share)) / 10));
