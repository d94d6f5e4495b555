import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const typed = /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!["')])|['"]#[\da-f]{3,8}['"]/i;

const own = ['lib/palette.ts', 'app/styles/palette.css', 'app/icon.svg', 'app/styles/print.css'];

it('no color is typed outside of the palette, black on a printer’s white aside', () => {
  const found = ['app', 'art', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.(?:tsx?|css|svg)$/.test(path) && !/^art.tests/.test(path))
      .filter((path) => !own.includes(path) && typed.test(readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});
