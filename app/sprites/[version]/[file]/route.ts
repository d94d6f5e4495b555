import { readFile } from 'node:fs/promises';
import { brandFiles } from '@/lib/icons/brands';
import { iconNames } from '@/lib/icons/icons';
import type { SpriteName } from '@/lib/icons/sprite';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** What each sprite is made of: a symbol per drawing. */
const sprites: Readonly<Record<`${SpriteName}.svg`, () => Promise<string[]>>> = {
  'icons.svg': () => Promise.all(iconNames.map(readIcon)),
  'brands.svg': () => Promise.all(Object.entries(brandFiles).map(readBrand)),
};

export function generateStaticParams(): { version: string; file: string }[] {
  const version = String(process.env.SPRITE_VERSION);
  return Object.keys(sprites).map((file) => ({ version, file }));
}

/** One file with all icons, and one with the marks of other companies. */
export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const symbols = await sprites[file as keyof typeof sprites]();
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** 1.9 is the stroke of the drawings. */
async function readIcon(name: string) {
  const file = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const drawing = file.slice(
    file.indexOf('>', file.indexOf('<svg')) + 1,
    file.lastIndexOf('</svg>'),
  );
  const attributes =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" ${attributes}>${drawing.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** In the color of the text around it. */
async function readBrand([id, name]: [string, string]) {
  const file = await readFile(`node_modules/simple-icons/icons/${name}.svg`, 'utf8');
  const path = file.slice(file.indexOf('<path'), file.lastIndexOf('</svg>'));
  return `<symbol id="${id}" viewBox="0 0 24 24" fill="currentColor">${path}</symbol>`;
}
