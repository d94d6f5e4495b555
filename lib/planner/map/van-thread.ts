/** The five threads in the order of the vans of a day: VAN 02, 03, 07, 11 and 14 of the samples. */
const threads = ['teal', 'cobalt', 'madder', 'ochre', 'plum'] as const;
/** Further vans take these anew, dashed. */
const again = ['cobalt', 'madder', 'teal', 'ochre', 'plum'] as const;

/** How a van's thread looks in map, list and print: its color, and whether its line is dashed. */
export interface VanThread {
  readonly color: (typeof threads)[number];
  readonly dashed: boolean;
}

/** The thread of a van by its place in the day. */
export function vanThread(van: number): VanThread {
  const color = threads[van];
  return color
    ? { color, dashed: false }
    : { color: again[(van - threads.length) % again.length] ?? 'cobalt', dashed: true };
}
