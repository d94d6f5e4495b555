import { breadcrumbList, type Crumb } from '@/lib/json-ld';
import { routes } from '@/lib/routes';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { JsonLd } from '../json-ld/json-ld';

const home = { label: 'Home', href: routes.home };

interface BreadcrumbProps {
  trail: readonly Crumb[];
  className?: string;
}

/** The line of pages above this one (W3C breadcrumb pattern), the page itself last, with its structured data. */
export function Breadcrumb({ trail, className }: BreadcrumbProps) {
  const stops = [home, ...trail];
  return (
    <nav aria-label="Breadcrumb" className={cx('type-small text-ink-3', className)}>
      <ol className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {stops.map(({ label, href }, index) => {
          const current = index === trail.length;
          return (
            <li key={href} className={cx('flex items-center gap-3', current && 'min-w-0')}>
              {index > 0 && <Icon name="chevron-right" />}
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'py-1 underline-offset-4 hover:underline',
                  // A long title has a line of its own; the heading below says it in full.
                  current && 'truncate font-semibold text-ink',
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ol>
      <JsonLd data={breadcrumbList(stops)} />
    </nav>
  );
}
