import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createRandom } from '@/planner/random';
import { seedOf } from '../covers/cover';
import { plainCover } from '../covers/general';
import { groundSize } from '../covers/ground';
import { coverSvg } from '../covers/svg';
import { drawingSvg, mapInset, mark, widthOf, words, wrapped } from '../pens';
import { at, box, type Ink, lined, shape } from '../pens/shapes';
import { coverMap, type MapSource } from '../pictures/blog/map-cover';

export interface PreviewRequest extends MapSource {
  readonly headline: string;
  readonly name: string;
  readonly domain: string;
  /** `neutral` for a page without one. */
  readonly category?: string;
  /** A file in public/images, and the hash of its bytes. */
  readonly photo?: string;
  readonly photoHash?: string;
}

/** Pixels (Open Graph). */
const size = { width: 1200, height: 630 } as const;
const panel = 660;
const margin = 64;
const room = panel - 2 * margin;
/** Of the picture beside the panel. */
const [width, height] = [size.width - panel, size.height];

function sizedToFit(headline: string): { letterSize: number; lines: string[] } {
  for (let letterSize = 104; letterSize > 44; letterSize -= 4) {
    const lines = wrapped(headline, room, letterSize, 'sign');
    const fits = lines.every((line) => widthOf(line, letterSize, 'sign') <= room);
    if (fits && lines.length * letterSize <= 372 && lines.length <= 5) return { letterSize, lines };
  }
  throw new Error(`The headline '${headline}' is too long for a preview picture.`);
}

function headlineInk(headline: string): Ink {
  const { letterSize, lines } = sizedToFit(headline);
  const [step, left] = [letterSize * 0.96, margin - letterSize * 0.03];
  return lines.map((line, i) =>
    words.sign(line, left, 500 - (lines.length - 1 - i) * step, letterSize),
  );
}

function previewSvg({ headline, name, domain, hue }: PreviewRequest, beside: Ink): string {
  const draw = () => [
    box(0, 0, size.width, height, { fill: 'paper' }),
    beside,
    at(margin, margin, mark(56)),
    words.sign(name, margin + 74, margin + 41, 38),
    headlineInk(headline),
    words.mono(domain, margin, height - margin, 24, 'ink3'),
    shape(`M0 ${height - 5}H${panel}`, lined(hue, 10)),
  ];
  return drawingSvg({ ...size, light: 'day', draw });
}

function streetMap({ slug, hue, ground }: MapSource, category: string): Sharp {
  const left = Math.floor(createRandom(seedOf(slug))() * (groundSize.width - width));
  const frame = { category, hue, ground, ...groundSize };
  const map = sharp(Buffer.from(coverSvg(plainCover(category, hue), frame)));
  return map.extract({ left, top: 0, width, height });
}

const photograph = (file: string): Sharp =>
  sharp(join('public', 'images', file))
    .autoOrient()
    .resize(width, height);

/** With as many colors as the weight allows. Throws where even few weigh too much. */
export async function drawPreview(request: PreviewRequest): Promise<Uint8Array> {
  const { category, photo, headline } = request;
  const beside = photo ? photograph(photo) : category && streetMap(request, category);
  const map = () => mapInset(coverMap(request, { width, height }), [panel, 0, width, height]);
  const svg = previewSvg(request, beside ? '' : map());
  const input = beside ? [{ input: await beside.png().toBuffer(), left: panel, top: 0 }] : [];
  const picture = sharp(Buffer.from(svg)).composite(input);
  // Bytes: chats fetch a preview before they show a link.
  const heaviest = photo ? 250_000 : 60_000;
  const dither = photo ? 1 : 0;
  for (let quality = 90; quality > 0; quality -= 10) {
    const png = await picture.png({ palette: true, quality, dither, effort: 7 }).toBuffer();
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${headline}' weighs more than ${heaviest} bytes.`);
}
