import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { CommunityRow } from '@/content/home/community';
import { CommunityThread } from './community-thread';
import './community.css';

interface CommunityProps {
  id: string;
  title: string;
  aside: string;
  rows: readonly CommunityRow[];
}

/** The stats board on the night band: label, thread, terminal stop, figure. */
export function Community({ id, title, aside, rows }: CommunityProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} ground="band" thread="right">
      <div className="frame">
        <SectionHeading
          id={`${id}-title`}
          stop="right"
          title={title}
          aside={<p className="max-md:hidden">{aside}</p>}
        />
        <dl className="mt-8 rule-b border-line">
          {rows.map((row) => (
            <div key={row.label} className="community-row">
              <dt>{row.label}</dt>
              <dd className="community-figure type-figure">
                <CommunityThread thread={row.thread} stops={row.stops} />
                {row.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
