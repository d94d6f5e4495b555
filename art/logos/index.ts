import { colors } from '@/lib/palette';
import { logoHeight } from '@/lib/picture/logo';
import { num } from '../maps';
import { type Drawing, drawing } from '../pens';
import { type BrandMark, brandMarks } from './marks';

/** Relative luminance of a color such as 'F84E06' (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Marks fill the area of this square, so that they weigh the same. */
const weight = 35;
const widest = 96;

/** Lowest contrast on a card at which an owner's color still shows. */
const faint = 1.9;

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

export const logoDrawings: Readonly<Record<`logo-${keyof typeof brandMarks}`, Drawing>> =
  Object.fromEntries(
    Object.entries(brandMarks).map(([name, mark]) => [`logo-${name}`, markDrawing(mark)]),
  ) as Record<`logo-${keyof typeof brandMarks}`, Drawing>;
