import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PictureFile } from '@/lib/picture/picture-file';
import { isRaster } from '@/lib/picture/raster';
import { sizeOfRaster } from './rasters';
import { shortHash } from './record';

const folder = ['public', 'images'];
const manifest = ['lib', 'picture', 'manifest.ts'];

/** As drawRoutes in art/maps/marks.ts writes it. */
const routeLine = /<path class="l t\d/g;

/** Width and height in pixels, else those of the viewBox. */
function sizeOfSvg(svg: string): { width: number; height: number } | undefined {
  const head = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const value = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(head)?.[1] ?? '';
  const pixels = (name: string) => /^\d+(\.\d+)?(?=(px)?$)/.exec(value(name).trim())?.[0];
  const [, , ...box] = value('viewBox')
    .trim()
    .split(/[\s,]+/);
  const [width, height] = [pixels('width') ?? box[0], pixels('height') ?? box[1]].map(Number);
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** The title, where it comes first, as `coverSvg` writes it. */
function altOf(svg: string): string | undefined {
  const title = /^<svg\b[^>]*><title>([^<]*)<\/title>/.exec(svg)?.[1];
  return title?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function entryOf(root: string, file: string): Promise<PictureFile> {
  const bytes = readFileSync(join(root, ...folder, file));
  const hash = shortHash(bytes).slice(0, 8);
  if (isRaster(file)) return { file, ...(await sizeOfRaster(bytes)), hash };
  const svg = bytes.toString();
  const size = sizeOfSvg(svg);
  if (!size) throw new Error(`public/images/${file} says neither its size nor a viewBox.`);
  const routes = svg.match(routeLine)?.length ?? 0;
  const alt = altOf(svg);
  return {
    file,
    ...size,
    hash,
    ...(svg.includes('prefers-color-scheme') && { followsTheme: true }),
    ...(routes > 0 && { routes }),
    ...(alt && { alt }),
  };
}

export const rasterFiles = (root: string): readonly string[] => imageFiles(root).filter(isRaster);

/** Throws where a file cannot be shown. */
function imageFiles(root: string): readonly string[] {
  const files = readdirSync(join(root, ...folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const strange = files.find((file) => !/^[a-z0-9-]+\.(?:svg|png|jpe?g)$/.test(file));
  if (strange === undefined) return files;
  throw new Error(
    `public/images/${strange} cannot be shown: a picture is named in small letters, digits and hyphens and ends on .svg, .png, .jpg or .jpeg.`,
  );
}

/** A photograph wins over a drawing. */
export async function manifestOf(root: string): Promise<string> {
  const files = imageFiles(root).toSorted((a, b) => Number(isRaster(a)) - Number(isRaster(b)));
  const byName = new Map(files.map((file) => [parse(file).name, file]));
  const entries = await Promise.all(
    [...byName].map(async ([name, file]) => [name, await entryOf(root, file)] as const),
  );
  const lines = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  '${name}': ${JSON.stringify(entry)},\n`);
  return `// Written by \`npm run art\`: not to be edited.
import type { PictureFile } from './picture-file';

/** Every picture in public/images by its name. */
export const pictures = {
${lines.join('')}} satisfies Record<string, PictureFile>;
`;
}

export async function isManifestCurrent(root: string): Promise<boolean> {
  const file = join(root, ...manifest);
  return existsSync(file) && readFileSync(file, 'utf8') === (await manifestOf(root));
}

export async function writeManifest(root: string): Promise<void> {
  if (await isManifestCurrent(root)) return;
  writeFileSync(join(root, ...manifest), await manifestOf(root));
}
