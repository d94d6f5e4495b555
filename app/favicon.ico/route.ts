import sharp from 'sharp';
import { drawAppIcon } from '@/art/app-icon';
import { icoOf } from '@/lib/icons/ico';

export const dynamic = 'force-static';

const edge = 48;

/**
 * The mark for those who ask for it by this name without reading a page. Browsers do too, now and
 * then: while a link is followed, the link to `/icon.svg` leaves the document for a moment.
 */
export async function GET() {
  const png = await sharp(Buffer.from(drawAppIcon(edge, 0.04)))
    .png()
    .toBuffer();
  return new Response(icoOf(png, edge), { headers: { 'content-type': 'image/x-icon' } });
}
