import { colors, drawnColors, mapColors, type Shades } from '@/lib/palette';

const line = ([name, [day, night]]: [string, Shades]): string =>
  `  --color-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};\n`.toLowerCase();

export const paletteCss =
  (): string => `/* Written by \`npm run art\` from lib/palette.ts: not to be edited. */
/* Static: the style sheets of single pages name these as var(--…), which Tailwind does not see. */
@theme static {
${Object.entries(colors)
  .filter(([name]) => !drawnColors.has(name))
  .map(line)
  .join('')}}
`;

const { day, night } = mapColors;
type Role = keyof typeof day;
const roles = 'ground block park water bank minor major arterial casing'.split(' ') as Role[];

const mapLine = (role: Role): string =>
  `    --planner-map-${role}: light-dark(${day[role]}, ${night[role]});\n`.toLowerCase();

export const mapColorsCss =
  (): string => `/* Written by \`npm run art\` from lib/palette.ts: not to be edited. */
@layer components {
  .planner-map-colors {
${roles.map(mapLine).join('')}  }
}
`;
