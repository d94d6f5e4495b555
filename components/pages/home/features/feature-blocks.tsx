import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { FeatureGroup, featuresSection, NotificationExample } from '@/content/home/features';
import { FeatureBoard } from './feature-board';
import { NoticeItem } from './notice';
import './feature-board.css';

type FeatureBlocksProps = typeof featuresSection & {
  groups: readonly FeatureGroup[];
  /** Messages shown in the driver app's row. */
  notifications: readonly NotificationExample[];
};

/**
 * All features of the products on one board like a timetable, each with a section id of its own.
 * The heading stays beside the board while it is read. Its breakpoints are in rem
 * of the section's own width, like the header's.
 */
export function FeatureBlocks({ title, lead, groups, notifications }: FeatureBlocksProps) {
  const messages = (
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
          <div className="type-h2">
            <ThreadStop side="left" />
          </div>
          <div className="sticky top-28 lg:pr-6">
            <h2 id="features-title" className="type-h2 max-w-[15ch]">
              {title}
            </h2>
            <p className="mt-5 max-w-[33ch] text-ink-2">{lead}</p>
          </div>
        </div>
        <div className="grid gap-14">
          {groups.map((group) => (
            <FeatureBoard key={group.id} group={group} extra={{ 'driver-mobile-app': messages }} />
          ))}
        </div>
      </div>
    </Section>
  );
}
