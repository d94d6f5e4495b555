import { colors, drawnColors, type Shades } from '@/lib/palette';

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
