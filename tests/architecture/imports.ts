import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A file of the repository: its path from the root, with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One file naming another. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone once the types are: nothing of the other file is loaded. */
  readonly typeOnly: boolean;
}

/** The files below the folders whose names end as asked. */
export const readFiles = (folders: readonly string[], ending: RegExp): readonly Source[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/')),
    )
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const endings = ['', '.ts', '.tsx', '.css', '.d.ts', '/index.ts', '/index.tsx'];

const isFile = (path: string) => /\.[a-z0-9]+$/.test(path) && existsSync(path);

/** What a specifier means in a file, as a path from the root; undefined for packages. */
function pathOf(specifier: string, from: string) {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && posix.join(posix.dirname(from), specifier);
  return path ? (endings.map((ending) => path + ending).find(isFile) ?? path) : undefined;
}

/** What a file imports of this repository: values, types, re-exports, style sheets and late parts. */
export function importsOf({ path, text }: Source): readonly Import[] {
  if (path.endsWith('.css')) return [];
  const { module } = parseSync(path, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, typeOnly: isType })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      typeOnly: false,
    })),
  ];
  return named.flatMap(({ name, typeOnly }) => {
    const to = name && pathOf(name, path);
    return to ? [{ from: path, to, typeOnly }] : [];
  });
}

const isClient = (path: string) => /\.client\.tsx$|^app\/(global-)?error\.tsx$/.test(path);

/** Files that run in the browser: those that say so and all that they load, types aside. */
export function browserFiles(imports: readonly Import[]): readonly string[] {
  const found = new Set(imports.flatMap(({ from, to }) => [from, to]).filter(isClient));
  // What is added on the way is walked too.
  for (const file of found) {
    for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) found.add(to);
  }
  return [...found];
}
