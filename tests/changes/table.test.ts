import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { groups } from './groups';

const rows = readFileSync('docs/editing.md', 'utf8')
  .split(/^(?=## |Besides:)/m)
  .filter((part) => part.startsWith('## Every day'))
  .flatMap((part) => part.split('\n'))
  .flatMap((line) => {
    const [, change = '', file = ''] = line.split('|').map((cell) => cell.trim());
    return file.startsWith('`content/') ? [[change, file.replaceAll('`', '')] as const] : [];
  });

/** The pattern of the table for a file: 'content/<page>.ts' stands for any name there. */
const fits = (pattern: string, file: string) =>
  new RegExp(`^${pattern.replace(/<\w+>/, '[\\w-]+')}$`).test(file);

it('each everyday change has a row in the table, each row a file or a folder that is there', () => {
  for (const { what, file } of groups.flatMap(([, group]) => group)) {
    const [, pattern = ''] = rows.find(([change]) => change === what) ?? [];
    expect(fits(pattern, file), `${what}: ${pattern} is ${file}`).toBe(true);
  }
  const places = rows.map(([, file]) => (file.includes('<') ? dirname(file) : file));
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
