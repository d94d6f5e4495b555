// First: it sets what the imports below read.
import '../load-env-files';

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { redirects } from '@/content/redirects';
import { writeHostFiles } from '../host-files/host-files';
import { finishBuild, readSkipped } from './pipeline';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const root = resolve('out');
if (!existsSync(root)) stop("There is no folder 'out' to finish: run 'npm run build'.");
const started = performance.now();
try {
  const done = await finishBuild(root, readSkipped(process.env.AFTER_BUILD_SKIP));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Finished the build: ${done.join(', ')}, ${seconds} s.`);
  const written = writeHostFiles('out', redirects);
  if (written.length > 0) console.log(`Wrote for the hosts: ${written.join(', ')}.`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
