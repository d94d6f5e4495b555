/** Whether a path is that of an entry, such as a post or a case study, which no list names; the blog's unknown-address page is none. */
export const isEntryPath = (path: string): boolean =>
  /^\/(blog|case-studies|support\/articles|use-cases)\/[a-z0-9-]+$/.test(path) &&
  path !== '/blog/404';
