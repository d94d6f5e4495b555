import type { Redirect } from '@/content/schemas/redirects';
import { type Move, movedStatus, movesOf } from '../../deploy/redirects';

/** Lines of the part `redirects` of a host's file. */
type Lines = (redirects: readonly Redirect[]) => readonly string[];

const target = ({ path, anchor }: Move): string => path + anchor;

/** Patterns, as a plain name would fit in capitals too. */
const nginx: Lines = (redirects) =>
  movesOf(redirects).map(({ from, path, anchor, isPage }) => {
    const pattern = from.replaceAll('.', '\\.') + (isPage ? '(\\.html)?/?' : '');
    return `"~^${pattern}$" "${path}$is_args$args${anchor}";`;
  });

/** Plain rules, a line for each spelling: both hosts carry the query along. */
const rules =
  (status: string, spellings: readonly string[]): Lines =>
  (redirects) =>
    movesOf(redirects).flatMap((move) =>
      (move.isPage ? spellings : ['']).map(
        (ending) => `${move.from}${ending} ${target(move)} ${status}`,
      ),
    );

/** What CloudFront leaves for them in a function of 10 KB. */
const roomBytes = 6_000;

/** As many as the function can hold; the pages of the build answer for the others. */
const cloudFront: Lines = (redirects) => {
  let left = roomBytes;
  const lines = movesOf(redirects)
    .map((move) => `  '${move.from}': '${target(move)}',`)
    .filter((line) => {
      left -= line.length + 1;
      return left >= 0;
    });
  return lines.length > 0
    ? ['// biome-ignore format: one line an address', 'const moved = {', ...lines, '};']
    : ['const moved = {};'];
};

/** What content/redirects.ts says in the files of the hosts. */
export const redirectParts: Readonly<Record<string, Lines>> = {
  'deploy/nginx/site.conf': nginx,
  'deploy/cloudflare/_redirects': rules(`${movedStatus}`, ['', '/', '.html']),
  // The mark has the rule speak before the page that the build wrote; a slash makes no difference.
  'deploy/netlify/_redirects': rules(`${movedStatus}!`, ['', '.html']),
  'deploy/aws/clean-addresses.js': cloudFront,
};
