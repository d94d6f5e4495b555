/** A picture in public/images. */
export interface PictureFile {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Beginning of its content hash. */
  readonly hash?: string;
  /** Whether it changes with the color scheme. */
  readonly followsTheme?: boolean;
  /** The number of routes on a map. */
  readonly routes?: number;
  /** Where the drawing describes itself. */
  readonly alt?: string;
}
