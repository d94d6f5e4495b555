import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type RasterFormat, sizedFile, widthsOf } from '@/lib/picture/raster';
import { shortHash } from './record';

/** Effort 2 of 9: files a tenth heavier, written several times as fast. */
const encoders: Readonly<Record<RasterFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/** Writes AVIF and WebP of photographs, cached by bytes. Returns how many were made. */
export async function writeRasters(root: string, files: readonly string[]): Promise<number> {
  const cache = join(root, '.next', 'cache', 'rasters');
  const images = join(root, 'public', 'images');
  const wanted = new Set<string>();
  let made = 0;
  for (const file of files) {
    const bytes = readFileSync(join(images, file));
    const { width } = await sizeOfRaster(bytes);
    for (const format of Object.keys(encoders) as RasterFormat[]) {
      for (const each of widthsOf(width)) {
        const key = join(cache, `${shortHash(bytes)}-${each}.${format}`);
        if (!existsSync(key)) {
          mkdirSync(cache, { recursive: true });
          const picture = sharp(bytes).autoOrient().resize(each);
          await encoders[format](picture).toFile(`${key}.part`);
          renameSync(`${key}.part`, key);
          made += 1;
        }
        const target = sizedFile(file, each, format);
        mkdirSync(join(images, 'sized'), { recursive: true });
        copyFileSync(key, join(images, target));
        wanted.add(target);
      }
    }
  }
  removeOthers(images, wanted);
  return made;
}

/** Turned as the camera says. */
export async function sizeOfRaster(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

function removeOthers(images: string, wanted: ReadonlySet<string>): void {
  const folder = join(images, 'sized');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (!wanted.has(`sized/${file}`)) rmSync(join(folder, file));
  }
}
