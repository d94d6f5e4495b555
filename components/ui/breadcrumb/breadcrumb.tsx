import { breadcrumbList, type Crumb } from '@/lib/json-ld';
import { Icon } from '../icon/icon';
import { JsonLd } from '../json-ld/json-ld';

/** The line of pages above this one (W3C breadcrumb pattern), the page itself last, with its structured data. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb type-small text-ink-3">
      <ol>
        {trail.map(({ label, href }, index) => {
          const current = index === trail.length - 1;
          return (
            <li key={href}>
              {index > 0 && <Icon name="chevron-right" />}
              <a href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          );
        })}
      </ol>
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
