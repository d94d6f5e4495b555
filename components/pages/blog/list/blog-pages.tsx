import { Icon } from '@/components/ui/icon/icon';
import { type BlogChoice, blogAddress } from '@/lib/blog/address';
import { pageWindow } from '@/lib/blog/list';

interface BlogPagesProps {
  choice: BlogChoice;
  current: number;
  total: number;
}

const step =
  'flex min-h-12 items-center gap-2.5 rounded-control rule-bold border-ink px-3 text-[.9375rem] font-semibold hover:bg-sunk';

/** The list's pages as stops on a cobalt line, at most five; nothing where there is one. */
export function BlogPages({ choice, current, total }: BlogPagesProps) {
  if (total < 2) return null;
  const to = (page: number) => blogAddress({ ...choice, page });
  return (
    <nav
      aria-label="Pagination"
      className="blog-pages col-span-full mt-5 flex flex-wrap items-center justify-between gap-2 scripted unprinted"
    >
      <div className="flex flex-1">
        {current > 1 && (
          <a href={to(current - 1)} aria-label="Newer" className={step}>
            <Icon name="arrow-left" className="size-4.5" />
            <span className="max-sm:hidden">Newer</span>
          </a>
        )}
      </div>
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
      <div className="flex flex-1 justify-end">
        {current < total && (
          <a href={to(current + 1)} aria-label="Older" className={step}>
            <span className="max-sm:hidden">Older</span>
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        )}
      </div>
    </nav>
  );
}
