import type { NotificationExample } from '@/content/home/features';
import { NoticeItem } from './notice';

interface DriverMessagesProps {
  notifications: readonly NotificationExample[];
}

/** Example messages to a recipient, in two columns where the board has room for them. */
export function DriverMessages({ notifications }: DriverMessagesProps) {
  return (
    <ul
      aria-label="Example notifications"
      className="mt-6 grid grid-cols-1 gap-3 @min-[40rem]:grid-cols-2 @min-[80rem]:ml-16"
    >
      {notifications.map((notice) => (
        <NoticeItem key={notice.title} notice={notice} />
      ))}
    </ul>
  );
}
