/** Whether a path is that of a post or a guide, which no list names; the blog's unknown-address page is none. */
export const isEntryPath = (path: string): boolean =>
  /^\/(blog|support\/articles)\/[a-z0-9-]+$/.test(path) && path !== '/blog/404';
