import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { CommunityRow } from '@/content/home/community';
import type { CommunitySection } from '@/content/schemas/home/sections';
import './community.css';

type CommunityProps = CommunitySection & { id: string; rows: readonly CommunityRow[] };

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
            <div
              key={row.label}
              className="community-row grid gap-0.5 rule-t border-line py-4 lg:items-center"
            >
              <dt>{row.label}</dt>
              <dd className="community-figure flex min-w-0 items-center justify-end gap-3 type-figure lg:gap-6 [overflow-wrap:anywhere]">
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

/** Stops stand in percent of the length, so the line stretches and its circles do not. */
function CommunityThread({ thread, stops }: Pick<CommunityRow, 'thread' | 'stops'>) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
      className={`community-thread mr-4 h-5 min-w-0 flex-1 overflow-visible stroke-(--thread) thread-${thread}`}
    >
      <line x1="6" y1="10" x2="100%" y2="10" />
      <circle cx="0" cy="10" r="6" className="max-lg:hidden" />
      {stops.map((stop) => (
        <circle
          key={stop}
          cx={`${stop}%`}
          cy="10"
          r="6.5"
          fill="var(--thread)"
          stroke="none"
          className="max-lg:hidden"
        />
      ))}
      <circle cx="100%" cy="10" r="7.5" transform="translate(7.5)" />
    </svg>
  );
}
