import sharp from 'sharp';
import { plainCover } from '../covers/general';
import { groundSize } from '../covers/grounds/ground';
import { coverSvg } from '../covers/svg';
import { drawingSvg, mapInset } from '../pens/drawing';
import { widthOf, words, wrapped } from '../pens/letters';
import { mark } from '../pens/mark';
import { at, box, lined, shape } from '../pens/shapes';
import { type CoverLook, coverMap } from '../pictures/blog/map-cover';

/** What a page's preview picture says and how its map looks. */
interface PreviewRequest extends CoverLook {
  headline: string;
  /** Name of the product, and the address under which the site stands. */
  name: string;
  domain: string;
  /** Short name of an article's category: its ground takes the place of a map, and no city is computed. */
  category?: string;
}

/** Most bytes of a preview: chats fetch it before they show a link. */
const heaviest = 60_000;

const size = { width: 1200, height: 630 } as const;
const panel = 660;
const map = { width: size.width - panel, height: size.height };
const margin = 64;
const room = panel - 2 * margin;

/** The largest letters that fit a headline into four lines. */
function sizedToFit(headline: string): { letterSize: number; lines: string[] } {
  for (let letterSize = 104; letterSize > 44; letterSize -= 4) {
    const lines = wrapped(headline, room, letterSize, 'sign');
    const fits = lines.every((line) => widthOf(line, letterSize, 'sign') <= room);
    if (fits && lines.length * letterSize <= 372 && lines.length <= 5) return { letterSize, lines };
  }
  throw new Error(`The headline '${headline}' is too long for a preview picture.`);
}

/** A preview as SVG: its headline on paper beside a map of its own. */
function drawPreview({ headline, name, domain, category, ...cover }: PreviewRequest): string {
  const { letterSize, lines } = sizedToFit(headline);
  const draw = () => [
    box(0, 0, size.width, size.height, { fill: 'paper' }),
    category === undefined ? mapInset(coverMap(cover, map), [panel, 0, map.width, map.height]) : '',
    at(margin, margin, mark(56)),
    words.sign(name, margin + 74, margin + 41, 38),
    ...lines.map((line, i) =>
      words.sign(
        line,
        margin - letterSize * 0.03,
        500 - (lines.length - 1 - i) * letterSize * 0.96,
        letterSize,
      ),
    ),
    words.mono(domain, margin, size.height - margin, 24, 'ink3'),
    shape(`M0 ${size.height - 5}H${panel}`, lined(cover.thread, 10)),
  ];
  return drawingSvg({ ...size, light: 'day', draw });
}

/** The ground of an article's category with a thread of its own, for the place of the map. */
function groundPanel({ slug, thread, ground }: CoverLook, category: string): Buffer {
  const cut = (groundSize.width - map.width) / 2;
  const frame = { category, thread, sheet: ground, cut, ...map };
  return Buffer.from(coverSvg(plainCover(slug, thread), frame));
}

/**
 * Draws a page's preview picture (Open Graph, 1200 × 630) as PNG: with as many colors as the weight
 * allows. Throws where even few weigh too much.
 */
export async function draw(request: PreviewRequest): Promise<Uint8Array> {
  const { category } = request;
  const drawn = sharp(Buffer.from(drawPreview(request)));
  const picture =
    category === undefined
      ? drawn
      : drawn.composite([{ input: groundPanel(request, category), left: panel, top: 0 }]);
  // An article's is drawn in the build that first shows it: effort 7 would take 17 ms more there, and save
  // a twelfth of the bytes.
  const effort = category === undefined ? 7 : 1;
  for (const quality of [90, 80, 70, 60, 50, 40]) {
    const png = await picture.clone().png({ palette: true, quality, dither: 0, effort }).toBuffer();
    if (png.length < heaviest) return png;
  }
  throw new Error(`The preview '${request.headline}' weighs more than ${heaviest} bytes.`);
}
