import type { City } from '@/lib/city/types';
import { drawPicture, type PictureSpec, sceneOf } from './picture';
import { cityOf, type Scene } from './scene';
import { specs } from './specs';

export type PictureName = keyof typeof specs;

/** Every picture that can be rendered. */
export const pictureNames = Object.keys(specs) as PictureName[];

const specOf = (name: PictureName): PictureSpec => specs[name];

/** Natural size of a picture in pixels, and its viewBox in map units. */
export function pictureSize(name: PictureName): { width: number; height: number; viewBox: string } {
  const { width, height, plan } = specOf(name);
  return { width, height, viewBox: `0 0 ${plan.width} ${plan.height}` };
}

/** True when the picture changes with the color scheme of the element it is embedded in. */
export function followsTheme(name: PictureName): boolean {
  return specOf(name).dark !== undefined;
}

/** Routes, depot and city of a picture; undefined for a bare map. */
export function pictureScene(name: PictureName): Scene | undefined {
  return sceneOf(specOf(name));
}

/** The city of a picture. */
export function pictureCity(name: PictureName): City {
  const spec = specOf(name);
  return pictureScene(name)?.city ?? cityOf(spec.plan);
}

const rendered = new Map<PictureName, string>();

/** A picture as an SVG document. */
export function renderPicture(name: PictureName): string {
  const known = rendered.get(name);
  if (known) return known;
  const text = drawPicture(specOf(name));
  rendered.set(name, text);
  return text;
}
