/** The five hues in the order of the vans of a day: VAN 02, 03, 07, 11 and 14 of the samples. */
const hues = ['teal', 'cobalt', 'madder', 'ochre', 'plum'] as const;
/** Further vans take these anew, dashed. */
const again = ['cobalt', 'madder', 'teal', 'ochre', 'plum'] as const;

/** How a van's route looks in map, list and print: its color, and whether its line is dashed. */
export interface VanStyle {
  readonly color: (typeof hues)[number];
  readonly dashed: boolean;
}

/** The style of a van by its place in the day. */
export function vanStyle(van: number): VanStyle {
  const color = hues[van];
  return color
    ? { color, dashed: false }
    : { color: again[(van - hues.length) % again.length] ?? 'cobalt', dashed: true };
}
