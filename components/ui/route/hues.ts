export const hues = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;

/**
 * The five route colors. A route always stands beside a label or a position, never alone. What is
 * colored has the class `hue-…`; the utilities of a hue are named in app/styles.css, since no source
 * holds them as a whole.
 */
export type Hue = (typeof hues)[number];
