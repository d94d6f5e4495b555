import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createRandom } from '@/planner/random';
import { plainCover } from '../covers/general';
import { groundSize } from '../covers/ground';
import { seedOf } from '../covers/seed';
import { coverSvg } from '../covers/svg';
import { mapInset } from '../pens';
import { coverMap, type MapSource } from '../pictures/blog/map-cover';
import { type PreviewWords, picturePlace, previewSvg } from './svg';

export type PreviewRequest = PreviewWords &
  MapSource & {
    /** `neutral` for a page without one. */
    readonly category?: string;
    /** A file in public/images, and the hash of its bytes. */
    readonly photo?: string;
    readonly photoHash?: string;
  };

const { left, top, width, height } = picturePlace;

function streetMap({ slug, hue, ground }: MapSource, category: string): Sharp {
  const from = Math.floor(createRandom(seedOf(slug))() * (groundSize.width - width));
  const frame = { category, hue, ground, ...groundSize };
  const map = sharp(Buffer.from(coverSvg(plainCover(category, hue), frame)));
  return map.extract({ left: from, top: 0, width, height });
}

const photograph = (file: string): Sharp =>
  sharp(join('public', 'images', file))
    .autoOrient()
    .resize(width, height);

/** Bytes: chats fetch a preview before they show a link. */
const heaviest = (photo: string | undefined): number => (photo ? 250_000 : 60_000);

/** Open Graph, 1200 × 630, with as many colors as the weight allows. Throws where even few weigh too much. */
export async function drawPreview(request: PreviewRequest): Promise<Uint8Array> {
  const { category, photo, headline } = request;
  const beside = photo ? photograph(photo) : category && streetMap(request, category);
  const svg = beside
    ? previewSvg(request, '')
    : previewSvg(request, mapInset(coverMap(request, picturePlace), [left, top, width, height]));
  const input = beside ? [{ input: await beside.png().toBuffer(), left, top }] : [];
  const picture = sharp(Buffer.from(svg)).composite(input);
  const dither = photo ? 1 : 0;
  for (let quality = 90; quality > 0; quality -= 10) {
    const png = await picture.png({ palette: true, quality, dither, effort: 7 }).toBuffer();
    if (png.length < heaviest(photo)) return png;
  }
  throw new Error(`The preview '${headline}' weighs more than ${heaviest(photo)} bytes.`);
}
