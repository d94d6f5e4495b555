// First, so that the settings below are those of the build.
import './load-env-files';

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileHints } from './finish-build/compile-hints';
import { compressFiles } from './finish-build/compress-files';
import { removeNotFound } from './finish-build/remove-not-found';
import { securePages } from './finish-build/secure-pages';
import { writeServiceWorker } from './finish-build/write-service-worker';
import { writeSitemap } from './finish-build/write-sitemap';
import { writeTexts } from './finish-build/write-texts';

/** What happens to `out/` after the pages are written, in this order; compressing comes last. */
const steps: readonly ((root: string) => Promise<string>)[] = [
  removeNotFound,
  compileHints,
  securePages,
  writeTexts,
  writeSitemap,
  writeServiceWorker,
  (root) => compressFiles(root, resolve('.next', 'cache', 'compressed')),
];

const root = resolve('out');
if (!existsSync(root)) {
  console.error("There is no folder 'out' to finish: run 'npm run build'.");
  process.exit(1);
}
const started = performance.now();
const results: string[] = [];
for (const step of steps) results.push(await step(root));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Finished the build: ${results.filter(Boolean).join(', ')}, ${seconds} s.`);
