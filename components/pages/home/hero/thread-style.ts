import type { Thread } from '@/art/maps/palette';

// Written out, since the stylesheet holds only class names that stand in the source as a whole.

/** Stroke of a thread's line; it turns with the theme. */
export const threadStroke: Record<Thread, string> = {
  cobalt: 'thread-cobalt stroke-(--thread)',
  madder: 'thread-madder stroke-(--thread)',
  teal: 'thread-teal stroke-(--thread)',
  plum: 'thread-plum stroke-(--thread)',
  ochre: 'thread-ochre stroke-(--thread)',
};

/** Ground in a thread's color. */
export const threadGround: Record<Thread, string> = {
  cobalt: 'thread-cobalt bg-(--thread)',
  madder: 'thread-madder bg-(--thread)',
  teal: 'thread-teal bg-(--thread)',
  plum: 'thread-plum bg-(--thread)',
  ochre: 'thread-ochre bg-(--thread)',
};
