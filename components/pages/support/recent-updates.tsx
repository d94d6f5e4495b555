import { cx } from '@/components/ui/cx';
import { Tag } from '@/components/ui/tag/tag';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Href } from '@/lib/routes';
import './recent-updates.css';

interface RecentUpdatesProps {
  title: string;
  updates: readonly {
    id: number;
    title: string;
    date: string;
    type: keyof typeof kinds;
    href: Href;
  }[];
}

const kinds = {
  feature: { name: 'Feature', thread: 'cobalt' },
  update: { name: 'Update', thread: 'teal' },
  documentation: { name: 'Documentation', thread: 'plum' },
} as const;

/** What changed lately, each with its day and kind, leading to the guide that explains it. */
export function RecentUpdates({ title, updates }: RecentUpdatesProps) {
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="type-h3">
        {title}
      </h2>
      <ul className="help-updates">
        {updates.map(({ id, title: name, date, type, href }) => (
          <li key={id} className="help-update">
            <time dateTime={date} className="type-label">
              {date}
            </time>
            <a href={href} className="help-update-link cover-link">
              {name}
            </a>
            <Kind type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ type }: { type: keyof typeof kinds }) {
  const { name, thread } = kinds[type];
  const { tint, text } = threadClasses[thread];
  return <Tag className={cx('help-kind', tint, text)}>{name}</Tag>;
}
