import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { furtherWordsFolder, type WordsFile, wordsPath } from '@/lib/search/words-file';
import { namesIn, writeInto } from '../files';
import { filesOf } from './kept';
import { outlineOf } from './outline';
import { type FullPlace, placesOf } from './places';

const addressOf = (name: string): string => `/${name.replace(/(?:^|\/)?index\.html$|\.html$/, '')}`;

/** Reads what can be found on the pages of a built folder. */
export async function readPlaces(root: string): Promise<readonly FullPlace[]> {
  const names = [...(await namesIn(root, '.html'))].sort();
  const places: FullPlace[] = [];
  for (const name of names) {
    const outline = outlineOf(await readFile(join(root, name), 'utf8'));
    if (!outline || outline.isHidden) continue;
    // Copied, since a part of a page's text keeps the whole page in memory: 56 KB for each article.
    const found = JSON.stringify(placesOf({ ...outline, path: addressOf(name) }));
    places.push(...(JSON.parse(found) as readonly FullPlace[]));
  }
  return places;
}

/** Writes what the search of the site reads: one file for the first result, and further ones. */
export async function writeSearch(root: string): Promise<string> {
  const places = await readPlaces(root);
  const { first, further } = filesOf(places);
  await rm(join(root, furtherWordsFolder), { recursive: true, force: true });
  const more: string[] = [];
  for (const file of further) {
    const text = JSON.stringify({ ...file, more: [] } satisfies WordsFile);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const path = `${furtherWordsFolder}${hash}.json`;
    await writeInto(root, path, text);
    more.push(path);
  }
  await writeInto(root, wordsPath, JSON.stringify({ ...first, more } satisfies WordsFile));
  return `a search of ${places.length} places`;
}
