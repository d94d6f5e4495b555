import { mapColors } from '@/lib/palette';

const { day, night } = mapColors;
const roles = [
  'ground',
  'block',
  'park',
  'water',
  'bank',
  'minor',
  'major',
  'arterial',
  'casing',
] as const;

const line = (role: (typeof roles)[number]): string =>
  `    --planner-map-${role}: light-dark(${day[role]}, ${night[role]});\n`.toLowerCase();

export const mapColorsCss =
  (): string => `/* Written by \`npm run art\` from lib/palette.ts: not to be edited. */
@layer components {
  .planner-map-colors {
${roles.map(line).join('')}  }
}
`;
