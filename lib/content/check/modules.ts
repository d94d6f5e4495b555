import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { schemas } from '@/content/schemas';
import type { ContentModule, Problem } from './leaves';
import { unreadable, withoutEchoes } from './unreadable';

type Exports = Readonly<Record<string, unknown>>;

/** An entry under the name that its folder's schema has for it, whatever its file calls it. */
function checkedPart(file: string, exports: Exports): Exports {
  if (file === 'content/api/document.ts') {
    // Its own words alone: paths and schemas have files of their own.
    const { paths, webhooks, components, ...words } = Object(exports.apiDocument) as Exports;
    return words;
  }
  const folder = schemas[file.replace(/[^/]+\.ts$/, '*.ts')];
  if (!(folder instanceof z.ZodObject)) return exports;
  return { [Object.keys(folder.shape).join()]: Object.values(exports)[0] };
}

type Read = ContentModule | Problem;

async function read(file: string): Promise<Read> {
  try {
    const exports: Exports = { ...(await import(pathToFileURL(file).href)) };
    return { file, data: checkedPart(file, exports) };
  } catch (error) {
    return unreadable(file, error);
  }
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  // Schemas, types and generated lists hold no content.
  .filter((file) => file.endsWith('.ts') && !/\/(found|schemas|types)(\/|\.ts$)/.test(file))
  .sort();

// One by one: concurrent imports may evaluate a shared file twice.
const all: Read[] = [];
for (const file of files) all.push(await read(file));

export const contentModules = all.filter((one): one is ContentModule => 'data' in one);

/** Unreadable files, each once however many others import it. */
export const unreadableFiles: readonly Problem[] = withoutEchoes(
  all.filter((one) => 'reason' in one),
);
