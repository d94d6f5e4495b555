/** One file that the workshop draws. */
export interface Job {
  /** Path of the file from the root of the repository, as `public/images/hero.svg`. */
  readonly file: string;
  /** The module that draws it: a path in art/ without ending, as `pictures/home/index`. */
  readonly program: string;
  /** What it is drawn from, plain JSON; none for a picture that its module holds whole. */
  readonly data?: unknown;
  /** Whose picture it is, for the line that a build prints, as `the post 'rain-delays-on-delivery-routes'`. */
  readonly owner?: string;
}

/** Path of a drawn picture by its name. */
export const image = (name: string): string => `public/images/${name}.svg`;
