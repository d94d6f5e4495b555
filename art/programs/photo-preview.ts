import { join } from 'node:path';
import sharp from 'sharp';
import { draw as drawPreview } from './preview';

type PreviewRequest = Parameters<typeof drawPreview>[0];

/** What a preview says, and the photograph that stands in the place of its map. */
interface PhotoPreviewRequest extends PreviewRequest {
  /** Name in public/images. */
  photo: string;
  /** Of its bytes: another photograph is another preview. */
  photoHash: string;
}

/** The place of the map in programs/preview. */
const place = { left: 660, top: 0, width: 540, height: 630 } as const;

/** A photograph weighs more than a map; chats still fetch so much. */
const heaviest = 250_000;

/** Draws the preview picture of a page with a photograph of its own, cut from its middle. */
export async function draw({ photo, ...request }: PhotoPreviewRequest): Promise<Uint8Array> {
  const { left, top, width, height } = place;
  const input = await sharp(join('public', 'images', photo))
    .autoOrient()
    .resize(width, height)
    .toBuffer();
  const picture = sharp(await drawPreview(request)).composite([{ input, left, top }]);
  for (const quality of [90, 70, 50, 30, 10]) {
    const png = await picture.clone().png({ palette: true, quality, effort: 7 }).toBuffer();
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${request.headline}' weighs more than ${heaviest} bytes.`);
}
