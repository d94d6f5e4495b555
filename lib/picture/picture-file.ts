/** A picture in public/images. */
export interface PictureFile {
  /** Name in /images. */
  readonly file: string;
  /** Natural size in pixels. */
  readonly width: number;
  readonly height: number;
  /** First letters of the hash of its bytes. */
  readonly hash?: string;
  /** True where it changes with the color scheme of the element it stands in. */
  readonly followsTheme?: boolean;
  /** Routes that a map shows. */
  readonly routes?: number;
  /** What it shows, where the drawing says so itself. */
  readonly alt?: string;
}
