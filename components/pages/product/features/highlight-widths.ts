type Width = 'narrow' | 'wide' | 'third';

const openings: Readonly<Record<number, readonly Width[]>> = {
  0: [],
  1: ['narrow', 'wide', 'wide', 'narrow'],
  2: ['narrow', 'wide'],
};

/**
 * How wide the highlight cards stand: thirds, where they fill their rows; else one or two rows of
 * unequal pairs come first, so that no row has a hole.
 */
export const widthsOf = (count: number): readonly Width[] =>
  Array.from({ length: count }, (_, at) => openings[count % 3]?.[at] ?? 'third');

/** Whether the last card would stand alone in two columns, where a wide one takes both. */
export const endsAlone = (count: number): boolean => {
  const cells = widthsOf(count).reduce((sum, width) => sum + (width === 'wide' ? 2 : 1), 0);
  return cells % 2 === 1;
};
