export interface PictureFile {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Beginning of its content hash. */
  readonly hash?: string;
  readonly followsTheme?: boolean;
  /** The number of routes on a map. */
  readonly routes?: number;
  /** Where the drawing describes itself. */
  readonly alt?: string;
}
