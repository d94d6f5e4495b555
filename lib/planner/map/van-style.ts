/** In the order of the vans. */
const hues = ['teal', 'cobalt', 'madder', 'ochre', 'plum'] as const;
/** For further vans, dashed. */
const again = ['cobalt', 'madder', 'teal', 'ochre', 'plum'] as const;

export interface VanStyle {
  readonly color: (typeof hues)[number];
  readonly dashed: boolean;
}

/** By the index of the van. */
export function vanStyle(van: number): VanStyle {
  const color = hues[van];
  return color
    ? { color, dashed: false }
    : { color: again[(van - hues.length) % again.length] ?? 'cobalt', dashed: true };
}
