import {
  type PictureName as MapName,
  pictureNames as mapNames,
  pictureSize as mapSize,
  renderPicture as renderMap,
} from './maps/pictures';
import { drawSheet, type Sheet } from './pens/sheet';
import { sheets } from './pictures';

export type PictureName = MapName | keyof typeof sheets;

const sheetOf = (name: string): Sheet | undefined =>
  (sheets as Readonly<Record<string, Sheet>>)[name];

/** Every picture that /images holds, flags aside. */
export const pictureNames: readonly PictureName[] = [
  ...mapNames,
  ...(Object.keys(sheets) as (keyof typeof sheets)[]),
];

/** A picture as an SVG document. */
export function renderPicture(name: PictureName): string {
  const sheet = sheetOf(name);
  return sheet ? drawSheet(sheet) : renderMap(name as MapName);
}

/** Natural size of a picture in pixels. Throws where nobody has drawn one of that name. */
export function pictureSize(name: string): { width: number; height: number } {
  if (!pictureNames.includes(name as PictureName))
    throw new Error(`There is no picture '${name}'.`);
  const { width, height } = sheetOf(name) ?? mapSize(name as MapName);
  return { width, height };
}
