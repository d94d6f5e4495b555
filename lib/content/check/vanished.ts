import { basename, dirname } from 'node:path';
import type { Known } from './checks';
import type { Problem } from './leaves';
import { didYouMean } from './message-parts';
import { redirectsFile } from './redirects';

type Texts = ReadonlyMap<string, string>;

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => /\w/.test(line)));

/** The share of a text's lines that the other has too. */
function likeness(text: string, other: string): number {
  const [lines, others] = [linesOf(text), linesOf(other)];
  return [...lines].filter((line) => others.has(line)).length / Math.max(lines.size, 1);
}

/** The new file of the same folder that shares at least half of the lines. */
function renamedTo(file: string, text: string, added: Texts): string | undefined {
  const [best] = [...added]
    .filter(([other]) => dirname(other) === dirname(file))
    .map(([other, itsText]) => ({ other, share: likeness(text, itsText) }))
    .filter(({ share }) => share >= 0.5)
    .toSorted((a, b) => b.share - a.share);
  return best?.other;
}

/**
 * Published pages that are gone, each with the redirect to add.
 *
 * @param changed removed and added entries
 * @param folders addresses of pages by the folder of their entries
 */
export function vanishedPages(
  { gone, added }: { readonly gone: Texts; readonly added: Texts },
  folders: ReadonlyMap<string, string>,
  { routes, moved }: Known,
): readonly Problem[] {
  const addressOf = (file: string) => `${folders.get(`${dirname(file)}/`)}${basename(file, '.ts')}`;
  return [...gone].flatMap(([file, text]) => {
    const from = addressOf(file);
    if (routes.has(from) || moved?.has(from)) return [];
    const other = renamedTo(file, text, added);
    const line = `{ from: '${from}', to: '${other ? addressOf(other) : '…'}' }`;
    const which = other ? '' : ` with the page that takes its place${didYouMean(from, routes)}`;
    const reason = `'${from}' was a page and is none now: for those who kept the address, add ${line}${which}`;
    return [{ file: redirectsFile, field: 'redirects', reason }];
  });
}
