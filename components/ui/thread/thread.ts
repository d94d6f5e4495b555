/** The five route colors. A thread always stands beside a label or a position, never alone. */
export type Thread = 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';

interface ThreadClasses {
  /** Sets `--thread`. */
  color: string;
  line: string;
  text: string;
  tint: string;
  sheet: string;
}

// Written out, since the stylesheet holds only class names that stand in the source as a whole.
export const threadClasses: Record<Thread, ThreadClasses> = {
  cobalt: {
    color: 'thread-cobalt',
    line: 'thread-cobalt bg-(--thread)',
    text: 'text-cobalt-text',
    tint: 'bg-cobalt-tint',
    sheet: 'bg-cobalt-sheet',
  },
  madder: {
    color: 'thread-madder',
    line: 'thread-madder bg-(--thread)',
    text: 'text-madder-text',
    tint: 'bg-madder-tint',
    sheet: 'bg-madder-sheet',
  },
  teal: {
    color: 'thread-teal',
    line: 'thread-teal bg-(--thread)',
    text: 'text-teal-text',
    tint: 'bg-teal-tint',
    sheet: 'bg-teal-sheet',
  },
  plum: {
    color: 'thread-plum',
    line: 'thread-plum bg-(--thread)',
    text: 'text-plum-text',
    tint: 'bg-plum-tint',
    sheet: 'bg-plum-sheet',
  },
  ochre: {
    color: 'thread-ochre',
    line: 'thread-ochre bg-(--thread)',
    text: 'text-ochre-text',
    tint: 'bg-ochre-tint',
    sheet: 'bg-ochre-sheet',
  },
};
