import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import { threadClasses } from '@/components/ui/thread/thread';
import type { FeatureGroup, NotificationExample } from '@/content/home/features';
import type { FeaturesSection } from '@/content/schemas/home/sections';
import { NoticeItem } from './notice';
import './feature-blocks.css';

type FeatureBlocksProps = FeaturesSection & {
  groups: readonly FeatureGroup[];
  /** Messages under the row that shows them. */
  notifications: readonly NotificationExample[];
};

/**
 * All features of the products on one board like a timetable, each with a section id of its own.
 * The heading stays beside the board while it is read. Its breakpoints are in rem
 * of the section's own width, like the header's.
 */
export function FeatureBlocks({ title, lead, groups, notifications }: FeatureBlocksProps) {
  const messages = notifications.length > 0 && (
    <ul
      aria-label="Example notifications"
      className="mt-6 grid grid-cols-1 gap-3 @min-[40rem]:grid-cols-2 @min-[80rem]:ml-16"
    >
      {notifications.map((notice) => (
        <NoticeItem key={notice.title} notice={notice} />
      ))}
    </ul>
  );
  return (
    <Section labelledBy="features-title" thread="left" className="@container">
      <div className="feature-columns frame grid grid-cols-1 gap-x-6 gap-y-10">
        <div>
          <ThreadStop side="left" className="type-h2" />
          <div className="top-28 lg:sticky lg:pr-6">
            <h2 id="features-title" className="type-h2 max-w-[15ch]">
              {title}
            </h2>
            <p className="mt-5 max-w-[33ch] text-ink-2">{lead}</p>
          </div>
        </div>
        <div className="grid gap-14">
          {groups.map((group) => (
            <FeatureBoard key={group.id} group={group} messages={messages} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/**
 * The lines of one product: code, name and a sentence, the whole row a link. The messages stand under
 * the row that shows them.
 */
function FeatureBoard({ group, messages }: { group: FeatureGroup; messages: ReactNode }) {
  const { color, text } = threadClasses[group.thread];
  return (
    <div>
      <h3
        className={`thread-dash type-h5 flex items-center gap-3 rule-b-bold border-ink pb-3 ${color}`}
      >
        {group.title}
      </h3>
      <ul>
        {group.features.map(({ section_id: id, heading, description, link, shows }, index) => (
          <li key={id} id={id} className="group relative rule-b border-line py-6">
            <div className="feature-row grid gap-y-1 @max-[14rem]:block">
              <span aria-hidden="true" className={`type-label pt-2 ${text}`}>
                {`${group.code}${index + 1}`}
              </span>
              <h4 className="type-h4">
                <a
                  href={link}
                  className="cover-link underline-offset-4 group-hover:underline group-target:underline"
                >
                  {heading}
                </a>
              </h4>
              <p className="feature-text type-small text-ink-2">{description}</p>
              <Icon name="arrow-right" className="feature-arrow size-5 @max-[14rem]:hidden" />
            </div>
            {shows === 'messages' && messages}
          </li>
        ))}
      </ul>
    </div>
  );
}
