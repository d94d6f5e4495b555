import { signalColor } from '../maps/palette';

/** Roles of the site's palette (DESIGN 2), by day and by night. */
export const colors = {
  paper: ['#F2F1E9', '#0C1A17'],
  surface: ['#FBFAF5', '#13251F'],
  white: ['#FFFFFF', '#1A302A'],
  sunk: ['#E7E7DA', '#1A302A'],
  line: ['#D6D5C6', '#2A443B'],
  edge: ['#7C7F73', '#6C8379'],
  ink: ['#0E1F1B', '#EFF2EA'],
  ink2: ['#3A4A44', '#C9D5CC'],
  ink3: ['#56635C', '#A9BAB1'],
  signal: [signalColor, signalColor],
  onsignal: ['#0E1F1B', '#0E1F1B'],
  success: ['#1B5E31', '#8EE6D6'],
  successground: ['#DCEBDD', '#1F4A3E'],
  warning: ['#744B00', '#F0B83D'],
  warningground: ['#F3E5C4', '#1A302A'],
  error: ['#8F1D16', '#FFB4A8'],
  errorground: ['#F6DCD8', '#3A1512'],
  cobalt: ['#2F55E7', '#8AA5FF'],
  cobalttext: ['#1E3DB8', '#8AA5FF'],
  cobalttint: ['#DFE4F8', '#16236B'],
  madder: ['#C9266B', '#FF86B3'],
  maddertext: ['#9E1650', '#FF86B3'],
  maddertint: ['#F5DDE5', '#5A1033'],
  teal: ['#007A72', '#3FCBB9'],
  tealtext: ['#00625B', '#3FCBB9'],
  tealtint: ['#D6E7E2', '#053F3B'],
  plum: ['#7A3FB8', '#C59BF7'],
  plumtext: ['#5F2A95', '#C59BF7'],
  plumtint: ['#E7DDF0', '#34175A'],
  ochre: ['#A86E00', '#F0B83D'],
  ochretext: ['#744B00', '#F0B83D'],
  ochretint: ['#EEE3C8', '#4A3203'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type Color = keyof typeof colors;

/** 'page' follows the theme around the picture, the others do not. */
export type Light = 'page' | 'day' | 'night';

/** Rules for the classes f-<color> (fill) and s-<color> (stroke) that a drawing uses. */
export function colorRules(drawing: string, light: Light): string {
  const used = [...new Set(drawing.match(/\b[fs]-[a-z0-9]+\b/g))].sort();
  const rules = (shade: 0 | 1) =>
    used
      .map((name) => {
        const color = colors[name.slice(2) as Color];
        if (!color) throw new Error(`There is no color '${name.slice(2)}' for pictures.`);
        return `.${name}{${name.startsWith('f') ? 'fill' : 'stroke'}:${color[shade]}}`;
      })
      .join('');
  if (light === 'day') return rules(0);
  if (light === 'night') return rules(1);
  return `${rules(0)}@media (prefers-color-scheme:dark){${rules(1)}}`;
}
