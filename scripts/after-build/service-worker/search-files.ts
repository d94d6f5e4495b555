import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../files';

/** The files of a part that comes late, as the script that asks for them names them. */
const latePart = /\[("static\/chunks\/[^"]+"(?:,"static\/chunks\/[^"]+")*)\]/g;

/** What stands in the script of the search's dialog alone: the class of its element. */
const mark = 'dialog search-dialog ';

/**
 * The scripts and sheets with which the search is shown and answered; no page names them, since they
 * come with its first use. Throws where they are not found.
 */
export async function searchFiles(root: string): Promise<readonly string[]> {
  const names = await namesIn(join(root, '_next/static/chunks'), '.js');
  const texts = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const path = `static/chunks/${name}`;
        return [path, await readFile(join(root, '_next', path), 'utf8')];
      }),
    ),
  );
  const partsIn = (text = ''): readonly string[][] =>
    Array.from(text.matchAll(latePart), ([, list]) => JSON.parse(`[${list}]`));
  const found = new Set(
    [...texts.values()]
      .flatMap((text) => partsIn(text))
      .filter((files) => files.some((file) => texts.get(file)?.includes(mark)))
      .flat(),
  );
  // What the dialog asks for in its turn: the library with the code around it.
  for (const file of found)
    for (const further of partsIn(texts.get(file)).flat()) found.add(further);
  if (found.size === 0) throw new Error(`No script that comes late holds '${mark}'.`);
  return [...found].map((file) => `/_next/${file}`).toSorted();
}
