/** For `<source>`, best first. */
export const rasterFormats = ['avif', 'webp'] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** Pixels, from a card on a phone to a full screen of high density. */
const steps = [480, 960, 1440, 1920, 2560];

export const isRaster = (file: string): boolean => /\.(?:png|jpe?g)$/.test(file);

export const widthsOf = (width: number): readonly number[] =>
  [...steps.filter((step) => step < width), Math.min(width, steps.at(-1) ?? width)].filter(
    (step, i, all) => all.indexOf(step) === i,
  );

/** `team.jpg` as `sized/team-960.avif`. */
export const sizedFile = (file: string, width: number, format: RasterFormat): string =>
  `sized/${file.replace(/\.\w+$/, '')}-${width}.${format}`;
