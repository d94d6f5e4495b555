/** Whether a path is that of an article; the blog's own unknown-address page is none. */
export const isArticlePath = (path: string): boolean =>
  /^\/blog\/[a-z0-9-]+$/.test(path) && path !== '/blog/404';
