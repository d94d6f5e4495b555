/** The five route colors. A thread always stands beside a label or a position, never alone. */
export type Thread = 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';

interface ThreadClasses {
  line: string;
  text: string;
  tint: string;
  sheet: string;
}

// Written out, since the stylesheet holds only class names that stand in the source as a whole.
export const threadClasses: Record<Thread, ThreadClasses> = {
  cobalt: {
    line: 'bg-cobalt',
    text: 'text-cobalt-text',
    tint: 'bg-cobalt-tint',
    sheet: 'bg-cobalt-sheet',
  },
  madder: {
    line: 'bg-madder',
    text: 'text-madder-text',
    tint: 'bg-madder-tint',
    sheet: 'bg-madder-sheet',
  },
  teal: { line: 'bg-teal', text: 'text-teal-text', tint: 'bg-teal-tint', sheet: 'bg-teal-sheet' },
  plum: { line: 'bg-plum', text: 'text-plum-text', tint: 'bg-plum-tint', sheet: 'bg-plum-sheet' },
  ochre: {
    line: 'bg-ochre',
    text: 'text-ochre-text',
    tint: 'bg-ochre-tint',
    sheet: 'bg-ochre-sheet',
  },
};
