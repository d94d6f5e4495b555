import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archivePath } from '@/lib/content/archive';
import { datedPages } from '@/lib/content/sitemap';
import { furtherWordsFolder, type WordsFile, wordsPath } from '@/lib/search/words-file';
import { writeInto } from '../files';
import { filesOf } from './kept';
import { readWords } from './page-words';
import { type FullPlace, placesOf } from './places';

/** Lists by year answer nothing that articles do not. */
const isList = (path: string): boolean => path.startsWith(archivePath(''));

export async function readPlaces(root: string): Promise<readonly FullPlace[]> {
  const paths = datedPages().map(({ path }) => path);
  const places: FullPlace[] = [];
  for (const path of paths.filter((path) => !isList(path)).sort()) {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const found = placesOf(path, readWords(await readFile(join(root, file), 'utf8')));
    // Copied: a substring would keep the whole page in memory (56 KB per article).
    places.push(...structuredClone(found));
  }
  return places;
}

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
