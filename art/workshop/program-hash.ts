import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { hashOfFiles } from '@/lib/source-hash';
import { programs } from './programs';

/** Packages whose letters, icons, marks, flags or pixels get into pictures. */
const packages = [
  'country-flag-icons',
  'lucide-static',
  'opentype.js',
  'sharp',
  'simple-icons',
  'svgo',
];

/** A hash of anything as 16 letters and digits. */
export const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

/**
 * What each program is: a hash of its code with everything it imports, as the bundler writes it, so
 * that a comment or a line break changes none; of the fonts; and of the versions of packages.
 *
 * @param root the repository
 */
export async function hashPrograms(root: string): Promise<Readonly<Record<string, string>>> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const shared = JSON.stringify([
    hashOfFiles(root, ['art/fonts']),
    packages.map((name) => devDependencies[name]),
  ]);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => `art/${program}.ts`),
    outdir: 'art',
    outbase: 'art',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: 'tsconfig.json',
  });
  const codes = outputFiles.map(({ path, text }) => [
    path.slice(join(root, 'art').length + 1).replace(/\.js$/, ''),
    shortHash(shared + text),
  ]);
  return Object.fromEntries(codes);
}
