import sharp from 'sharp';
import { mapInset } from '../pens/drawing';
import { type CoverLook, coverMap } from '../pictures/blog/map-cover';
import { heaviest, type PreviewWords, places, previewSvg } from '../previews/sheet';

/** What a page's preview picture says and how its map looks. */
type PreviewRequest = PreviewWords & CoverLook;

/**
 * Draws a page's preview picture (Open Graph, 1200 × 630) as PNG: with as many colors as the weight
 * allows. Throws where even few weigh too much.
 */
export async function draw(request: PreviewRequest): Promise<Uint8Array> {
  const { left, top, width, height } = places.picture;
  const map = mapInset(coverMap(request, { width, height }), [left, top, width, height]);
  const picture = sharp(Buffer.from(previewSvg(request, map)));
  for (const quality of [90, 80, 70, 60, 50, 40]) {
    const png = await picture
      .clone()
      .png({ palette: true, quality, dither: 0, effort: 7 })
      .toBuffer();
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${request.headline}' weighs more than ${heaviest} bytes.`);
}
