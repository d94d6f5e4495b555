export const threads = ['cobalt', 'madder', 'teal', 'plum', 'ochre'] as const;
export type Thread = (typeof threads)[number];

/** The colors a map is drawn in. */
export type Palette = {
  ground: string;
  block: string;
  minor: string;
  major: string;
  arterial: string;
  casing: string;
  water: string;
  bank: string;
  park: string;
  rail: string;
  /** Depot square and its bars; vehicles share them (disc and arrow). */
  mark: string;
  markDetail: string;
  lines: Record<Thread, string>;
};

const dayLines: Record<Thread, string> = {
  cobalt: '#2F55E7',
  madder: '#C9266B',
  teal: '#007A72',
  plum: '#7A3FB8',
  ochre: '#A86E00',
};

const nightLines: Record<Thread, string> = {
  cobalt: '#8AA5FF',
  madder: '#FF86B3',
  teal: '#3FCBB9',
  plum: '#C59BF7',
  ochre: '#F0B83D',
};

const sheetGrounds: Record<Thread, string> = {
  cobalt: '#16236B',
  madder: '#5A1033',
  teal: '#053F3B',
  plum: '#34175A',
  ochre: '#4A3203',
};

/** The signal orange, the same on every ground. */
export const signalColor = '#F84E06';

const inkOnDay = { mark: '#0E1F1B', markDetail: '#FFFFFF' };
const inkOnNight = { mark: '#EFF2EA', markDetail: '#0E1F1B' };

export const day: Palette = {
  ground: '#E6E6D8',
  block: '#DBDDCB',
  minor: '#F6F5EE',
  major: '#FBFAF5',
  arterial: '#FFFFFF',
  casing: '#CFCFBE',
  water: '#BFD6D8',
  bank: '#D3DDD6',
  park: '#CBDBB8',
  rail: '#6B7268',
  lines: dayLines,
  ...inkOnDay,
};

export const night: Palette = {
  ground: '#10231E',
  block: '#17302A',
  minor: '#1D3932',
  major: '#26463E',
  arterial: '#33584E',
  casing: '#10231E',
  water: '#0A1C22',
  bank: '#0F2623',
  park: '#15372A',
  rail: '#7F9A90',
  lines: nightLines,
  ...inkOnNight,
};

/** Day under rain: the same paper, cooled. */
export const rain: Palette = {
  ...day,
  ground: '#D5DFE0',
  block: '#C9D6D7',
  minor: '#EDF2F1',
  major: '#F4F7F6',
  casing: '#B9C8C9',
  water: '#A9C6CA',
  bank: '#BFD2D3',
  park: '#BFD3C0',
};

/** Mixes two #RRGGBB colors; `share` of the second one, 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round(part(first, at) * (1 - share) + part(second, at) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/** A deep sheet: white mixed into one hue, the same by day and by night. */
export function deepSheet(thread: Thread): Palette {
  const ground = sheetGrounds[thread];
  const lighter = (share: number) => mix(ground, '#FFFFFF', share);
  return {
    ground,
    block: lighter(0.05),
    minor: lighter(0.11),
    major: lighter(0.17),
    arterial: lighter(0.25),
    casing: ground,
    water: mix(ground, '#000000', 0.34),
    bank: mix(ground, '#000000', 0.14),
    park: lighter(0.08),
    rail: lighter(0.34),
    lines: nightLines,
    ...inkOnNight,
  };
}

const tints: Record<Thread, string> = {
  cobalt: '#DFE4F8',
  madder: '#F5DDE5',
  teal: '#D6E7E2',
  plum: '#E7DDF0',
  ochre: '#EEE3C8',
};

/** A tint: streets in white on a pale hue, routes in their day colors. */
export function tintSheet(thread: Thread): Palette {
  const ground = tints[thread];
  const lighter = (share: number) => mix(ground, '#FFFFFF', share);
  const deeper = (share: number) => mix(ground, dayLines[thread], share);
  return {
    ground,
    block: deeper(0.06),
    minor: lighter(0.55),
    major: lighter(0.75),
    arterial: '#FFFFFF',
    casing: deeper(0.1),
    water: mix(deeper(0.16), '#7FA9B5', 0.45),
    bank: deeper(0.05),
    park: mix(ground, '#B7CFA0', 0.5),
    rail: deeper(0.4),
    lines: dayLines,
    ...inkOnDay,
  };
}

/** A tint by day and its deep sheet by night, for maps on a ground of that hue. */
export const onTint = (thread: Thread) => ({ palette: tintSheet(thread), dark: deepSheet(thread) });

/** The orange sheet behind a call to action: barely visible streets. */
export const signalSheet: Palette = {
  ...day,
  ground: signalColor,
  block: mix(signalColor, '#FFFFFF', 0.035),
  minor: mix(signalColor, '#7A1E00', 0.09),
  major: mix(signalColor, '#7A1E00', 0.14),
  arterial: mix(signalColor, '#7A1E00', 0.21),
  casing: signalColor,
  water: mix(signalColor, '#7A1E00', 0.07),
  bank: mix(signalColor, '#7A1E00', 0.04),
  park: mix(signalColor, '#FFFFFF', 0.05),
  rail: mix(signalColor, '#7A1E00', 0.3),
};
