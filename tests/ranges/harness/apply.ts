import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SiteCopy } from '@/tests/support/site-copy';
import type { Change, Changes, Exports } from './range';

/** What a file exports now; nothing where it is none or no module. */
const exportsOf = async (file: string): Promise<Exports> =>
  file.endsWith('.ts') && existsSync(file) ? { ...(await import(resolve(file))) } : {};

/** Whether a value is written the same by JSON. */
function isPlain(value: unknown): boolean {
  if (value === undefined || value === null || typeof value !== 'object') {
    return !['function', 'symbol', 'bigint'].includes(typeof value);
  }
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** A module that exports these values. */
function moduleOf(file: string, exports: Exports): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    if (!isPlain(value)) throw new Error(`${file} exports ${name}, which is no plain data.`);
    return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  });
  return lines.join('\n');
}

/** Types are a matter of the files as they are: plain data has literals where a list is meant. */
const config = `import site from './next.config.site';

export default { ...site, typescript: { ignoreBuildErrors: true } };
`;

/** Makes all changes in a copy of the site; those of one file after one another. */
export async function apply(copy: SiteCopy, all: readonly Changes[]): Promise<void> {
  const files = new Set(all.flatMap((changes) => Object.keys(changes)));
  for (const file of files) {
    let exports: Exports = await exportsOf(file);
    let whole: string | Uint8Array | null | undefined;
    for (const changes of all) {
      const result = (changes[file] as ((exports: Exports) => ReturnType<Change>) | undefined)?.(
        exports,
      );
      if (result === undefined) continue;
      const isWhole = result === null || typeof result === 'string' || result instanceof Uint8Array;
      whole = isWhole ? result : undefined;
      if (!isWhole) exports = { ...exports, ...result };
    }
    if (whole === null) copy.remove(file);
    else copy.write(file, whole ?? moduleOf(file, exports));
  }
  copy.write('next.config.site.ts', copy.read('next.config.ts'));
  copy.write('next.config.ts', config);
}
