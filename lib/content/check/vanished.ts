import { basename, dirname } from 'node:path';
import type { Known } from './checks';
import type { Problem } from './leaves';
import { didYouMean } from './message-parts';
import { redirectsFile } from './redirects';

/**
 * Published pages that are gone, each with the redirect to add; where its folder has one new file, to
 * that.
 *
 * @param gone removed entries
 * @param added new ones
 * @param folders addresses of pages by the folder of their entries
 */
export function vanishedPages(
  { gone, added }: { readonly gone: readonly string[]; readonly added: readonly string[] },
  folders: ReadonlyMap<string, string>,
  { routes, moved }: Known,
): readonly Problem[] {
  const addressOf = (file: string) => `${folders.get(`${dirname(file)}/`)}${basename(file, '.ts')}`;
  return gone.flatMap((file) => {
    const from = addressOf(file);
    if (routes.has(from) || moved?.has(from)) return [];
    const [other, ...more] = added.filter((one) => dirname(one) === dirname(file));
    const isOnly = other !== undefined && more.length === 0;
    const line = `{ from: '${from}', to: '${isOnly ? addressOf(other) : '…'}' }`;
    const which = isOnly
      ? ', or another page that takes its place'
      : ` with the page that takes its place${didYouMean(from, routes)}`;
    const reason = `'${from}' was a page and is none now: for those who kept the address, add ${line}${which}`;
    return [{ file: redirectsFile, field: 'redirects', reason }];
  });
}
