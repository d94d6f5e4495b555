import { ThreadStop } from '@/components/ui/running-thread';
import { Section } from '@/components/ui/section';
import type { FeatureGroup, NotificationExample } from '@/content/features';
import { DriverMessages } from './driver-messages';
import { FeatureBoard } from './feature-board';

interface FeatureBlocksProps {
  title: string;
  lead: string;
  groups: readonly FeatureGroup[];
  /** Messages shown in the driver app's row. */
  notifications: readonly NotificationExample[];
}

/**
 * All features of the products on one board like a timetable, each with the section id that
 * SPEC 2 gives it. The heading stays beside the board while it is read. Its breakpoints are in rem
 * of the section's own width, like the header's.
 */
export function FeatureBlocks({ title, lead, groups, notifications }: FeatureBlocksProps) {
  return (
    <Section labelledBy="features-title" thread="left" className="@container">
      <div className="frame grid grid-cols-1 gap-x-6 gap-y-10 @min-[64rem]:grid-cols-[4fr_8fr]">
        <div>
          <div className="type-h2">
            <ThreadStop side="left" />
          </div>
          <div className="lg:sticky lg:top-28 lg:pr-6">
            <h2 id="features-title" className="type-h2 max-w-[14ch]">
              {title}
            </h2>
            <p className="mt-5 max-w-[38ch] text-ink-2">{lead}</p>
          </div>
        </div>
        <div className="grid gap-14 lg:gap-18">
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
