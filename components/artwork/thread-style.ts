import type { Thread } from './maps/palette';

// Written out, since the stylesheet holds only class names that stand in the source as a whole.

/** Stroke of a thread's line; it turns with the theme. */
export const threadStroke: Record<Thread, string> = {
  cobalt: 'stroke-cobalt',
  madder: 'stroke-madder',
  teal: 'stroke-teal',
  plum: 'stroke-plum',
  ochre: 'stroke-ochre',
};

/** Ground in a thread's color. */
export const threadGround: Record<Thread, string> = {
  cobalt: 'bg-cobalt',
  madder: 'bg-madder',
  teal: 'bg-teal',
  plum: 'bg-plum',
  ochre: 'bg-ochre',
};
