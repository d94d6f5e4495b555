/** What a file is made of. */
type Drawn = string | Uint8Array;

/** One file that is drawn. */
export interface Job {
  /** Path of the file from the root of the repository, as `public/images/hero.svg`. */
  readonly file: string;
  readonly draw: () => Drawn | Promise<Drawn>;
  /** What of the content it is drawn from, plain JSON: a build draws it again where that has changed. */
  readonly data?: unknown;
  /** Whose picture it is, for the line that a build prints, as `the post 'rain-delays-on-delivery-routes'`. */
  readonly owner?: string;
}

/** Path of a drawn picture by its name. */
export const image = (name: string): string => `public/images/${name}.svg`;
