import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseStudy } from '@/content/case-studies';
import type { CaseStudyStory } from '@/content/case-studies/types';
import { weekLabel } from '@/lib/words/time-words';

interface WeekRowsProps {
  title: string;
  lead: string;
  rows: readonly {
    study: CaseStudy;
    story: CaseStudyStory;
  }[];
}

/** The steps of all stories on one scale of weeks, a line for each, stops where steps begin. */
export function WeekRows({ title, lead, rows }: WeekRowsProps) {
  return (
    <Section labelledBy="weeks" ground="sunk">
      <div className="frame">
        <SectionHeading id="weeks" title={title} aside={<p>{lead}</p>} />
        <div className="week-rows">
          {rows.map(({ study, story }) => (
            <div key={study.slug} className={threadClasses[study.thread].color}>
              <h3 className="type-h5">{study.industry}</h3>
              <ol>
                {story.timeline.steps.map(({ title: step, weeks }) => (
                  <li key={step} style={{ gridColumn: `${weeks.from} / ${weeks.to + 1}` }}>
                    <strong className="type-small">{step}</strong>
                    <span className="type-label text-ink-2">{weekLabel(weeks)}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
