import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PictureFile } from '@/lib/picture/pictures';
import { shortHash } from './program-hash';

const folder = ['public', 'images'];
const manifest = ['lib', 'picture', 'manifest.ts'];

/** A route as drawRoutes in art/maps/marks.ts writes it. */
const routeLine = /<path class="l t\d/g;

/** Natural size of an SVG document: its width and height in pixels, else those of its viewBox. */
export function sizeOfSvg(svg: string): { width: number; height: number } | undefined {
  const head = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const value = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(head)?.[1] ?? '';
  const pixels = (name: string) => /^\d+(\.\d+)?(?=(px)?$)/.exec(value(name).trim())?.[0];
  const [, , ...box] = value('viewBox')
    .trim()
    .split(/[\s,]+/);
  const [width, height] = [pixels('width') ?? box[0], pixels('height') ?? box[1]].map(Number);
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

function entryOf(root: string, file: string): PictureFile {
  const bytes = readFileSync(join(root, ...folder, file));
  const svg = bytes.toString();
  const size = sizeOfSvg(svg);
  if (!size) throw new Error(`public/images/${file} says neither its size nor a viewBox.`);
  const routes = svg.match(routeLine)?.length ?? 0;
  return {
    file,
    ...size,
    hash: shortHash(bytes).slice(0, 8),
    ...(svg.includes('prefers-color-scheme') && { followsTheme: true }),
    ...(routes > 0 && { routes }),
  };
}

/** The text of the manifest for what lies in public/images. */
export function manifestOf(root: string): string {
  const entries = readdirSync(join(root, ...folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
    .map(({ name }) => [parse(name).name, entryOf(root, name)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([name, entry]) => `  '${name}': ${JSON.stringify(entry)},\n`);
  return `// Written by \`npm run art\`: not to be edited.
import type { PictureFile } from './pictures';

/** Every picture in public/images by its name. */
export const pictures = {
${lines.join('')}} satisfies Record<string, PictureFile>;
`;
}

/** The manifest as it lies there; empty where there is none. */
export function readManifest(root: string): string {
  try {
    return readFileSync(join(root, ...manifest), 'utf8');
  } catch {
    return '';
  }
}

/** Writes the manifest, if it is another. */
export function writeManifest(root: string): void {
  const text = manifestOf(root);
  if (text !== readManifest(root)) writeFileSync(join(root, ...manifest), text);
}
