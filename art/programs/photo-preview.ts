import { join } from 'node:path';
import sharp from 'sharp';
import { type PreviewWords, places, previewSvg } from '../previews/sheet';

/** What a preview says, and the photograph that stands in the place of its map. */
interface PhotoPreviewRequest extends PreviewWords {
  /** Name in public/images. */
  photo: string;
  /** Of its bytes: another photograph is another preview. */
  photoHash: string;
}

/** A photograph weighs more than a map; chats still fetch so much. */
const heaviest = 250_000;

/** Draws the preview picture of a page with a photograph of its own, cut from its middle. */
export async function draw({ photo, ...request }: PhotoPreviewRequest): Promise<Uint8Array> {
  const { left, top, width, height } = places.picture;
  const input = await sharp(join('public', 'images', photo))
    .autoOrient()
    .resize(width, height)
    .toBuffer();
  const paper = Buffer.from(previewSvg(request, ''));
  const picture = sharp(paper).composite([{ input, left, top }]);
  for (const quality of [90, 70, 50, 30, 10]) {
    const png = await picture.clone().png({ palette: true, quality, effort: 7 }).toBuffer();
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${request.headline}' weighs more than ${heaviest} bytes.`);
}
