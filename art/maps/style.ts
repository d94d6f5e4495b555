import { colors } from '@/lib/palette';
import { hues, type Palette } from './palette';

/** One letter each, since they stand in every picture. */
function rules(palette: Palette): string {
  const fill = (name: string, color: string) => `.${name}{fill:${color}}`;
  const stroke = (name: string, color: string) => `.${name}{stroke:${color}}`;
  return [
    fill('g', palette.ground),
    fill('b', palette.block),
    fill('p', palette.park),
    fill('w', palette.water),
    stroke('w', palette.bank),
    stroke('i', palette.minor),
    stroke('j', palette.major),
    stroke('c', palette.casing),
    stroke('a', palette.arterial),
    stroke('r', palette.rail),
    stroke('k', palette.ground),
    fill('m', palette.mark),
    stroke('n', palette.markDetail),
    fill('o', palette.markDetail),
    ...hues.map((hue, i) => `.t${i}{stroke:${palette.lines[hue]};color:${palette.lines[hue]}}`),
  ].join('');
}

const shared = [
  '.l{fill:none;stroke-linejoin:round;stroke-linecap:round}',
  '.s{fill:currentColor}',
  `.f{fill:${colors.signal[0]}}`,
].join('');

/** With a second palette the picture follows the color scheme. */
export function styleOf(palette: Palette, dark?: Palette): string {
  const base = rules(palette);
  if (!dark) return `<style>${shared}${base}</style>`;
  const known = new Set(base.split('}'));
  const changes = rules(dark)
    .split('}')
    .filter((rule) => rule !== '' && !known.has(rule))
    .map((rule) => `${rule}}`)
    .join('');
  return `<style>${shared}${base}@media (prefers-color-scheme:dark){${changes}}</style>`;
}
