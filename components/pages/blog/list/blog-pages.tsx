import { Icon } from '@/components/ui/icon/icon';
import { type BlogChoice, blogAddress } from '@/lib/blog/address';
import { pageWindow } from '@/lib/blog/page-window';

interface BlogPagesProps {
  choice: BlogChoice;
  current: number;
  /** Number of pages; with one there is nothing to choose. */
  total: number;
}

/** The list's pages as stops on a cobalt line, at most five. Its sheet comes with BlogView. */
export function BlogPages({ choice, current, total }: BlogPagesProps) {
  if (total < 2) return null;
  const to = (page: number) => blogAddress({ ...choice, page });
  const off = { role: 'link', 'aria-disabled': true } as const;
  return (
    <nav
      aria-label="Pagination"
      className="blog-pages col-span-full mt-5 flex flex-wrap items-center justify-between gap-2 scripted unprinted"
    >
      <a {...(current > 1 ? { href: to(current - 1) } : off)} className="blog-step">
        <Icon name="arrow-left" className="size-4.5" />
        <span className="blog-step-word">Newer</span>
      </a>
      <ol className="flex">
        {pageWindow(current, total).map((page) => (
          <li key={page} className="blog-stop flex items-center">
            <a
              href={to(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current && 'page'}
              className="blog-page"
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      <a {...(current < total ? { href: to(current + 1) } : off)} className="blog-step">
        <span className="blog-step-word">Older</span>
        <Icon name="arrow-right" className="size-4.5" />
      </a>
    </nav>
  );
}
