import type { Redirect } from '../content/schemas/redirects';

/** An old address with what a host leads it to; the query of a request stands before the anchor. */
export type Move = {
  readonly from: string;
  readonly path: string;
  /** With its `#`, or empty. */
  readonly anchor: string;
  /** Whether it is a page, which answers with a slash or `.html` behind it as well. */
  readonly isPage: boolean;
};

/** Pages beside which their text stands as `.md`. */
const article = /^\/(blog|support\/articles)\/[^/]+$/;

/** Status of these answers: unlike 308, all hosts know it and carry the query along with it. */
export const movedStatus = 301;

/** What a host has to know of redirects: the addresses of pages and, of articles, of their texts. */
export const movesOf = (redirects: readonly Redirect[]): readonly Move[] =>
  redirects.flatMap(({ from, to }) => {
    const [path = '', anchor] = to.split('#');
    const page = { from, path, anchor: anchor ? `#${anchor}` : '', isPage: true };
    return article.test(from) && article.test(path)
      ? [page, { from: `${from}.md`, path: `${path}.md`, anchor: '', isPage: false }]
      : [page];
  });
