import sharp from 'sharp';
import { drawAppIcon } from '@/art/app-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Edge in pixels and air around the mark, as a share of the edge, by file. */
const files: Readonly<Record<string, { edge: number; air: number }>> = {
  'apple-180.png': { edge: 180, air: 0.08 },
  'any-192.png': { edge: 192, air: 0.04 },
  'any-512.png': { edge: 512, air: 0.04 },
  // Cut to a circle or a squircle by the device: the middle four fifths are safe.
  'maskable-512.png': { edge: 512, air: 0.2 },
};

export function generateStaticParams(): { file: string }[] {
  return Object.keys(files).map((file) => ({ file }));
}

/** The mark as an icon for home screens, which take no SVG. */
export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const icon = files[file];
  if (!icon) return new Response('Not found', { status: 404 });
  const svg = drawAppIcon(icon.edge, icon.air);
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
