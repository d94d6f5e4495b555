import { colors } from '@/lib/palette';
import { deepGround, type Hue, mix, night, type Palette, tintGround } from '../maps/palette';
import { type Color, colorRules, type Light, shadesOf } from '../pens/colors';
import type { CoverGround } from './cover';

/** Two colors mixed; `share` of the second in percent. */
export const blend = (first: Color, share: number, second: Color): Color =>
  // Read back by `blendRules`: whole percents, no period.
  `${first}_${Math.round(share)}_${second}` as Color;

/** A color as it is by day in any light, for `blend`. */
export const byDay = (color: Color): Color => `${color}0` as Color;

export const always = (color: Color): Color => blend(byDay(color), 0, byDay(color));

const [tint, paper] = [byDay('maddertint'), byDay('paper')];

export const cardboard = {
  top: blend(byDay('ochre'), 58, tint),
  left: blend(byDay('ochre'), 38, tint),
  right: blend(byDay('ochretext'), 28, tint),
  seam: blend(byDay('ochre'), 72, tint),
  tape: blend(byDay('ochretint'), 40, paper),
} as const;

function shadeOf(color: string, shade: 0 | 1): string {
  const name = color.replace(/0$/, '');
  return shadesOf(name)[name === color ? shade : 0];
}

function blendRules(markup: string, shade: 0 | 1): string {
  const used = [...new Set(markup.match(/\b[fs]-[a-z0-9]+_\d+_[a-z0-9]+/g))].sort();
  return used
    .map((name) => {
      const [first = '', share, second = ''] = name.slice(2).split('_');
      const color = mix(shadeOf(first, shade), shadeOf(second, shade), Number(share) / 100);
      return `.${name}{${name.startsWith('f') ? 'fill' : 'stroke'}:${color}}`;
    })
    .join('');
}

const palettes: Record<CoverGround, (hue: Hue) => Palette> = {
  tint: tintGround,
  deep: deepGround,
  night: () => night,
};

/** g0 to g6 are the ground, g7 is paved. */
function groundRules(ground: CoverGround, hue: Hue): string {
  const of = palettes[ground](hue);
  // The water of other maps is gray beside a tint.
  const water = ground === 'tint' ? mix(of.ground, of.lines[hue], 0.2) : of.water;
  const paved = ground === 'tint' ? colors.highlight[0] : mix(of.ground, colors.ink[1], 0.2);
  return [
    `.g0{fill:${of.ground}}.g1{fill:${of.block}}.g2{stroke:${of.minor}}.g3{stroke:${of.major}}`,
    `.g4{stroke:${of.arterial}}.g5{fill:${water}}.g6{fill:${of.park}}.g7{fill:${paved}}`,
  ].join('');
}

export function coverRules(markup: string, ground: CoverGround, hue: Hue): string {
  const follows = ground === 'tint';
  const light: Light = follows ? 'page' : 'night';
  const base = blendRules(markup, follows ? 0 : 1);
  const atNight = groundRules(follows ? 'deep' : 'night', hue);
  const dark = follows ? atNight + blendRules(markup, 1) : atNight;
  const fixed = `${groundRules(ground, hue)}.way{fill:none;stroke-linejoin:round;stroke-linecap:round}`;
  // Labels of a small cover would be illegible.
  const small = '@media (max-width:300px){.label{display:none}}';
  return `${fixed}${colorRules(markup, light)}${base}@media (prefers-color-scheme:dark){${dark}}${small}`;
}
