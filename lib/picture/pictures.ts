import { pictures } from './manifest';

/** A picture in public/images. */
export interface PictureFile {
  /** Name in /images. */
  readonly file: string;
  /** Natural size in pixels. */
  readonly width: number;
  readonly height: number;
  /** First letters of the hash of its bytes. */
  readonly hash: string;
  /** True where it changes with the color scheme of the element it stands in. */
  readonly followsTheme?: boolean;
  /** Routes that a map shows. */
  readonly routes?: number;
}

/** A picture that is there as the code is written; content may name others. */
export type PictureName = keyof typeof pictures;

const known = new Map<string, PictureFile>(Object.entries(pictures));

/** Length of what two names begin with. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** A picture by its name. Throws, with the names that come nearest, where there is none. */
export function pictureOf(name: PictureName | (string & {})): PictureFile {
  const found = known.get(name);
  if (found) return found;
  const near = [...known.keys()].sort((a, b) => sharedStart(b, name) - sharedStart(a, name));
  throw new Error(
    `There is no picture '${name}'. Nearest: ${near.slice(0, 3).join(', ')}. After a new one was drawn or put into public/images, run 'npm run art'.`,
  );
}

/** Natural size of a picture in pixels. Throws where there is none of that name. */
export function pictureSize(name: PictureName | (string & {})): { width: number; height: number } {
  const { width, height } = pictureOf(name);
  return { width, height };
}
