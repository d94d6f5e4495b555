import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { threadClasses } from '@/components/ui/thread/thread';
import type { NotificationExample } from '@/content/home/features';
import type { MessagesContent } from '@/content/schemas/features';
import { FeatureWords } from '../features/feature-words';

interface SwipeMessagesProps {
  content: MessagesContent;
  notifications: readonly NotificationExample[];
}

/** The notices of a delivery, each beside the moment of the round that sends it. */
export function SwipeMessages({ content, notifications }: SwipeMessagesProps) {
  const id = `${content.section_id}-title`;
  return (
    <Section thread="left" id={content.section_id} labelledBy={id} ground="sunk">
      <div className="frame grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <FeatureWords id={id} feature={content} />
        <ol className="grid grid-cols-1 gap-6">
          {notifications.map(({ moment, title, text, time, icon, thread }) => {
            const { color, tint, text: letters } = threadClasses[thread];
            return (
              <li key={title} className={cx('[overflow-wrap:anywhere]', color)}>
                <p className="thread-dash flex items-center gap-3 type-h5">{moment}</p>
                <div className="mt-2.5 flex gap-3 rounded-pop rule border-line bg-surface p-5 type-small">
                  <span
                    className={`grid size-10 shrink-0 place-items-center rounded-control ${tint} ${letters}`}
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
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
