import { readFile } from 'node:fs/promises';
import { iconNames } from '@/lib/icons';

export const dynamic = 'force-static';

/** One file with a symbol per icon; 1.9 is the stroke of the drawings. */
export async function GET() {
  const symbols = await Promise.all(iconNames.map(readSymbol));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}

async function readSymbol(name: string) {
  const file = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const drawing = file.slice(
    file.indexOf('>', file.indexOf('<svg')) + 1,
    file.lastIndexOf('</svg>'),
  );
  const attributes =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" ${attributes}>${drawing.replace(/\s*\n\s*/g, '')}</symbol>`;
}
