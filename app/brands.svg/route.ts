import { readFile } from 'node:fs/promises';
import { brandFiles } from '@/lib/brands';

export const dynamic = 'force-static';

/** One file with a symbol per brand mark, in the color of the text around it. */
export async function GET() {
  const symbols = await Promise.all(Object.entries(brandFiles).map(readSymbol));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}

async function readSymbol([id, name]: [string, string]) {
  const file = await readFile(`node_modules/simple-icons/icons/${name}.svg`, 'utf8');
  const path = file.slice(file.indexOf('<path'), file.lastIndexOf('</svg>'));
  return `<symbol id="${id}" viewBox="0 0 24 24" fill="currentColor">${path}</symbol>`;
}
