import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import { threadClasses } from '@/components/ui/thread/thread';
import type { NotificationExample } from '@/content/home/features';
import type { MessagesContent } from '@/content/products/driver-mobile-app';
import { FeatureLink } from '../features/feature-link';

interface SwipeMessagesProps {
  content: MessagesContent;
  notifications: readonly NotificationExample[];
}

/** The four notices of a delivery (SPEC 3), each beside the moment of the round that sends it. */
export function SwipeMessages({ content, notifications }: SwipeMessagesProps) {
  const { heading, description, section_id, moments, link } = content;
  const id = `${section_id}-title`;
  return (
    <Section id={section_id} labelledBy={id} ground="sunk" thread="left">
      <div className="frame swipe-messages">
        <div className="feature-words">
          <div className="type-h2">
            <ThreadStop side="left" />
            <h2 id={id}>{heading}</h2>
          </div>
          <p className="text-ink-2">{description}</p>
          <FeatureLink heading={heading} link={link} />
        </div>
        <ol>
          {notifications.map(({ title, text, time, icon, thread }, index) => (
            <li key={title} className={threadClasses[thread].color}>
              <p className="type-h5">{moments[index]}</p>
              <div className="swipe-message type-small">
                <span className={cx(threadClasses[thread].tint, threadClasses[thread].text)}>
                  <Icon name={icon} />
                </span>
                <p>
                  <b>{title}</b>
                  {text}
                </p>
                <span className="type-label text-ink-2">{time}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
