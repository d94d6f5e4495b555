import { type Color, words } from '@/art/pens';
import { disc, edged } from '@/art/pens/shapes';

/** Made up, like content/home/fleet.ts. Hours of November 14, at 13:48. */
export const crew = [
  { name: 'S. Iversen', hue: 'madder', from: 7.82 },
  { name: 'L. Haddad', hue: 'cobalt', from: 7.93, rest: [12.5, 13] },
  { name: 'P. Novak', hue: 'teal', from: 8.03, rest: [12, 12.5] },
  { name: 'T. Adeyemi', hue: 'plum', from: 8.18, rest: [12.25, 12.75] },
] as const;

export const badge = (x: number, y: number, initials: string, color: Color) => [
  disc(x, y, 21, edged('surface', color, 4.5)),
  words.strong(initials, x, y + 5.8, 16, 'ink', 'middle'),
];
