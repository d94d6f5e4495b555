import type { Href } from '@/lib/routes';

interface RecentUpdatesProps {
  title: string;
  updates: readonly {
    id: number;
    title: string;
    date: string;
    type: 'feature' | 'update' | 'documentation';
    href: Href;
  }[];
}

const types = { feature: 'Feature', update: 'Update', documentation: 'Documentation' } as const;

/** What changed lately, each with its day and kind, leading to the guide that explains it (SPEC 3). */
export function RecentUpdates({ title, updates }: RecentUpdatesProps) {
  return (
    <section aria-labelledby="updates" className="help-updates">
      <h2 id="updates" className="type-h3">
        {title}
      </h2>
      <ul>
        {updates.map(({ id, title: name, date, type, href }) => (
          <li key={id}>
            <time dateTime={date} className="type-label">
              {date}
            </time>
            <a href={href} className="cover-link">
              {name}
            </a>
            <span className={`tag help-kind help-${type}`}>{types[type]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
