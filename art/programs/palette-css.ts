import { colors, type Shades } from '@/lib/palette';

const line = ([name, [day, night]]: [string, Shades]): string =>
  `  --p-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};\n`.toLowerCase();

/** Writes the palette as values that app/styles/theme.css makes roles of. */
export const draw =
  (): string => `/* Written by \`npm run art\` from lib/palette.ts: not to be edited. */
@theme reference {
${Object.entries(colors).map(line).join('')}}
`;
