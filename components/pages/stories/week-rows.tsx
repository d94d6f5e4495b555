import { TitledSection } from '@/components/ui/section/section';
import type { CaseStudy } from '@/content/case-studies/types';
import type { SuccessStories } from '@/content/schemas/stories';
import { weekLabel } from '@/lib/words/time-words';
import './week-rows.css';

type WeekRowsProps = SuccessStories['weeks'] & {
  studies: readonly Pick<CaseStudy, 'slug' | 'industry' | 'hue' | 'timeline'>[];
};

/** Share of the scale that a title needs. */
const leastShare = 1 / 12;

/** The steps of all stories on one scale of weeks; lists where one would be too short for its title. */
export function WeekRows({ title, lead, studies }: WeekRowsProps) {
  const steps = studies.flatMap(({ timeline }) => timeline.steps);
  const last = Math.max(...steps.map(({ weeks }) => weeks.to));
  const onScale = steps.every(({ weeks }) => (weeks.to - weeks.from + 1) / last >= leastShare);
  const scale = onScale ? { gridTemplateColumns: `repeat(${last}, minmax(0, 1fr))` } : undefined;
  return (
    <TitledSection labelledBy="weeks" ground="sunk" title={title} aside={<p>{lead}</p>}>
      <div className="mt-12 grid gap-10">
        {studies.map(({ slug, industry, hue, timeline }) => (
          <div key={slug} className={`week-row hue-${hue}`}>
            <h3 className="mb-2 type-h5">{industry}</h3>
            <ol className={onScale ? 'week-scale' : undefined} style={scale}>
              {timeline.steps.map(({ title: step, weeks }) => (
                <li
                  key={step}
                  className="week-step relative ms-2 flex items-baseline justify-between gap-3 py-2"
                  style={scale && { gridColumn: `${weeks.from} / ${weeks.to + 1}` }}
                >
                  <strong className="type-small">{step}</strong>
                  <p className="type-label text-ink-2">{weekLabel(weeks)}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
