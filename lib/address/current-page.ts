/** Whether a page is one of `pages` or lies below one of them, such as an article of the blog. */
export function isWithin(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Tells the links of header and mobile menu which of them leads to the page on show. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('header nav a, #site-menu nav a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
