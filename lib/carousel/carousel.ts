/** How long a carousel stays locked after a move, in milliseconds. */
export const carouselLock = 500;

/** Which way the slides travel: 1 brings the new one in from the right. */
export type Direction = 1 | -1;

/** `leaving` is the slide on its way out; while there is one, the carousel is locked. */
export interface CarouselState {
  readonly active: number;
  readonly leaving: number | null;
  readonly direction: Direction;
}

export const firstSlide: CarouselState = { active: 0, leaving: null, direction: 1 };

/** A move to `target`; none while locked, nor to the active slide. */
export function moveTo(
  state: CarouselState,
  target: number,
  direction: Direction = target < state.active ? -1 : 1,
): CarouselState {
  if (state.leaving !== null || target === state.active) return state;
  return { active: target, leaving: state.active, direction };
}

/** One step forward (1) or back (-1), around the ends. */
export const step = (state: CarouselState, direction: Direction, count: number): CarouselState =>
  moveTo(state, (state.active + direction + count) % count, direction);

/** The state once the move is over: unlocked. */
export const settle = (state: CarouselState): CarouselState => ({ ...state, leaving: null });
