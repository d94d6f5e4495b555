import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';

/** The text of a worker, in one file that imports nothing. */
export async function bundleWorker(
  name: 'worker' | 'leaving-worker',
  precacheEntries: readonly PrecacheEntry[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/after-build/service-worker/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.precacheEntries': JSON.stringify(precacheEntries),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`The worker '${name}' came out empty.`);
  return file.text;
}
