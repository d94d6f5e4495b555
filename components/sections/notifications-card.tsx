import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { type Thread, threadClasses } from '@/components/ui/thread';
import type { FeatureCard } from '@/content/home/constraints';
import type { IconName } from '@/lib/icons';

/** A message a customer gets. */
export interface Notice {
  icon: IconName;
  thread: Thread;
  title: string;
  text: string;
  time: string;
}

interface NotificationsCardProps {
  card: FeatureCard;
  notices: readonly Notice[];
}

/** What customers read while they wait, one card a message. */
export function NotificationsCard({ card, notices }: NotificationsCardProps) {
  return (
    <article className="flex flex-col rounded-card bg-ochre-tint p-5 sm:max-lg:col-span-full lg:p-6.5">
      <ul className="grid gap-2.5">
        {notices.map(({ icon, thread, title, text, time }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-control rule border-line bg-surface px-4 py-3 text-[.875rem] leading-snug shadow-2"
          >
            <span
              className={cx(
                'row-span-2 grid size-10 place-items-center rounded-small',
                threadClasses[thread].tint,
                threadClasses[thread].text,
              )}
            >
              <Icon name={icon} />
            </span>
            <b className="text-[.9375rem] font-semibold">{title}</b>
            <span className="type-label text-ink-2">{time}</span>
            <span className="col-span-2 text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <h3 className="type-h4">{card.title}</h3>
        <p className="mt-1 type-small text-ink-2">{card.description}</p>
      </div>
    </article>
  );
}
