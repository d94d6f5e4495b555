import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { threadClasses } from '@/components/ui/thread';
import type { NotificationExample } from '@/content/features';

interface DriverMessagesProps {
  notifications: readonly NotificationExample[];
}

/** Example messages to a recipient, as they look on a phone's lock screen. */
export function DriverMessages({ notifications }: DriverMessagesProps) {
  return (
    <ul
      aria-label="Example notifications"
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14.5rem),1fr))] gap-3 lg:ml-16"
    >
      {notifications.map(({ title, text, time, icon, thread }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded-pop rule border-line bg-surface p-4 text-[.9375rem] leading-snug shadow-1"
        >
          <span
            className={cx(
              'row-span-2 grid size-10 place-items-center rounded-control',
              threadClasses[thread].tint,
              threadClasses[thread].text,
            )}
          >
            <Icon name={icon} />
          </span>
          <strong className="font-semibold">{title}</strong>
          <span className="type-label self-start pt-1 text-ink-2">{time}</span>
          <span className="col-span-2 text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}
