import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import type { NotificationExample } from '@/content/home/features';

/** What a recipient reads, each notice under the moment of the route that sends it. */
export const Notices = ({ notices }: { notices: readonly NotificationExample[] }) => (
  <ol className="grid grid-cols-1 gap-6">
    {notices.map(({ moment, title, text, time, icon, hue }) => (
      <li key={title} className={cx('[overflow-wrap:anywhere]', hueClasses[hue].color)}>
        <p className="route-dash flex items-center gap-3 type-h5">{moment}</p>
        <div className="mt-2.5 flex gap-3 rounded-pop rule border-line bg-surface p-5 type-small">
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-control ${hueClasses[hue].tint} ${hueClasses[hue].text}`}
          >
            <Icon name={icon} />
          </span>
          <p className="min-w-0 flex-1">
            <b className="block font-semibold">{title}</b>
            {text}
          </p>
          <span className="type-label text-ink-2">{time}</span>
        </div>
      </li>
    ))}
  </ol>
);
