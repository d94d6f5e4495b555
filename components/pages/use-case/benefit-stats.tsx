import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { UseCase } from '@/content/use-cases/types';
import './benefit-stats.css';

interface BenefitStatsProps {
  useCase: UseCase;
  ground: SectionGround;
}

const columns = 'use-stats-line grid grid-cols-2';

/** Classes of the list and of each figure. */
const layouts = {
  foot: [`use-foot bg-paper ${columns}`, 'use-foot-stat gap-2 rule-b border-line'],
  columns: [`mt-10 gap-x-6 gap-y-8 ${columns}`, 'use-column gap-3 rule-t-bold border-ink pt-5'],
  rows: ['rule-t-bold border-ink', 'use-row gap-2 rule-b border-line py-4'],
  shelf: [`gap-4 lg:gap-6 ${columns}`, 'use-ticket gap-2 bg-surface'],
} as const satisfies Record<UseCase['looks']['stats'], readonly [list: string, figure: string]>;

/** Benefit statistics, ruled; on a shelf or at the foot of the hero they need no heading to see. */
export function BenefitStats({ useCase, ground }: BenefitStatsProps) {
  const { statsTitle: title, stats, looks } = useCase;
  const look = looks.stats;
  const [list, figure] = layouts[look];
  const figures = (
    <dl className={`use-stats ${list}`}>
      {stats.map(({ value, label }, index) => (
        <div
          key={label}
          className={cx('flex flex-col-reverse justify-end', figure, index % 2 === 1 && 'use-even')}
        >
          <dt className="use-stat-label text-ink-2">{label}</dt>
          <dd className="use-stat-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (look === 'foot' || look === 'shelf') {
    return (
      <Section labelledBy="numbers" ground={ground} space="none">
        <h2 id="numbers" className="sr-only">
          {title}
        </h2>
        {look === 'foot' ? (
          figures
        ) : (
          <div className="use-shelf">
            <div className="frame">{figures}</div>
          </div>
        )}
      </Section>
    );
  }
  return (
    <TitledSection
      labelledBy="numbers"
      ground={ground}
      title={title}
      layout={look === 'rows' && 'use-beside grid gap-10'}
    >
      {figures}
    </TitledSection>
  );
}
