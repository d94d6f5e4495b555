import { Boundary } from '@/components/ui/island/island.client';
import { hueClasses } from '@/components/ui/route/hues';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { NotificationExample } from '@/content/home/features';
import type { Headed } from '@/content/schemas/home/sections';
import type { JobGroup } from '@/lib/content/products/jobs';
import { JobBoard } from './job-board.client';
import { JobRow } from './job-row';
import { NoticeItems } from './notice';
import './feature-blocks.css';

type FeatureBlocksProps = Headed & {
  groups: readonly JobGroup[];
  /** Messages in place of a picture, for the row that shows them. */
  notifications: readonly NotificationExample[];
};

/** All features on one board. The open row's picture stands beside it, or under the row where there is no room. */
export function FeatureBlocks({ title, groups, notifications }: FeatureBlocksProps) {
  const messages = notifications.length > 0 && (
    <ul
      aria-label="Example notifications"
      className="job-messages grid w-full gap-3 rounded-card bg-sunk p-5"
    >
      <NoticeItems notices={notifications} />
    </ul>
  );
  return (
    <Section labelledBy="features-title" route="left" className="@container">
      <div className="jobs frame grid">
        <Boundary name="feature list">
          <JobBoard />
        </Boundary>
        <SectionHeading
          id="features-title"
          title={title}
          stop="left"
          className="jobs-head max-w-[15ch]"
        />
        <div className="jobs-groups">
          {groups.map(({ id, title: name, code, hue, features }, at) => (
            <details
              key={id}
              open={at === 0}
              className={`jobs-fold job-group ${hueClasses[hue].color}`}
            >
              <summary className="jobs-sign flex min-h-12 items-center gap-3 route-dash rule-t-bold border-ink">
                <h3 className="flex-1 type-h5">{name}</h3>
                <span className="type-label text-ink-2">{features.length}</span>
              </summary>
              {features.map((job, index) => (
                <JobRow
                  key={job.section_id}
                  job={job}
                  code={`${code}${index + 1}`}
                  color={hueClasses[hue].text}
                  messages={messages}
                  open={at === 0 && index === 0}
                />
              ))}
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
