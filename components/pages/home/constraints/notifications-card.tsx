import type { FeatureCard } from '@/content/home/constraints';
import { type Notice, NoticeItem } from '../features/notice';

interface NotificationsCardProps {
  card: FeatureCard;
  notices: readonly Notice[];
}

/** What customers read while they wait, one card a message. */
export function NotificationsCard({ card, notices }: NotificationsCardProps) {
  return (
    <article className="bento-messages @container flex flex-col rounded-card rule border-transparent bg-ochre-tint">
      <ul className="grid gap-2.5">
        {notices.map((notice) => (
          <NoticeItem key={notice.title} notice={notice} />
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <h3 className="type-h4">{card.title}</h3>
        <p className="mt-1 type-small text-ink-2">{card.description}</p>
      </div>
    </article>
  );
}
