import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { threadClasses } from '@/components/ui/thread/thread';
import type { NotificationExample } from '@/content/home/features';
import type { MessagesContent } from '@/content/schemas/features';
import { FeatureWords } from '../features/feature-words';
import './swipe-messages.css';

interface SwipeMessagesProps {
  content: MessagesContent;
  notifications: readonly NotificationExample[];
}

/** The notices of a delivery, each beside the moment of the round that sends it. */
export function SwipeMessages({ content, notifications }: SwipeMessagesProps) {
  const id = `${content.section_id}-title`;
  return (
    <Section thread="left" id={content.section_id} labelledBy={id} ground="sunk">
      <div className="swipe-messages frame grid items-center gap-x-16 gap-y-10">
        <FeatureWords id={id} feature={content} />
        <ol>
          {notifications.map(({ moment, title, text, time, icon, thread }, index, { length }) => {
            const { color, tint, text: letters } = threadClasses[thread];
            return (
              <li
                key={title}
                className={cx('swipe-moment', index === length - 1 && 'swipe-end', color)}
              >
                <p className="type-h5">{moment}</p>
                <div className="swipe-message rounded-pop rule border-line bg-surface type-small">
                  <span
                    className={`grid size-10 place-items-center rounded-control ${tint} ${letters}`}
                  >
                    <Icon name={icon} />
                  </span>
                  <p>
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
