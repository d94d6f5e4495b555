/** Whether a path is one of `pages` or lies below one. */
export function isWithin(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Marks the links of header and mobile menu that lead to the current page. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('header nav a, #site-menu nav a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
