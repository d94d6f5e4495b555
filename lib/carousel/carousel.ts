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

const isSlide = (index: number, count: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < count;

/** The slide after `index`; after the last one comes the first. What is no slide counts as none. */
export const nextIndex = (index: number, count: number): number =>
  isSlide(index, count) ? (index + 1) % count : 0;

/** The slide before `index`; before the first one comes the last. */
export const previousIndex = (index: number, count: number): number =>
  isSlide(index, count) ? (index + count - 1) % count : 0;

/**
 * The state after a move to `target`. A locked carousel, the active slide and a slide that does not
 * exist change nothing: the state comes back as it was.
 */
export function moveTo(
  state: CarouselState,
  target: number,
  count: number,
  direction: Direction = target < state.active ? -1 : 1,
): CarouselState {
  if (state.leaving !== null || target === state.active || !isSlide(target, count)) return state;
  return { active: target, leaving: state.active, direction };
}

/** One step forward (1) or back (-1), around the ends. */
export const step = (state: CarouselState, direction: Direction, count: number): CarouselState =>
  moveTo(
    state,
    direction === 1 ? nextIndex(state.active, count) : previousIndex(state.active, count),
    count,
    direction,
  );

/** The state once the move is over: unlocked. */
export const settle = (state: CarouselState): CarouselState =>
  state.leaving === null ? state : { ...state, leaving: null };
