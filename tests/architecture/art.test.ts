import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const importsArt = (text: string): boolean => /['"](?:@\/|(?:\.\.?\/)+)art\//.test(text);

it('the site shows the files that the workshop has drawn and imports nothing of it', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => importsArt(readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ["import { box } from '@/art/pens/shapes';", true],
  ["const a = await import('../../art/programs/cover');", true],
  ["export { a } from './art/b';", true],
  ["import { a } from '@/lib/smart/a';", false],
  ["import { a } from './part/a';", false],
])('%s: %s', (text, expected) => expect(importsArt(text)).toBe(expected));
