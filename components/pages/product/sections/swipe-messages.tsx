import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { NotificationExample } from '@/content/home/features';
import type { MessagesContent } from '@/content/products/driver-mobile-app';
import { FeatureWords } from '../features/feature-words';
import { ProductSection } from '../page/product-section';
import './swipe-messages.css';

interface SwipeMessagesProps {
  content: MessagesContent;
  notifications: readonly NotificationExample[];
}

/** The four notices of a delivery, each beside the moment of the round that sends it. */
export function SwipeMessages({ content, notifications }: SwipeMessagesProps) {
  const id = `${content.section_id}-title`;
  return (
    <ProductSection id={content.section_id} labelledBy={id} ground="sunk">
      <div className="frame swipe-messages">
        <FeatureWords id={id} feature={content} />
        <ol>
          {notifications.map(({ title, text, time, icon, thread }, index) => (
            <li
              key={title}
              className={cx(
                'swipe-moment',
                index === notifications.length - 1 && 'swipe-end',
                threadClasses[thread].color,
              )}
            >
              <p className="type-h5">{content.moments[index]}</p>
              <div className="swipe-message type-small">
                <span
                  className={cx(
                    'swipe-sign',
                    threadClasses[thread].tint,
                    threadClasses[thread].text,
                  )}
                >
                  <Icon name={icon} />
                </span>
                <p>
                  <b className="swipe-title">{title}</b>
                  {text}
                </p>
                <span className="type-label text-ink-2">{time}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </ProductSection>
  );
}
