import { colors } from '@/lib/palette';
import { num } from '../maps/svg-path';
import type { Color } from '../pens/colors';
import { type Drawing, drawing } from '../pens/drawing';
import { widthOf, words } from '../pens/letters';
import { box } from '../pens/shapes';
import { contrast } from './contrast';
import { type BrandMark, brandMarks } from './marks';
import { plateNames } from './names';

/** Height of a logo in pixels. Its file holds two, one below the other: at rest, and pointed at. */
export const logoHeight = 40;

/** Edge of the square that a mark fills as an area, so that wide and square ones weigh the same. */
const weight = 35;
const widest = 96;

/** Lowest contrast on a card at which an owner's color still shows. */
const faint = 1.9;

/** The owner's color where it shows on a card, by day or by night, else ink. */
const shown = (hex: string, shade: 0 | 1): string =>
  contrast(hex, colors.surface[shade].slice(1)) < faint ? colors.ink[shade] : `#${hex}`;

function markDrawing({ icon, box: [x, y, width, height] }: BrandMark): Drawing {
  const scale = Math.min(weight / Math.sqrt(width * height), widest / width, 38 / height);
  const place = (top: number) =>
    `translate(${num(-x * scale)} ${num(top + (logoHeight - height * scale) / 2 - y * scale)}) scale(${scale.toFixed(3)})`;
  const style = `<style>.b{fill:${shown(icon.hex, 0)}}@media (prefers-color-scheme:dark){.b{fill:${shown(icon.hex, 1)}}}</style>`;
  return drawing(Math.ceil(width * scale), 2 * logoHeight, () => [
    style,
    `<defs><path id="m" d="${icon.path}"/></defs>`,
    `<use href="#m" class="f-ink" transform="${place(0)}"/>`,
    `<use href="#m" class="b" transform="${place(logoHeight)}"/>`,
  ]);
}

const size = 21;

function plateDrawing({ name, thread }: (typeof plateNames)[keyof typeof plateNames]): Drawing {
  const width = Math.ceil(widthOf(name, size, 'sign') + 24);
  const plate = (top: number, fill: Color, color: Color) => [
    box(0, top + 3, width, 34, { fill }, 8),
    words.sign(name, 12, top + 27.5, size, color),
  ];
  return drawing(width, 2 * logoHeight, () => [
    plate(0, 'sunk', 'ink'),
    plate(logoHeight, `${thread}tint`, `${thread}text`),
  ]);
}

const named = <Logo>(logos: Readonly<Record<string, Logo>>, draw: (logo: Logo) => Drawing) =>
  Object.entries(logos).map(([name, logo]) => [`logo-${name}`, draw(logo)] as const);

type LogoName = `logo-${keyof typeof brandMarks | keyof typeof plateNames}`;

/** Logos of the integration catalog, by name. */
export const logoDrawings = Object.fromEntries([
  ...named(brandMarks, markDrawing),
  ...named(plateNames, plateDrawing),
]) as Readonly<Record<LogoName, Drawing>>;
