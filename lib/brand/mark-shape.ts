/** The line of the mark: a W that rises to the right. Box 0 0 40 40. */
export const markLine =
  'M8.3 11.4v7.3c0 1 .4 1.9 1.1 2.6l4.8 4.8c1.1 1.1 3 .3 3-1.3v-7.1c0-1.6 1.2-2.9 2.9-2.9s2.9 1.3 2.9 2.9v7.1c0 1.6 1.9 2.4 3 1.3l4.6-4.6c.7-.7 1.1-1.6 1.1-2.6';

export const markDot = { cx: 31.6, cy: 11.8, r: 3.7 };
