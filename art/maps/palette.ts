import { colors, mapColors } from '@/lib/palette';

export const hues = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;
export type Hue = (typeof hues)[number];

export type Palette = Record<keyof typeof mapColors.day, string> & {
  /** The depot's square and bars; a vehicle's disc and arrow. */
  mark: string;
  markDetail: string;
  lines: Record<Hue, string>;
};

const ofHues = (color: (hue: Hue) => string) =>
  Object.fromEntries(hues.map((hue) => [hue, color(hue)])) as Record<Hue, string>;

const dayLines = ofHues((hue) => colors[hue][0]);
const nightLines = ofHues((hue) => colors[hue][1]);
const signal = colors.signal[0];
const { mixed } = mapColors;

const inkOnDay = { mark: colors.ink[0], markDetail: colors.highlight[0] };
const inkOnNight = { mark: colors.ink[1], markDetail: colors.ink[0] };

const day: Palette = { ...mapColors.day, lines: dayLines, ...inkOnDay };

export const night: Palette = { ...mapColors.night, lines: nightLines, ...inkOnNight };

const rain: Palette = { ...day, ...mapColors.rain };

/** Mixes two #RRGGBB colors; `share` of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round(part(first, at) * (1 - share) + part(second, at) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/** One hue mixed with white, the same by day and by night. */
export function deepGround(hue: Hue): Palette {
  const ground = colors[`${hue}-deep`][0];
  const lighter = (share: number) => mix(ground, mixed.light, share);
  return {
    ground,
    block: lighter(0.05),
    minor: lighter(0.11),
    major: lighter(0.17),
    arterial: lighter(0.25),
    casing: ground,
    water: mix(ground, mixed.dark, 0.34),
    bank: mix(ground, mixed.dark, 0.14),
    park: lighter(0.08),
    rail: lighter(0.34),
    lines: nightLines,
    ...inkOnNight,
  };
}

export function tintGround(hue: Hue): Palette {
  const ground = colors[`${hue}-tint`][0];
  const lighter = (share: number) => mix(ground, mixed.light, share);
  const deeper = (share: number) => mix(ground, dayLines[hue], share);
  return {
    ground,
    block: deeper(0.06),
    minor: lighter(0.55),
    major: lighter(0.75),
    arterial: mixed.light,
    casing: deeper(0.1),
    water: mix(deeper(0.16), mixed.water, 0.45),
    bank: deeper(0.05),
    park: mix(ground, mixed.park, 0.5),
    rail: deeper(0.4),
    lines: dayLines,
    ...inkOnDay,
  };
}

export const onPage = { palette: day, dark: night };

export const onNight = { palette: night };

export const onDeep = (hue: Hue) => ({ palette: deepGround(hue) });

/** A tint by day, deep by night. */
export const onTint = (hue: Hue) => ({ palette: tintGround(hue), dark: deepGround(hue) });

export const onRain = { palette: rain, dark: night };

const signalGround: Palette = {
  ...day,
  ground: signal,
  block: mix(signal, mixed.light, 0.035),
  minor: mix(signal, colors['signal-deep'][0], 0.09),
  major: mix(signal, colors['signal-deep'][0], 0.14),
  arterial: mix(signal, colors['signal-deep'][0], 0.21),
  casing: signal,
  water: mix(signal, colors['signal-deep'][0], 0.07),
  bank: mix(signal, colors['signal-deep'][0], 0.04),
  park: mix(signal, mixed.light, 0.05),
  rail: mix(signal, colors['signal-deep'][0], 0.3),
};
export const onSignal = { palette: signalGround };

/** One letter each, since they stand in every picture. */
function rules(palette: Palette): string[] {
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
  ];
}

const shared = [
  '.l{fill:none;stroke-linejoin:round;stroke-linecap:round}',
  '.s{fill:currentColor}',
  `.f{fill:${colors.signal[0]}}`,
];

/** A map with the colors that it uses. With a second palette it follows the color scheme. */
export function colored(map: string, palette: Palette, dark?: Palette): string {
  const classes = [...map.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const used = new Set(classes);
  const isUsed = (rule: string) => used.has(rule.slice(1, rule.indexOf('{')));
  const base = [...shared, ...rules(palette)].filter(isUsed);
  const changes = (dark ? rules(dark) : []).filter((rule) => isUsed(rule) && !base.includes(rule));
  const night = changes.length > 0 ? `@media (prefers-color-scheme:dark){${changes.join('')}}` : '';
  return `<style>${base.join('')}${night}</style>${map}`;
}
