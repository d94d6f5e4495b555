import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import { optimize } from 'svgo';
import { clock as clockOf } from '@/lib/planner/time';
import { shortTime } from '@/lib/words/time-words';
import { num } from '../maps/svg-path';

/** Condensed, regular, bold and mono. Words become outlines, so that every machine draws the same. */
export type Face = 'sign' | 'text' | 'strong' | 'mono';

const folder = join(process.cwd(), 'art', 'fonts');
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(join(folder, `${face}.ttf`));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, font);
  return font;
}

// Letter spacing as on pages, in thousandths of the size.
const tracking: Record<Face, number> = { sign: -16, text: 0, strong: 0, mono: -10 };

interface LetterPlace {
  readonly index: number;
  /** From the start of the words, in thousandths of the size. */
  readonly x: number;
}

function place(words: string, face: Face): { letters: LetterPlace[]; width: number } {
  const font = fontOf(face);
  let x = 0;
  const letters: LetterPlace[] = [];
  for (const letter of words) {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) throw new Error(`No '${letter}' in the face '${face}': "${words}"`);
    if (letter !== ' ') letters.push({ index: glyph.index, x });
    x += (glyph.advanceWidth ?? 0) + tracking[face];
  }
  return { letters, width: Math.max(0, x - tracking[face]) };
}

/** Pixels. */
export function widthOf(words: string, size: number, face: Face = 'text'): number {
  return (place(words, face).width * size) / 1000;
}

/** Breaks words into lines no wider than `room` pixels; a longer word has a line of its own. */
export function wrapped(text: string, room: number, size: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, face) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, about equally long. */
export function evened(text: string, room: number, size: number, face: Face): string[] {
  let lines = wrapped(text, room, size, face);
  for (let less = room - 8; less > room / 2; less -= 8) {
    const shorter = wrapped(text, less, size, face);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

type Anchor = 'start' | 'middle' | 'end';

/** Baseline at y; `anchor` at x; `size` in pixels. Throws where the face lacks a letter. */
type Write = (
  line: string,
  x: number,
  y: number,
  size: number,
  color?: string,
  anchor?: Anchor,
) => string;

const inFace =
  (face: Face): Write =>
  (line, x, y, size, color = 'ink', anchor = 'start') => {
    const { letters, width } = place(line, face);
    const scale = Number((size / 1000).toFixed(4));
    // From the anchor, from which they may grow.
    const start = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0;
    const uses = letters.map(
      ({ index, x: at }) => `<use href="#${face}${index}" x="${num(start + at)}"/>`,
    );
    return `<g class="f-${color}" transform="translate(${num(x)} ${num(y)}) scale(${scale})">${uses.join('')}</g>`;
  };

export const words: Readonly<Record<Face, Write>> = {
  sign: inFace('sign'),
  text: inFace('text'),
  strong: inFace('strong'),
  mono: inFace('mono'),
};

/** Marks along an axis; the first and the last do not reach beyond it. */
export const marks = (
  list: readonly (readonly [mark: string, x: number])[],
  y: number,
  size: number,
): readonly string[] =>
  list.map(([mark, x], i) => {
    const inner = i === list.length - 1 ? 'end' : 'middle';
    return words.mono(mark, x, y, size, 'ink2', i === 0 ? 'start' : inner);
  });

/** As few bytes as it takes, to a tenth. */
const shortened = (path: string): string =>
  optimize(path, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data;

const outlines = new Map<string, string>();

function outlineOf(reference: string): string {
  const known = outlines.get(reference);
  if (known) return known;
  const [, face, index] = /#([a-z]+)(\d+)/.exec(reference) ?? [];
  const path = fontOf(face as Face)
    .glyphs.get(Number(index))
    .getPath(0, 0, 1000)
    .toPathData(1);
  const outline = shortened(`<path id="${reference.slice(1)}" d="${path}"/>`);
  outlines.set(reference, outline);
  return outline;
}

export function outlinesFor(drawing: string): string {
  const used = new Set(drawing.match(/#(?:sign|text|strong|mono)\d+(?=")/g));
  return used.size > 0 ? `<defs>${[...used].sort().map(outlineOf).join('')}</defs>` : '';
}

/** A clock time from hours of the day, such as 7:56 from 7.93 and 1:48 from 13.8. */
export const clock = (hours: number): string => shortTime(clockOf(hours * 60));

/** A full hour on an axis: '6 AM', 'noon', '6 PM'. */
export function hourMark(hour: number): string {
  if (hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  return `${hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
