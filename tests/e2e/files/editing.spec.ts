import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

test('nothing of what `npm run dev` shows while editing is published', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const marks = /content-errors|The content cannot be published|errors-port/;
  expect(files.filter((file) => marks.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
});
