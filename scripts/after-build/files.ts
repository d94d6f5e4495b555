import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

export async function filesIn(root: string, ending = ''): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The same, relative to the folder, such as `blog/first.html`. */
export const namesIn = async (root: string, ending = ''): Promise<readonly string[]> =>
  (await filesIn(root, ending)).map((file) => relative(root, file).split(sep).join('/'));

export async function writeInto(
  root: string,
  path: string,
  content: string | Buffer,
): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
