import { cx } from '@/components/ui/cx';
import { Tag } from '@/components/ui/tag/tag';
import { threadClasses } from '@/components/ui/thread/thread';
import type { getUpdates } from '@/lib/content/help';
import './recent-updates.css';

interface RecentUpdatesProps {
  title: string;
  updates: ReturnType<typeof getUpdates>;
}

const kinds = {
  feature: { name: 'Feature', thread: 'cobalt' },
  update: { name: 'Update', thread: 'teal' },
  documentation: { name: 'Documentation', thread: 'plum' },
} as const;

/** What changed lately, each with its day and kind, leading to the guide that explains it; nothing where nothing changed. */
export function RecentUpdates({ title, updates }: RecentUpdatesProps) {
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="type-h3">
        {title}
      </h2>
      <ul className="mt-5 rule-t-bold border-ink">
        {updates.map(({ id, title: name, date, type, href }) => (
          <li key={id} className="help-update">
            <time dateTime={date} className="type-label">
              {date}
            </time>
            <a
              href={href}
              className="help-update-link font-semibold underline-offset-4 hover:underline cover-link"
            >
              {name}
            </a>
            <Kind {...kinds[type]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ name, thread }: (typeof kinds)[keyof typeof kinds]) {
  const { tint, text } = threadClasses[thread];
  return <Tag className={cx('help-update-tag', tint, text)}>{name}</Tag>;
}
