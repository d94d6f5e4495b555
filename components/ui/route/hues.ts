export const hues = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;

/** The five route colors. A route always stands beside a label or a position, never alone. */
export type Hue = (typeof hues)[number];

/** Those that are utilities are named in app/styles.css, since no source holds them as a whole. */
const classesOf = (hue: Hue) => ({
  color: `hue-${hue}`,
  line: `hue-${hue} bg-(--hue)`,
  text: `text-${hue}-text`,
  tint: `bg-${hue}-tint`,
  deep: `bg-${hue}-deep`,
});

export const hueClasses = Object.fromEntries(hues.map((hue) => [hue, classesOf(hue)])) as Record<
  Hue,
  ReturnType<typeof classesOf>
>;
