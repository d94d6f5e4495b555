import type { Ground } from './ground';

const linesOf = (ground: Ground): string =>
  Object.entries(ground)
    .map(([layer, data]) => `    ${layer}: '${data}',\n`)
    .join('');

/** The traced grounds as a TypeScript module; path data holds no quotes. */
export const groundsText = (grounds: Readonly<Record<string, Ground>>): string =>
  `// Written by \`npm run art:grounds\`: not to be edited.
import type { Ground } from './ground';

/** The street maps under the covers, by the short name of a category. */
export const grounds: Readonly<Record<string, Ground>> = {
${Object.entries(grounds)
  .map(([name, ground]) => `  '${name}': {\n${linesOf(ground)}  },\n`)
  .join('')}};
`;
