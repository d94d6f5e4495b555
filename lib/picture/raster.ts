/** What browsers choose from before the file itself, best first. */
export const rasterFormats = ['avif', 'webp'] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** Pixels, from a phone's card to a first screen on a dense display. */
const steps = [480, 960, 1440, 1920, 2560];

export const isRaster = (file: string): boolean => /\.(?:png|jpe?g)$/i.test(file);

/** The widths in pixels in which a photograph is served: the steps below its own, and its own. */
export const widthsOf = (width: number): readonly number[] =>
  [...steps.filter((step) => step < width), Math.min(width, steps.at(-1) ?? width)].filter(
    (step, i, all) => all.indexOf(step) === i,
  );

/** Where a photograph of a width lies in /images: `team.jpg` as `sized/team-960.avif`. */
export const sizedFile = (file: string, width: number, format: RasterFormat): string =>
  `sized/${file.replace(/\.\w+$/, '')}-${width}.${format}`;
