import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseStudy } from '@/content/case-studies';
import type { CaseStudyStory } from '@/content/case-studies/types';
import type { successStories } from '@/content/success-stories';
import { weekLabel } from '@/lib/words/time-words';
import './week-rows.css';

type WeekRowsProps = typeof successStories.weeks & {
  rows: readonly { study: CaseStudy; story: CaseStudyStory }[];
};

/** The steps of all stories on one scale of weeks, a line for each, stops where steps begin. */
export function WeekRows({ title, lead, rows }: WeekRowsProps) {
  const last = Math.max(
    ...rows.flatMap(({ story }) => story.timeline.steps.map(({ weeks }) => weeks.to)),
  );
  const scale = { gridTemplateColumns: `repeat(${last}, minmax(0, 1fr))` };
  return (
    <Section labelledBy="weeks" ground="sunk">
      <div className="frame">
        <SectionHeading id="weeks" title={title} aside={<p>{lead}</p>} />
        <div className="mt-12 grid gap-10">
          {rows.map(({ study, story }) => (
            <div
              key={study.slug}
              className={cx(
                'gap-6 md:grid md:grid-cols-[8rem_minmax(0,1fr)]',
                threadClasses[study.thread].color,
              )}
            >
              <h3 className="mb-4 type-h5 md:-mt-3 md:mb-0">{study.industry}</h3>
              <ol className="ml-2.5 md:ml-0 md:grid" style={scale}>
                {story.timeline.steps.map(({ title: step, weeks }) => (
                  <li
                    key={step}
                    className="week-step"
                    style={{ gridColumn: `${weeks.from} / ${weeks.to + 1}` }}
                  >
                    <strong className="type-small">{step}</strong>
                    <span className="w-22 shrink-0 type-label text-ink-2 md:block">
                      {weekLabel(weeks)}
                    </span>
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
