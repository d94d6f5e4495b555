import sharp, { type Sharp } from 'sharp';
import { createRandom } from '@/lib/city/random';
import { colors } from '@/lib/palette';
import { plainCover } from '../covers/general';
import { groundSize } from '../covers/grounds/ground';
import { seedOf } from '../covers/seed';
import { coverSvg } from '../covers/svg';
import { mix } from '../maps/palette';
import type { CoverLook } from '../pictures/blog/map-cover';
import { bytesOfRows, indexedPng } from '../previews/indexed-png';
import { indexed, packed, paletteOf, pixelsOf } from '../previews/palette';
import {
  headlineSvg,
  heaviest,
  type PreviewWords,
  places,
  previewSize,
  previewSvg,
} from '../previews/sheet';

/** What the preview picture of a page of the blog says, and how the ground of its category looks. */
type BlogPreviewRequest = PreviewWords &
  CoverLook & {
    /** Short name of the article's category; `neutral` for a page that has none. */
    readonly category: string;
  };

/** What the previews of a category have in common where their sheets are the same; a byte for each pixel. */
interface CategorySheet {
  /** Those that pixels count in, and then the steps from paper to ink. */
  readonly colors: readonly number[];
  /** The paper without a headline. */
  readonly paper: Uint8Array;
  /** The ground with a thread across it, more than twice as wide as a preview shows. */
  readonly ground: Uint8Array;
}

/** From paper to ink, for the edges of letters. */
const steps = Array.from({ length: 16 }, (_, step) =>
  packed(mix(colors.paper[0], colors.ink[0], step / 15)),
);

const drawn = (svg: string): Sharp => sharp(Buffer.from(svg));

const wide = groundSize.width;

async function drawSheet(request: BlogPreviewRequest, quality: number): Promise<CategorySheet> {
  const { category, thread, ground } = request;
  const frame = { category, thread, sheet: ground, ...groundSize };
  const map = drawn(coverSvg(plainCover(category, thread), frame));
  const paper = drawn(previewSvg({ ...request, headline: '' }, ''));
  const { left, top, width, height } = places.picture;
  const input = await map.clone().extract({ left: 0, top, width, height }).png().toBuffer();
  const specimen = paper.clone().composite([{ input, left, top }]);
  const few = { palette: true, colours: 240, quality, dither: 0, effort: 7 } as const;
  const png = await specimen.png(few).toBuffer();
  const palette = paletteOf([...new Set(await pixelsOf(sharp(png)))]);
  return {
    colors: [...palette.colors, ...steps],
    paper: indexed(await pixelsOf(paper.extract(places.paper)), palette),
    ground: indexed(await pixelsOf(map), palette),
  };
}

const sheets = new Map<string, Promise<CategorySheet>>();

function sheetFor(request: BlogPreviewRequest, quality: number): Promise<CategorySheet> {
  const { category, thread, ground, name, domain } = request;
  const key = JSON.stringify([category, thread, ground, name, domain, quality]);
  const sheet = sheets.get(key) ?? drawSheet(request, quality);
  sheets.set(key, sheet);
  return sheet;
}

/** How much of each pixel of its place a headline covers, of 255. */
const coverage = (headline: string): Promise<Uint8Array> =>
  drawn(headlineSvg(headline)).extractChannel('alpha').raw().toBuffer();

/** Of the picture that is drawn just now: a new one for each would cost as much as its headline. */
const rows = new Uint8Array(bytesOfRows(previewSize));

/** Fills the rows of a preview: the sheet's paper, the part of its ground that begins at `from`, and the headline. */
function fill({ colors, paper, ground }: CategorySheet, headline: Uint8Array, from: number): void {
  const { width } = places.paper;
  const startOf = (row: number) => row * (previewSize.width + 1) + 1;
  for (let row = 0; row < previewSize.height; row++) {
    const map = row * wide + from;
    rows.set(paper.subarray(row * width, (row + 1) * width), startOf(row));
    rows.set(ground.subarray(map, map + places.picture.width), startOf(row) + width);
  }
  const first = colors.length - steps.length;
  const { top, height } = places.headline;
  for (let row = 0; row < height; row++) {
    const start = startOf(top + row);
    for (let column = 0; column < width; column++) {
      const covered = headline[row * width + column];
      if (covered) rows[start + column] = first + (covered >> 4);
    }
  }
}

/**
 * Draws the preview picture of a page of the blog (Open Graph, 1200 × 630) as PNG, with as many colors as
 * the weight allows. A build draws one for each new article, so only its headline is drawn: all else is a part
 * of what the previews of its category share. Throws where even few colors weigh too much.
 */
export async function draw(request: BlogPreviewRequest): Promise<Uint8Array> {
  const headline = await coverage(request.headline);
  const from = Math.floor(createRandom(seedOf(request.slug))() * (wide - places.picture.width));
  for (const quality of [90, 70, 50]) {
    const sheet = await sheetFor(request, quality);
    fill(sheet, headline, from);
    const png = indexedPng({ ...previewSize, colors: sheet.colors, rows });
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${request.headline}' weighs more than ${heaviest} bytes.`);
}
