import type { NotificationExample } from '@/content/home/features';
import { NoticeItem } from './notice';

interface DriverMessagesProps {
  notifications: readonly NotificationExample[];
}

/** Example messages to a recipient, in two columns where the board has room for them. */
export function DriverMessages({ notifications }: DriverMessagesProps) {
  return (
    <ul aria-label="Example notifications" className="feature-notices mt-6 grid grid-cols-1 gap-3">
      {notifications.map((notice) => (
        <NoticeItem key={notice.title} notice={notice} />
      ))}
    </ul>
  );
}
