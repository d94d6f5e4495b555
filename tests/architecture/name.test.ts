// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '@/content/site';

const folders = ['app', 'components', 'content', 'lib', 'scripts', 'deploy'];
const isText = (name: string) => /\.(?:tsx?|css|svg|txt|md|json)$/.test(name);
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The product's real name is unknown: a build under another name must hold the old one nowhere. */
test('the working name stands in content/site.ts alone', () => {
  const name = new RegExp(site.name, 'i');
  const files = folders.flatMap(filesIn).filter((file) => file !== join('content', 'site.ts'));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([]);
});
