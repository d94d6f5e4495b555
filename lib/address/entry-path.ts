/** Whether a path is that of an entry (a post, a case study …), which no list names. */
export const isEntryPath = (path: string): boolean =>
  /^\/(blog|case-studies|support\/articles|use-cases)\/[a-z0-9-]+$/.test(path) &&
  path !== '/blog/404';
