import type { Thread } from '@/components/ui/thread/thread';

// Written out, since the stylesheet holds only class names that stand in the source as a whole.

/** Stroke of a thread's line; it turns with the theme. */
export const threadStroke: Record<Thread, string> = {
  cobalt: 'thread-cobalt stroke-(--thread)',
  madder: 'thread-madder stroke-(--thread)',
  teal: 'thread-teal stroke-(--thread)',
  plum: 'thread-plum stroke-(--thread)',
  ochre: 'thread-ochre stroke-(--thread)',
};
