/**
 * Records what the installed Next writes for the smallest site, and what that weighs:
 * `npm run record:next`. tests/unit/after-build/expectations.test.ts and the bench of weights read
 * it, and say so where it is of another version.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nextPackage from 'next/package.json';
import { namesIn } from '../after-build/files';
import { buildBareFramework, recordBareFramework } from '../bench/bare-framework';

const root = await buildBareFramework();
const names = (await namesIn(root)).toSorted();
const page = (name: string) => readFile(join(root, name), 'utf8');
const record = {
  version: nextPackage.version,
  files: names,
  pages: { 'index.html': await page('index.html'), '404.html': await page('404.html') },
};
const file = 'tests/unit/after-build/bare-page.json';
await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
console.log(`${file}: the bare page of Next ${record.version}`);
console.log(`${await recordBareFramework(root)}: what it weighs`);
