import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseStudies } from '@/content/case-studies';
import { solutions } from '@/content/navigation';
import { pictureNames } from '../gallery';

const text = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Names that components put together from an entry of the content. */
const composed = new Set([
  ...caseStudies.map(({ picture }) => `${picture}-row`),
  ...solutions.map(({ id }) => `menu-${id}`),
]);

it('every picture that is served is shown somewhere', () => {
  const named = new Set(text.match(/(?<=['"`/])[a-z0-9]+(?:-[a-z0-9]+)*(?=['"`.])/g));
  expect(pictureNames.filter((name) => !named.has(name) && !composed.has(name))).toEqual([]);
});
