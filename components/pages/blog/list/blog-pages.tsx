import { Icon } from '@/components/ui/icon/icon';
import { type BlogChoice, blogAddress } from '@/lib/blog/address';
import { pageWindow } from '@/lib/blog/page-window';

interface BlogPagesProps {
  choice: BlogChoice;
  current: number;
  /** Number of pages; with one there is nothing to choose. */
  total: number;
}

/** The list's pages as stops on a cobalt line, at most five. */
export function BlogPages({ choice, current, total }: BlogPagesProps) {
  if (total < 2) return null;
  const to = (page: number) => blogAddress({ ...choice, page });
  /** A step to a neighbor; past the ends there is nowhere to go. */
  const step = (name: string, page: number) => ({
    ...(page >= 1 && page <= total
      ? { href: to(page) }
      : { role: 'link', 'aria-disabled': true as const }),
    'aria-label': name,
    className:
      'blog-step flex min-h-12 items-center gap-2.5 rounded-control rule-bold border-ink px-3 text-[.9375rem] font-semibold',
  });
  return (
    <nav
      aria-label="Pagination"
      className="blog-pages col-span-full mt-5 flex flex-wrap items-center justify-between gap-2 scripted unprinted"
    >
      <a {...step('Newer', current - 1)}>
        <Icon name="arrow-left" className="size-4.5" />
        <span className="max-sm:hidden">Newer</span>
      </a>
      <ol className="flex">
        {pageWindow(current, total).map((page) => (
          <li key={page} className="blog-stop flex items-center">
            <a
              href={to(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current && 'page'}
              className="blog-page grid place-items-center rounded-full font-semibold"
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      <a {...step('Older', current + 1)}>
        <span className="max-sm:hidden">Older</span>
        <Icon name="arrow-right" className="size-4.5" />
      </a>
    </nav>
  );
}
