import type { Hue } from '../maps';
import { drawingSvg, mark, widthOf, words, wrapped } from '../pens';
import { at, box, type Ink, lined, shape } from '../pens/shapes';

export interface PreviewWords {
  readonly headline: string;
  readonly name: string;
  readonly domain: string;
  readonly hue: Hue;
}

/** Pixels (Open Graph). */
const [width, height] = [1200, 630];
const panel = 660;
const margin = 64;
const room = panel - 2 * margin;

export const picturePlace = {
  left: panel,
  top: 0,
  width: width - panel,
  height,
} as const;

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

export function previewSvg({ headline, name, domain, hue }: PreviewWords, beside: Ink): string {
  const draw = () => [
    box(0, 0, width, height, { fill: 'paper' }),
    beside,
    at(margin, margin, mark(56)),
    words.sign(name, margin + 74, margin + 41, 38),
    headlineInk(headline),
    words.mono(domain, margin, height - margin, 24, 'ink3'),
    shape(`M0 ${height - 5}H${panel}`, lined(hue, 10)),
  ];
  return drawingSvg({ width, height, light: 'day', draw });
}
