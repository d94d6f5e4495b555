/** The settings of the guide on route algorithms. */
export interface Settings {
  /** Size of the population: 50 to 500. An eighth of it survives a selection, a fifth is born until the next. */
  readonly population: number;
  /** After how many generations whoever drives the search may end it: 100 to 1,000. */
  readonly generations: number;
  /** Share of children changed at random: 0.01 to 0.1. */
  readonly mutation: number;
  /** Share of the population that always lives on: 0.05 to 0.2. */
  readonly elite: number;
  readonly seed: number;
}

export const defaultSettings: Settings = {
  population: 200,
  generations: 500,
  mutation: 0.05,
  elite: 0.1,
  seed: 1,
};

/** How hard the search looks: in the guide's words, after an edit and in a run. */
export const modes = {
  fast: { ...defaultSettings, population: 50, generations: 100 },
  standard: defaultSettings,
} as const satisfies Readonly<Record<string, Settings>>;

/**
 * How many children make a generation: fewer of a long day, whose children take longer to bring up, so
 * that 500 generations stay a matter of seconds.
 */
export const generationSize = (stops: number): number =>
  Math.max(2, Math.min(40, Math.round(1000 / Math.max(1, stops))));
