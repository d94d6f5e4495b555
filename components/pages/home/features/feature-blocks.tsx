import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { FeatureGroup, NotificationExample } from '@/content/home/features';
import { DriverMessages } from './driver-messages';
import { FeatureBoard } from './feature-board';
import './feature-board.css';

interface FeatureBlocksProps {
  title: string;
  lead: string;
  groups: readonly FeatureGroup[];
  /** Messages shown in the driver app's row. */
  notifications: readonly NotificationExample[];
}

/**
 * All features of the products on one board like a timetable, each with a section id of its own.
 * The heading stays beside the board while it is read. Its breakpoints are in rem
 * of the section's own width, like the header's.
 */
export function FeatureBlocks({ title, lead, groups, notifications }: FeatureBlocksProps) {
  return (
    <Section labelledBy="features-title" thread="left" className="@container">
      <div className="feature-columns frame">
        <div>
          <div className="type-h2">
            <ThreadStop side="left" />
          </div>
          <div className="feature-title">
            <h2 id="features-title" className="type-h2 max-w-[15ch]">
              {title}
            </h2>
            <p className="mt-5 max-w-[33ch] text-ink-2">{lead}</p>
          </div>
        </div>
        <div className="grid gap-14">
          {groups.map((group) => (
            <FeatureBoard
              key={group.id}
              group={group}
              extra={{ 'driver-mobile-app': <DriverMessages notifications={notifications} /> }}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
