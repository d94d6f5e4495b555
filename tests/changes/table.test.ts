import { readFileSync } from 'node:fs';
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

it('the table of everyday changes is what their test makes, each with its one file', () => {
  const made = groups.flatMap(([, group]) => group);
  expect(rows.map(([change]) => change).toSorted()).toEqual(
    made.map(({ what }) => what).toSorted(),
  );
  for (const { what, file } of made) {
    const [, pattern = ''] = rows.find(([change]) => change === what) ?? [];
    expect(fits(pattern, file), `${what}: ${pattern} is ${file}`).toBe(true);
  }
});
