import { cp, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';

/** What is installed, built or measured, not written. */
const left = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'coverage',
  'playwright-report',
  'test-results',
  'tsconfig.tsbuildinfo',
]);

/** The nearest folder that holds both paths. */
export function commonFolder(a: string, b: string): string {
  const [from, to] = [a.split(sep), b.split(sep)];
  const first = from.findIndex((part, index) => part !== to[index]);
  return from.slice(0, first < 0 ? from.length : first).join(sep) || sep;
}

/**
 * Copies the sources of the site into an existing, empty folder and links its packages. The bundler
 * follows a link only inside its root, so the copy's root is widened until it holds both.
 */
export async function copySite(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => path === from || !left.has(basename(path)),
  });
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
  await rename(join(to, 'next.config.ts'), join(to, 'next.config.site.ts'));
  const root = JSON.stringify(commonFolder(from, to));
  const config = `import site from './next.config.site';

export default { ...site, turbopack: { root: ${root} }, outputFileTracingRoot: ${root} };
`;
  await writeFile(join(to, 'next.config.ts'), config);
}
