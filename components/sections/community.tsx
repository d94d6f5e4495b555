import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { CommunityRow } from '@/content/home/community';

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
        <dl className="mt-8 border-b border-line md:mt-10">
          {rows.map((row) => (
            <div key={row.label} className="community-row">
              <dt className="lg:text-[1.1875rem]">{row.label}</dt>
              <dd className="community-figure type-figure">
                <Thread row={row} />
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
function Thread({ row: { thread, stops } }: { row: CommunityRow }) {
  return (
    <svg aria-hidden="true" className={`community-thread community-${thread}`}>
      <line x1="6" y1="10" x2="100%" y2="10" />
      <circle cx="0" cy="10" r="6" className="community-start" />
      {stops.map((stop) => (
        <circle key={stop} cx={`${stop}%`} cy="10" r="6.5" className="community-stop" />
      ))}
      <circle cx="100%" cy="10" r="7.5" transform="translate(7.5)" />
    </svg>
  );
}
